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
import { applied, pathsIn, stepsOf } from "./recipe.ts";

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

/** Does in the scratch copy what a how-to says. */
const follow = (name: string): void => {
  for (const step of stepsOf(read(name))) {
    const file = join(copy, step.path);
    const text = step.line === null ? "" : readFileSync(file, "utf8");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, applied(text, step));
  }
};

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(join(root, "node_modules/.bin", command), args, {
    cwd: copy,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
};

test.each([...howTos, "README.md", "CONTRIBUTING.md"])(
  "%s names no path that is not there",
  (name) => {
    const made = new Set(stepsOf(read(name)).map(({ path }) => path));
    const isMade = (path: string) =>
      [...made].some((each) => each === path || each.startsWith(path.replace(/\/?$/, "/")));
    const missing = pathsIn(read(name)).filter(
      (path) => !existsSync(join(root, path)) && !isMade(path),
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

test("whoever follows every how-to has code that compiles and that the linter takes", () => {
  const followed = howTos.filter((name) => stepsOf(read(name)).length > 0);
  expect(followed.length).toBeGreaterThan(0);
  for (const name of followed) follow(name);
  expect(run("react-router", ["typegen"])).toMatchObject({ status: 0 });
  expect(run("tsc", ["--noEmit"])).toEqual({ status: 0, said: "" });
  const made = followed.flatMap((name) => stepsOf(read(name)).map(({ path }) => path));
  const linted = run("oxlint", [...new Set(made)]);
  expect(linted).toEqual({ status: 0, said: expect.stringContaining("0 errors") });
}, 300_000);
