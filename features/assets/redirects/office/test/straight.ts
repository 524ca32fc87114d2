import type { RedirectTrace } from "#features/assets/redirects/contract.ts";
import { readPath, splitTarget } from "#features/assets/redirects/rules.ts";

/** A redirect of several hops that could lead straight to the end. */
export type Detour = Readonly<{
  redirectId: string;
  from: string;
  end: string;
  /** With which the visitor came; empty where there is none. */
  query: string;
}>;

/** Null where the first hop is no redirect of staff, or nothing is at the end. */
export const detourOf = ({ hops, end }: RedirectTrace): Detour | null => {
  const [first] = hops;
  if (!first?.redirectId || hops.length < 2 || end.status !== 200) return null;
  const [from, query] = splitTarget(first.from);
  return { redirectId: first.redirectId, from, end: end.path, query };
};

/** The end without what the visitor's own query brought there. */
const withoutVisitors = (suffix: string, query: string): string => {
  const [search = "", fragment] = suffix.split("#");
  const brought = new Set(query.replace(/^\?/, "").split("&"));
  const own = search.replace(/^\?/, "").split("&");
  const kept = own.filter((part) => part !== "" && !brought.has(part));
  return (
    (kept.length > 0 ? `?${kept.join("&")}` : "") + (fragment === undefined ? "" : `#${fragment}`)
  );
};

/**
 * The target that leads straight to the end; query and fragment of the former target stay.
 * @param query with which the way was tested
 */
export const straightTarget = (to: string | null, end: string, query: string): string => {
  const [path, suffix] = splitTarget(end);
  const own = withoutVisitors(suffix, query);
  return (readPath(path) ?? path) + (own || splitTarget(to ?? "")[1]);
};
