/** A stretch of text with the same marks. A line break is a `\n` in its text. */
export type ProseRun = Readonly<{
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** Address of the link; null for text that is no link. */
  link: string | null;
}>;

type TextKind = "paragraph" | "heading" | "subheading";
type ListKind = "bullets" | "numbers";

export type ProseText = Readonly<{ kind: TextKind; runs: readonly ProseRun[] }>;
export type ProseList = Readonly<{ kind: ListKind; items: readonly (readonly ProseRun[])[] }>;
export type ProseBlock = ProseText | ProseList;

export const isProseList = (block: ProseBlock): block is ProseList => "items" in block;

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
