/** A fenced piece of code of a how-to: a whole file, or lines that go into a file that is there. */
export type Step = Readonly<{
  path: string;
  code: string;
  /** A piece of the line that the code goes to; null for a whole file. */
  line: string | null;
  /** Whether the code stands in that line's place instead of after it. */
  replaces: boolean;
}>;

const fence = /^( *)```\w+ (\S+\.\w+)(?: (after|instead of): (.+))?\n([\s\S]*?)^\1```$/gm;

/**
 * The steps of a how-to, in their order: fences that begin with ```ts path/of/file.ts, followed by
 * nothing, by `after:` or by `instead of:` and a piece of a line. Fences that name no file are only
 * read by people.
 */
export const stepsOf = (markdown: string): readonly Step[] =>
  [...markdown.matchAll(fence)].map(([, indent = "", path = "", how, line, code = ""]) => ({
    path,
    line: line ?? null,
    replaces: how === "instead of",
    code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }));

const folders =
  "apps|blocks|bench|demo|design|docs|features|journeys|markets|migrations|platform|scripts";
const inlineCode = /`([^`\n]+)`/g;
const path = new RegExp(`^(?:${folders})/[\\w./+-]+\\w/?$`);

/** The paths of the repository that a text names in inline code; patterns and placeholders are none. */
export const pathsIn = (markdown: string): readonly string[] => [
  ...new Set(
    [...markdown.matchAll(inlineCode)]
      .map(([, code = ""]) => code.replace(/:\d+$/, ""))
      .filter((code) => path.test(code)),
  ),
];

/** A file's text with a step in it. @throws Error where the line that it goes to is not there */
export const applied = (text: string, { line, replaces, code, path: name }: Step): string => {
  if (line === null) return code;
  const lines = text.split("\n");
  const at = lines.findIndex((each) => each.includes(line));
  if (at < 0) throw new Error(`${name} has no line with ${line}`);
  const [from, deleted] = replaces ? [at, 1] : [at + 1, 0];
  return lines.toSpliced(from, deleted, code.trimEnd()).join("\n");
};
