import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { audited, nameOfAudited } from "./audited.ts";

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

test("an entry is called by a name, and never by an id", () => {
  const entityId = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";
  expect(nameOfAudited("travel", { name: "Nepal", entityId })).toBe("Nepal");
  expect(nameOfAudited("preview-link", { name: null, entityId })).toBe("one preview link");
  expect(nameOfAudited("currency", { name: null, entityId: "GBP" })).toBe("GBP");
});
