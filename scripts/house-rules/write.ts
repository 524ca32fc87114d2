import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { innerOrders } from "./floors/insides.ts";
import { functionLimits, type ImportRule, maxFunctionLines, zones } from "./table.ts";
import { readOwners } from "./tables/owners.ts";

// Writes the linter's settings from the table of import rules and from the features' declarations of
// tables: node scripts/house-rules/write.ts writes .oxlintrc.json; with --check it fails when the file
// differs from them.
const root = join(import.meta.dirname, "../..");
const file = join(root, ".oxlintrc.json");

// An exception in a group ends the check, so the regular expressions have to come first.
const groupsLast = (rules: readonly ImportRule[]): readonly ImportRule[] =>
  rules.toSorted((a, b) => Number("group" in a) - Number("group" in b));

const linesPerFunction = (max: number) => [
  "error",
  { max, skipBlankLines: false, skipComments: false },
];

const ownTables = {
  files: ["{apps,blocks,features,platform}/**/*.{ts,tsx}"],
  excludeFiles: ["**/*.test.{ts,tsx}", "**/testing/**"],
  rules: { "house/own-tables": ["error", { owners: readOwners(root) }] },
};

const settings = {
  jsPlugins: ["./scripts/house-rules/plugin.mjs"],
  plugins: ["typescript", "react", "jsx-a11y", "import", "vitest", "unicorn", "oxc"],
  categories: { correctness: "error" },
  ignorePatterns: ["build/**", "data/**"],
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "house/field-names": "error",
    "import/no-unassigned-import": "off",
    // Imports of types count too: what two files share belongs in a third file that both import.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "max-lines": ["error", { max: 400, skipBlankLines: false, skipComments: false }],
    "max-lines-per-function": linesPerFunction(maxFunctionLines),
    "react/react-in-jsx-scope": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    // A scrolling region must be focusable, so that the arrow keys move it.
    "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "region"] }],
  },
  overrides: [
    {
      files: ["{apps,blocks,design,features,platform}/**/*.{ts,tsx}"],
      rules: { "house/composed-keys": "error" },
    },
    { files: ["{apps,features}/**/*.{ts,tsx}"], rules: { "house/declared-calls": "error" } },
    // The catalogue tells contents and fields by JSON schemas, which the editor reads as its own.
    {
      files: ["features/content/page-editor/page-api.ts"],
      rules: { "house/declared-calls": "off" },
    },
    ownTables,
    {
      files: ["features/**/*.{ts,tsx}"],
      rules: { "house/inner-order": ["error", { orders: innerOrders }] },
    },
    { files: ["journeys/**"], rules: { "house/waiting-assertions": "error" } },
    { files: ["journeys/**/*.test.ts"], rules: { "house/no-clocks": "error" } },
    ...functionLimits.map(({ files, maxLines }) => ({
      files,
      rules: {
        "max-lines-per-function": maxLines === null ? "off" : linesPerFunction(maxLines),
      },
    })),
    ...zones.map(({ files, rules }) => ({
      files,
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: groupsLast(rules).map(({ reason: why, ...what }) => ({
              ...what,
              message: why,
            })),
          },
        ],
      },
    })),
  ],
};

if (!process.argv.includes("--check")) {
  writeFileSync(file, JSON.stringify(settings));
  const formatter = join(root, "node_modules/.bin/oxfmt");
  process.exitCode = spawnSync(formatter, [file], { stdio: "inherit" }).status ?? 1;
} else if (JSON.stringify(JSON.parse(readFileSync(file, "utf8"))) !== JSON.stringify(settings)) {
  process.stderr.write(
    ".oxlintrc.json is not what the table of rules and the features say: run write.ts.\n",
  );
  process.exit(1);
}
