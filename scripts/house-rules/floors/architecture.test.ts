import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { floors } from "./floors.ts";
import { insides } from "./insides.ts";

const root = join(import.meta.dirname, "../../..");
const text = readFileSync(join(root, "docs/architecture.md"), "utf8");

test("docs/architecture.md draws the floors and rooms as they stand, the highest first", () => {
  const [, picture = ""] = /^features\n([\s\S]*?)^ {2}↓/m.exec(text) ?? [];
  const drawn = picture
    .split(/^ {4}↓\n/m)
    .map((floor) => floor.trim().split(/[\s,]+/))
    .map(([name = "", ...rooms]) => ({ name, rooms }));
  expect(drawn).toEqual(floors.toReversed());
});

test("docs/architecture.md draws the rooms inside large features as they stand, the lowest first", () => {
  const drawn = insides.map(({ feature }) => {
    const [, picture = ""] = new RegExp(`^${feature}\\n((?: {2,}.*\\n)+)`, "m").exec(text) ?? [];
    const wings = picture.split(/^ {2}(?! )/m).slice(1);
    return {
      feature,
      wings: wings.map((wing) => {
        const [about = "", ...lines] = wing.split("\n");
        return {
          about,
          rooms: lines
            .join(" ")
            .trim()
            .split(/[\s,]+/),
        };
      }),
    };
  });
  expect(drawn).toEqual(insides);
});
