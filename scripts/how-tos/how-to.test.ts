import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyStep, pathsIn, stepsOf } from "./recipe.ts";

const root = join(import.meta.dirname, "../..");
const howTos = readdirSync(join(root, "docs/how-to")).map((name) => join("docs/how-to", name));
const read = (name: string) => readFileSync(join(root, name), "utf8");

let copy = "";
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "wayroam-how-to-"));
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const name of tracked.split("\n").filter((each) => /\.(tsx?|json|css|m[jt]s)$/.test(each)))
    if (existsSync(join(root, name))) cpSync(join(root, name), join(copy, name));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Applies a how-to's steps to the scratch copy. */
const applySteps = (name: string): void => {
  for (const step of stepsOf(read(name))) {
    const file = join(copy, step.path);
    const text = step.line === null ? "" : readFileSync(file, "utf8");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, applyStep(text, step));
  }
};

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(join(root, "node_modules/.bin", command), args, {
    cwd: copy,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
};

test.each([...howTos, "README.md", "CONTRIBUTING.md", "docs/glossary.md"])(
  "every path that %s names exists",
  (name) => {
    const createdPaths = new Set(stepsOf(read(name)).map(({ path }) => path));
    const isCreated = (path: string) =>
      [...createdPaths].some((each) => each === path || each.startsWith(path.replace(/\/?$/, "/")));
    const missing = pathsIn(read(name)).filter(
      (path) => !existsSync(join(root, path)) && !isCreated(path),
    );
    expect(missing).toEqual([]);
  },
);

const filesOf = (text: string) => [...new Set(stepsOf(text).map(({ path }) => path))];

test("a resource's server side is five files, and a further field three", () => {
  const [resource = "", field = ""] = read("docs/how-to/add-a-resource.md").split(
    "## A further field",
  );
  expect(resource).toContain("Its server side is five files");
  expect(filesOf(resource)).toHaveLength(5);
  expect(field).toContain("is three files");
  expect(filesOf(field)).toHaveLength(3);
});

test("the code of all how-tos compiles and passes the linter", () => {
  const withSteps = howTos.filter((name) => stepsOf(read(name)).length > 0);
  expect(withSteps.length).toBeGreaterThan(0);
  for (const name of withSteps) applySteps(name);
  expect(run("react-router", ["typegen"])).toMatchObject({ status: 0 });
  expect(run("tsc", ["--noEmit"])).toEqual({ status: 0, output: "" });
  const createdPaths = withSteps.flatMap((name) => stepsOf(read(name)).map(({ path }) => path));
  const linted = run("oxlint", [...new Set(createdPaths)]);
  expect(linted).toEqual({ status: 0, output: expect.stringContaining("0 errors") });
}, 300_000);
