import type { RuleError } from "#features/pages/contract.ts";
import type { Redirect, RedirectInput } from "../contract.ts";
import {
  neighbourErrors,
  normalizeRedirect,
  pathKey,
  redirectErrors,
  targetKey,
} from "../rules.ts";
import type { ImportedLine } from "./contract.ts";
import type { FileLine } from "./lines.ts";

/** A line with what it makes of the redirects as they are, refused or not. */
export type PlannedLine<Before extends Redirect = Redirect> = Readonly<{
  line: number;
  redirect: RedirectInput;
  before: Before | null;
  outcome: ImportedLine["outcome"];
  errors: readonly RuleError[];
}>;

const refusedBy = <Line extends PlannedLine>(line: Line, errors: readonly RuleError[]): Line =>
  errors.length === 0 ? line : { ...line, outcome: "refused", errors };

const isGone = ({ status }: Pick<Redirect, "status">): boolean => status === 410;

/** What a line says, and for what it leaves open what the redirect says already, or a new one would. */
const redirectOf = ({ from, to, status, enabled }: FileLine, before: Redirect | null) => {
  const fitting = before && isGone(before) === (to === null) ? before.status : 301;
  return {
    from,
    to,
    status: (status ?? fitting) as RedirectInput["status"], // read by its schema
    enabled: enabled ?? before?.enabled ?? true,
  };
};

const isSame = (before: Redirect, { from, to, status, enabled }: RedirectInput): boolean =>
  before.from === from &&
  before.to === to &&
  before.status === status &&
  before.enabled === enabled;

/** Reads each line by itself, and against the redirect that leaves from its path. */
export const readLines = <Before extends Redirect>(
  lines: readonly FileLine[],
  existing: readonly Before[],
): readonly PlannedLine<Before>[] => {
  const byKey = new Map(existing.map((each) => [pathKey(each.from), each]));
  const seen = new Map<string, number>();
  return lines.map((each) => {
    const key = pathKey(each.from);
    const before = byKey.get(key) ?? null;
    const input = redirectOf(each, before);
    const wrong = [...each.errors, ...redirectErrors(input)];
    const first = seen.get(key);
    const twice = [
      { path: "from", message: `Line ${String(first)} leaves from the same path already.` },
    ];
    const errors = first === undefined || wrong.length > 0 ? wrong : twice;
    if (errors.length === 0) seen.set(key, each.line);
    const redirect = errors.length === 0 ? normalizeRedirect(input) : input;
    const kept = before !== null && isSame(before, redirect) ? "unchanged" : "updated";
    const outcome = before === null ? "created" : kept;
    return refusedBy({ line: each.line, redirect, before, outcome, errors: [] }, errors);
  });
};

/** Whether a line would change something. */
export const isWrite = ({ outcome }: PlannedLine): boolean =>
  outcome === "created" || outcome === "updated";

type Planned = Readonly<{ id: string }> & RedirectInput;

/** All redirects as they would be, by where they leave from and by where the enabled ones lead. */
const afterwards = (existing: readonly Redirect[], lines: readonly PlannedLine[]) => {
  const from = new Map<string, Planned>(existing.map((each) => [pathKey(each.from), each]));
  for (const { redirect, before } of lines.filter(isWrite))
    from.set(pathKey(redirect.from), { id: before?.id ?? "", ...redirect });
  const to = new Map<string, Planned>();
  for (const each of from.values()) {
    const key = each.enabled ? targetKey(each.to) : null;
    if (key !== null) to.set(key, each);
  }
  return { from, to };
};

/**
 * Refuses lines until those that are left can be written together: none of them leads to another
 * redirect or comes from one, of the file or of the market, and nothing else stands at their paths.
 * @param inTheWay what stands at the path that a line leaves from
 */
export const refuseTogether = <Before extends Redirect>(
  read: readonly PlannedLine<Before>[],
  existing: readonly Before[],
  inTheWay: (redirect: RedirectInput) => readonly RuleError[],
): readonly PlannedLine<Before>[] => {
  let lines = read.map((each) => (isWrite(each) ? refusedBy(each, inTheWay(each.redirect)) : each));
  for (;;) {
    const { from, to } = afterwards(existing, lines);
    const next = lines.map((each) => {
      if (!isWrite(each)) return each;
      const { redirect } = each;
      const target = targetKey(redirect.to);
      const after = target === null ? undefined : from.get(target);
      const neighbours = {
        same: null,
        next: after?.enabled ? after : null,
        previous: to.get(pathKey(redirect.from)) ?? null,
      };
      return refusedBy(each, neighbourErrors(redirect, neighbours));
    });
    const isSettled = next.every(({ outcome }, index) => outcome === lines[index]?.outcome);
    if (isSettled) return lines;
    lines = next;
  }
};
