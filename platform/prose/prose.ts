/** A stretch of text with the same marks. A line break is a `\n` in its text. */
export type ProseRun = Readonly<{
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** Address of the link; null for text that is no link. */
  link: string | null;
}>;

type TextKind = "paragraph" | "heading" | "subheading";

export type ProseText = Readonly<{ kind: TextKind; runs: readonly ProseRun[] }>;
export type ProseItem = Readonly<{
  runs: readonly ProseRun[];
  /** The lists that stand below its words, one level further in. */
  lists: readonly ProseList[];
}>;
export type ProseList = Readonly<{
  kind: "bullets" | "numbers";
  /** The number of the first item; 1 for bullets. */
  start: number;
  items: readonly ProseItem[];
}>;
export type ProseBlock = ProseText | ProseList;

/** A list stands within five others at most. */
export const maxListLevels = 6;

export const isProseList = (block: ProseBlock): block is ProseList => "items" in block;

/** All runs of a block, those of inner lists too. */
export const runsIn = (block: ProseBlock): readonly ProseRun[] =>
  isProseList(block)
    ? block.items.flatMap(({ runs, lists }) => [...runs, ...lists.flatMap(runsIn)])
    : block.runs;

/** The runs of one link, or of the text between two links, together. */
export const linkStretches = (runs: readonly ProseRun[]): readonly (readonly ProseRun[])[] => {
  const stretches: ProseRun[][] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    if (last && last[0]?.link === run.link) last.push(run);
    else stretches.push([run]);
  }
  return stretches;
};
