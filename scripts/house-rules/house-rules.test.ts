import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { bannedFiles, bannedIdentifiers } from "./banned-names.mjs";
import { functionLimits, zones } from "./table.ts";

const root = join(import.meta.dirname, "../..");
const linter = join(root, "node_modules/.bin/oxlint");
let tree = "";
let findings: ReadonlyMap<string, string>;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "wayroam-rules-"));
  for (const name of [".oxlintrc.json", "scripts/house-rules"])
    cpSync(join(root, name), join(tree, name), { recursive: true });
  findings = lintImports([...violations, ...allowed]);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** @returns the linter's output for files with this text at these paths */
const lint = (paths: string | readonly string[], text: string): string => {
  const files = [paths].flat();
  for (const file of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  const { stdout } = spawnSync(linter, files, { cwd: tree, encoding: "utf8" });
  for (const file of files) rmSync(join(tree, file));
  return stdout.replaceAll(/\s+/g, " ");
};

/** What the linter's report in JSON says of a place. */
const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      code: z.string(),
      help: z.string().default(""),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
});

/**
 * Writes all imports of a path into one file, a line each, and asks the linter once.
 * @returns what it says of each, by `path import`
 */
const lintImports = (cases: readonly (readonly [path: string, what: string, ...unknown[]])[]) => {
  const byPath = Map.groupBy(cases, ([path]) => path);
  for (const [path, each] of byPath) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    const lines = each.map(([, what], index) => `import { it as it${index} } from "${what}";`);
    writeFileSync(join(tree, path), `${lines.join("\n")}\n`);
  }
  const args = ["--format=json", ...byPath.keys()];
  const { stdout } = spawnSync(linter, args, { cwd: tree, encoding: "utf8" });
  for (const path of byPath.keys()) rmSync(join(tree, path));
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
  return new Map(
    cases.map(([path, what]) => {
      const line = (byPath.get(path) ?? []).findIndex(([, each]) => each === what) + 1;
      const found = diagnostics.filter(
        ({ filename, labels }) => filename === path && labels[0]?.span.line === line,
      );
      return [
        `${path} ${what}`,
        found.map(({ message, code, help }) => [code, message, help].join(" ")).join(" "),
      ];
    }),
  );
};

