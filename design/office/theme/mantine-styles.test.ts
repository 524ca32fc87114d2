import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const library = join(root, "node_modules/@mantine");
const read = (path: string) => readFileSync(path, "utf8");
const sources = globSync("{apps/backoffice,design,features,blocks}/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !path.includes(".test."))
  .map((path) => read(join(root, path)));

/** All files of the library that a file imports, directly or not, and the file itself. */
const collectImports = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(path) || !existsSync(path)) return seen;
  seen.add(path);
  for (const [, from] of read(path).matchAll(/from "([^"]+)"/g)) {
    if (from?.startsWith(".")) collectImports(join(dirname(path), from), seen);
    if (from === "@mantine/core")
      for (const name of namesFromCore(read(path))) collectImports(fileOf(name), seen);
  }
  return seen;
};

const namesFromCore = (source: string): readonly string[] =>
  [...source.matchAll(/import\s*\{([^}]*)\}\s*from "@mantine\/core"/g)].flatMap(([, names]) =>
    (names ?? "").split(",").map((name) => name.trim()),
  );

const fileOf = (component: string): string =>
  globSync(`core/esm/components/**/${component}.mjs`, { cwd: library })
    .map((path) => join(library, path))
    .at(0) ?? "";

/** CSS classes of a component's module; empty for other files. */
const classesOf = (path: string): readonly string[] =>
  path.endsWith(".module.mjs")
    ? [...read(path).matchAll(/m_[0-9a-f]+/g)].map(([name]) => name)
    : [];

const importedStyles = [
  ...read(join(root, "design/office/theme/mantine-styles.ts")).matchAll(/"(@mantine.*?)"/g),
]
  .map(([, path]) => read(join(root, "node_modules", path ?? "")))
  .join("");

test("the styles of every Mantine component in use are imported", () => {
  const used = new Set(sources.flatMap(namesFromCore).filter((name) => /^[A-Z]\w+$/.test(name)));
  expect(used).toContain("Button");
  const files = [
    ...[...used].map(fileOf),
    join(library, "notifications/esm/Notifications.mjs"),
  ].flatMap((path) => [...collectImports(path)]);
  const all =
    read(join(library, "core/styles.css")) + read(join(library, "notifications/styles.css"));
  const classes = new Set(files.flatMap(classesOf).filter((name) => all.includes(name)));
  expect(classes.size).toBeGreaterThan(50);
  expect([...classes].filter((name) => !importedStyles.includes(name))).toEqual([]);
});
