/** A measured figure: ours beside the floor and the peer, and what we have to reach. */
export type Row = Readonly<{
  what: string;
  ours: number | null;
  floor: number | null;
  puck: number | null;
  /** At most this; null where nothing was promised. */
  target: number | null;
  digits: number;
}>;

const shown = (value: number | null, digits: number): string =>
  value === null ? "-" : value.toFixed(digits);
const ratio = (ours: number | null, other: number | null): string =>
  ours === null || !other ? "-" : `${(ours / other).toFixed(2)}x`;
const verdict = ({ ours, target }: Row): string => {
  if (ours === null || target === null) return "";
  return ours <= target ? "ok" : "MISSED";
};

/** The rows as a table with the ratios to floor and peer, for a terminal. */
export const tableOf = (rows: readonly Row[]): string => {
  const head = ["", "ours", "floor", "x floor", "Puck", "x Puck", "target", ""];
  const cells = rows.map((row) => {
    const { what, ours, floor, puck, target, digits } = row;
    return [
      what,
      shown(ours, digits),
      shown(floor, digits),
      ratio(ours, floor),
      shown(puck, digits),
      ratio(ours, puck),
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
