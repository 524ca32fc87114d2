import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { type Delimiter, headOfCsv, linesOfCsv } from "./write-csv.ts";

type Rows = readonly (readonly string[])[];

/**
 * The pages of a list, until one is shorter than the others or there were so many.
 * @param read a page from 1
 */
export async function* pagesOf<Row>(
  read: (page: number) => Promise<readonly Row[]>,
  { pageSize, maxPages }: Readonly<{ pageSize: number; maxPages: number }>,
): AsyncGenerator<readonly Row[]> {
  for (let page = 1; page <= maxPages; page += 1) {
    const rows = await read(page);
    yield rows;
    if (rows.length < pageSize) return;
  }
}

/** What is in memory already, in slices. */
export function* slicesOf<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

async function* textOf(
  head: string,
  first: IteratorResult<Rows>,
  rest: AsyncIterator<Rows> | Iterator<Rows>,
  delimiter: Delimiter,
): AsyncGenerator<string> {
  yield head;
  for (let next = first; !next.done; next = await rest.next()) {
    if (next.value.length > 0) yield linesOfCsv(next.value, delimiter);
    await turn(); // Who else asks is answered between two slices.
  }
}

/**
 * A table for spreadsheets, like `writeCsv`, of rows that are read slice by slice as somebody takes
 * them. The first are read before anything is sent, so that what goes wrong has a status.
 */
export const streamCsv = async (
  columns: readonly string[],
  slices: AsyncGenerator<Rows> | Generator<Rows>,
  delimiter: Delimiter,
): Promise<Readable> => {
  const first = await slices.next();
  return Readable.from(textOf(headOfCsv(columns, delimiter), first, slices, delimiter), {
    objectMode: false,
  });
};
