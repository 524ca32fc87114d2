import { Problem } from "#platform/server/http/problem.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Hop, RedirectTrace } from "./contract.ts";
import { locationOf, pathKey, readPath } from "./rules.ts";
import type { PathOwner, PathOwners } from "./save.ts";
import { redirectsFrom } from "./store.ts";

type End = RedirectTrace["end"];

/** Browsers give up after about twenty redirects; a chain longer than ten is a mistake. */
const maxHops = 10;

/** @throws Problem 400 for anything that is no path */
const parsePath = (requestedPath: string): readonly [path: string, query: string] => {
  const url = requestedPath.startsWith("/")
    ? URL.parse(`http://visitor.invalid${requestedPath}`)
    : null;
  const path = url && readPath(url.pathname);
  if (!url || path === null) throw new Problem(400, "path: Begin with /, as in /old?a=b.");
  return [path, url.search];
};

const toEnd = (path: string, owner: PathOwner | undefined): End => {
  if (owner === undefined || owner.kind === "moved")
    return { kind: "missing", path, status: 404, id: null, name: null };
  const { id, name } = owner.kind === "page" ? owner : { id: null, name: null };
  return { kind: owner.kind, path, status: 200, id, name };
};

const nextHop = async (
  db: Database,
  market: string,
  { ownersAt }: Pick<PathOwners, "ownersAt">,
  requestedPath: string,
): Promise<Hop | End> => {
  const [path, query] = parsePath(requestedPath);
  const redirect = (await redirectsFrom(db, market, [path])).get(path);
  if (redirect) {
    const { id, to, status } = redirect;
    if (status === 410 || to === null)
      return { kind: "gone", path: requestedPath, status: 410, id, name: null };
    const hop = { from: requestedPath, status, to: locationOf(to) };
    return { ...hop, redirectId: id, reason: "redirect" };
  }
  const canonicalPath = pathKey(path) || "/";
  const owner = (await ownersAt(db, market, [canonicalPath])).get(canonicalPath);
  const siteRedirect = { from: requestedPath, status: 301, redirectId: null } as const;
  if (owner?.kind === "moved")
    return { ...siteRedirect, to: locationOf(owner.to), reason: "moved" };
  if (owner && canonicalPath !== path)
    return { ...siteRedirect, to: locationOf(canonicalPath) + query, reason: "written otherwise" };
  return toEnd(requestedPath, owner);
};

/**
 * Follows a path as a visitor's browser would; like on the site, a redirect takes precedence over a
 * page.
 * @throws Problem 400 for anything that is no path
 */
export const traceRedirects = async (
  db: Database,
  market: string,
  owners: Pick<PathOwners, "ownersAt">,
  requestedPath: string,
): Promise<RedirectTrace> => {
  const hops: Hop[] = [];
  const visited = new Set<string>();
  let current = requestedPath;
  for (;;) {
    const key = parsePath(current).join(""); // browsers do not send the fragment
    if (visited.has(key) || hops.length >= maxHops)
      return { hops, end: { kind: "loop", path: current, status: null, id: null, name: null } };
    visited.add(key);
    const next = await nextHop(db, market, owners, current);
    if ("kind" in next) return { hops, end: next };
    hops.push(next);
    current = next.to;
  }
};
