/** A fenced code block of a how-to: a whole file, or lines that go into an existing file. */
export type HowToStep = Readonly<{
  path: string;
  code: string;
  /**
   * Part of the line after which the code goes in, or which the code replaces; null for a whole
   * file.
   */
  line: string | null;
  /** Whether the code replaces that line instead of following it. */
  replaces: boolean;
}>;

const fence = /^( *)```\w+ (\S+\.\w+)(?: (after|instead of): (.+))?\n([\s\S]*?)^\1```$/gm;

/**
 * The steps of a how-to, in order: fences that begin with ```ts path/of/file.ts, alone or followed
 * by `after:` or `instead of:` and a part of a line. Fences without a file name are for people
 * only.
 */
export const stepsOf = (markdown: string): readonly HowToStep[] =>
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

/** Repository paths in a text's inline code, without patterns and placeholders. */
export const pathsIn = (markdown: string): readonly string[] => [
  ...new Set(
    [...markdown.matchAll(inlineCode)]
      .map(([, code = ""]) => code.replace(/:\d+$/, ""))
      .filter((code) => path.test(code)),
  ),
];

/** @throws Error when the text has no line for the step */
export const applyStep = (
  text: string,
  { line, replaces, code, path: name }: HowToStep,
): string => {
  if (line === null) return code;
  const lines = text.split("\n");
  const at = lines.findIndex((each) => each.includes(line));
  if (at < 0) throw new Error(`${name} has no line with ${line}`);
  const [start, deletedCount] = replaces ? [at, 1] : [at + 1, 0];
  return lines.toSpliced(start, deletedCount, code.trimEnd()).join("\n");
};
