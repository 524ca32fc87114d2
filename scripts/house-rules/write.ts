import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Law, zones } from "./table.ts";

// The linter's settings, written from the table of who may import whom:
//   node scripts/house-rules/write.ts          writes .oxlintrc.json
//   node scripts/house-rules/write.ts --check  fails when it is not what the table says
const file = join(import.meta.dirname, "../../.oxlintrc.json");

// What a group takes back is not looked at any further, so the expressions have to come before it.
const groupsLast = (laws: readonly Law[]): readonly Law[] =>
  laws.toSorted((a, b) => Number("group" in a) - Number("group" in b));

const settings = {
  jsPlugins: ["./scripts/house-rules/plugin.mjs"],
  plugins: ["typescript", "react", "jsx-a11y", "import", "vitest", "unicorn", "oxc"],
  categories: { correctness: "error" },
  ignorePatterns: ["build/**", "data/**", ".react-router/**"],
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "house/field-names": "error",
    "import/no-unassigned-import": "off",
    "import/no-cycle": "error",
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "max-lines": ["error", { max: 400, skipBlankLines: false, skipComments: false }],
    "react/react-in-jsx-scope": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    // A region that scrolls takes the focus, so that the arrow keys move it.
    "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "region"] }],
  },
  overrides: zones.map(({ files, laws }) => ({
    files,
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: groupsLast(laws).map(({ why, ...what }) => ({ ...what, message: why })) },
      ],
    },
  })),
};

if (!process.argv.includes("--check")) {
  writeFileSync(file, JSON.stringify(settings));
  const formatter = join(import.meta.dirname, "../../node_modules/.bin/oxfmt");
  process.exitCode = spawnSync(formatter, [file], { stdio: "inherit" }).status ?? 1;
} else if (JSON.stringify(JSON.parse(readFileSync(file, "utf8"))) !== JSON.stringify(settings)) {
  process.stderr.write(
    ".oxlintrc.json is not what scripts/house-rules/table.ts says: run write.ts.\n",
  );
  process.exit(1);
}
