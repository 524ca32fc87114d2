import {
  isProseList,
  linkStretches,
  maxListLevels,
  type ProseBlock,
  type ProseList,
  type ProseRun,
} from "./prose.ts";

const escapeSigns = (text: string, isLabel: boolean): string =>
  text.replaceAll(isLabel ? /[\\*[\]]/g : /\\(?=[\\*[\]#.-]|$)|\*|\](?=\()/g, String.raw`\$&`);

/** An address can hold neither spaces nor brackets, which would end it. */
const escapeAddress = (address: string): string =>
  address.replaceAll(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);

type Marks = Pick<ProseRun, "isBold" | "isItalic">;
const noMarks: Marks = { isBold: false, isItalic: false };

/** The stars that lead from the marks of one run to those of the next. */
const starsBetween = (from: Marks, to: Marks): string =>
  (from.isBold === to.isBold ? "" : "**") + (from.isItalic === to.isItalic ? "" : "*");

/** Marks cannot begin or end at a space, so spaces at a run's edges are moved out of its marks. */
const withoutMarkedEdges = (run: ProseRun): readonly ProseRun[] => {
  if (!run.isBold && !run.isItalic) return [run];
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? [];
  const bare = { ...noMarks, link: run.link };
  return [
    { ...bare, text: before },
    { ...run, text: words },
    { ...bare, text: after },
  ].filter(({ text }) => text !== "");
};

/** The words of one link, or of the text between two links. */
const writeStretch = (runs: readonly ProseRun[], isLabel: boolean): string => {
  let marks = noMarks;
  let text = "";
  for (const run of runs) {
    text += starsBetween(marks, run) + escapeSigns(run.text, isLabel);
    marks = run;
  }
  return text + starsBetween(marks, noMarks);
};

const writeRuns = (runs: readonly ProseRun[]): string =>
  linkStretches(runs.flatMap(withoutMarkedEdges))
    .map((stretch) => {
      const link = stretch[0]?.link ?? null;
      const words = writeStretch(stretch, link !== null);
      return link === null ? words : `[${words}](${escapeAddress(link)})`;
    })
    .join("");

/** A line that would be read as a list or a heading gets a backslash. */
const escapeStart = (line: string): string =>
  line.replace(/^(#{2,3} |- )/, String.raw`\$1`).replace(/^(\d{1,3})\. /, String.raw`$1\. `);

const maxNumber = 999; // a longer one is read as words

/** Two blanks before the marker for each level; what is deeper than the last joins it. */
const writeList = ({ kind, start, items }: ProseList, level: number): readonly string[] =>
  items.flatMap(({ runs, lists }, index) => {
    const indent = "  ".repeat(level);
    const marker = kind === "bullets" ? "- " : `${Math.min(start + index, maxNumber)}. `;
    const [words = "", ...more] = writeRuns(runs)
      .trim()
      .split(/\s*\n\s*/);
    return [
      indent + marker + words,
      ...more.map((line) => `${indent}  ${escapeStart(line)}`),
      ...lists.flatMap((list) => writeList(list, Math.min(level + 1, maxListLevels - 1))),
    ];
  });

const writeBlock = (block: ProseBlock): string => {
  if (isProseList(block)) return writeList(block, 0).join("\n");
  const words = writeRuns(block.runs);
  if (block.kind === "paragraph") return words.split("\n").map(escapeStart).join("\n");
  const line = words.replaceAll(/\s*\n\s*/g, " ").trim();
  return line === "" ? "" : `${block.kind === "heading" ? "##" : "###"} ${line}`;
};

/** The text that `parseProse` reads back as these blocks; empty paragraphs are left out. */
export const writeProse = (blocks: readonly ProseBlock[]): string =>
  blocks
    .map(writeBlock)
    .filter((text) => text.trim() !== "")
    .join("\n\n");
