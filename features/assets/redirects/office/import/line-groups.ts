import type {
  ImportedLine,
  RedirectImportReport,
} from "#features/assets/redirects/import-contract.ts";

export type LineGroup = "all" | "look" | "refused";

const isShortened = ({ shortenedFrom, outcome }: ImportedLine): boolean =>
  shortenedFrom !== null && (outcome === "created" || outcome === "updated");

/** Whether a file leads to as much as it did before a correction. */
export const isSameResult = (
  { counts: before }: Pick<RedirectImportReport, "counts">,
  { counts: after }: Pick<RedirectImportReport, "counts">,
): boolean =>
  before.created === after.created &&
  before.updated === after.updated &&
  before.unchanged === after.unchanged &&
  before.refused === after.refused &&
  before.shortened === after.shortened &&
  before.missing === after.missing;

const isToLookAt = (line: ImportedLine): boolean =>
  line.outcome === "refused" ||
  line.outcome === "updated" ||
  line.isTargetMissing ||
  isShortened(line);

/** Each line counts once. */
export const countLines = ({ lines, counts }: RedirectImportReport) => {
  const shortened = lines.filter(isShortened);
  const created = counts.created - shortened.filter(({ outcome }) => outcome === "created").length;
  const updated = counts.updated - shortened.filter(({ outcome }) => outcome === "updated").length;
  return {
    created,
    updated,
    shortened: shortened.length,
    unchanged: counts.unchanged,
    refused: counts.refused,
    toWrite: counts.created + counts.updated,
    missing: counts.missing,
    toLookAt: lines.filter(isToLookAt).length,
  };
};

/** @param kept lines that stay in view although they are mended by now */
export const linesOf = (
  { lines }: RedirectImportReport,
  group: LineGroup,
  kept: ReadonlySet<number>,
): readonly ImportedLine[] => {
  if (group === "all") return lines;
  const isWanted = (line: ImportedLine) =>
    line.outcome === "refused" || (group === "look" && isToLookAt(line));
  return lines.filter((line) => kept.has(line.line) || isWanted(line));
};
