/** Saves the record of a match on this device as a file. */
import { recordOf } from "./requests";

export async function saveRecord(game: string, table: string): Promise<void> {
  const file = new Blob([await recordOf(table)], { type: "text/plain" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${game}-${table}.pf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // browsers read it after the click
}
