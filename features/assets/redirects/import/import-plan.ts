import type { Found, PlanKind, PlannedRow } from "#platform/server/plans/kind.ts";
import {
  type ImportedLine,
  importedLineSchema,
  importOutcomes,
  type RedirectImport,
  redirectImportSchema,
  type RedirectImportSummary,
  redirectImportSummarySchema,
} from "../import-contract.ts";
import type { PathOwners } from "../save/save.ts";
import { lookAtImport, type PlannedImport, writeImport } from "./import.ts";
import { parseImportFile } from "./lines.ts";

export type ImportOptions = Readonly<{
  owners: PathOwners;
  siteOf: (market: string) => string | null;
  now: () => Date;
}>;

const changedMeanwhile = "The redirect from here was changed after this file was looked at.";

const toFound = ({
  report: { lines, ...summary },
  before,
}: PlannedImport): Found<ImportedLine, RedirectImportSummary> => {
  const rows = lines.map((content, at) => {
    const stored = before[at];
    const record = stored ? { id: stored.id, version: stored.version } : null;
    return { content, outcome: content.outcome, record };
  });
  return { rows, summary };
};

/** Lines that were refused stay so: only what was shown is written. */
const leftOutOf = (planned: readonly PlannedRow<ImportedLine>[]) => {
  const byLine = new Map(planned.map((row) => [row.content.line, row]));
  return ({ line, before }: Readonly<{ line: number; before: PlannedRow<unknown>["record"] }>) => {
    const was = byLine.get(line);
    if (was?.outcome === "refused") return was.content.errors;
    const isSame = was?.record?.id === before?.id && was?.record?.version === before?.version;
    return isSame ? [] : [{ path: "from", message: changedMeanwhile }];
  };
};

/** A file of redirects that is too long to be looked at within a request. */
export const redirectImportPlan = ({
  owners,
  siteOf,
  now,
}: ImportOptions): PlanKind<RedirectImport, ImportedLine, RedirectImportSummary> => ({
  name: "redirect-import",
  input: redirectImportSchema,
  row: importedLineSchema,
  summary: redirectImportSummarySchema,
  outcomes: importOutcomes,
  async look(context, { csv, corrections }) {
    const file = await parseImportFile(csv, corrections, siteOf(context.market));
    return toFound(await lookAtImport({ ...context, ...owners, now }, file));
  },
  async run(context, { csv, corrections }, planned) {
    const file = await parseImportFile(csv, corrections, siteOf(context.market));
    return toFound(await writeImport({ ...context, ...owners, now }, file, leftOutOf(planned)));
  },
});
