import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { files, readFingerprints } from "./fingerprints.mjs";

const root = mkdtempSync(join(tmpdir(), "fingerprints-"));
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
for (const folder of ["blocks", "design", "features", "markets", "migrations", "platform"])
  mkdirSync(join(root, folder));
for (const name of files) write(name, "");
write("apps/server/main.ts", "export {};");
write("demo/load/demo.ts", "export {};");
write("demo/pictures/wides/peru.jpg", "jpg");

/** The fingerprints that change when a file is written. */
const changedBy = (name: string, text: string): readonly string[] => {
  const before = readFingerprints(root);
  write(name, text);
  const after = readFingerprints(root);
  return (["sources", "demo"] as const).filter((each) => before[each] !== after[each]);
};

test.each([
  ["the server's code", "apps/server/main.ts", ["sources", "demo"]],
  ["a picture that the build takes in", "design/scenes/home/wide.jpg", ["sources", "demo"]],
  ["what cuts the fonts", "scripts/fonts.mjs", ["sources", "demo"]],
  ["the code that composes the demo", "demo/load/demo.ts", ["sources", "demo"]],
  ["a text of the demo", "demo/trips/peru/en.json", ["demo"]],
  ["a picture of the demo", "demo/pictures/wides/peru.jpg", ["demo"]],
  ["a test", "apps/server/main.test.ts", []],
])("a change to %s changes the fingerprints that hang on it", (_, name, changed) => {
  expect(changedBy(name, "changed")).toEqual(changed);
  expect(changedBy(name, "changed")).toEqual([]);
});
