import { parseList } from "./parse-list.ts";
import { parseRuns } from "./parse-runs.ts";
import type { ProseBlock } from "./prose.ts";

const headingPattern = /^(##|###) +(\S.*)$/;

const headingOf = (line: string): ProseBlock | null => {
  const [, signs, words] = headingPattern.exec(line) ?? [];
  if (!signs || !words) return null;
  return { kind: signs === "##" ? "heading" : "subheading", runs: parseRuns(words) };
};

/** Headings at the start of a part stand for themselves; the lines below them are one block. */
const parsePart = (lines: readonly string[]): readonly ProseBlock[] => {
  const end = lines.findIndex((line) => !headingPattern.test(line));
  const count = end === -1 ? lines.length : end;
  const headings = lines
    .slice(0, count)
    .map(headingOf)
    .filter((block) => block !== null);
  const rest = lines.slice(count);
  if (rest.length === 0) return headings;
  const list = parseList(rest);
  return [...headings, list ?? { kind: "paragraph", runs: parseRuns(rest.join("\n")) }];
};

/**
 * Reads the text that staff write: an empty line ends a paragraph, `## ` and `### ` begin a heading
 * and a subheading, lines that all begin with `- ` or `1. ` are a list, and such a line with two
 * blanks more than the one above it begins a list within it.
 */
export const parseProse = (text: string): readonly ProseBlock[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .flatMap(parsePart);
