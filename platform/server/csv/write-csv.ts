import { stringify } from "csv-stringify/sync";

/** Spreadsheets expect the semicolon in languages that use the comma in numbers. */
export type Delimiter = "," | ";";

/**
 * Rows of a table that spreadsheets open: lines ended by CRLF. A cell that a spreadsheet would run
 * as a formula begins with `'`.
 */
export const linesOfCsv = (
  rows: readonly (readonly string[])[],
  delimiter: Delimiter,
  isHead = false,
): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      bom: isHead,
      delimiter,
      record_delimiter: "windows",
      escape_formulas: true,
      quoted_match: /[\r\n]/, // a lone CR or LF too, which would end the line for some readers
    },
  );

/** The names of the columns, after the byte order mark by which spreadsheets know UTF-8. */
export const headOfCsv = (columns: readonly string[], delimiter: Delimiter): string =>
  linesOfCsv([columns], delimiter, true);

/** Writes a table that spreadsheets open. */
export const writeCsv = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  delimiter: Delimiter,
): string => headOfCsv(columns, delimiter) + linesOfCsv(rows, delimiter);
