/** Errors are shown in words, and nothing that was typed is lost. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { has, loadTopic, setLanguage } from "../src/lib/i18n/texts.svelte";
import { change } from "../src/lib/preferences/settings.svelte";
import type { Connection } from "../src/lib/state/connection.svelte";
import Home from "../src/pages/Home.svelte";
import Learn from "../src/pages/Learn.svelte";
import Lobby from "../src/pages/Lobby.svelte";
import NewTable from "../src/pages/NewTable.svelte";
import TablePage from "../src/pages/TablePage.svelte";
import { scene } from "./scenes";

/** Mocks the server's answers by path. null: no answer. */
let answers: Record<string, unknown> = {};
const asked: string[] = [];

beforeAll(async () => {
  change("lang", "en");
  await setLanguage("en");
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
      status: answer?.error ? (path.includes("/chess") ? 404 : 409) : 200,
      headers: { "content-type": "application/json" },
    });
  });
});
afterEach(cleanup);

const said = () => screen.findByRole("alert").then((alert) => alert.textContent);

/** The lobby as Bo sees it, who has no seat yet. */
function lobby(change: object = {}) {
  const table = structuredClone(scene("marshmallow-2").table!);
  table.phase = "gathering";
  table.seats[1] = { ...table.seats[1]!, kind: "open", name: null, level: null, ready: false };
  const ask = vi.fn(async () => null);
  const connection = {
    link: "open",
    table,
    you: { seats: [], host: false },
    problem: null,
    ask,
    again: vi.fn(),
    ...change,
  };
  render(Lobby, { props: { connection: connection as unknown as Connection } });
  return connection;
}

test("every error of the protocol has a text", async () => {
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
  ["seat-taken", "Someone already sits there."],
  ["wrong-key", "This seat is reserved for someone else."],
  ["not-gathering", "The game has already started."],
  ["something-new", "That did not work. Please try again."],
])("the lobby shows the error %s", async (id, sentence) => {
  lobby({ problem: { id } });
  expect(await said()).toBe(sentence);
});

test("the lobby says that the table is full", () => {
  const { table } = scene("marshmallow-2");
  lobby({ table: { ...table!, phase: "gathering" } });
  expect(screen.getByRole("status").textContent).toContain("All seats are taken.");
});

test("the lobby shows a lost connection", async () => {
  lobby({ link: "lost" });
  expect(await said()).toContain("Connection lost");
});

test("a typed name is kept when taking a seat fails, and on the next page", async () => {
  change("name", "");
  const connection = lobby();
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Zoë" } });
  await fireEvent.click(screen.getByRole("button", { name: "Sit here" }));
  expect(await said()).toBe("The server is not answering right now.");
  expect(connection.ask).not.toHaveBeenCalled();
  expect((screen.getByLabelText("Your name") as HTMLInputElement).value).toBe("Zoë");
  expect(JSON.parse(localStorage.getItem("petitfour") ?? "{}").name).toBe("Zoë");
  answers = { me: { name: "Zoë" } };
  await fireEvent.click(screen.getByRole("button", { name: "Sit here" }));
  await waitFor(() => expect(connection.ask).toHaveBeenCalledWith("sit", { seat: 1, name: "Zoë" }));
});

test("without a server the home page says so and still shows the games", async () => {
  render(Home);
  expect(await said()).toBe("The server is not answering right now.");
  await fireEvent.click(screen.getAllByRole("button", { name: /^Play 3 bots/ })[0]!);
  await waitFor(() => expect(screen.getAllByRole("alert").length).toBe(1));
  await waitFor(() =>
    expect((screen.getAllByRole("button", { name: /^Play 3 bots/ })[0] as HTMLButtonElement).disabled).toBe(false),
  );
});

test("a refused new table keeps its settings", async () => {
  const settings = [{ name: "edition", type: "choice", default: "gamewright", choices: ["gamewright", "gigamic"] }];
  answers = { games: [{ id: "marshmallow", players: [2, 3], settings, levels: ["easy", "medium"] }] };
  render(NewTable, { props: { game: "marshmallow", players: 3, onplayers: () => {} } });
  await fireEvent.click(await screen.findByLabelText("You must trump too (Gigamic, France)"));
  answers = { me: { name: "Ada" }, tables: { error: { id: "bad-setting" } } };
  await fireEvent.click(screen.getByRole("button", { name: "Create table" }));
  expect(await said()).toBe("These settings do not fit together.");
  expect((screen.getByLabelText("You must trump too (Gigamic, France)") as HTMLInputElement).checked).toBe(true);
});

test("the settings of a new table can be requested again", async () => {
  render(NewTable, { props: { game: "monster", players: 3, onplayers: () => {} } });
  expect(await said()).toBe("The server is not answering right now.");
  answers = { games: [{ id: "monster", players: [2, 3], settings: [], levels: ["easy"] }] };
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("button", { name: "Create table" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a tutorial can be retried without a server; an unknown one links home", async () => {
  const { unmount } = render(Learn, { props: { id: "monster", at: "" } });
  expect(await said()).toBe("The server is not answering right now.");
  const before = asked.length;
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  unmount();
  answers["introductions/chess"] = { error: { id: "not-found" } };
  answers["games/chess/texts"] = { error: { id: "not-found" } };
  render(Learn, { props: { id: "chess", at: "" } });
  await screen.findByRole("heading", { name: "Page not found" });
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
});

let socket: {
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;
} = {};
class Socket {
  static readonly OPEN = 1;
  constructor() {
    socket = this as typeof socket;
  }
  close() {}
}

test("an unreachable table is retried, and after a while the page says why", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  const { unmount } = render(TablePage, { props: { id: "somewhere", at: "" } });
  const first = socket;
  socket.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(socket).not.toBe(first);
  expect(screen.queryByRole("alert")).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.getByRole("alert").textContent).toBe("The server is not answering right now.");
  unmount();
  vi.useRealTimers();
});

test("a deleted table shows a message", async () => {
  vi.stubGlobal("WebSocket", Socket);
  render(TablePage, { props: { id: "nothing-here", at: "" } });
  expect(screen.getByRole("heading").textContent).toBe("Setting up the table…");
  socket.onclose?.({ code: 4404 });
  await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("Table not found"));
  expect(screen.getByText(/the link is incomplete/)).toBeTruthy();
});

test.each([
  ["other-rules", "This table was played with other rules than this server has."],
  ["unreadable", "This table can no longer be opened. Sorry!"],
])("a table that the server cannot read is not retried: %s", async (id, sentence) => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  render(TablePage, { props: { id: "old-one", at: "" } });
  const first = socket;
  socket.onmessage?.({ data: JSON.stringify({ at: 0, error: { id } }) });
  socket.onclose?.({ code: 4410 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket).toBe(first);
  expect(screen.getByRole("heading").textContent).toBe("This table cannot continue");
  expect(screen.getByText(sentence)).toBeTruthy();
  vi.useRealTimers();
});
