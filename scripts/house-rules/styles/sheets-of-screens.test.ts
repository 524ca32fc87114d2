import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { allScreens } from "#apps/screens/screens.ts";

const root = join(import.meta.dirname, "../../..");
const main = "apps/backoffice/main.tsx";

const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const read = (pattern: string): ReadonlyMap<string, string> =>
  new Map(globSync(pattern, { cwd: root }).map((file) => [file, textOf(file)]));

/** The folder of a feature; undefined for what is no file of one. */
const roomOf = (path: string): string | undefined => /^features\/[^/]+\/[^/]+/.exec(path)?.[0];

type Sources = Readonly<{
  modules: ReadonlyMap<string, string>;
  sheets: ReadonlyMap<string, string>;
}>;

const pathFrom = (file: string, specifier: string): string =>
  specifier.startsWith("#") ? specifier.slice(1) : normalize(join(dirname(file), specifier));

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

const staticImport = /^import (?!type\b)(?:[^"';]*? from )?"([#.][^"]+)"/gm;
const lazyImport = /\bimport\(\s*"([#.][^"]+)"/g;
const importsIn = (file: string, text: string, kind: RegExp): readonly string[] =>
  matches(text, kind).map((specifier) => pathFrom(file, specifier));

/** The files that are loaded with a module: it and all that it imports, sheets too. */
const loadedWith = ({ modules }: Sources, entry: string): ReadonlySet<string> => {
  const loaded = new Set([entry]);
  for (const file of loaded)
    for (const imported of importsIn(file, modules.get(file) ?? "", staticImport))
      loaded.add(imported);
  return loaded;
};

const classesIn = (text: string): readonly string[] =>
  matches(text, /\bclassName=("[^"]*"|\{[^}]*\})/g)
    .map((value) => value.replaceAll(/\bstyles\["[^"]*"\]/g, "")) // of a module, which brings itself
    .flatMap((value) => matches(value, /["`]([^"`]*)["`]/g))
    .flatMap((names) => names.split(/\s+/));

/** The sheets that have a rule for a class alone; classes that the public site shares are left out. */
const sheetsByClass = ({ sheets }: Sources): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [sheet, text] of sheets)
    for (const name of matches(text, /^\s*\.([a-z][\w-]*)(?:[:[][^\s,{]*)?\s*[,{]/gm))
      found.set(name, [...(found.get(name) ?? []), sheet]);
  const isPublic = (sheet: string) =>
    /^(design\/(?!office\b)|blocks\b)|\/(site|parts)\//.test(sheet);
  return new Map([...found].filter(([, of]) => !of.some(isPublic)));
};

/** The classes of files, as `file .class`, whose sheet is not among what is loaded. */
const missingIn = (
  { modules }: Sources,
  sheetsOf: ReadonlyMap<string, readonly string[]>,
  files: ReadonlySet<string>,
  loaded: ReadonlySet<string>,
): readonly string[] =>
  [...files].flatMap((file) =>
    classesIn(modules.get(file) ?? "").flatMap((name) => {
      // A sheet of another feature has a class of the same name by chance.
      const sheets = (sheetsOf.get(name) ?? []).filter(
        (sheet) => sheet.startsWith("design/") || roomOf(sheet) === roomOf(file),
      );
      return sheets.length === 0 || sheets.some((sheet) => loaded.has(sheet))
        ? []
        : [`${file} .${name}`];
    }),
  );

/**
 * The classes whose sheet does not come with the screen that writes them. What is loaded later may
 * use the sheets of what loads it; since a module that is loaded later may be loaded from several
 * places, some of which never do so, only what is missing from all of them counts.
 */
const missingSheets = (sources: Sources, screens: readonly string[]): readonly string[] => {
  const sheetsOf = sheetsByClass(sources);
  const shell = loadedWith(sources, main);
  const missing = new Set<string>();
  const missingLater = new Map<string, ReadonlySet<string>>();
  const follow = (
    own: ReadonlySet<string>,
    loaded: ReadonlySet<string>,
    path: readonly string[],
  ) => {
    for (const file of own)
      for (const entry of importsIn(file, sources.modules.get(file) ?? "", lazyImport)) {
        if (path.includes(entry)) continue;
        const ofEntry = loadedWith(sources, entry);
        const all = new Set([...loaded, ...ofEntry]);
        const found = new Set(missingIn(sources, sheetsOf, ofEntry, all));
        const before = missingLater.get(entry);
        const common = before ? new Set([...before].filter((each) => found.has(each))) : found;
        missingLater.set(entry, common);
        if (before?.size !== common.size) follow(ofEntry, all, [...path, entry]);
      }
  };
  for (const screen of screens) {
    const own = loadedWith(sources, screen);
    const loaded = new Set([...shell, ...own]);
    for (const each of missingIn(sources, sheetsOf, own, loaded)) missing.add(each);
    follow(own, loaded, [screen]);
  }
  return [...new Set([...missing, ...[...missingLater.values()].flatMap((each) => [...each])])];
};

test("a screen of staff brings the sheets of the classes that it writes", () => {
  const planted: Sources = {
    modules: new Map([
      ["design/office/bar.tsx", `import "./bar.css";\nconst bar = <p className="bar">`],
      ["features/a/office/good.tsx", `import "#design/office/bar.tsx";\n<i className="bar wide">`],
      ["features/a/office/bad.tsx", 'const bad = <i className={isOn ? "bar" : "other"} />'],
      [
        "features/a/office/late.tsx",
        'lazy(() => import("./bad.tsx"));\nimport "#design/office/bar.tsx";',
      ],
    ]),
    sheets: new Map([["design/office/bar.css", ".bar {\n}\n.bar:hover {\n}"]]),
  };
  expect(missingSheets(planted, ["features/a/office/good.tsx"])).toEqual([]);
  expect(missingSheets(planted, ["features/a/office/bad.tsx"])).toEqual([
    "features/a/office/bad.tsx .bar",
  ]);
  expect(missingSheets(planted, ["features/a/office/late.tsx"])).toEqual([]);
  const sources = {
    modules: read("{apps,blocks,design,features,markets,platform}/**/*.{ts,tsx}"),
    sheets: read("{apps,design,features}/**/!(*.module).css"),
  };
  const screens = Object.values(allScreens).map(({ file }) => file);
  expect(screens.length).toBeGreaterThan(30);
  expect(missingSheets(sources, screens)).toEqual([]);
});
