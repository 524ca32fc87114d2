import { recordAudits } from "#features/audit/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { pathOwnerErrors, type RedirectContext } from "../save.ts";
import {
  insertRedirects,
  lockRedirects,
  redirectsTag,
  storedRedirects,
  type StoredRedirect,
  updateRedirect,
} from "../store.ts";
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

/** Writes the lines, each with its trail. */
const writeLines = async (
  trx: Database,
  { market, actor }: RedirectContext,
  lines: readonly Line[],
): Promise<void> => {
  const made = lines.filter(({ outcome }) => outcome === "created");
  const created = await insertRedirects(
    trx,
    market,
    made.map(({ redirect }) => redirect),
  );
  const changed: { before: StoredRedirect | null; after: StoredRedirect }[] = created.map(
    (after) => ({ before: null, after }),
  );
  for (const { redirect, before } of lines.filter(({ outcome }) => outcome === "updated"))
    if (before) {
      const after = await updateRedirect(trx, market, before.id, redirect);
      changed.push({ before, after });
    }
  const entries = changed.map(({ before, after }) => ({
    actor,
    market,
    action: before === null ? ("create" as const) : ("update" as const),
    subject: "redirect",
    subjectId: after.id,
    before,
    after,
  }));
  await recordAudits(trx, entries);
  await invalidateTags(trx, [redirectsTag(market)]);
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
  return inTransaction(context.db, async (trx) => {
    await lockRedirects(trx, context.market);
    const planned = await planOf(trx, context, lines);
    if (dryRun) return toReport(planned, false);
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
    await writeLines(trx, context, planned);
    return toReport(planned, true);
  });
};
