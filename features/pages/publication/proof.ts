import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "../contract.ts";
import { pageTag } from "../save.ts";
import { pathOf, patternOf } from "#markets/markets.ts";
import { routeNames } from "#markets/routes.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { Proof } from "../publication-contract.ts";

/** What an address of this server answers to a visitor. */
export type Observed = Readonly<{
  status: number;
  location: string | null;
  /** The tags and the version that a custom page's answer names. */
  tags: readonly string[];
  version: number | null;
}>;

/** The last save of a page that this process heard of, and the kept pages that it threw away. */
export type Renewal = Readonly<{ at: Date; addresses: readonly string[] }>;

export type Renewals = Readonly<{
  note: (tags: readonly string[], addresses: readonly string[]) => void;
  of: (tag: string) => Renewal | null;
}>;

const mostPages = 1000;
const mostAddresses = 100;

/** Remembers of the newest saves when this process heard of them and what they renewed. */
export const createRenewals = (now: () => Date): Renewals => {
  const kept = new Map<string, Renewal>();
  return {
    note(tags, addresses) {
      const at = now();
      for (const tag of tags) {
        if (!tag.startsWith("page:")) continue;
        kept.delete(tag);
        kept.set(tag, { at, addresses });
        if (kept.size > mostPages) kept.delete(kept.keys().next().value ?? tag);
      }
    },
    of: (tag) => kept.get(tag) ?? null,
  };
};

/** The path at which visitors meet a page; null where it supplies a route of many addresses, or none. */
export const pathOfPage = (
  market: MarketId,
  { slug, isFixed, routingKey }: Pick<Page, "slug" | "isFixed" | "routingKey">,
  product: string,
): string | null => {
  if (!isFixed || routingKey === null) return `/${slug}`;
  const route = routeNames.find((name) => name === routingKey);
  if (!route || patternOf(market, route)?.includes(":")) return null;
  return pathOf(market, route, {}, product);
};

export type ProofOptions = Readonly<{
  product: string;
  /** Where browsers find a market's site; null when no host shows it. */
  originOf: (market: string) => string | null;
  /** Asks this very server, as a visitor of that address would. */
  observe: (address: string) => Promise<Observed>;
  renewals: Renewals;
  now: () => Date;
}>;

/** How long a save may take to be heard of. */
const patience = 1500;
/** The address is asked again after so many milliseconds, then after ever longer ones. */
const firstPause = 10;
const longestPause = 160;

const reasonOf = (page: Page, { status, location, version }: Observed): string => {
  if (version !== null) return `The address still shows version ${version}.`;
  if (location !== null) return `A redirect leads visitors to ${location}.`;
  if (!page.isPublished) return "The page is not published.";
  return `Visitors meet a ${status}.`;
};

const unseen = (reason: string): Proof => ({
  address: null,
  isLive: false,
  reason,
  status: null,
  version: null,
  liveAt: null,
  tookMs: null,
  renewed: [],
  renewedCount: 0,
});

/**
 * Looks at a page's public address on this process until it shows the stored version (or, of a page
 * that is not published, shows it no more), and says what was seen.
 */
export const provePage = async (
  { product, originOf, observe, renewals, now }: ProofOptions,
  market: MarketId,
  page: Page,
): Promise<Proof> => {
  const origin = originOf(market);
  const path = pathOfPage(market, page, product);
  if (origin === null) return unseen("No host shows this market.");
  if (path === null) return unseen("The page has no address of its own.");
  const address = `${origin}${path}`;
  const tag = pageTag(market, page.id);
  const look = async () => {
    const seen = await observe(address);
    return seen.tags.includes(tag) ? seen : { ...seen, version: null };
  };
  const begun = performance.now();
  const wanted = page.isPublished ? page.version : null;
  let seen = await look();
  let pause = firstPause;
  while (seen.version !== wanted && performance.now() - begun < patience) {
    await sleep(pause);
    pause = Math.min(pause * 2, longestPause);
    seen = await look();
  }
  const isAsStored = seen.version === wanted;
  const isLive = isAsStored && wanted !== null;
  const saved = Date.parse(page.updatedAt);
  const heard = renewals.of(tag);
  // What was heard of before this save speaks of an earlier one.
  const renewal = heard && heard.at.getTime() >= saved ? heard : null;
  const since = renewal?.at ?? now();
  return {
    address,
    isLive,
    reason: isLive ? null : reasonOf(page, seen),
    status: seen.status,
    version: seen.version,
    liveAt: isLive ? since.toISOString() : null,
    tookMs: isAsStored && renewal ? since.getTime() - saved : null,
    renewed: renewal?.addresses.slice(0, mostAddresses) ?? [],
    renewedCount: renewal?.addresses.length ?? 0,
  };
};
