import { parseRuns } from "./parse-runs.ts";
import type { ProseBlock } from "./prose.ts";

const headingPattern = /^(##|###) +(\S.*)$/;
const markers = { bullets: /^- +/, numbers: /^\d{1,3}\. +/ } as const;
const continued = /^ {2,}/; // a line of a list that belongs to the item above it

const listOf = (kind: keyof typeof markers, lines: readonly string[]): ProseBlock | null => {
  const marker = markers[kind];
  const isList =
    marker.test(lines[0] ?? "") && lines.every((line) => marker.test(line) || continued.test(line));
  if (!isList) return null;
  const items: string[] = [];
  for (const line of lines)
    if (marker.test(line)) items.push(line.replace(marker, ""));
    else items.push(`${items.pop() ?? ""}\n${line.replace(continued, "")}`);
  return { kind, items: items.map(parseRuns) };
};

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
  const list = listOf("bullets", rest) ?? listOf("numbers", rest);
  return [...headings, list ?? { kind: "paragraph", runs: parseRuns(rest.join("\n")) }];
};

/**
 * Reads the text that staff write: an empty line ends a paragraph, `## ` and `### ` begin a heading
 * and a subheading, lines that all begin with `- ` or `1. ` are a list.
 */
export const parseProse = (text: string): readonly ProseBlock[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .flatMap(parsePart);
