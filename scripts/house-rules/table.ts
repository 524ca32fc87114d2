import { insides } from "./floors/insides.ts";

/**
 * Forbids an import: `regex` is matched against the import's path; `group` holds patterns as in
 * .gitignore, where an entry after `!` is an exception.
 */
export type ImportRule = Readonly<{ reason: string }> &
  (Readonly<{ regex: string }> | Readonly<{ group: readonly string[] }>);

/** Files with the same import rules. A later zone replaces an earlier one for files in both. */
export type Zone = Readonly<{ files: readonly string[]; rules: readonly ImportRule[] }>;

const importRule = (regex: string, reason: string): ImportRule => ({ regex, reason });
const allExcept = (all: string, exceptions: readonly string[], reason: string): ImportRule => ({
  group: [all, ...exceptions.map((each) => `!${each}`)],
  reason,
});

const noApps = importRule(
  "^#apps/",
  "Imports go down: apps/ puts the parts together, no part knows apps/.",
);
const noBlocks = importRule(
  "^#blocks/",
  "Imports go down: blocks use features. The list of blocks is handed over from apps/.",
);
const noFeatures = importRule(
  "^#features/",
  "Imports go down: platform, design, markets and migrations know nothing of a feature.",
);
const noMarkets = importRule(
  "^#markets/",
  "platform/ and design/ know nothing of travel or of markets.",
);
const noDesign = importRule("^#design/", "design/ is for pages; what is no page has no look.");
const noDemo = importRule(
  "^#demo/",
  "The product runs without its demo; apps/server alone loads it.",
);
const noMigrations = importRule("^#migrations/", "Schema changes are run by apps/server alone.");
const noClimb = importRule(
  "^\\.\\./\\.\\./",
  "Two folders up is another part of the house: say whose it is, #features/… or #platform/….",
);
const noStepOut = importRule(
  "^\\.\\./(apps|blocks|demo|design|features|markets|migrations|platform|scripts|backoffice|server|site)/",
  "A path out of its own part is named in full, so that the rules can see it.",
);
const noSideways = importRule(
  "^\\.\\./",
  "A neighbour is named in full, #features/… or #blocks/…, so that the rules can see it.",
);
const contracts = [
  "#features/*/*/*contract.ts",
  "#features/*/*/rules.ts",
  "#features/*/*/calls.ts",
  "#features/*/*/*/calls.ts",
];
const seenByOthers = [
  ...contracts,
  "#features/*/*/*-rules.ts",
  "#features/*/*/*-defaults.ts",
  "#features/*/*/store.ts",
  "#features/*/*/parts/**",
  "#features/*/*/pickers/**",
  // What records of all kinds have in common is the server's kit for them.
  "#features/records/records/saves.ts",
  // A public page names what it reads of each feature that it shows.
  "#features/*/*/site/reads.ts",
  // A search is read from an address and written into one in the same way everywhere.
  "#features/content/search/query/**",
  // The editor and the server compare and merge pages by the same code.
  "#features/content/pages/merge/**",
];
const noInsideBut = (own: readonly string[]): ImportRule =>
  allExcept(
    "#features/*/*/**",
    [...seenByOthers, ...own],
    "A feature sees another through contract.ts, rules.ts, calls.ts, store.ts, parts/ and pickers/.",
  );
const noInside = noInsideBut([]);
const noPageContract = importRule(
  "^#features/content/pages/contract\\.ts$",
  "A page's record is for pages and their editor; blocks have block-contract.ts, others the store.",
);
const noServerTechnology = importRule(
  "^#platform/server/",
  "This runs in browsers, or on both sides: the server's technology stays out of it.",
);
const noTables = importRule(
  "^(#features/[^/]+/[^/]+|\\.{1,2})/(store|routes|jobs|save|request)\\.ts$|^#blocks/[^/]+/data\\.ts$|^\\./data\\.ts$",
  "This runs in browsers: what reads and writes tables stays on the server.",
);
const noSite = importRule(
  "^#apps/site/",
  "The staff app and the public site know nothing of each other.",
);
const noOffice = importRule(
  "^#apps/backoffice/",
  "The public site and the server know nothing of the staff app.",
);
const noServer = importRule(
  "^#apps/server/",
  "The server is above: it puts site and staff app together.",
);
const runsAnywhere =
  "contract.ts and rules.ts run anywhere: they import contracts, rules, market facts and zod.";
const runsAnywhereRules = [
  allExcept(
    "#*/**",
    [
      ...contracts,
      "#markets/**",
      "#platform/address.ts",
      "#platform/rule-error.ts",
      "#platform/robots.ts",
      "#platform/texts/**",
    ],
    runsAnywhere,
  ),
  importRule("^\\./(store|routes|jobs|save|request|parts|pickers|site|office)\\b", runsAnywhere),
  importRule("^\\.\\./", runsAnywhere),
  noPageContract,
  // Matches every package but zod by its first letters, because the linter's expressions cannot
  // exclude a name.
  importRule("^(@|[a-y]|z[a-np-z])", runsAnywhere),
];

