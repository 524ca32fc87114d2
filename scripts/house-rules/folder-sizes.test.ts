import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const maxFiles = 15;

/** Folders that are lists by nature, so that a further file makes none of them harder to read. */
const lists: readonly (readonly [folder: RegExp, reason: string])[] = [
  [/^journeys$/, "one journey a file"],
  [/^migrations$/, "numbered steps of the schema"],
  [/^markets\/languages\/\w+$/, "one area of messages a file"],
  [/^docs\/decisions$/, "numbered records"],
  [/^bench\/faults$/, "one fault a file, and what they share"],
  [/^demo\/compose$/, "one kind of the demo's records a file"],
  [/^demo\/contents\/[\w-]+$/, "one page of texts a file"],
  [/^demo\/pictures\/\w+$/, "pictures"],
];

const folders = (paths: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return counts;
};

const overfull = (counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts].flatMap(([folder, count]) =>
    count > maxFiles && !lists.some(([list]) => list.test(folder)) ? [`${folder}: ${count}`] : [],
  );

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`);

test("a folder has at most 15 files beside its subfolders, unless it is a list by nature", () => {
  expect(overfull(folders(filesIn("features/catalogue/tours", 15)))).toEqual([]);
  expect(overfull(folders(filesIn("features/catalogue/tours", 16)))).toEqual([
    "features/catalogue/tours: 16",
  ]);
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)));
  const counts = folders(tracked);
  expect(counts.size).toBeGreaterThan(100);
  expect(overfull(counts)).toEqual([]);
  const unneeded = lists.filter(
    ([list]) => ![...counts].some(([folder, count]) => count > maxFiles && list.test(folder)),
  );
  expect(unneeded).toEqual([]);
});
