import type { ImportedLine, RedirectImportReport } from "#features/redirects/import-contract.ts";

export type LineGroup = "all" | "look" | "refused";

const isShortened = ({ shortenedFrom, outcome }: ImportedLine): boolean =>
  shortenedFrom !== null && (outcome === "created" || outcome === "updated");

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
    toLookAt: updated + shortened.length + counts.refused,
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
    line.outcome === "refused" ||
    (group === "look" && (line.outcome === "updated" || isShortened(line)));
  return lines.filter((line) => kept.has(line.line) || isWanted(line));
};
