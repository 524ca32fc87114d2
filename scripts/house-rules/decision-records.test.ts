import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../docs/decisions");
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const read = (name: string) => readFileSync(join(folder, name), "utf8");

test("each record is titled by its number and topic", () => {
  const untitled = records.filter(
    (name) => !new RegExp(`^# ${Number(name.slice(0, 4))}\\. [^:\n]+: .+\n`).test(read(name)),
  );
  expect(untitled).toEqual([]);
});

test("the list by area names each record once, as it is titled", () => {
  const listed = [...read("README.md").matchAll(/^- \[(.+)\]\(([^)]+)\)/gm)].map(
    ([, title, name]) => `${name}: ${title}`,
  );
  const titled = records.map((name) => `${name}: ${/^# (.+)/.exec(read(name))?.[1]}`);
  expect(listed.toSorted()).toEqual(titled);
});
