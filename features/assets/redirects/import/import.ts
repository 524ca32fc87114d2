import { type RecordChange, writeRecords } from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import { hitsById } from "../hits/store.ts";
import { pathOwnerErrors, type RedirectContext } from "../save/save.ts";
import {
  insertRedirects,
  listStoredRedirects,
  redirectKind,
  type StoredRedirect,
  updateRedirect,
} from "../store.ts";
import type { ImportedLine, RedirectImportReport } from "../import-contract.ts";
import type { FileLine, ImportFile } from "./lines.ts";
import {
  isWrite,
  type PlannedLine,
  planLines,
  refuseConflictingLines,
  withErrors,
} from "./plan.ts";
import { shortenChains } from "./shorten.ts";
import { resolveTargets } from "./targets.ts";
import { suggestionFor } from "./suggest.ts";
import { counted } from "#platform/counted.ts";
import type { RuleError } from "#platform/rule-error.ts";

type Line = PlannedLine<StoredRedirect>;

/** @param leftOut why a line is not to be written beside its own rules */
const planImport = async (
  trx: Database,
  context: RedirectContext,
  lines: readonly FileLine[],
  leftOut: (line: Line) => readonly RuleError[] = () => [],
): Promise<readonly Line[]> => {
  const existing = await listStoredRedirects(trx, context.market);
  const planned = await resolveTargets(
    trx,
    context.market,
    context,
    await planLines(lines, existing),
  );
  const writes = planned.filter(isWrite).map(({ redirect }) => redirect);
  const ownerErrors = await pathOwnerErrors(trx, context, writes);
  const allowed = await mapInSlices(planned, (each) =>
    isWrite(each) ? withErrors(each, [...leftOut(each), ...ownerErrors(each.redirect)]) : each,
  );
  return refuseConflictingLines(await shortenChains(allowed), existing);
};

const withoutVersion = ({ id, from, to, status, enabled }: StoredRedirect) => ({
  id,
  from,
  to,
  status,
  enabled,
});

type Hits = ReadonlyMap<string, number>;

const readHits = (trx: Database, { market, now }: ImportContext, lines: readonly Line[]) =>
  hitsById(
    trx,
    market,
    lines.flatMap(({ before, outcome }) => (before && outcome === "updated" ? before.id : [])),
    now(),
  );

const toReportedLine = (planned: Line, hits: Hits): ImportedLine => {
  const { line, redirect, before, shortenedFrom, outcome, errors } = planned;
  return {
    line,
    ...redirect,
    outcome,
    before: before && withoutVersion(before),
    hits30Days: outcome === "updated" && before ? (hits.get(before.id) ?? 0) : null,
    shortenedFrom,
    isTargetMissing: isWrite(planned) && planned.isTargetMissing,
    suggestion: suggestionFor(redirect),
    errors,
  };
};

const countLines = (lines: readonly Line[]): RedirectImportReport["counts"] => {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0, shortened: 0, missing: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  const writes = lines.filter(isWrite);
  counts.shortened = writes.filter(({ shortenedFrom }) => shortenedFrom !== null).length;
  counts.missing = writes.filter(({ isTargetMissing }) => isTargetMissing).length;
  return counts;
};

type Reported = Readonly<{ columns: ImportFile["columns"]; lines: readonly Line[]; hits: Hits }>;

const toReport = async (
  { columns, lines, hits }: Reported,
  isWritten: boolean,
): Promise<RedirectImportReport> => ({
  isWritten,
  columns,
  counts: countLines(lines),
  lines: await mapInSlices(lines, (planned) => toReportedLine(planned, hits)),
});

/** @returns the changed redirects */
const writeLines = async (
  trx: Database,
  { market, actor }: RedirectContext,
  lines: readonly Line[],
): Promise<readonly RecordChange<StoredRedirect>[]> => {
  const newLines = lines.filter(({ outcome }) => outcome === "created");
  const created = await insertRedirects(
    trx,
    market,
    newLines.map(({ redirect }) => redirect),
    { by: actor, how: "import" },
  );
  const changes: RecordChange<StoredRedirect>[] = created.map((after) => ({ before: null, after }));
  for (const { redirect, before } of lines.filter(({ outcome }) => outcome === "updated"))
    if (before) {
      const after = await updateRedirect(trx, market, before.id, redirect);
      changes.push({ before, after });
    }
  return changes;
};

export type ImportContext = RedirectContext & Readonly<{ now: () => Date }>;

export type ImportFlags = Readonly<{
  /** Reports the outcome without writing anything. */
  dryRun: boolean;
  /**
   * Writes the valid lines although others are refused; by default all lines or none are written.
   */
  skipRefused: boolean;
}>;

/**
 * Imports redirects. The rules of single redirects apply to the state after the whole import. A
 * line whose path has a redirect already updates it, other lines create one.
 * @throws Problem 422 with the report where lines are refused
 */
export const importRedirects = (
  context: ImportContext,
  file: ImportFile,
  { dryRun, skipRefused }: ImportFlags,
): Promise<RedirectImportReport> =>
  writeRecords(redirectKind, context, async (trx) => {
    const planned = await planImport(trx, context, file.lines);
    const hits = await readHits(trx, context, planned);
    const report = { columns: file.columns, lines: planned, hits };
    if (dryRun) return { changes: [], result: await toReport(report, false) };
    const refused = planned.filter(({ outcome }) => outcome === "refused");
    if (refused.length > 0 && !skipRefused) {
      const errors = refused
        .flatMap(({ line, errors: lineErrors }) =>
          lineErrors.map(({ path, message }) => ({ path: `${line}.${path}`, message })),
        )
        .slice(0, 100);
      const detail = `${refused.length} of ${counted(planned.length, "line")} ${refused.length === 1 ? "is" : "are"} refused: nothing was written.`;
      throw new Problem(422, detail, { errors, report: await toReport(report, false) });
    }
    const changes = await writeLines(trx, context, planned);
    return { changes, result: await toReport(report, true) };
  });

/** The report of lines, with the redirects that they would change as they are. */
export type PlannedImport = Readonly<{
  report: RedirectImportReport;
  /** In the order of the lines. */
  before: readonly (StoredRedirect | null)[];
}>;

const toPlanned = async (reported: Reported, isWritten: boolean): Promise<PlannedImport> => ({
  report: await toReport(reported, isWritten),
  before: reported.lines.map(({ before }) => before),
});

/** What an import would do; nothing is locked or written. */
export const lookAtImport = async (
  context: ImportContext,
  { columns, lines: read }: ImportFile,
): Promise<PlannedImport> => {
  const lines = await planImport(context.db, context, read);
  return toPlanned({ columns, lines, hits: await readHits(context.db, context, lines) }, false);
};

/**
 * Writes the good lines of a file that was looked at before.
 * @param leftOut why a line is not to be written beside its own rules
 */
export const writeImport = (
  context: ImportContext,
  { columns, lines: read }: ImportFile,
  leftOut: (line: Line) => readonly RuleError[],
): Promise<PlannedImport> =>
  writeRecords(redirectKind, context, async (trx) => {
    const lines = await planImport(trx, context, read, leftOut);
    const hits = await readHits(trx, context, lines);
    const changes = await writeLines(trx, context, lines);
    return { changes, result: await toPlanned({ columns, lines, hits }, true) };
  });