const noTechnology = importRule(
  "^(@|[a-y]|z[a-np-z])",
  "calls.ts runs anywhere: of all packages it imports zod alone.",
);

const pathRules = [noClimb, noStepOut];
const belowApps = [noApps, noDemo, ...pathRules];
const feature = [...belowApps, noBlocks, noMigrations, noInside, noPageContract];
const browser = [noServerTechnology, noTables];

const withoutPageContract = (rules: readonly ImportRule[]): readonly ImportRule[] =>
  rules.filter((rule) => rule !== noPageContract);

/** In a feature whose rooms stand in a stated order, each may name those before it in full. */
const inside = ({ files, rules }: Zone, feature: string): Zone => ({
  files: files
    .map((each) => each.replace("features/*/*", feature))
    .filter((each) => each.startsWith(feature)),
  rules: (feature === "features/content/page-editor" ? withoutPageContract(rules) : rules).map(
    (rule) => (rule === noInside ? noInsideBut([`#${feature}/**`]) : rule),
  ),
});

/**
 * A zone of all features, followed by its files in the features that may see a page's record, and in
 * those whose rooms stand in a stated order.
 */
const ofFeatures = (zone: Zone): readonly Zone[] => [
  zone,
  {
    files: zone.files.map((files) =>
      files.replace("features/*/*", "features/content/{pages,page-editor}"),
    ),
    rules: withoutPageContract(zone.rules),
  },
  ...(zone.rules.includes(noInside) ? insides : []).map(({ feature }) => inside(zone, feature)),
];

/** The zones, from the most general to the most particular. */
export const zones: readonly Zone[] = [
  {
    files: ["platform/**"],
    rules: [...belowApps, noBlocks, noFeatures, noMarkets, noDesign, noMigrations],
  },
  {
    files: ["design/**"],
    rules: [...belowApps, noBlocks, noFeatures, noMarkets, noMigrations, ...browser],
  },
  {
    files: ["markets/**"],
    rules: [...belowApps, noBlocks, noFeatures, noDesign, noMigrations, ...browser],
  },
  { files: ["migrations/**"], rules: [...belowApps, noBlocks, noFeatures, noDesign] },
  ...ofFeatures({ files: ["features/*/*/**"], rules: feature }),
  ...ofFeatures({ files: ["features/*/*/*.ts"], rules: [...feature, noSideways, noDesign] }),
  ...ofFeatures({
    files: ["features/*/*/contract.ts", "features/*/*/rules.ts"],
    rules: runsAnywhereRules,
  }),
  ...ofFeatures({
    files: ["features/*/*/calls.ts", "features/*/*/*/calls.ts"],
    rules: [...feature, ...browser, noDesign, noTechnology],
  }),
  ...ofFeatures({
    files: ["features/*/*/{site,office,parts,pickers,merge}/**", "features/content/page-editor/**"],
    rules: [...feature, ...browser],
  }),
  { files: ["blocks/**"], rules: [...belowApps, noMigrations, noInside] },
  {
    files: [
      "blocks/*/{view,form}.tsx",
      "blocks/*/schema.ts",
      "blocks/views.ts",
      "blocks/schemas.ts",
    ],
    rules: [...belowApps, noMigrations, noInside, noPageContract, noSideways, ...browser],
  },
  {
    files: ["apps/site/**"],
    rules: [noServer, noOffice, noDemo, noMigrations, ...pathRules, ...browser],
  },
  {
    files: ["apps/backoffice/**"],
    rules: [noServer, noSite, noDemo, noMigrations, ...pathRules, ...browser],
  },
  { files: ["apps/server/**"], rules: [noOffice, ...pathRules] },
  {
    files: ["demo/{compose,load,read,testing,trips}/**"],
    rules: [noApps, ...pathRules],
  },
  {
    files: ["features/*/*/testing/**", "**/*.test.ts", "**/*.test.tsx"],
    rules: [noClimb],
  },
];

/** Files whose functions may have more lines than others; null for any number. */
export type FunctionLimit = Readonly<{
  reason: string;
  files: readonly string[];
  maxLines: number | null;
}>;

export const maxFunctionLines = 80;
export const functionLimits: readonly FunctionLimit[] = [
  {
    reason: "A describe block counts as a function too, and holds the tests of one subject.",
    files: ["**/*.test.ts", "**/*.test.tsx"],
    maxLines: 120,
  },
  {
    reason: "These are tables of rows and of blocks that refer to each other by their ids.",
    files: ["apps/server/testing/small-catalogue.ts", "demo/compose/all-blocks.ts"],
    maxLines: null,
  },
  {
    reason: "The browser gets the function as text, so that it cannot call others of the module.",
    files: ["bench/editor/probe.ts"],
    maxLines: null,
  },
];
