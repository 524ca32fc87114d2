import { mapInSlices } from "#platform/server/load/in-slices.ts";
import { neighbourErrors, pathKey, splitTarget, targetKey } from "../rules.ts";
import { type PlannedLine, withErrors, withTarget } from "./plan.ts";

const leads = ({ outcome, redirect }: PlannedLine): boolean =>
  outcome !== "refused" && redirect.enabled;

/** The target with the query and fragment of the line that leads there; null where both have one. */
const targetVia = (to: string, next: string): string | null => {
  const [, suffix] = splitTarget(to);
  const [, nextSuffix] = splitTarget(next);
  return suffix !== "" && nextSuffix !== "" ? null : next + suffix;
};

/** @param next leaves from the line's target, and is the last of the row */
const pointStraight = <Line extends PlannedLine>(line: Line, next: Line): Line => {
  const { to } = line.redirect;
  const target = to !== null && next.redirect.to !== null && targetVia(to, next.redirect.to);
  if (typeof target === "string")
    return { ...line, ...withTarget(line, target), isTargetMissing: next.isTargetMissing };
  // This one alone is refused: the other stands by itself.
  const neighbours = { same: null, next: { id: "", ...next.redirect }, previous: null };
  return withErrors(line, neighbourErrors(line.redirect, neighbours));
};

/**
 * Points lines whose target another line of the file leaves from straight at where that one leads
 * at last, so that visitors are led once. What goes round in a loop is left as it is.
 */
export const shortenChains = async <Line extends PlannedLine>(
  lines: readonly Line[],
): Promise<readonly Line[]> => {
  const bySource = new Map(
    await mapInSlices(lines.filter(leads), (each) => [pathKey(each.redirect.from), each] as const),
  );
  const after = (line: Line): Line | undefined => {
    const key = targetKey(line.redirect.to);
    return key === null ? undefined : bySource.get(key);
  };
  /** What has become of the lines that were looked at; null for those that lead into a loop. */
  const known = new Map<Line, Line | null>();
  const follow = (first: Line): void => {
    const walked = new Set<Line>();
    let next: Line | undefined = first;
    while (next && !walked.has(next) && !known.has(next)) {
      walked.add(next);
      next = after(next);
    }
    let end = next && (known.get(next) ?? null);
    for (const line of [...walked].toReversed()) {
      if (end === null || end?.outcome === "refused") known.set(line, null);
      else known.set(line, end ? pointStraight(line, end) : line);
      end = known.get(line) ?? null;
    }
  };
  return mapInSlices(lines, (line) => {
    if (!leads(line)) return line;
    follow(line);
    return known.get(line) ?? line;
  });
};
