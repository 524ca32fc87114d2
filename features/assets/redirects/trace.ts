import { mapInSlices } from "#platform/server/load/in-slices.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Hop, Redirect, RedirectTrace } from "./contract.ts";
import { locationOf, locationWithQuery, pathKey, readPath } from "./rules.ts";
import type { PathOwner, PathOwners } from "./save/save.ts";
import { redirectsFrom } from "./store.ts";

type TraceHop = Omit<Hop, "madeBy">;
type End = RedirectTrace["end"];

/** The way from one path, without who made its redirects. */
export type Trace = Readonly<{ hops: readonly TraceHop[]; end: End }>;

/** Browsers give up after about twenty redirects; a chain longer than ten is a mistake. */
const maxHops = 10;

/** @throws Problem 400 for anything that is no path */
const parsePath = (requestedPath: string): readonly [path: string, query: string] => {
  const url = requestedPath.startsWith("/")
    ? URL.parse(`http://visitor.invalid${requestedPath}`)
    : null;
  const path = url && readPath(url.pathname);
  if (!url || path === null)
    throw new Problem(
      400,
      "This is no address of this market’s site. Begin with /, as in /old?a=b.",
    );
  return [path, url.search];
};

/** The query with which a visitor arrives; empty where there is none. */
export const queryOf = (requestedPath: string): string => parsePath(requestedPath)[1];

const canonicalPathOf = (path: string): string => pathKey(path) || "/";

const toEnd = (path: string, owner: PathOwner | undefined): End => {
  if (owner === undefined || owner.kind === "moved")
    return { kind: "missing", path, status: 404, id: null, name: null };
  const { id, name } = owner.kind === "page" ? owner : { id: null, name: null };
  return { kind: owner.kind, path, status: 200, id, name };
};

/** What is at a path; like on the site, a redirect takes precedence over a page. */
const answerAt = (
  requestedPath: string,
  redirect: Redirect | undefined,
  ownerAt: (path: string) => PathOwner | undefined,
): TraceHop | End => {
  const [path, query] = parsePath(requestedPath);
  if (redirect) {
    const { id, to, status } = redirect;
    if (status === 410 || to === null)
      return { kind: "gone", path: requestedPath, status: 410, id, name: null };
    const location = locationWithQuery(to, query);
    const hop = { from: requestedPath, status, to: location };
    return { ...hop, redirectId: id, reason: "redirect" };
  }
  const canonicalPath = canonicalPathOf(path);
  const owner = ownerAt(canonicalPath);
  const siteRedirect = { from: requestedPath, status: 301, redirectId: null } as const;
  if (owner?.kind === "moved")
    return { ...siteRedirect, to: locationWithQuery(owner.to, query), reason: "moved" };
  if (owner && canonicalPath !== path)
    return { ...siteRedirect, to: locationOf(canonicalPath) + query, reason: "written otherwise" };
  return toEnd(requestedPath, owner);
};

/** The redirects that the walk would meet if one of them were as it is proposed. */
const withProposal = (
  redirects: ReadonlyMap<string, Redirect>,
  paths: readonly string[],
  proposed: Redirect | null,
): ReadonlyMap<string, Redirect> => {
  if (proposed === null) return redirects;
  const key = proposed.enabled ? pathKey(proposed.from) : null;
  const others = [...redirects].filter(([, { id }]) => id !== proposed.id);
  const own = paths.filter((path) => pathKey(path) === key);
  return new Map([...others, ...own.map((path) => [path, proposed] as const)]);
};

/** Answers paths with two readings of the database, however many they are. */
const answersAt = async (
  db: Database,
  market: string,
  { ownersAt }: Pick<PathOwners, "ownersAt">,
  requestedPaths: readonly string[],
  proposed: Redirect | null,
): Promise<ReadonlyMap<string, TraceHop | End>> => {
  const parsed = await mapInSlices(requestedPaths, (each) => parsePath(each)[0]);
  const paths = [...new Set(parsed)];
  const stored = await redirectsFrom(db, market, paths);
  const redirects = withProposal(stored, paths, proposed);
  const others = await mapInSlices(
    paths.filter((path) => !redirects.has(path)),
    canonicalPathOf,
  );
  const owners = await ownersAt(db, market, [...new Set(others)]);
  return new Map(
    await mapInSlices(requestedPaths, (requestedPath, index) => {
      const redirect = redirects.get(parsed[index] ?? "");
      const answer = answerAt(requestedPath, redirect, (path) => owners.get(path));
      return [requestedPath, answer] as const;
    }),
  );
};

type Walk = { hops: TraceHop[]; visited: Set<string>; current: string; end: End | null };

/** The walk's key of a place; browsers do not send the fragment. */
const placeOf = (path: string): string => parsePath(path).join("");

const goOn = (walk: Walk, answer: TraceHop | End): void => {
  if ("kind" in answer) {
    walk.end = answer;
    return;
  }
  walk.hops.push(answer);
  walk.current = answer.to;
  const place = placeOf(walk.current);
  if (walk.visited.has(place) || walk.hops.length >= maxHops)
    walk.end = { kind: "loop", path: walk.current, status: null, id: null, name: null };
  walk.visited.add(place);
};

/**
 * Follows paths as a visitor's browser would, all of them together: the number of queries grows
 * with the longest way, not with the paths.
 * @param proposed a redirect that is not stored, or stored otherwise
 * @throws Problem 400 for anything that is no path
 */
export const tracePaths = async (
  db: Database,
  market: string,
  owners: Pick<PathOwners, "ownersAt">,
  requestedPaths: readonly string[],
  proposed: Redirect | null = null,
): Promise<readonly Trace[]> => {
  const walks = await mapInSlices(requestedPaths, (path): Walk => {
    return { hops: [], visited: new Set([placeOf(path)]), current: path, end: null };
  });
  for (;;) {
    const underway = walks.filter(({ end }) => end === null);
    if (underway.length === 0) break;
    const places = [...new Set(underway.map(({ current }) => current))];
    const answers = await answersAt(db, market, owners, places, proposed);
    await mapInSlices(underway, (walk) => {
      const answer = answers.get(walk.current);
      if (answer) goOn(walk, answer);
    });
  }
  return walks.flatMap(({ hops, end }) => (end ? [{ hops, end }] : []));
};
