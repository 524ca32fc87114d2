import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** The widths of a window, in rem, at which a page or a screen may change. */
const widths: Readonly<Record<string, number>> = {
  "smallest phone": 24,
  phone: 30,
  "two fields of a form beside each other": 36,
  "the consent's own": 40.0625,
  tablet: 47.5,
  "two columns of a staff screen": 56.25,
  "words on the button of the search": 60,
  window: 64,
  "sidebar of the staff app": 68.75,
  "wide window": 80,
  "three columns of a staff screen": 81.25,
  "wide table": 85,
  "preview beside a form": 90,
  "widest table": 100,
};

const named = new Set(Object.values(widths));

/** The conditions on the window's width: of sheets, of scripts that ask for it, of sizes of pictures. */
const conditionsIn = (file: string, text: string): readonly string[] =>
  file.endsWith(".css")
    ? [...text.matchAll(/@media([^{]*)\{/g)].map(([, query = ""]) => query)
    : [...text.matchAll(/\([^()]*\bwidth\s*(?:[<>]=?|:)\s*[\d.]+(?:px|r?em)[^()]*\)/g)].map(
        ([query]) => query,
      );

const remIn = (condition: string): readonly number[] =>
  [...condition.replaceAll(/height\s*[<>]=?\s*[\w.]+/g, "").matchAll(/([\d.]+)(px|r?em)/g)].map(
    ([, value, unit]) => (unit === "px" ? Number(value) / 16 : Number(value)),
  );

const unnamed = (file: string, text: string): readonly string[] =>
  conditionsIn(file, text)
    .flatMap((condition) => remIn(condition).map((rem) => Math.round(rem * 100) / 100))
    .filter((rem) => ![...named].some((width) => Math.abs(width - rem) < 0.01))
    .map((rem) => `${file}: ${rem}rem`);

test("pages and screens change only at widths that have a name", () => {
  expect(unnamed("a.css", "@media (47.5rem <= width < 1000px) {}")).toEqual(["a.css: 62.5rem"]);
  expect(unnamed("a.css", "@media (width < 760px) and (height < 77px) {}")).toEqual([]);
  expect(unnamed("a.tsx", 'sizes="(width < 31rem) 92vw, 640px"')).toEqual(["a.tsx: 31rem"]);
  const files = globSync("{apps,blocks,design,features,markets,platform}/**/*.{css,ts,tsx}", {
    cwd: root,
  }).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(1500);
  expect(files.flatMap((file) => unnamed(file, readFileSync(join(root, file), "utf8")))).toEqual(
    [],
  );
});
