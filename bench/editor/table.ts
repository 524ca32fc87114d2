/** One figure, measured for every editor, with the target for our editor. */
export type Row = Readonly<{
  label: string;
  ours: number | null;
  baseline: number | null;
  puck: number | null;
  payload: number | null;
  /** Largest value that our editor may have; null for a figure without a target. */
  target: number | null;
  digits: number;
}>;

const format = (value: number | null, digits: number): string =>
  value === null ? "-" : value.toFixed(digits);
const ratio = (ours: number | null, theirs: number | null): string =>
  ours === null || !theirs ? "-" : `${(ours / theirs).toFixed(2)}x`;
const verdict = ({ ours, target }: Row): string => {
  if (ours === null || target === null) return "";
  return ours <= target ? "ok" : "MISSED";
};

export const toTable = (rows: readonly Row[]): string => {
  const head = [
    "",
    "ours",
    "baseline",
    "x baseline",
    "Puck",
    "x Puck",
    "Payload",
    "x Payload",
    "target",
    "",
  ];
  const cells = rows.map((row) => {
    const { label, ours, baseline, puck, payload, target, digits } = row;
    return [
      label,
      format(ours, digits),
      format(baseline, digits),
      ratio(ours, baseline),
      format(puck, digits),
      ratio(ours, puck),
      format(payload, digits),
      ratio(ours, payload),
      target === null ? "" : `<= ${target}`,
      verdict(row),
    ];
  });
  const widths = head.map((_, column) =>
    Math.max(...[head, ...cells].map((line) => (line[column] ?? "").length)),
  );
  return [head, ...cells]
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};
