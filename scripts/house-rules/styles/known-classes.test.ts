import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** Classes that packages write, for which we have rules of our own. */
const ofPackages: readonly (readonly [classes: RegExp, source: string])[] = [
  [/^(?:cm|pm|section|toggle)(?:__|--)|^cm$|^show--consent$/, "vanilla-cookieconsent"],
  [/^cm-/, "CodeMirror"],
  [/^mantine-/, "Mantine"],
];

type Texts = ReadonlyMap<string, string>;

const read = (pattern: string): Texts =>
  new Map(
    globSync(pattern, { cwd: root })
      // What tests write is not shown; letters hold their rules themselves.
      .filter((file) => !/\.test\.tsx?$|\/testing\/|^platform\/server\/mail\//.test(file))
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** The value of each `className` in a component, up to the brace that ends it. */
const valuesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\bclassName=(["{])/g)].map(({ index, 0: start, 1: opening }) => {
    const from = index + start.length;
    if (opening === '"') return text.slice(from - 1, text.indexOf('"', from) + 1);
    let depth = 1;
    let at = from;
    for (; depth > 0 && at < text.length; at++)
      if (text[at] === "{") depth++;
      else if (text[at] === "}") depth--;
    return text.slice(from, at - 1);
  });

/** The names within strings of code; one that goes on in code ends with `*`. */
const namesIn = (code: string): readonly string[] => {
  const plain = code
    .replaceAll(/\b\w+\["[^"]*"\]/g, "") // of a module, whose sheet its component imports
    .replaceAll(/[!=]== "[^"]*"|\b\w+\("[^"]*"\)/g, "");
  const strings = matches(plain, /["`]((?:[^"`$]|\$\{[^}]*\})*)["`]/g);
  const within = strings.flatMap((text) => matches(text, /\$\{([^}]*)\}/g));
  return [
    ...strings
      .flatMap((text) => text.replaceAll(/\$\{[^}]*\}/g, "*").split(/\s+/))
      .filter((name) => /^[a-zA-Z]/.test(name)),
    ...within.flatMap((inner) => namesIn(inner)),
  ];
};

const rulesIn = (sheet: string): readonly string[] =>
  matches(sheet.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, ""), /\.(-?[a-zA-Z_][\w-]*)/g);

const fits = (pattern: string, name: string): boolean =>
  pattern.includes("*")
    ? name.startsWith(pattern.slice(0, pattern.indexOf("*")))
    : pattern === name;

/** Classes that components write and no sheet has a rule for, as `file .class`. */
const withoutRule = (components: Texts, sheets: Texts): readonly string[] => {
  const rules = new Set([...sheets.values()].flatMap((sheet) => rulesIn(sheet)));
  const has = (name: string) =>
    name.includes("*") ? [...rules].some((rule) => fits(name, rule)) : rules.has(name);
  return [...components].flatMap(([file, text]) =>
    valuesOf(text)
      .flatMap((value) => namesIn(value))
      .filter((name) => !has(name))
      .map((name) => `${file} .${name}`),
  );
};

/** Words of strings that hold nothing but names: a class may come by a variable or a script. */
const wordsIn = (code: string): readonly string[] =>
  matches(code, /["'`]([a-zA-Z][\w -]*)["'`]/g).flatMap((words) => words.split(" "));

/** Classes that sheets have rules for and nothing writes, as `file .class`. */
const withoutUse = (modules: Texts, sheets: Texts): readonly string[] => {
  const words = new Set<string>();
  const starts = new Set<string>();
  for (const text of modules.values()) {
    for (const name of wordsIn(text)) words.add(name);
    for (const name of valuesOf(text).flatMap((value) => namesIn(value)))
      if (name.includes("*")) starts.add(name);
      else words.add(name);
  }
  const isUsed = (name: string) =>
    words.has(name) ||
    [...starts].some((start) => !start.startsWith("*") && fits(start, name)) ||
    ofPackages.some(([classes]) => classes.test(name));
  return [...sheets].flatMap(([file, sheet]) =>
    [...new Set(rulesIn(sheet))].filter((name) => !isUsed(name)).map((name) => `${file} .${name}`),
  );
};

const sources = "{apps,blocks,design,features,markets,platform}/**/";

test("each class that a component writes has a rule, and each rule a class", () => {
  const planted = new Map([
    ["a.tsx", '<p className={isOn ? "bar wide" : `bar-${look}`} /> const kind = "late";'],
  ]);
  const rules = new Map([
    ["a.css", ".bar { top: 0 }\n.bar-dark, .gone { top: 0 }\n.late { top: 0 }"],
  ]);
  expect(withoutRule(planted, rules)).toEqual(["a.tsx .wide"]);
  expect(withoutUse(planted, rules)).toEqual(["a.css .gone"]);

  const modules = read(`${sources}*.{ts,tsx}`);
  const sheets = read(`${sources}!(*.module).css`);
  expect(modules.size).toBeGreaterThan(1500);
  expect(sheets.size).toBeGreaterThan(200);
  expect(withoutRule(modules, sheets)).toEqual([]);
  expect(withoutUse(modules, sheets)).toEqual([]);
});
