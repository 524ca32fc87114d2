import type { RedirectTrace } from "#features/redirects/contract.ts";
import { readPath, splitTarget } from "#features/redirects/rules.ts";

/** A redirect of several hops that could lead straight to the end. */
export type Detour = Readonly<{ redirectId: string; from: string; end: string }>;

/** Null where the first hop is no redirect of staff, or nothing is at the end. */
export const detourOf = ({ hops, end }: RedirectTrace): Detour | null => {
  const [first] = hops;
  if (!first?.redirectId || hops.length < 2 || end.status !== 200) return null;
  return { redirectId: first.redirectId, from: splitTarget(first.from)[0], end: end.path };
};

/** The target that leads straight to the end; query and fragment of the former target stay. */
export const straightTarget = (to: string | null, end: string): string => {
  const [path, suffix] = splitTarget(end);
  return (readPath(path) ?? path) + (suffix || splitTarget(to ?? "")[1]);
};
