import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askLinter } from "../tables/places.ts";
import { edgesOf, knotsOf, mutualPairs, readFeatures, upwardEdges } from "./graph.ts";
import { innerOrders, roomInside } from "./insides.ts";

const root = join(import.meta.dirname, "../../..");
const files = readFeatures(root);
const orders = Object.entries(innerOrders);
let tree = "";
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "wayroam-insides-"));
  for (const name of [".oxlintrc.json", "scripts/house-rules"])
    cpSync(join(root, name), join(tree, name), { recursive: true });
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(orders)("the rooms of %s are its folders, each with one place", (feature, rooms) => {
  const roomOf = roomInside(feature, rooms);
  const own = [...files.keys()].filter((path) => path.startsWith(`${feature}/`));
  const found = new Set(own.map(roomOf).filter((room) => room !== "own" && room !== "routes"));
  expect(found).toEqual(new Set(rooms));
  expect(rooms.filter((room, at) => rooms.indexOf(room) !== at)).toEqual([]);
});

test.each(orders)("a room of %s imports only rooms that stand before it", (feature, rooms) => {
  const edges = edgesOf(files, roomInside(feature, rooms));
  expect(edges.length).toBeGreaterThan(100);
  const upward = upwardEdges(edges, ["own", ...rooms, "routes"]);
  expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  expect(mutualPairs(edges)).toEqual([]);
  expect(knotsOf(edges)).toEqual([]);
});

const tours = "features/catalogue/tours";

/** @returns what the linter says of files with one line each */
const lint = (lines: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  for (const [path, line] of Object.entries(lines)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${line}\n`);
  }
  const places = askLinter(tree, ["-c", ".oxlintrc.json", ...Object.keys(lines)]);
  return Object.fromEntries(
    Object.keys(lines).map((path) => [
      path,
      places
        .filter(({ file }) => file === path)
        .map(({ message }) => message)
        .join(" "),
    ]),
  );
};

test("the linter refuses a later room, also its types and what is loaded when it is asked for", () => {
  const said = lint({
    [`${tours}/save/a.ts`]: 'import { a } from "../decide/a.ts";',
    [`${tours}/listing/a.ts`]: 'import type { A } from "#features/catalogue/tours/save/a.ts";',
    [`${tours}/office/grid/a.ts`]: 'export const a = () => import("../calendar/a.ts");',
    [`${tours}/rules.ts`]: 'export type A = import("./save/a.ts").A;',
    [`${tours}/office/calendar/deep/a.ts`]:
      'import { a } from "#features/catalogue/tours/pickers/a.tsx";',
    [`${tours}/extras/a.ts`]: "export const a = 1;",
  });
  expect(said).toEqual({
    [`${tours}/save/a.ts`]: expect.stringContaining("save stands before decide"),
    [`${tours}/listing/a.ts`]: expect.stringContaining("listing stands before save"),
    [`${tours}/office/grid/a.ts`]: expect.stringContaining(
      "office/grid stands before office/calendar",
    ),
    [`${tours}/rules.ts`]: expect.stringContaining("what is the feature's own stands before save"),
    [`${tours}/office/calendar/deep/a.ts`]: expect.stringContaining(
      "office/calendar stands before pickers",
    ),
    [`${tours}/extras/a.ts`]: expect.stringContaining("extras has no place"),
  });
});

test("the linter lets pass earlier rooms, tests, sheets, and what puts rooms together", () => {
  const said = lint({
    [`${tours}/decide/a.ts`]: 'import { a } from "../save/a.ts";\nimport { b } from "../rules.ts";',
    [`${tours}/save/a.test.ts`]: 'import { a } from "../decide/a.ts";',
    [`${tours}/office/grid/a.tsx`]: 'import "../calendar/calendar.css";',
    [`${tours}/routes.ts`]: 'import { a } from "./decide/a.ts";',
    "features/catalogue/events/a/a.ts": 'import { a } from "../b/a.ts";',
  });
  expect(Object.values(said).join(" ")).not.toContain("stands before");
});
