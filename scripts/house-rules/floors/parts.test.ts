import { join } from "node:path";
import { expect, test } from "vitest";
import { edgesOf, mutualPairs, readFeatures } from "./graph.ts";

const editor = /^features\/content\/page-editor\/([\w-]+)\//;
const partOf = (path: string): string | undefined => editor.exec(path)?.[1];

/** Panels are loaded when they are asked for, and use what asks for them; sheets use nobody. */
const passedOver = /\bimport\(\s*"[^"]+"\s*\)|^import "[^"]+\.css";$/gm;

const pairsIn = (files: ReadonlyMap<string, string>): readonly string[] =>
  mutualPairs(
    edgesOf(
      new Map([...files].map(([file, text]) => [file, text.replace(passedOver, "")])),
      partOf,
    ),
  );

test("parts of the page editor use or are used, and never both", () => {
  const files = readFeatures(join(import.meta.dirname, "../../.."));
  expect(pairsIn(files)).toEqual([]);
  const within = "features/content/page-editor/state/planted.ts";
  const planted = new Map([...files, [within, 'import { a } from "../editing/untouched.ts";']]);
  expect(pairsIn(planted)).toEqual(["editing state"]);
});
