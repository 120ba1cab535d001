/** The host gives a seat to a program and gets the command that lets it play. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../src/lib/i18n/texts.svelte";
import { change } from "../src/lib/preferences/settings.svelte";
import type { Connection } from "../src/lib/state/connection.svelte";
import Lobby from "../src/pages/Lobby.svelte";
import { scene } from "./scenes";

let sent: { path: string; body: unknown }[] = [];
let refused = false;

beforeAll(async () => {
  change("lang", "en");
  await setLanguage("en");
  HTMLDialogElement.prototype.showModal ??= () => {};
});
beforeEach(() => {
  sent = [];
  refused = false;
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    if (path.endsWith("/tokens")) sent.push({ path, body: JSON.parse(body as string) });
    const answer = refused ? { error: { id: "seat-taken" } } : { token: "a-secret" };
    return new Response(JSON.stringify(path === "/api/games" ? [] : answer), {
      status: refused ? 409 : 200,
      headers: { "content-type": "application/json" },
    });
  });
});
afterEach(cleanup);

function lobby() {
  const table = structuredClone(scene("marshmallow-2").table!);
  table.phase = "gathering";
  table.seats[1] = { ...table.seats[1]!, kind: "open", name: null, level: null, ready: false };
  const ask = vi.fn(async () => null);
  const you = { seats: [0], host: true };
  const connection = { link: "open", table, you, problem: null, ask, again: vi.fn() };
  render(Lobby, { props: { connection: connection as unknown as Connection } });
  return { table, ask };
}

async function lend(): Promise<void> {
  await fireEvent.change(screen.getByLabelText("Bot for seat 2"), { target: { value: "remote" } });
  await fireEvent.input(await screen.findByLabelText("Name of the program"), { target: { value: " Robo " } });
  await fireEvent.submit(screen.getByRole("button", { name: "Give it the seat", hidden: true }).closest("form")!);
}

test("the host gets a command with the token of the seat", async () => {
  const { table, ask } = lobby();
  await lend();
  const command = await screen.findByLabelText<HTMLInputElement>(/with this command/);
  expect(command.value).toBe(`python examples/remote_bot.py ${location.origin} ${table.id} a-secret`);
  expect(sent).toEqual([{ path: `/api/tables/${table.id}/tokens`, body: { seat: 1, name: "Robo" } }]);
  expect(ask).not.toHaveBeenCalledWith("set_seat", expect.anything());
});

test("a refusal is shown, and the name stays", async () => {
  lobby();
  refused = true;
  await lend();
  expect((await screen.findByText("Someone already sits there.")).textContent).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Name of the program").value).toBe(" Robo ");
});
