import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inTheWay } from "./problem.ts";

test("the title of a 409 says what is in the way", () => {
  const { status, message, extra } = inTheWay("Travels go there", "Two travels go there.");
  expect({ status, message, extra }).toEqual({
    status: 409,
    message: "Two travels go there.",
    extra: { title: "Travels go there" },
  });
});

test("no other 409 is answered than one that says so", () => {
  const sources = globSync("{apps,features,platform}/**/*.ts").filter(
    (name) => !name.endsWith(".test.ts") && !name.endsWith("http/problem.ts"),
  );
  expect(sources.length).toBeGreaterThan(500);
  const untitled = sources.filter((name) => /Problem\(\s*409/.test(readFileSync(name, "utf8")));
  expect(untitled).toEqual([]);
});
