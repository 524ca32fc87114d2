import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { Problem } from "../http/problem.ts";

/** Spreadsheets expect the semicolon in languages that use the comma in numbers. */
export type Delimiter = "," | ";";

/**
 * Writes a table that spreadsheets open: UTF-8 with a byte order mark, lines ended by CRLF. A cell
 * that a spreadsheet would run as a formula begins with `'`.
 */
export const writeCsv = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  delimiter: Delimiter,
): string =>
  stringify(
    [columns, ...rows].map((row) => [...row]),
    {
      bom: true,
      delimiter,
      record_delimiter: "windows",
      escape_formulas: true,
      quoted_match: /[\r\n]/, // a lone CR or LF too, which would end the line for some readers
    },
  );

export type CsvRow = Readonly<{
  /** The line of the file on which the row ends, from 1. */
  line: number;
  /** The row's cells by column name; a missing cell is an empty text. */
  cells: Readonly<Record<string, string>>;
}>;

const refuse = (message: string): never => {
  throw new Problem(422, message, { errors: [{ path: "csv", message }] });
};

/** The delimiter found in the head, where no column name contains one. */
const delimiterOf = (text: string): string => {
  const [head = ""] = text.split(/\r\n|\n|\r/, 1);
  return ["\t", ";"].find((sign) => head.includes(sign)) ?? ",";
};

type Parsed = { record: string[]; info: { lines: number } };

const records = (text: string): Parsed[] => {
  try {
    // With the option `info` each record comes with its line number, which the library's types
    // leave out.
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(`Line ${String(error["lines"])}: a quotation mark is missing or too many.`);
  }
};

/** Removes the `'` that keeps a cell from being run as a formula. */
const plainCell = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/**
 * Reads a table as people and spreadsheets write it: delimited by commas, semicolons or tabs, its
 * columns in any order.
 * @param columns all columns that are allowed; the first is required
 * @throws Problem 422 for anything that is not such a table, or has too many rows
 */
export const readCsv = (
  text: string,
  columns: readonly [string, ...string[]],
  maxRows: number,
): readonly CsvRow[] => {
  if (text.includes("\uFFFD")) refuse("Some letters cannot be read: save the file as UTF-8.");
  const [head, ...rows] = records(text);
  const names = (head?.record ?? []).map((name) => name.toLowerCase());
  const headHint = `Begin with the names of the columns: ${columns.join(", ")}.`;
  if (!names.includes(columns[0])) refuse(headHint);
  const unknown = names.find((name) => !columns.includes(name));
  if (unknown !== undefined) refuse(`There is no column “${unknown.slice(0, 40)}”. ${headHint}`);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) refuse(`The column ${duplicate} is there twice.`);
  if (rows.length > maxRows) refuse(`At most ${maxRows} lines at once; these are ${rows.length}.`);
  return rows.map(({ record, info }) => {
    if (record.length > names.length) refuse(`Line ${info.lines} has more cells than the first.`);
    const cells = names.map((name, index) => [name, plainCell(record[index] ?? "")]);
    return { line: info.lines, cells: Object.fromEntries(cells) };
  });
};
