import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { Problem } from "../http/problem.ts";

/** Spreadsheets divide by the sign that their user's language leaves free: commas stand in numbers. */
export type Delimiter = "," | ";";

/**
 * A table as spreadsheets open it: in UTF-8 with the mark that tells them so, lines ended by CRLF.
 * A cell that a spreadsheet would run as a formula begins with `'`.
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
      quoted_match: /[\r\n]/, // also the half of a line's end, which would end it for some readers
    },
  );

/** One line under the head of a table. */
export type CsvRow = Readonly<{
  /** The line of the file on which it ends, from 1. */
  line: number;
  /** By the name of its column; cells that are not there are empty. */
  cells: Readonly<Record<string, string>>;
}>;

const refuse = (message: string): never => {
  throw new Problem(422, message, { errors: [{ path: "csv", message }] });
};

/** What divides the head, whose names hold no such sign. */
const delimiterOf = (text: string): string => {
  const [head = ""] = text.split(/\r\n|\n|\r/, 1);
  return ["\t", ";"].find((sign) => head.includes(sign)) ?? ",";
};

type Parsed = { record: string[]; info: { lines: number } };

const records = (text: string): Parsed[] => {
  try {
    // With `info` each record comes with its place, of which the types do not know.
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

/** Takes back the sign that keeps a cell from being a formula. */
const plainCell = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/**
 * Reads a table as people and spreadsheets write it: divided by commas, semicolons or tabs, in any
 * order of its columns.
 * @param columns all that may be there; the first has to be
 * @throws Problem 422 for what is no such table, or has too many lines
 */
export const readCsv = (
  text: string,
  columns: readonly [string, ...string[]],
  mostRows: number,
): readonly CsvRow[] => {
  if (text.includes("\uFFFD")) refuse("Some letters cannot be read: save the file as UTF-8.");
  const [head, ...rows] = records(text);
  const names = (head?.record ?? []).map((name) => name.toLowerCase());
  const wanted = `Begin with the names of the columns: ${columns.join(", ")}.`;
  if (!names.includes(columns[0])) refuse(wanted);
  const unknown = names.find((name) => !columns.includes(name));
  if (unknown !== undefined) refuse(`There is no column “${unknown.slice(0, 40)}”. ${wanted}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) refuse(`The column ${twice} is there twice.`);
  if (rows.length > mostRows)
    refuse(`At most ${mostRows} lines at once; these are ${rows.length}.`);
  return rows.map(({ record, info }) => {
    if (record.length > names.length) refuse(`Line ${info.lines} has more cells than the first.`);
    const cells = names.map((name, index) => [name, plainCell(record[index] ?? "")]);
    return { line: info.lines, cells: Object.fromEntries(cells) };
  });
};
