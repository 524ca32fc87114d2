import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { audited } from "./audited.ts";

test("every kind of record that is kept in the audit has words for staff", () => {
  const files = globSync("features/**/*.ts", { exclude: ["**/*.test.ts"] });
  const subjects = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/[sS]ubject(?::| =) "([a-z-]+)"/g)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(new Set(subjects).size).toBeGreaterThan(20);
  expect(subjects.filter((name) => !Object.hasOwn(audited, name))).toEqual([]);
});
