import { ApiError } from "#platform/browser/call-api.ts";
import { counted } from "#platform/counted.ts";
import { toast } from "../toast.ts";

type Nouns = Readonly<{ one: string; many: string }>;

export const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : "The server cannot be reached.";

const shownReasons = 3;

/**
 * Does one thing to each row, one after the other, and tells how many it was done to and why the
 * others stayed.
 * @param done in the past tense: `deleted`
 */
export const forEachRow = async <Row>(
  rows: readonly Row[],
  done: string,
  call: (row: Row) => Promise<unknown>,
  { nameOf, ...nouns }: Nouns & Readonly<{ nameOf: (row: Row) => string }>,
): Promise<void> => {
  const refused: string[] = [];
  for (const row of rows)
    try {
      await call(row);
    } catch (error) {
      refused.push(`${nameOf(row)}: ${reasonOf(error)}`);
    }
  const doneCount = rows.length - refused.length;
  if (doneCount > 0) toast.success(`${counted(doneCount, nouns.one, nouns.many)} ${done}.`);
  if (refused.length > 0)
    toast.error(
      `${counted(refused.length, nouns.one, nouns.many)} not changed. ${refused.slice(0, shownReasons).join(" ")}`,
    );
};