const inBrowser = "This runs in browsers";
const violations = [
  ["features/catalogue/tours/calls.ts", "fastify", "it imports zod alone"],
  ["features/catalogue/tours/decide/calls.ts", "../store.ts", "stays on the server"],
  ["features/catalogue/tours/decide/calls.ts", "#platform/server/http/problem.ts", inBrowser],
  ["platform/server/a.ts", "#features/catalogue/tours/contract.ts", "know nothing of a feature"],
  ["platform/server/a.ts", "#markets/markets.ts", "know nothing of travel"],
  ["platform/server/a.ts", "#apps/server/config/config.ts", "no part knows apps/"],
  ["platform/server/a.ts", "#blocks/check.ts", "blocks use features"],
  ["platform/server/a.ts", "#design/link.tsx", "has no look"],
  ["platform/server/a.ts", "#migrations/list.ts", "run by apps/server alone"],
  ["design/a.tsx", "#features/catalogue/tours/contract.ts", "know nothing of a feature"],
  ["design/a.tsx", "#markets/markets.ts", "know nothing of travel"],
  ["design/a.tsx", "#platform/server/http/problem.ts", inBrowser],
  ["markets/a.ts", "#features/catalogue/tours/contract.ts", "know nothing of a feature"],
  ["markets/a.ts", "#platform/server/http/problem.ts", inBrowser],
  ["migrations/a.ts", "#features/catalogue/tours/contract.ts", "know nothing of a feature"],
  ["features/catalogue/tours/store.ts", "#apps/server/config/config.ts", "no part knows apps/"],
  ["features/catalogue/tours/store.ts", "#blocks/check.ts", "blocks use features"],
  ["features/catalogue/tours/store.ts", "#demo/random.ts", "runs without its demo"],
  [
    "features/catalogue/tours/store.ts",
    "#features/catalogue/travels/routes.ts",
    "sees another through",
  ],
  [
    "features/catalogue/tours/store.ts",
    "#features/catalogue/travels/site/trip-page.tsx",
    "sees another through",
  ],
  [
    "features/catalogue/tours/store.ts",
    "#features/content/search/index/catalogue-index.ts",
    "sees another through",
  ],
  ["features/content/pages/merge/a.ts", "#platform/server/http/problem.ts", inBrowser],
  [
    "features/catalogue/tours/store.ts",
    "#features/content/pages/contract.ts",
    "for pages and their editor",
  ],
  [
    "features/catalogue/tours/rules.ts",
    "#features/content/pages/contract.ts",
    "for pages and their editor",
  ],
  [
    "features/catalogue/tours/parts/a.tsx",
    "#features/content/pages/contract.ts",
    "for pages and their editor",
  ],
  [
    "features/catalogue/tours/save/a.ts",
    "#features/content/pages/contract.ts",
    "for pages and their editor",
  ],
  ["blocks/wr-text/schema.ts", "#features/content/pages/contract.ts", "for pages and their editor"],
  ["features/catalogue/tours/store.ts", "../travels/store.ts", "A neighbour is named in full"],
  ["features/catalogue/tours/parts/a.ts", "../../travels/store.ts", "another part of the house"],
  ["features/catalogue/tours/store.ts", "#design/link.tsx", "has no look"],
  ["features/catalogue/tours/contract.ts", "#platform/server/http/problem.ts", "run anywhere"],
  ["features/catalogue/tours/contract.ts", "#features/catalogue/travels/store.ts", "run anywhere"],
  [
    "features/catalogue/tours/rules.ts",
    "#features/content/search/query/search-params.ts",
    "run anywhere",
  ],
  ["features/catalogue/tours/rules.ts", "kysely", "run anywhere"],
  ["features/catalogue/tours/rules.ts", "./store.ts", "run anywhere"],
  ["features/catalogue/tours/rules.ts", "../travels/contract.ts", "run anywhere"],
  ["features/catalogue/tours/site/a.tsx", "#features/catalogue/tours/store.ts", inBrowser],
  ["features/catalogue/tours/site/a.tsx", "../store.ts", inBrowser],
  ["features/catalogue/tours/office/a.tsx", "#platform/server/http/problem.ts", inBrowser],
  ["features/catalogue/tours/parts/a.tsx", "../routes.ts", inBrowser],
  ["features/content/page-editor/list/a.tsx", "#features/content/pages/store.ts", inBrowser],
  ["blocks/wr-text/data.ts", "#apps/site/context.ts", "no part knows apps/"],
  ["blocks/wr-text/data.ts", "#features/catalogue/tours/routes.ts", "sees another through"],
  ["blocks/wr-text/view.tsx", "./data.ts", inBrowser],
  ["blocks/wr-text/view.tsx", "#features/catalogue/tours/store.ts", inBrowser],
  ["blocks/wr-text/view.tsx", "../wr-image/view.tsx", "A neighbour is named in full"],
  ["apps/site/a.tsx", "#apps/backoffice/main.tsx", "know nothing of the staff app"],
  ["apps/site/a.tsx", "#apps/server/config/config.ts", "The server is above"],
  ["apps/site/a.tsx", "#features/catalogue/tours/store.ts", inBrowser],
  ["apps/backoffice/a.tsx", "#apps/site/context.ts", "know nothing of each other"],
  ["apps/backoffice/a.tsx", "#platform/server/http/problem.ts", inBrowser],
  ["apps/server/a.ts", "#apps/backoffice/main.tsx", "know nothing of the staff app"],
  ["apps/site/a.tsx", "../backoffice/main.tsx", "out of its own part"],
  ["apps/server/a.ts", "../backoffice/main.tsx", "out of its own part"],
  ["design/a.tsx", "../features/catalogue/tours/contract.ts", "out of its own part"],
  ["blocks/a.ts", "../apps/site/context.ts", "out of its own part"],
  [
    "apps/site/deep/a.tsx",
    "../../../features/catalogue/tours/contract.ts",
    "another part of the house",
  ],
] as const;

