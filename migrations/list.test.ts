import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { migrations } from "./list.ts";

test("every file of the folder is a migration with a number of its own, and goes forward", () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const names = Object.keys(migrations);
  expect(files.toSorted()).toEqual([...names.map((name) => `${name}.ts`), "list.ts"]);
  const numbers = names.map((name) => Number(/^(\d{4})-[a-z]+(?:-[a-z]+)*$/.exec(name)?.[1]));
  expect(numbers.filter(Number.isNaN)).toEqual([]);
  expect(new Set(numbers).size).toBe(names.length);
  for (const migration of Object.values(migrations))
    expect({ ...migration }).toEqual({ up: expect.any(Function) });
});
