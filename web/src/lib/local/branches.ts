/** Branches of a match: the same position once more, played on against bots on this device. */
import { t } from "../i18n/texts.svelte";
import { settings } from "../preferences/settings.svelte";
import type { Branch, LocalRow } from "./protocol";

const engine = () => import("./engine.svelte");

function wish(branch: Branch): object {
  return { branch, name: settings.name.trim() || t("name-guest"), level: settings.level, strict: settings.strict };
}

/** Branches off a moment of a finished match, and returns the id of the new table. */
export async function branchOf(record: string, branch: Branch): Promise<string> {
  return (await engine()).branch({ record }, wish(branch));
}

/** Branches off the present moment of a table on this device. */
export async function branchHere(branch: Branch): Promise<string> {
  return (await engine()).branch({ table: branch.of }, wish(branch));
}

/** All branches below a match. */
export async function branchesOf(root: string): Promise<LocalRow[]> {
  const rows = (await (await engine()).listTables()).filter(({ branch }) => branch);
  const found = new Set([root]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { id, branch } of rows) if (branch && found.has(branch.of)) found.add(id);
  }
  return rows.filter(({ id }) => found.has(id));
}

/** The match at the root of the tree in which a table is. */
export async function rootOf(table: string): Promise<string> {
  const rows = await (await engine()).listTables();
  let at = table;
  for (let row = rows.find(({ id }) => id === at); row?.branch; row = rows.find(({ id }) => id === at))
    at = row.branch.of;
  return at;
}
