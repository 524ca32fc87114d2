import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const declaration = /^declare module [^\n]*\n {2}interface Tables \{\n([\s\S]*?)\n {2}\}/gm;
const columnsOfInterface = /^ {4}(\w+):/gm;

/** Which feature declares which table, `travel` by `catalogue/travels`; the text of its files tells. */
export const ownersIn = (files: ReadonlyMap<string, string>): Readonly<Record<string, string>> => {
  const owners = new Map<string, string>();
  for (const [file, text] of files) {
    const room = /^features\/([^/]+\/[^/]+)\//.exec(file)?.[1];
    if (room === undefined) continue;
    for (const [, tables = ""] of text.matchAll(declaration))
      for (const [, table = ""] of tables.matchAll(columnsOfInterface)) {
        const other = owners.get(table);
        if (other !== undefined) throw new Error(`${table} is declared by ${other} and ${room}.`);
        owners.set(table, room);
      }
  }
  return Object.fromEntries([...owners].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

export const readOwners = (root: string): Readonly<Record<string, string>> =>
  ownersIn(
    new Map(
      globSync("features/**/*.ts", { cwd: root })
        .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
        .toSorted()
        .map((file) => [file, readFileSync(join(root, file), "utf8")]),
    ),
  );
