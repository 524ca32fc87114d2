import { parseRuns } from "./parse-runs.ts";
import { maxListLevels, type ProseItem, type ProseList } from "./prose.ts";

type ListKind = ProseList["kind"];
type Line = Readonly<{ indent: number; kind: ListKind; number: number; words: string }>;
/** A line of a list with those that go on with its words; the outermost level is 0. */
type Entry = Readonly<{ level: number; kind: ListKind; number: number; words: string }>;

const marked = /^( *)(-|\d{1,3}\.) +(.*)$/;
const continued = /^ {2,}/; // a line of a list that belongs to the item above it

const lineOf = (line: string): Line | null => {
  const [, indent = "", marker, words = ""] = marked.exec(line) ?? [];
  if (marker === undefined) return null;
  const isBullet = marker === "-";
  const kind = isBullet ? "bullets" : "numbers";
  return { indent: indent.length, kind, number: isBullet ? 1 : Number.parseInt(marker, 10), words };
};

/** @param indents blanks of the levels that are open, which this changes */
const levelOf = (indents: number[], indent: number): number => {
  while (indents.length > 1 && indent < (indents.at(-1) ?? 0)) indents.pop();
  const isFurtherIn = indents.length === 0 || indent >= (indents.at(-1) ?? 0) + 2;
  if (isFurtherIn && indents.length < maxListLevels) indents.push(indent);
  return indents.length - 1;
};

/** Null for lines that are no list: one stands at the edge without the marker of the first. */
const entriesOf = (lines: readonly string[]): readonly Entry[] | null => {
  const first = lineOf(lines[0] ?? "");
  if (first?.indent !== 0) return null;
  const entries: Entry[] = [];
  const indents: number[] = [];
  for (const text of lines) {
    const line = lineOf(text);
    const isInner = continued.test(text);
    if (line && (isInner || (line.indent === 0 && line.kind === first.kind)))
      entries.push({ ...line, level: levelOf(indents, line.indent) });
    else if (isInner) {
      const last = entries.pop();
      if (last) entries.push({ ...last, words: `${last.words}\n${text.replace(continued, "")}` });
    } else return null;
  }
  return entries;
};

/** What stands further in belongs to the item above it. */
const nest = (entries: readonly Entry[]): readonly ProseList[] => {
  type OpenList = { kind: ListKind; start: number; items: OpenItem[] };
  type OpenItem = { runs: ProseItem["runs"]; lists: OpenList[] };
  const root: OpenItem = { runs: [], lists: [] };
  const open = [root]; // the item that is open at each level
  for (const { level, kind, number, words } of entries) {
    const { lists } = open[level] ?? root;
    const item: OpenItem = { runs: parseRuns(words), lists: [] };
    const last = lists.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else lists.push({ kind, start: number, items: [item] });
    open.splice(level + 1, Infinity, item);
  }
  return root.lists;
};

/** Null for lines that are no list. */
export const parseList = (lines: readonly string[]): ProseList | null => {
  const entries = entriesOf(lines);
  return (entries && nest(entries)[0]) ?? null;
};
