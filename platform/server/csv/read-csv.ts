import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { Problem } from "../http/problem.ts";
import { bytesInSlices, mapInSlices } from "../load/in-slices.ts";
import { countLines } from "./count-lines.ts";

export type CsvRow = Readonly<{
  /** The line of the file on which the row ends, from 1. */
  line: number;
  /** The row's cells by column name; a missing cell is an empty text. */
  cells: Readonly<Record<string, string>>;
  /** What is wrong with the row as such. */
  error?: string;
}>;

const refuse = (message: string): never => {
  throw new Problem(422, message, { errors: [{ path: "csv", message }] });
};

const refuseTooMany = (rows: number, maxRows: number): void => {
  if (rows > maxRows)
    refuse(`At most ${maxRows} lines at once; these are ${rows}. Divide the file.`);
};

const lineEnd = /\r\n|\n|\r/;

/** `sep=;` on the first line, as Excel writes and reads it, without what a mail puts around it. */
const separatorLine = /^\uFEFF?[ \t]*"?sep=([,;\t|])"?[,; \t]*(?=[\r\n]|$)/i;

/**
 * The delimiter that the file names or that its head holds, where no column name contains one, and
 * the file with an empty line in place of the one that names it, so that lines keep their numbers.
 */
const withDelimiter = (text: string): Readonly<{ table: string; delimiter: string }> => {
  const named = separatorLine.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  const head = table.split(lineEnd).find((line) => line.trim() !== "") ?? "";
  const found = ["\t", ";"].find((sign) => head.includes(sign)) ?? ",";
  return { table, delimiter: named?.[1] ?? found };
};

type Parsed = Readonly<{ line: number; cells: readonly string[]; error?: string }>;

/** With `info` each record comes with its line number, which the library's types leave out. */
type ReadRecord = Readonly<{ record: readonly string[]; info: Readonly<{ lines: number }> }>;

const optionsOf = (delimiter: string) => ({
  bom: true,
  delimiter,
  // Files that several programs have written have several kinds of line ends.
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  trim: true,
});

/** The library leaves no-break spaces at the ends. */
const trimmed = (cells: readonly string[]): readonly string[] => cells.map((cell) => cell.trim());

/** @throws CsvError for a quotation mark that is missing or too many */
const parseTable = async (text: string, delimiter: string): Promise<readonly Parsed[]> => {
  const rows: Parsed[] = [];
  await pipeline(
    bytesInSlices(text),
    parse({ ...optionsOf(delimiter), info: true }),
    async (records: AsyncIterable<ReadRecord>) => {
      for await (const { record, info } of records)
        rows.push({ line: info.lines, cells: trimmed(record) });
    },
  );
  return rows;
};

const quotationMessage =
  "A quotation mark is missing or too many. Write one within a quoted cell twice.";

const parseLine = (text: string, delimiter: string, line: number): readonly Parsed[] => {
  try {
    return parseAtOnce(text, optionsOf(delimiter)).map((record) => ({
      line,
      cells: trimmed(record),
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [{ line, cells: [], error: quotationMessage }];
  }
};

/**
 * The rows, the head among them. A quotation mark that is never closed would take the rest of the
 * file into its cell, so each line of such a file is read by itself.
 */
const parseRows = async (text: string, maxRows: number): Promise<readonly Parsed[]> => {
  const { table, delimiter } = withDelimiter(text);
  try {
    return await parseTable(table, delimiter);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const lines = table
      .split(lineEnd)
      .map((content, index) => ({ content, line: index + 1 }))
      .filter(({ content }) => content.trim() !== "");
    refuseTooMany(lines.length - 1, maxRows);
    const rows = await mapInSlices(lines, ({ content, line }) =>
      parseLine(content, delimiter, line),
    );
    return rows.flat();
  }
};

/** The text of a row in a column that has no name; null where all such cells are empty. */
const namelessText = (names: readonly string[], cells: readonly string[]): string | null => {
  const index = cells.findIndex((cell, at) => cell !== "" && (names[at] ?? "") === "");
  if (index < 0) return null;
  const text = (cells[index] ?? "").slice(0, 40);
  return `Column ${index + 1} has no name in the first line, and holds “${text}”: empty the cell, or quote the one that holds a separator.`;
};

/** Removes the `'` that keeps a cell from being run as a formula. */
const plainCell = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/**
 * Reads a table as people and spreadsheets write it: delimited by commas, semicolons or tabs, its
 * columns in any order. What is wrong with one line is that row's error. Others have their turn
 * while it is read.
 * @param columns all columns that are allowed; the first is required
 * @throws Problem 422 for anything that is not such a table, or has too many rows
 */
export const readCsv = async (
  text: string,
  columns: readonly [string, ...string[]],
  maxRows: number,
): Promise<readonly CsvRow[]> => {
  if (text.includes("\uFFFD")) refuse("Some letters cannot be read: save the file as UTF-8.");
  // A file far too long is not read at all; one that is a little too long is counted exactly below.
  const lines = countLines(text) - 1;
  if (lines > maxRows + 1) refuseTooMany(lines, maxRows);
  const [head, ...rows] = await parseRows(text, maxRows);
  const names = (head?.cells ?? []).map((name) => name.toLowerCase());
  const named = names.filter((name) => name !== "");
  const headHint = `Begin with the names of the columns: ${columns.join(", ")}.`;
  if (!named.includes(columns[0])) refuse(headHint);
  const unknown = named.find((name) => !columns.includes(name));
  if (unknown !== undefined) refuse(`There is no column “${unknown.slice(0, 40)}”. ${headHint}`);
  const duplicate = named.find((name, index) => named.indexOf(name) !== index);
  if (duplicate !== undefined)
    refuse(`The column ${duplicate} is there twice. Take one of them out.`);
  refuseTooMany(rows.length, maxRows);
  return mapInSlices(rows, ({ line, cells, error }) => {
    const values = named.map((name) => [name, plainCell(cells[names.indexOf(name)] ?? "")]);
    const row = { line, cells: Object.fromEntries(values) };
    const problem = error ?? namelessText(names, cells);
    return problem === null ? row : { ...row, error: problem };
  });
};
