import { setTimeout as sleep } from "node:timers/promises";
import type { Page, PageOwner } from "../contract.ts";
import { ownerRecord } from "../owner-rules.ts";
import { pageTag } from "../store.ts";
import { pathOf, patternOf } from "#markets/paths.ts";
import { routeNames } from "#markets/routes.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { LiveCheck } from "../live-check-contract.ts";

/** The parts of this server's response to a visitor that the check needs. */
export type VisitorResponse = Readonly<{
  status: number;
  location: string | null;
  /** Cache tags and page version from the headers of a custom page. */
  tags: readonly string[];
  version: number | null;
}>;

/**
 * The last invalidation of a page in this process, and the cached addresses that it removed: the
 * first of them, and how many they were.
 */
export type PageInvalidation = Readonly<{
  at: Date;
  addresses: readonly string[];
  count: number;
}>;

export type InvalidationLog = Readonly<{
  record: (tags: readonly string[], addresses: readonly string[]) => void;
  latest: (tag: string) => PageInvalidation | null;
}>;

const maxPages = 1000;
const maxAddresses = 100;

/** Keeps the invalidations of the most recently saved pages. */
export const createInvalidationLog = (now: () => Date): InvalidationLog => {
  const byTag = new Map<string, PageInvalidation>();
  return {
    record(tags, addresses) {
      const kept = {
        at: now(),
        addresses: addresses.slice(0, maxAddresses),
        count: addresses.length,
      };
      for (const tag of tags) {
        if (!tag.startsWith("page:")) continue;
        byTag.delete(tag);
        byTag.set(tag, kept);
        if (byTag.size > maxPages) byTag.delete(byTag.keys().next().value ?? tag);
      }
    },
    latest: (tag) => byTag.get(tag) ?? null,
  };
};

/** Null for a fixed page whose route has parameters or does not exist. */
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
  /** Null when no host serves the market. */
  originOf: (market: string) => string | null;
  pathOfOwner: (market: string, owner: PageOwner) => Promise<string | null>;
  /** Requests an address of this process without going over the network. */
  fetchAsVisitor: (address: string) => Promise<VisitorResponse>;
  invalidations: InvalidationLog;
  now: () => Date;
}>;

/** How long a save may take to reach this process. */
const timeoutMs = 1500;
/** First pause between attempts; it doubles up to `maxDelayMs`. */
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
 * Requests a page's public address from this process until it shows the stored version (or, for an
 * unpublished page, no longer shows the page), and reports what was seen.
 */
export const verifyLive = async (
  { product, originOf, pathOfOwner, fetchAsVisitor, invalidations, now }: LiveCheckOptions,
  market: MarketId,
  page: Page,
): Promise<LiveCheck> => {
  const origin = originOf(market);
  const owner = ownerRecord(page.owner);
  const ownerPath = owner && (await pathOfOwner(market, owner));
  const path = page.owner ? ownerPath : publicPathOf(market, page, product);
  if (origin === null) return notLive("No host shows this market.");
  if (path === null) return notLive("The page has no address of its own.");
  const address = `${origin}${path}`;
  const tag = pageTag(market, page.id);
  const request = async () => {
    const response = await fetchAsVisitor(address);
    return response.tags.includes(tag) ? response : { ...response, version: null };
  };
  const startedAt = performance.now();
  const expectedVersion = page.isPublished ? page.version : null;
  let response = await request();
  let delayMs = initialDelayMs;
  while (response.version !== expectedVersion && performance.now() - startedAt < timeoutMs) {
    await sleep(delayMs);
    delayMs = Math.min(delayMs * 2, maxDelayMs);
    response = await request();
  }
  const isExpectedVersion = response.version === expectedVersion;
  const isLive = isExpectedVersion && expectedVersion !== null;
  const savedAt = Date.parse(page.updatedAt);
  const latest = invalidations.latest(tag);
  // An invalidation before this save belongs to an earlier save.
  const invalidation = latest && latest.at.getTime() >= savedAt ? latest : null;
  const since = invalidation?.at ?? now();
  return {
    address,
    isLive,
    reason: isLive ? null : failureReason(page, response),
    status: response.status,
    version: response.version,
    liveAt: isLive ? since.toISOString() : null,
    tookMs: isExpectedVersion && invalidation ? since.getTime() - savedAt : null,
    renewed: invalidation?.addresses ?? [],
    renewedCount: invalidation?.count ?? 0,
  };
};
