/**
 * The cells of a text as spreadsheets copy it: columns parted by tabs, rows by line breaks. Cells in
 * quotation marks may hold both; two marks in them stand for one.
 */
export const cellsOf = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  let rest = text.replaceAll(/\r\n?/g, "\n");
  // Spreadsheets end the last row with a line break, which begins no further one.
  if (rest.endsWith("\n")) rest = rest.slice(0, -1);
  for (;;) {
    // A mark that is not closed before a tab, a line break or the end is part of the text.
    const quoted = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(rest);
    const cell = quoted ? quoted[0] : (/^[^\t\n]*/.exec(rest)?.[0] ?? "");
    rows.at(-1)?.push(quoted ? (quoted[1] ?? "").replaceAll('""', '"') : cell);
    rest = rest.slice(cell.length);
    if (rest === "") return rows;
    if (rest.startsWith("\n")) rows.push([]);
    rest = rest.slice(1);
  }
};

const cellText = (cell: string): string =>
  /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Cells as spreadsheets take them. */
export const textOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(cellText).join("\t")).join("\n");
