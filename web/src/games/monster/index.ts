/** Monster Tricks. */
import type { MonsterView } from "../../lib/wire/wire";

export { default } from "./Table.svelte";

export function turnedUp(view: MonsterView, views: MonsterView[]): MonsterView {
  return { ...view, rows: view.rows.map((row, seat) => views[seat]?.rows[seat] ?? row) };
}
