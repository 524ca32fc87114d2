import { Problem } from "#platform/server/http/problem.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Hop, Walk } from "./contract.ts";
import { locationOf, pathKey, readPath } from "./rules.ts";
import type { PathOwner, PathOwners } from "./save.ts";
import { redirectsFrom } from "./store.ts";

type End = Walk["end"];

/** Browsers give up after about twenty; nobody makes so many on purpose. */
const mostHops = 10;

/** A path, decoded, and the query that follows it. @throws Problem 400 */
const readAsked = (asked: string): readonly [path: string, query: string] => {
  const url = asked.startsWith("/") ? URL.parse(`http://visitor.invalid${asked}`) : null;
  const path = url && readPath(url.pathname);
  if (!url || path === null) throw new Problem(400, "path: Begin with /, as in /old?a=b.");
  return [path, url.search];
};

const ended = (path: string, owner: PathOwner | undefined): End => {
  if (owner === undefined || owner.kind === "moved")
    return { kind: "missing", path, status: 404, id: null, name: null };
  const { id, name } = owner.kind === "page" ? owner : { id: null, name: null };
  return { kind: owner.kind, path, status: 200, id, name };
};

/** What a visitor is answered at a path: the way on, or the end. */
const answerAt = async (
  db: Database,
  market: string,
  { ownersAt }: Pick<PathOwners, "ownersAt">,
  asked: string,
): Promise<Hop | End> => {
  const [path, query] = readAsked(asked);
  const redirect = (await redirectsFrom(db, market, [path])).get(path);
  if (redirect) {
    const { id, to, status } = redirect;
    if (status === 410 || to === null)
      return { kind: "gone", path: asked, status: 410, id, name: null };
    const hop = { from: asked, status, to: locationOf(to) };
    return { ...hop, redirectId: id, reason: "redirect" };
  }
  const written = pathKey(path) || "/";
  const owner = (await ownersAt(db, market, [written])).get(written);
  const byItself = { from: asked, status: 301, redirectId: null } as const;
  if (owner?.kind === "moved") return { ...byItself, to: locationOf(owner.to), reason: "moved" };
  if (owner && written !== path)
    return { ...byItself, to: locationOf(written) + query, reason: "written otherwise" };
  return ended(asked, owner);
};

/**
 * Goes the way that a visitor of a market goes from a path, a redirect before a page as on the site.
 * @throws Problem 400 for what is no path
 */
export const walk = async (
  db: Database,
  market: string,
  owners: Pick<PathOwners, "ownersAt">,
  asked: string,
): Promise<Walk> => {
  const hops: Hop[] = [];
  const seen = new Set<string>();
  let at = asked;
  for (;;) {
    const key = readAsked(at).join(""); // the fragment stays in the browser
    if (seen.has(key) || hops.length >= mostHops)
      return { hops, end: { kind: "loop", path: at, status: null, id: null, name: null } };
    seen.add(key);
    const answer = await answerAt(db, market, owners, at);
    if ("kind" in answer) return { hops, end: answer };
    hops.push(answer);
    at = answer.to;
  }
};