const allowed = [
  ["features/catalogue/tours/decide/calls.ts", "#features/catalogue/travels/calls.ts"],
  ["features/catalogue/tours/site/a.tsx", "#features/catalogue/travels/listing/calls.ts"],
  ["features/catalogue/tours/store.ts", "#features/catalogue/travels/store.ts"],
  ["features/catalogue/tours/site/a.tsx", "#features/catalogue/travels/parts/card.tsx"],
  ["features/catalogue/tours/site/a.tsx", "../parts/price.tsx"],
  ["features/catalogue/tours/site/a.tsx", "#features/catalogue/travels/pickers/travel.tsx"],
  ["features/catalogue/tours/rules.ts", "zod"],
  ["features/catalogue/tours/rules.ts", "#features/catalogue/travels/contract.ts"],
  ["features/catalogue/tours/rules.ts", "./contract.ts"],
  ["blocks/wr-text/schema.ts", "#features/content/pages/block-contract.ts"],
  ["features/content/page-editor/history/a.tsx", "#features/content/pages/merge/merge.ts"],
  ["features/content/page-editor/editor/a.ts", "#features/content/pages/page-defaults.ts"],
  ["features/content/pages/versions/a.ts", "#features/content/pages/contract.ts"],
  ["features/content/page-editor/state/a.ts", "#features/content/pages/contract.ts"],
  ["features/records/audit/audit.test.ts", "#features/content/pages/contract.ts"],
  ["apps/site/a.tsx", "#features/content/pages/contract.ts"],
  ["features/catalogue/tours/rules.ts", "#markets/days.ts"],
  ["apps/site/a.tsx", "#features/catalogue/tours/site/departure-page.tsx"],
  ["apps/server/a.ts", "#features/catalogue/tours/store.ts"],
] as const;

test.each(violations)("%s may not import %s", (path, what, why) => {
  expect(findings.get(`${path} ${what}`)).toContain(why);
});

test("each import rule of the table has a violation above", () => {
  const reasons = new Set(zones.flatMap((zone) => zone.rules.map((law) => law.reason)));
  const covered = violations.map(([, , why]) => why);
  expect([...reasons].filter((why) => !covered.some((part) => why.includes(part)))).toEqual([]);
});

test.each(allowed)("%s may import %s", (path, what) => {
  expect(findings.get(`${path} ${what}`)).not.toContain("restricted");
});

const parts = ["apps", "blocks", "design", "features", "markets", "platform"];
const sources = (): string[] =>
  parts.flatMap((part) =>
    readdirSync(join(root, part), { recursive: true }).map((name) => join(part, String(name))),
  );

// The linter only finds barrels of `export *`; a single re-exported name also hides where it is
// declared.
test("no file re-exports from another file", () => {
  const reExport = /^export\s+(type\s+)?(\*|\{[^}]*\})[^;=]*\bfrom\b/m;
  expect(reExport.test('export type { Tour } from "./contract.ts";')).toBe(true);
  const modules = sources().filter((name) => /\.tsx?$/.test(name));
  expect(modules.filter((name) => reExport.test(readFileSync(join(root, name), "utf8")))).toEqual(
    [],
  );
});

