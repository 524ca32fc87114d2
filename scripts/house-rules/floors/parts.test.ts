import { join } from "node:path";
import { expect, test } from "vitest";
import { edgesOf, mutualPairs, readFeatures } from "./graph.ts";

/** Panels are loaded when they are asked for, and use what asks for them; sheets use nobody. */
const passedOver = /\bimport\(\s*"[^"]+"\s*\)|^import "[^"]+\.css";$/gm;

const files = new Map(
  [...readFeatures(join(import.meta.dirname, "../../.."))].map(([file, text]) => [
    file,
    text.replace(passedOver, ""),
  ]),
);

/** The folder in a folder that a path lies in; files beside these folders put them together. */
const partIn =
  (folder: string) =>
  (path: string): string | undefined =>
    path.startsWith(`${folder}/`)
      ? /^([\w-]+)\//.exec(path.slice(folder.length + 1))?.[1]
      : undefined;

// The two largest things that staff work with; others have few parts, or are rooms of their own.
test.each([
  ["features/content/page-editor", "state", "../editing/untouched.ts", "editing state"],
  ["features/catalogue/tours/office", "grid", "../paste/use-writes.ts", "grid paste"],
])("parts of %s use or are used, and never both", (folder, part, path, pair) => {
  expect(mutualPairs(edgesOf(files, partIn(folder)))).toEqual([]);
  const planted = new Map([...files, [`${folder}/${part}/a.ts`, `import { a } from "${path}";`]]);
  expect(mutualPairs(edgesOf(planted, partIn(folder)))).toEqual([pair]);
});
