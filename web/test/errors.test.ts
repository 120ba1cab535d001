/** What can go wrong is said in words, and nothing that was typed is lost. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Live } from "../src/lib/live.svelte";
import { change } from "../src/lib/settings.svelte";
import { has, loadTopic, speak } from "../src/lib/texts.svelte";
import Home from "../src/pages/Home.svelte";
import Learn from "../src/pages/Learn.svelte";
import Lobby from "../src/pages/Lobby.svelte";
import NewTable from "../src/pages/NewTable.svelte";
import TablePage from "../src/pages/TablePage.svelte";
import { scene } from "./scenes";

/** What the server answers: by path, or not at all. */
let answers: Record<string, unknown> = {};
const asked: string[] = [];

beforeAll(async () => {
  change("lang", "en");
  await speak("en");
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("scrollTo", () => {});
  HTMLDialogElement.prototype.showModal ??= () => {};
});
beforeEach(() => {
  answers = {};
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const found = Object.keys(answers).find((start) => path.startsWith(`/api/${start}`));
    if (!found) throw new TypeError("Failed to fetch");
    const answer = answers[found] as { error?: object };
    return new Response(JSON.stringify(answer), {
      status: answer?.error ? 409 : 200,
      headers: { "content-type": "application/json" },
    });
  });
});
afterEach(cleanup);

const said = () => screen.findByRole("alert").then((alert) => alert.textContent);

/** A table at which people gather, as Bo sees it who has not sat down. */
function lobby(change: object = {}) {
  const table = structuredClone(scene("marshmallow-2").table!);
  table.phase = "gathering";
  table.seats[1] = { ...table.seats[1]!, kind: "open", name: null, level: null, ready: false };
  const ask = vi.fn(async () => null);
  const live = { link: "open", table, you: { seats: [], host: false }, problem: null, ask, again: vi.fn(), ...change };
  render(Lobby, { props: { live: live as unknown as Live } });
  return live;
}

test("every error of the wire has a sentence", async () => {
  await loadTopic("introductions");
  const page = readFileSync(join(import.meta.dirname, "../../docs/wire.md"), "utf-8");
  const table = page.split("### Errors")[1]?.split("\n## ")[0] ?? "";
  const ids = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([a-z-]+)`/g)].map(([, id]) => id as string),
  );
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => id !== "refused" && !has(`problem-${id}`) && !has(`refuse-${id}`))).toEqual([]);
});

test.each([
  ["seat-taken", "Somebody sits there already."],
  ["wrong-key", "This seat is kept for somebody else."],
  ["not-gathering", "The game has begun already."],
  ["something-new", "That did not work. Please try again."],
])("at a table that gathers: %s", async (id, sentence) => {
  lobby({ problem: { id } });
  expect(await said()).toBe(sentence);
});

test("a table that is full says so", () => {
  const { table } = scene("marshmallow-2");
  lobby({ table: { ...table!, phase: "gathering" } });
  expect(screen.getByRole("status").textContent).toContain("All seats are taken.");
});

test("the line is lost while people gather", async () => {
  lobby({ link: "lost" });
  expect(await said()).toContain("Connection lost");
});

test("a name that was typed is still there when sitting down failed, and on the next page", async () => {
  change("name", "");
  const live = lobby();
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Zoë" } });
  await fireEvent.click(screen.getByRole("button", { name: "Sit here" }));
  expect(await said()).toBe("The server cannot be reached just now.");
  expect(live.ask).not.toHaveBeenCalled();
  expect((screen.getByLabelText("Your name") as HTMLInputElement).value).toBe("Zoë");
  expect(JSON.parse(localStorage.getItem("petitfour") ?? "{}").name).toBe("Zoë");
  answers = { me: { name: "Zoë" } };
  await fireEvent.click(screen.getByRole("button", { name: "Sit here" }));
  await waitFor(() => expect(live.ask).toHaveBeenCalledWith("sit", { seat: 1, name: "Zoë" }));
});

test("home without a server: it is said, and the games are there all the same", async () => {
  render(Home);
  expect(await said()).toBe("The server cannot be reached just now.");
  await fireEvent.click(screen.getAllByRole("button", { name: "Play with bots" })[0]!);
  await waitFor(() => expect(screen.getAllByRole("alert").length).toBe(1));
  expect((screen.getAllByRole("button", { name: "Play with bots" })[0] as HTMLButtonElement).disabled).toBe(false);
});

test("a new table that is refused keeps its choices", async () => {
  const settings = [{ name: "edition", type: "choice", default: "gamewright", choices: ["gamewright", "gigamic"] }];
  answers = { games: [{ id: "marshmallow", players: [2, 3], settings, levels: ["easy", "medium"] }] };
  render(NewTable, { props: { game: "marshmallow", players: 3, onplayers: () => {} } });
  await fireEvent.click(await screen.findByLabelText("One must trump too"));
  answers = { me: { name: "Ada" }, tables: { error: { id: "bad-setting" } } };
  await fireEvent.click(screen.getByRole("button", { name: "Set the table" }));
  expect(await said()).toBe("These settings do not go together.");
  expect((screen.getByLabelText("One must trump too") as HTMLInputElement).checked).toBe(true);
});

test("the choices of a new table can be asked for again", async () => {
  render(NewTable, { props: { game: "monster", players: 3, onplayers: () => {} } });
  expect(await said()).toBe("The server cannot be reached just now.");
  answers = { games: [{ id: "monster", players: [2, 3], settings: [], levels: ["easy"] }] };
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("button", { name: "Set the table" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an introduction without a server can be tried again; one that is not there leads home", async () => {
  const { unmount } = render(Learn, { props: { id: "monster", at: "" } });
  expect(await said()).toBe("The server cannot be reached just now.");
  const before = asked.length;
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  unmount();
  render(Learn, { props: { id: "chess", at: "" } });
  expect(screen.getByRole("heading").textContent).toBe("No such page");
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
});

let socket: { onclose?: (event: { code: number }) => void } = {};
class Socket {
  static readonly OPEN = 1;
  constructor() {
    socket = this as typeof socket;
  }
  close() {}
}

test("a table that cannot be reached: it is tried again, and after a while said why", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  const { unmount } = render(TablePage, { props: { id: "somewhere", at: "" } });
  const first = socket;
  socket.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(socket).not.toBe(first);
  expect(screen.queryByRole("alert")).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.getByRole("alert").textContent).toBe("The server cannot be reached just now.");
  unmount();
  vi.useRealTimers();
});

test("a table that is gone, or an old link to one", async () => {
  vi.stubGlobal("WebSocket", Socket);
  render(TablePage, { props: { id: "nothing-here", at: "" } });
  expect(screen.getByRole("heading").textContent).toBe("Laying the table…");
  socket.onclose?.({ code: 4404 });
  await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("This table is not here"));
  expect(screen.getByText(/the link is not complete/)).toBeTruthy();
});
