import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site as en } from "#markets/languages/en/site.ts";

const root = join(import.meta.dirname, "../..");
const folders = ["apps", "blocks", "demo", "design", "features", "markets", "platform"];

/**
 * The files with the texts and tests do not count, because they name keys without using the texts.
 */
const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|^markets\/(?:languages|en-US)\//.test(path);

const sources = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path}`,
    ),
  )
  .filter(isSource)
  .map((path) => readFileSync(join(root, path), "utf8"))
  .join("\n");

/** Prefixes of the keys that code composes, as in `t(`status.${status}`)`. */
const prefixes = [
  "age.",
  "area.",
  "consent.",
  "currency.",
  "effort.",
  "events.preset.",
  "faqs.",
  "filter.",
  "form.error.",
  "guidance.",
  "home.",
  "lodging.",
  "meal.",
  "meaning.",
  "mood.",
  "season.",
  "sort.",
  "status.",
  "suggestion.",
  "lodging.",
  "transport.",
];

const isUsed = (key: string): boolean => sources.includes(`"${key}"`);

test("every text is used", () => {
  const unused = Object.keys(en).filter(
    (key) => !isUsed(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});

test("composed keys use exactly the listed prefixes", () => {
  const used = [...sources.matchAll(/\bt\(\s*`([\w.]+\.)\$\{/g)].map(([, prefix]) => prefix);
  expect(new Set(used)).toEqual(new Set(prefixes));
});
