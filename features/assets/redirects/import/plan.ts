import type { Redirect, RedirectInput } from "../contract.ts";
import {
  isSameRedirect,
  neighbourErrors,
  normalizeRedirect,
  pathKey,
  redirectErrors,
  targetKey,
} from "../rules.ts";
import type { ImportedLine } from "../import-contract.ts";
import type { FileLine } from "./lines.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";

/** A line with the outcome that its import would have. */
export type PlannedLine<Before extends Redirect = Redirect> = Readonly<{
  line: number;
  redirect: RedirectInput;
  before: Before | null;
  /** The renamed target of the file, in place of which the line leads to its new address. */
  shortenedFrom: string | null;
  /** Whether nothing is at the target to which visitors would be led. */
  isTargetMissing: boolean;
  outcome: ImportedLine["outcome"];
  errors: readonly RuleError[];
}>;

export const withErrors = <Line extends PlannedLine>(
  line: Line,
  errors: readonly RuleError[],
): Line => (errors.length === 0 ? line : { ...line, outcome: "refused", errors });

const isGone = ({ status }: Pick<Redirect, "status">): boolean => status === 410;

/** Empty cells keep the value of the existing redirect, or get the default of a new one. */
const toRedirectInput = ({ from, to, status, enabled }: FileLine, before: Redirect | null) => {
  const defaultStatus = before && isGone(before) === (to === null) ? before.status : 301;
  return {
    from,
    to,
    status: (status ?? defaultStatus) as RedirectInput["status"], // parsed by its schema
    enabled: enabled ?? before?.enabled ?? true,
  };
};

const outcomeOf = (before: Redirect | null, redirect: RedirectInput): ImportedLine["outcome"] => {
  if (before === null) return "created";
  return isSameRedirect(before, redirect) ? "unchanged" : "updated";
};

const bySourceOf = async <Before extends Redirect>(
  existing: readonly Before[],
): Promise<ReadonlyMap<string, Before>> =>
  new Map(await mapInSlices(existing, (each) => [pathKey(each.from), each] as const));

/** Validates each line on its own and compares it with the existing redirect from the same path. */
export const planLines = async <Before extends Redirect>(
  lines: readonly FileLine[],
  existing: readonly Before[],
): Promise<readonly PlannedLine<Before>[]> => {
  const byKey = await bySourceOf(existing);
  const lineByKey = new Map<string, number>();
  return mapInSlices(lines, (each) => {
    const key = pathKey(each.from);
    const before = byKey.get(key) ?? null;
    const input = toRedirectInput(each, before);
    const isReadable = !each.errors.some(({ path }) => path === "line");
    const ownErrors = [...each.errors, ...(isReadable ? redirectErrors(input) : [])];
    const firstLine = lineByKey.get(key);
    const duplicateErrors = [
      { path: "from", message: `Line ${String(firstLine)} leaves from the same path already.` },
    ];
    const errors = firstLine === undefined || ownErrors.length > 0 ? ownErrors : duplicateErrors;
    if (errors.length === 0) lineByKey.set(key, each.line);
    const redirect = errors.length === 0 ? normalizeRedirect(input) : input;
    const outcome = outcomeOf(before, redirect);
    const line = { line: each.line, redirect, before, outcome, errors: [] };
    return withErrors({ ...line, shortenedFrom: null, isTargetMissing: false }, errors);
  });
};

/** The line with another target than that of the file. */
export const withTarget = <Before extends Redirect>(
  line: PlannedLine<Before>,
  to: string,
): PlannedLine<Before> => {
  const redirect = { ...line.redirect, to };
  const outcome = outcomeOf(line.before, redirect);
  const shortenedFrom = line.shortenedFrom ?? line.redirect.to;
  return withErrors({ ...line, redirect, shortenedFrom, outcome }, redirectErrors(redirect));
};

export const isWrite = ({ outcome }: PlannedLine): boolean =>
  outcome === "created" || outcome === "updated";

type RedirectAfterImport = Readonly<{ id: string }> & RedirectInput;

/**
 * The redirects after the import: all of them by the key of their source, and the enabled ones by
 * the key of their target.
 */
const redirectsAfterImport = async (
  existing: readonly Redirect[],
  lines: readonly PlannedLine[],
) => {
  const bySource = new Map<string, RedirectAfterImport>(await bySourceOf(existing));
  await mapInSlices(lines.filter(isWrite), ({ redirect, before }) =>
    bySource.set(pathKey(redirect.from), { id: before?.id ?? "", ...redirect }),
  );
  const enabledByTarget = new Map<string, RedirectAfterImport>();
  await mapInSlices([...bySource.values()], (each) => {
    const key = each.enabled ? targetKey(each.to) : null;
    if (key !== null) enabledByTarget.set(key, each);
  });
  return { bySource, enabledByTarget };
};

/**
 * Refuses lines until the remaining ones can be written together. An import must create no chain of
 * redirects, neither within the file nor with existing redirects.
 */
export const refuseConflictingLines = async <Before extends Redirect>(
  read: readonly PlannedLine<Before>[],
  existing: readonly Before[],
): Promise<readonly PlannedLine<Before>[]> => {
  let lines = read;
  for (;;) {
    const { bySource, enabledByTarget } = await redirectsAfterImport(existing, lines);
    const checkedLines = await mapInSlices(lines, (each) => {
      if (!isWrite(each)) return each;
      const { redirect } = each;
      const target = targetKey(redirect.to);
      const redirectFromTarget = target === null ? undefined : bySource.get(target);
      const neighbours = {
        same: null,
        next: redirectFromTarget?.enabled ? redirectFromTarget : null,
        previous: enabledByTarget.get(pathKey(redirect.from)) ?? null,
      };
      return withErrors(each, neighbourErrors(redirect, neighbours));
    });
    const isUnchanged = checkedLines.every(
      ({ outcome }, index) => outcome === lines[index]?.outcome,
    );
    if (isUnchanged) return lines;
    lines = checkedLines;
  }
};
