import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { runVitest } from "./run-vitest.mjs";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a test file of its own, and says of each result its name and status. */
const run = (text: string, seed: number | null = null) => {
  mkdirSync(".cache", { recursive: true });
  folder = mkdtempSync(join(process.cwd(), ".cache/run-vitest-"));
  const config = join(folder, "vitest.config.ts");
  writeFileSync(config, `export default { test: { include: ["${folder}/*.test.ts"] } };\n`);
  writeFileSync(
    join(folder, "a.test.ts"),
    `import { existsSync, writeFileSync } from "node:fs";
    import { afterAll, describe, test } from "vitest";
    const folder = "${folder}";
    const failOnce = (name) => {
      const file = folder + "/" + name;
      if (existsSync(file)) return;
      writeFileSync(file, "");
      throw new Error("once");
    };
    ${text}`,
  );
  return runVitest(config, seed, [], "ignore").map(({ name, status }) => `${name}: ${status}`);
};

test("a test that fails once is unsteady wherever it stands, and one that fails again has failed", () => {
  const found = run(`
    test("one (a)", () => failOnce("one"));
    describe("inside", () => {
      test("costs $2", () => failOnce("two"));
      test("never", () => { throw new Error("always"); });
    });`);
  expect(found).toEqual([
    "one (a): unsteady",
    "inside > costs $2: unsteady",
    "inside > never: failed",
  ]);
});

test("one that needs another of its shuffled file to run before is unsteady", () => {
  const found = run(
    `let isPrepared = false;
    test("first", () => { isPrepared = true; });
    for (const name of ["a", "b", "c", "d", "e", "f", "g"])
      test(name, () => { if (!isPrepared) throw new Error("not yet"); });
    `,
    7,
  );
  expect(found.filter((each) => each.endsWith("unsteady")).length).toBeGreaterThan(0);
  expect(found.filter((each) => each.endsWith("failed"))).toEqual([]);
});

test("a hook that fails is a failure of its file, also beside a test that passes alone", () => {
  const found = run(`
    afterAll(() => { throw new Error("hook"); });
    test("one", () => failOnce("one"));`);
  expect(found).toContain("the file: failed");
});

test("what nobody waits for and fails is a failure, though each test passes", () => {
  const found = run(`test("one", () => void Promise.reject(new Error("left")));`);
  expect(found).toEqual(["one: passed", "nothing fails outside a test: failed"]);
});

test("what a test that failed once left behind is as unsteady as the test", () => {
  const found = run(`
    test("one", () => {
      if (existsSync(folder + "/one")) return;
      void Promise.reject(new Error("left"));
      failOnce("one");
    });`);
  expect(found).toEqual(["one: unsteady", "nothing fails outside a test: unsteady"]);
});
