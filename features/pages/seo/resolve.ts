import { withoutEndSlashes } from "#platform/address.ts";
import type { Redirect } from "#features/redirects/contract.ts";
import type { LinkCheck, LinkStatus } from "../seo-contract.ts";

/** What stands at a path; what has moved gives its new path. */
export type PathTarget = "found" | "unpublished" | "missing" | Readonly<{ moved: string }>;

/** What a market's server knows of its paths. Paths begin with `/`, decoded, without query. */
export type PathLookup = Readonly<{
  /** The enabled redirects that leave from some paths, by path. */
  redirects: (paths: readonly string[]) => Promise<ReadonlyMap<string, Redirect>>;
  /** What stands at some paths that no redirect leaves from; what is left out is missing. */
  places: (paths: readonly string[]) => Promise<ReadonlyMap<string, PathTarget>>;
}>;

const maxHops = 8;

/** The path of an address of ours, as the server reads it: decoded, no query, no closing slash. */
export const pathnameOf = (address: string): string => {
  const [path = ""] = address.split(/[?#]/, 1);
  const bare = path.length > 1 ? withoutEndSlashes(path) || "/" : path;
  try {
    return decodeURI(bare);
  } catch {
    return bare; // no valid escape: nothing stands there
  }
};

type RedirectChain = { link: string; at: string; through: string[]; end: LinkStatus | null };

const step = (way: RedirectChain, to: string): void => {
  const isOurs = /^\/(?![/\\])/.test(to);
  const seen = [way.link, ...way.through].map(pathnameOf);
  way.through.push(to);
  if (!isOurs) way.end = "elsewhere";
  else if (seen.includes(pathnameOf(to)) || way.through.length >= maxHops) way.end = "loop";
  else way.at = pathnameOf(to);
};

const unresolved = (ways: readonly RedirectChain[]) => ways.filter(({ end }) => end === null);
const pendingPaths = (ways: readonly RedirectChain[]) => [...new Set(ways.map(({ at }) => at))];

/** One step of every way that is not at its end: a redirect, as visitors meet it first, or a place. */
const followOnce = async (open: readonly RedirectChain[], paths: PathLookup): Promise<void> => {
  const redirects = await paths.redirects(pendingPaths(open));
  const arrived: RedirectChain[] = [];
  for (const way of open) {
    const redirect = redirects.get(way.at);
    if (!redirect) arrived.push(way);
    else if (redirect.status === 410 || !redirect.to) way.end = "gone";
    else step(way, redirect.to);
  }
  if (arrived.length === 0) return;
  const places = await paths.places(pendingPaths(arrived));
  for (const way of arrived) {
    const place = places.get(way.at) ?? "missing";
    if (typeof place === "string") way.end = place;
    else step(way, place.moved);
  }
};

/** Follows links of a market to their ends; as many questions as the longest way has steps. */
export const resolveLinks = async (
  links: readonly string[],
  paths: PathLookup,
): Promise<readonly LinkCheck[]> => {
  const ways: RedirectChain[] = [...new Set(links)].map((link) => ({
    link,
    at: pathnameOf(link),
    through: [],
    end: null,
  }));
  for (let open = unresolved(ways); open.length > 0; open = unresolved(ways))
    await followOnce(open, paths);
  return ways.map(({ link, through, end }) => ({ link, through, end: end ?? "missing" }));
};