test.each([
  ["a barrel", 'export * from "./a.ts";\nexport * from "./b.ts";\n', "no-barrel-file"],
  ["any", "export const it = (value: any) => value;\n", "no-explicit-any"],
  ["a silenced compiler", "// @ts-ignore\nexport const it = 1;\n", "ban-ts-comment"],
  ["a file past 400 lines", "export {};\n".repeat(401), "max-lines"],
])("refused everywhere: %s", (_what, text, rule) => {
  expect(lint("features/catalogue/tours/store.ts", text)).toContain(rule);
});

const names = [...bannedIdentifiers.keys()];
const linesOf = (declare: (name: string) => string): string => `${names.map(declare).join("\n")}\n`;

const functionOf = (lines: number): string =>
  `export const it = () => {\n${"  console.log(1);\n".repeat(lines - 2)}};\n`;

test.each([
  ["features/catalogue/tours/store.ts", 80],
  ["apps/site/a.tsx", 80],
  ["demo/load/rows.ts", 80],
  ["features/catalogue/tours/tours.test.ts", 120],
])("refused in %s: a function of more than %d lines", (path, max) => {
  expect(lint(path, functionOf(max))).not.toContain("max-lines-per-function");
  expect(lint(path, functionOf(max + 1))).toContain("max-lines-per-function");
});

test.each(functionLimits.filter(({ maxLines }) => maxLines === null))(
  "functions of any length in $files: $reason",
  ({ files }) => {
    const [path = ""] = files;
    const file = path.replace(/\{(\w+).*\}/, "$1").replace("**", "a.ts");
    expect(lint(file, functionOf(200))).not.toContain("max-lines-per-function");
  },
);

test.each([
  ["type", (name: string) => `export type ${name} = string;`],
  ["function", (name: string) => `export const ${name} = () => 1;`],
  ["parameter", (name: string) => `console.log((${name}: string) => ${name});`],
  ["prop", (name: string) => `console.log(<i ${name}="" />);`],
])("refused everywhere: a %s with a name of the ban list", (_kind, declare) => {
  const output = lint("features/catalogue/tours/parts/a.tsx", linesOf(declare));
  for (const [name, reason] of bannedIdentifiers) expect(output).toContain(`${name}: ${reason}`);
});

test("names of the ban list are free for the fields of what others send", () => {
  const fields = linesOf((name) => `  ${name}: 1,`);
  expect(
    lint("features/catalogue/tours/store.ts", `export const it = {\n${fields}};\n`),
  ).not.toContain("field-names");
});

test("refused everywhere: a file with a name of the ban list", () => {
  const files = [...bannedFiles.keys()].flatMap((name) =>
    [`${name}.ts`, `${name}.test.ts`, `${name}.tsx`].map((file) => ({ name, file })),
  );
  const paths = files.map(({ file }) => `features/catalogue/tours/parts/${file}`);
  const output = lint(paths, "export const it = 1;\n");
  for (const { name, file } of files) expect(output).toContain(`${file}: ${bannedFiles.get(name)}`);
});

const once = "read once from a page that moves";
const clock = "never for a clock";
test.each([
  ["expect(await page.getByRole('row').count()).toBe(2);", once],
  ["expect(page.url()).toBe('/');", once],
  ["expect({ path: new URL(tab.url()).pathname }).toEqual({ path: '/' });", once],
  ["const shown = () => row.isVisible();\nexpect(await shown()).toBe(true);", once],
  ["async function words() { return row.innerText(); }\nexpect(await words()).toBe('');", once],
  ["const a = () => row.innerText();\nconst b = () => a();\nexpect(await b()).toBe('');", once],
  ["await page.waitForTimeout(100);", clock],
  ["await new Promise((resolve) => setTimeout(resolve, 100));", clock],
  ["import { setTimeout } from 'node:timers/promises';", clock],
])("refused in journeys: %s", (text, why) => {
  expect(lint("journeys/a.test.ts", `${text}\n`)).toContain(why);
});

