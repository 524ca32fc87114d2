import { withoutEndSlashes } from "#platform/address.ts";
import type { Redirect } from "#features/assets/redirects/contract.ts";
import type { LinkCheck, LinkStatus } from "../seo-contract.ts";

/** What a path leads to; a moved record names its new path. */
export type PathTarget = "found" | "unpublished" | "missing" | Readonly<{ moved: string }>;

/** Reads of a market's paths. Paths begin with `/` and are decoded, without query. */
export type PathLookup = Readonly<{
  /** Enabled redirects by the path from which they lead. */
  redirects: (paths: readonly string[]) => Promise<ReadonlyMap<string, Redirect>>;
  /** Targets of paths without a redirect; paths missing from the result lead nowhere. */
  targets: (paths: readonly string[]) => Promise<ReadonlyMap<string, PathTarget>>;
}>;

const maxHops = 8;

/** The path as the server reads it: decoded, without query and closing slash. */
export const pathnameOf = (address: string): string => {
  const [path = ""] = address.split(/[?#]/, 1);
  const bare = path.length > 1 ? withoutEndSlashes(path) || "/" : path;
  try {
    return decodeURI(bare);
  } catch {
    return bare; // an invalid escape sequence leads nowhere
  }
};

type RedirectChain = { link: string; path: string; through: string[]; end: LinkStatus | null };

const redirectTo = (chain: RedirectChain, to: string): void => {
  const isOnThisSite = /^\/(?![/\\])/.test(to);
  const visited = [chain.link, ...chain.through].map(pathnameOf);
  chain.through.push(to);
  if (!isOnThisSite) chain.end = "elsewhere";
  else if (visited.includes(pathnameOf(to)) || chain.through.length >= maxHops) chain.end = "loop";
  else chain.path = pathnameOf(to);
};

const unresolved = (chains: readonly RedirectChain[]) => chains.filter(({ end }) => end === null);
const pendingPaths = (chains: readonly RedirectChain[]) => [
  ...new Set(chains.map(({ path }) => path)),
];

/** Advances every unresolved chain by one redirect, or to its target where no redirect leads on. */
const followOnce = async (
  unresolvedChains: readonly RedirectChain[],
  paths: PathLookup,
): Promise<void> => {
  const redirects = await paths.redirects(pendingPaths(unresolvedChains));
  const withoutRedirect: RedirectChain[] = [];
  for (const chain of unresolvedChains) {
    const redirect = redirects.get(chain.path);
    if (!redirect) withoutRedirect.push(chain);
    else if (redirect.status === 410 || !redirect.to) chain.end = "gone";
    else redirectTo(chain, redirect.to);
  }
  if (withoutRedirect.length === 0) return;
  const targets = await paths.targets(pendingPaths(withoutRedirect));
  for (const chain of withoutRedirect) {
    const target = targets.get(chain.path) ?? "missing";
    if (typeof target === "string") chain.end = target;
    else redirectTo(chain, target.moved);
  }
};

/**
 * Resolves links of a market. All links are advanced together, so that the number of queries grows
 * with the longest chain only.
 */
export const resolveLinks = async (
  links: readonly string[],
  paths: PathLookup,
): Promise<readonly LinkCheck[]> => {
  const chains: RedirectChain[] = [...new Set(links)].map((link) => ({
    link,
    path: pathnameOf(link),
    through: [],
    end: null,
  }));
  for (
    let unresolvedChains = unresolved(chains);
    unresolvedChains.length > 0;
    unresolvedChains = unresolved(chains)
  )
    await followOnce(unresolvedChains, paths);
  return chains.map(({ link, through, end }) => ({ link, through, end: end ?? "missing" }));
};
