import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allocatorLimits, serverArguments } from "../server-process.mjs";

test("the guide to production starts a process as npm start does", () => {
  const guide = readFileSync("docs/production.md", "utf8");
  expect(guide).toContain(`node_modules/.bin/node ${serverArguments.join(" ")}\n`);
  for (const [name, value] of Object.entries(allocatorLimits))
    expect(guide).toContain(`${name}=${value}`);
});
