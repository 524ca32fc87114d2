import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { crops } from "./crops.ts";

const root = join(import.meta.dirname, "../../../..");

/** What these style sheets give a shape to is drawn, or no picture of the library. */
const drawn = ["features/catalogue/trips/parts/styles/route-map.css"];

const styleSheets = globSync(
  ["blocks/**/*.css", "design/*/*.css", "features/**/{site,parts}/**/*.css"],
  { cwd: root },
).filter((file) => !drawn.includes(file));

const shapesOf = (css: string): number[] =>
  [...css.matchAll(/aspect-ratio: (\d+)(?: \/ (\d+))?;/g)].map(
    ([, width = "1", height = "1"]) => Number(width) / Number(height),
  );

test("the crops that staff see are those of the site's style sheets", () => {
  const ofSite = styleSheets.flatMap((file) => shapesOf(readFileSync(join(root, file), "utf8")));
  const shown = crops
    .filter(({ label }) => label !== "Shared link")
    .map(({ ratio: [width, height] }) => width / height);
  expect(ofSite.length).toBeGreaterThan(8);
  expect(new Set(shown)).toEqual(new Set(ofSite));
});
