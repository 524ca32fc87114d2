/**
 * What a file may not import: `regex` is tried on the words of the import; `group` names it as
 * .gitignore names files, where an entry after `!` takes back what an earlier one said.
 */
export type Law = Readonly<{ why: string }> &
  (Readonly<{ regex: string }> | Readonly<{ group: readonly string[] }>);

/** Files that keep the same laws. A later zone replaces an earlier one for the files of both. */
export type Zone = Readonly<{ files: readonly string[]; laws: readonly Law[] }>;

const law = (regex: string, why: string): Law => ({ regex, why });
const allBut = (all: string, offered: readonly string[], why: string): Law => ({
  group: [all, ...offered.map((each) => `!${each}`)],
  why,
});

const noApps = law(
  "^#apps/",
  "Imports go down: apps/ puts the parts together, no part knows apps/.",
);
const noBlocks = law(
  "^#blocks/",
  "Imports go down: blocks use features. The list of blocks is handed over from apps/.",
);
const noFeatures = law(
  "^#features/",
  "Imports go down: platform, design, markets and migrations know nothing of a feature.",
);
const noMarkets = law("^#markets/", "platform/ and design/ know nothing of travel or of markets.");
const noDesign = law("^#design/", "design/ is for pages; what is no page has no look.");
const noDemo = law("^#demo/", "The product runs without its demo; apps/server alone loads it.");
const noDrawing = law(
  "^#demo/illustrations/",
  "Pictures are drawn beforehand: the product is compiled without what draws and chooses them.",
);
const noMigrations = law("^#migrations/", "Schema changes are run by apps/server alone.");
const noClimb = law(
  "^\\.\\./\\.\\./",
  "Two folders up is another part of the house: say whose it is, #features/… or #platform/….",
);
const noStepOut = law(
  "^\\.\\./(apps|blocks|demo|design|features|markets|migrations|platform|scripts|backoffice|server|site)/",
  "A path out of its own part is named in full, so that the rules can see it.",
);
const noSideways = law(
  "^\\.\\./",
  "A neighbour is named in full, #features/… or #blocks/…, so that the rules can see it.",
);
const contracts = ["#features/*/*contract.ts", "#features/*/rules.ts"];
const noInside = allBut(
  "#features/*/**",
  [
    ...contracts,
    "#features/*/*-rules.ts",
    "#features/*/*-defaults.ts",
    "#features/*/store.ts",
    "#features/*/parts/**",
    "#features/*/pickers/**",
    // The editor and the server compare and merge pages by the same code.
    "#features/pages/merge/**",
  ],
  "A feature sees another through contract.ts, rules.ts, store.ts, parts/ and pickers/.",
);
const noServerTechnology = law(
  "^#platform/server/",
  "This runs in browsers, or on both sides: the server's technology stays out of it.",
);
const noTables = law(
  "^(#features/[^/]+|\\.{1,2})/(store|routes|jobs|save|request)\\.ts$|^#blocks/[^/]+/data\\.ts$|^\\./data\\.ts$",
  "This runs in browsers: what reads and writes tables stays on the server.",
);
const noSite = law("^#apps/site/", "The staff app and the public site know nothing of each other.");
const noOffice = law(
  "^#apps/backoffice/",
  "The public site and the server know nothing of the staff app.",
);
const noServer = law("^#apps/server/", "The server is above: it puts site and staff app together.");
const runsAnywhere =
  "contract.ts and rules.ts run anywhere: they import contracts, rules, market facts and zod.";
const pure = [
  allBut("#*/**", [...contracts, "#markets/**"], runsAnywhere),
  law("^\\./(store|routes|jobs|save|request|parts|pickers|site|office)\\b", runsAnywhere),
  law("^\\.\\./", runsAnywhere),
  // Every package but zod: the linter's expressions know no "except".
  law("^(@|[a-y]|z[a-np-z])", runsAnywhere),
];

const stays = [noClimb, noStepOut];
const belowApps = [noApps, noDemo, ...stays];
const feature = [...belowApps, noBlocks, noMigrations, noInside];
const browser = [noServerTechnology, noTables];

/** Who may import whom, from the general to the particular. */
export const zones: readonly Zone[] = [
  {
    files: ["platform/**"],
    laws: [...belowApps, noBlocks, noFeatures, noMarkets, noDesign, noMigrations],
  },
  {
    files: ["design/**"],
    laws: [...belowApps, noBlocks, noFeatures, noMarkets, noMigrations, ...browser],
  },
  {
    files: ["markets/**"],
    laws: [...belowApps, noBlocks, noFeatures, noDesign, noMigrations, ...browser],
  },
  { files: ["migrations/**"], laws: [...belowApps, noBlocks, noFeatures, noDesign] },
  { files: ["features/**"], laws: feature },
  { files: ["features/*/*.ts"], laws: [...feature, noSideways, noDesign] },
  {
    files: ["features/*/contract.ts", "features/*/rules.ts"],
    laws: pure,
  },
  {
    files: ["features/*/{site,office,parts,pickers,merge}/**"],
    laws: [...feature, ...browser],
  },
  { files: ["blocks/**"], laws: [...belowApps, noMigrations, noInside] },
  {
    files: [
      "blocks/*/{view,form}.tsx",
      "blocks/*/schema.ts",
      "blocks/views.ts",
      "blocks/schemas.ts",
    ],
    laws: [...belowApps, noMigrations, noInside, noSideways, ...browser],
  },
  {
    files: ["apps/site/**"],
    laws: [noServer, noOffice, noDemo, noMigrations, ...stays, ...browser],
  },
  {
    files: ["apps/backoffice/**"],
    laws: [noServer, noSite, noDemo, noMigrations, ...stays, ...browser],
  },
  { files: ["apps/server/**"], laws: [noOffice, noDrawing, ...stays] },
  { files: ["demo/{compose,load,read,testing,trips}/**"], laws: [noApps, noDrawing, ...stays] },
  {
    files: ["features/*/testing/**", "**/*.test.ts", "**/*.test.tsx"],
    laws: [noClimb],
  },
];
