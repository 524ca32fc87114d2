import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { floors } from "./floors.ts";

const root = join(import.meta.dirname, "../../..");

test("docs/architecture.md draws the floors and rooms as they stand, the highest first", () => {
  const text = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const [, picture = ""] = /^features\n([\s\S]*?)^ {2}↓/m.exec(text) ?? [];
  const drawn = picture
    .split(/^ {4}↓\n/m)
    .map((floor) => floor.trim().split(/[\s,]+/))
    .map(([name = "", ...rooms]) => ({ name, rooms }));
  expect(drawn).toEqual(floors.toReversed());
});
