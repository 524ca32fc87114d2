import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "../contract.ts";
import { pageTag } from "../save/save-page.ts";
import { pathOf, patternOf } from "#markets/markets.ts";
import { routeNames } from "#markets/routes.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { LiveCheck } from "../publication-contract.ts";

/** What an address of this server answers to a visitor. */
export type VisitorResponse = Readonly<{
  status: number;
  location: string | null;
  /** The tags and the version that a custom page's answer names. */
  tags: readonly string[];
  version: number | null;
}>;

/** The last save of a page that this process heard of, and the kept pages that it threw away. */
export type PageInvalidation = Readonly<{ at: Date; addresses: readonly string[] }>;

export type InvalidationLog = Readonly<{
  record: (tags: readonly string[], addresses: readonly string[]) => void;
  latest: (tag: string) => PageInvalidation | null;
}>;

const maxPages = 1000;
const maxAddresses = 100;

/** Remembers of the newest saves when this process heard of them and what they renewed. */
export const createInvalidationLog = (now: () => Date): InvalidationLog => {
  const byTag = new Map<string, PageInvalidation>();
  return {
    record(tags, addresses) {
      const at = now();
      for (const tag of tags) {
        if (!tag.startsWith("page:")) continue;
        byTag.delete(tag);
        byTag.set(tag, { at, addresses });
        if (byTag.size > maxPages) byTag.delete(byTag.keys().next().value ?? tag);
      }
    },
    latest: (tag) => byTag.get(tag) ?? null,
  };
};

/** The path at which visitors meet a page; null where it supplies a route of many addresses, or none. */
export const publicPathOf = (
  market: MarketId,
  { slug, isFixed, routingKey }: Pick<Page, "slug" | "isFixed" | "routingKey">,
  product: string,
): string | null => {
  if (!isFixed || routingKey === null) return `/${slug}`;
  const route = routeNames.find((name) => name === routingKey);
  if (!route || patternOf(market, route)?.includes(":")) return null;
  return pathOf(market, route, {}, product);
};

export type LiveCheckOptions = Readonly<{
  product: string;
  /** Where browsers find a market's site; null when no host shows it. */
  originOf: (market: string) => string | null;
  /** Asks this very server, as a visitor of that address would. */
  fetchAsVisitor: (address: string) => Promise<VisitorResponse>;
  invalidations: InvalidationLog;
  now: () => Date;
}>;

/** How long a save may take to be heard of. */
const timeoutMs = 1500;
/** The address is asked again after so many milliseconds, then after ever longer ones. */
const initialDelayMs = 10;
const maxDelayMs = 160;

const failureReason = (page: Page, { status, location, version }: VisitorResponse): string => {
  if (version !== null) return `The address still shows version ${version}.`;
  if (location !== null) return `A redirect leads visitors to ${location}.`;
  if (!page.isPublished) return "The page is not published.";
  return `Visitors meet a ${status}.`;
};

const notLive = (reason: string): LiveCheck => ({
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
export const verifyLive = async (
  { product, originOf, fetchAsVisitor, invalidations, now }: LiveCheckOptions,
  market: MarketId,
  page: Page,
): Promise<LiveCheck> => {
  const origin = originOf(market);
  const path = publicPathOf(market, page, product);
  if (origin === null) return notLive("No host shows this market.");
  if (path === null) return notLive("The page has no address of its own.");
  const address = `${origin}${path}`;
  const tag = pageTag(market, page.id);
  const look = async () => {
    const seen = await fetchAsVisitor(address);
    return seen.tags.includes(tag) ? seen : { ...seen, version: null };
  };
  const begun = performance.now();
  const wanted = page.isPublished ? page.version : null;
  let seen = await look();
  let pause = initialDelayMs;
  while (seen.version !== wanted && performance.now() - begun < timeoutMs) {
    await sleep(pause);
    pause = Math.min(pause * 2, maxDelayMs);
    seen = await look();
  }
  const isAsStored = seen.version === wanted;
  const isLive = isAsStored && wanted !== null;
  const saved = Date.parse(page.updatedAt);
  const heard = invalidations.latest(tag);
  // What was heard of before this save speaks of an earlier one.
  const invalidation = heard && heard.at.getTime() >= saved ? heard : null;
  const since = invalidation?.at ?? now();
  return {
    address,
    isLive,
    reason: isLive ? null : failureReason(page, seen),
    status: seen.status,
    version: seen.version,
    liveAt: isLive ? since.toISOString() : null,
    tookMs: isAsStored && invalidation ? since.getTime() - saved : null,
    renewed: invalidation?.addresses.slice(0, maxAddresses) ?? [],
    renewedCount: invalidation?.addresses.length ?? 0,
  };
};