test.each([
  "await expect.poll(() => page.getByRole('row').count()).toBe(2);",
  "const { status, text } = await read(address);\nexpect({ status, text }).toEqual({});",
  "expect(await office.stored(id)).toEqual({});",
  "expect(response.url()).toBe('/');",
  "await page.evaluate(() => setTimeout(() => reportError(new Error())));",
])("allowed in journeys: %s", (text) => {
  expect(lint("journeys/a.test.ts", `${text}\n`)).not.toMatch(/house\(/);
});

test("refused in features and apps: a type that is told of an answer of the API", () => {
  const byHand = 'export const faq = callApi<Faq>("GET", "it/faqs");\n';
  for (const path of ["features/catalogue/faqs/office/a.ts", "apps/backoffice/a.ts"])
    expect(lint(path, byHand)).toContain("follows from the call's declaration");
  const declared = "export const faq = call(getFaq, { country, id });\n";
  expect(lint("features/catalogue/faqs/office/a.ts", declared)).not.toMatch(/house\(/);
});

const composition = "ends a composition";
test.each([
  'const It = () => <i onKeyDown={(event) => event.key === "Enter" && save()} />;',
  "const It = () => <i onKeyUp={({ key }) => save(key)} />;",
  "const press = (event: React.KeyboardEvent) => save(event.key);",
  "function press(event: KeyboardEvent) { const { key } = event; save(key); }",
  "const press = ({ key, shiftKey }: KeyPress) => save(key, shiftKey);",
  "const press = (event: React.KeyboardEvent) => save(event.nativeEvent.keyCode);",
  'addEventListener("keydown", (event) => save(event.key));',
  'listen(field, ["input", "keydown"], (event) => save(event.key));',
  "const editor = { handleKeyDown: (_view, event) => save(event.key) };",
])("refused in what people use: %s", (text) => {
  for (const path of [
    "design/office/a.tsx",
    "features/catalogue/tours/office/a.tsx",
    "apps/site/a.tsx",
  ])
    expect(lint(path, `${text}\n`)).toContain(composition);
});

test.each([
  "const press = (event: KeyboardEvent) => save(pressedKey(event), event.shiftKey);",
  'const press = (event: KeyboardEvent) => isPressed(event, "mod+s");',
  'addEventListener("storage", (event) => save(event.key));',
  "const It = () => rows.map((row) => <i onKeyDown={(event) => press(event, row.key)} />);",
])("allowed in what people use: %s", (text) => {
  expect(lint("features/catalogue/tours/office/a.tsx", `${text}\n`)).not.toContain(composition);
});

test("no style sheet is longer than 400 lines", () => {
  const sheets = sources().filter((name) => name.endsWith(".css"));
  const lines = (name: string) =>
    readFileSync(join(root, name), "utf8").trimEnd().split("\n").length;
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((name) => lines(name) > 400)).toEqual([]);
});

test.each([
  [
    "values",
    'import { it } from "#features/catalogue/tours/store.ts";\nexport const other = () => it;\n',
    'import { other } from "#features/catalogue/travels/store.ts";\nexport const it = () => other;\n',
  ],
  [
    "types",
    'import type { It } from "#features/catalogue/tours/store.ts";\nexport type Other = { it: It };\n',
    'import type { Other } from "#features/catalogue/travels/store.ts";\nexport type It = { other: Other };\n',
  ],
])(
  "refused everywhere: import cycles of %s, also through import aliases",
  (_kind, importingModule, importedModule) => {
    const names = { imports: { "#features/*": "./features/*" } };
    writeFileSync(join(tree, "package.json"), JSON.stringify(names));
    mkdirSync(join(tree, "features/catalogue/travels"), { recursive: true });
    writeFileSync(join(tree, "features/catalogue/travels/store.ts"), importingModule);
    expect(lint("features/catalogue/tours/store.ts", importedModule)).toContain("no-cycle");
  },
);

test(".oxlintrc.json is up to date with the table of import rules", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "write.ts"), "--check"],
    { encoding: "utf8" },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
