import { type RecordChange, writeRecords } from "#features/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { pathOwnerErrors, type RedirectContext, redirectKind } from "../save.ts";
import { insertRedirects, storedRedirects, type StoredRedirect, updateRedirect } from "../store.ts";
import type { RedirectImportReport } from "./contract.ts";
import { fileLines, type FileLine } from "./lines.ts";
import { isWrite, type PlannedLine, readLines, refuseTogether } from "./plan.ts";

type Line = PlannedLine<StoredRedirect>;

/** What a file would make of a market's redirects as they are. */
const planOf = async (
  trx: Database,
  context: RedirectContext,
  lines: readonly FileLine[],
): Promise<readonly Line[]> => {
  const existing = await storedRedirects(trx, context.market);
  const read = readLines(lines, existing);
  const writes = read.filter(isWrite).map(({ redirect }) => redirect);
  const inTheWay = await pathOwnerErrors(trx, context, writes);
  return refuseTogether(read, existing, inTheWay);
};

const withoutVersion = ({ id, from, to, status, enabled }: StoredRedirect) => ({
  id,
  from,
  to,
  status,
  enabled,
});

const toReport = (lines: readonly Line[], isWritten: boolean): RedirectImportReport => {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return {
    isWritten,
    counts,
    lines: lines.map(({ line, redirect, before, outcome, errors }) => ({
      line,
      ...redirect,
      outcome,
      before: before && withoutVersion(before),
      errors,
    })),
  };
};

/** Writes the lines. @returns what they changed */
const writeLines = async (
  trx: Database,
  market: string,
  lines: readonly Line[],
): Promise<readonly RecordChange<StoredRedirect>[]> => {
  const made = lines.filter(({ outcome }) => outcome === "created");
  const created = await insertRedirects(
    trx,
    market,
    made.map(({ redirect }) => redirect),
  );
  const changes: RecordChange<StoredRedirect>[] = created.map((after) => ({ before: null, after }));
  for (const { redirect, before } of lines.filter(({ outcome }) => outcome === "updated"))
    if (before) {
      const after = await updateRedirect(trx, market, before.id, redirect);
      changes.push({ before, after });
    }
  return changes;
};

export type ImportOptions = Readonly<{
  /** Nothing is written. */
  dryRun: boolean;
  /** The good lines are written without those that are refused; otherwise all or none. */
  skipRefused: boolean;
}>;

/**
 * Writes a file of redirects, by the rules of single ones as all will be afterwards: a path that is
 * left already gets what its line says, another a new redirect.
 * @throws Problem 422 for what is no such file, and with the report where a line is refused
 */
export const importRedirects = (
  context: RedirectContext,
  csv: string,
  { dryRun, skipRefused }: ImportOptions,
): Promise<RedirectImportReport> => {
  const lines = fileLines(csv);
  return writeRecords(redirectKind, context, async (trx) => {
    const planned = await planOf(trx, context, lines);
    if (dryRun) return { changes: [], result: toReport(planned, false) };
    const refused = planned.filter(({ outcome }) => outcome === "refused");
    if (refused.length > 0 && !skipRefused) {
      const errors = refused
        .flatMap(({ line, errors: own }) =>
          own.map(({ path, message }) => ({ path: `${line}.${path}`, message })),
        )
        .slice(0, 100);
      const detail = `${refused.length} of ${planned.length} lines are refused: nothing was written.`;
      throw new Problem(422, detail, { errors, report: toReport(planned, false) });
    }
    const changes = await writeLines(trx, context.market, planned);
    return { changes, result: toReport(planned, true) };
  });
};
