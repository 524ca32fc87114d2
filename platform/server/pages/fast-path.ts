import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageCache } from "#platform/server/cache/page-cache.ts";
import { createBoundedCache } from "#platform/server/cache/bounded.ts";
import {
  encodingFor,
  type Encoding,
  matchesEtag,
} from "#platform/server/http/compression/encoding.ts";
import {
  type RequestRecord,
  type RequestRecords,
  requestIdHeader,
} from "#platform/server/log/request-record.ts";
import { etagOf, type RenderedPage } from "./rendered-page.ts";
import type { Variants } from "./variants.ts";

/**
 * A page cache key that may be served without the full server until an epoch time in milliseconds.
 * `since` is the state of its market, from before what leads to the page was read.
 */
export type FastPathEntry = Readonly<{ key: string; endsAt: number; since: number }>;

/** An entry with the route and market of its request, for the log. */
type StoredEntry = FastPathEntry & Pick<RequestRecord, "route"> & Readonly<{ market: string }>;

/**
 * Answers a request whose exact URL was answered before straight from the page cache, without routing
 * or parsing and with one write. All other requests go to the full server.
 */
export type FastPath = Readonly<{
  /** @returns false when the full server has to answer */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Stores which cached page answers a request; not for responses that depend on the visitor. */
  remember(request: IncomingMessage, entry: FastPathEntry): void;
  /** The state of a market, to be asked for before what leads to a page is read. */
  stateOf(market: string): number;
  /**
   * Must be called at every invalidation: a new redirect, for example, takes over a path. What the
   * page itself shows is the page cache's, so that only these entries go.
   */
  invalidate(tags: readonly string[]): void;
  clear(): void;
}>;

const maxBytes = 8 * 1024 * 1024;
const maxUrlLength = 2000; // Longer URLs are rare enough to be left to the full server.
const entryOverhead = 200; // Estimated bytes of a map entry besides its strings.

/** The market and the exact URL; null for hosts without a market and for long URLs. */
const requestKeyOf = (
  { headers: { host = "" }, url = "" }: IncomingMessage,
  marketOf: (host: string) => string | undefined,
): string | null => {
  const market = url.length > maxUrlLength ? undefined : marketOf(host);
  return market === undefined ? null : `${market} ${url}`;
};

/** A flat list of names and values, which Node writes without converting it. */
const rawHeadersOf = (
  commonHeaders: RenderedPage["headers"],
  page: RenderedPage,
  encoding: Encoding,
  body: Buffer,
): string[] => {
  const rawHeaders = [...commonHeaders, ...page.headers].flat();
  rawHeaders.push("etag", etagOf(page, encoding), "content-length", String(body.length));
  if (encoding !== "identity") rawHeaders.push("content-encoding", encoding);
  return rawHeaders;
};

const headersByBody = new WeakMap<Buffer, string[]>();

type Body = Readonly<{ encoding: Encoding; body: Buffer }>;

type SendOptions = Readonly<{
  commonHeaders: RenderedPage["headers"];
  request: IncomingMessage;
  response: ServerResponse;
  page: RenderedPage;
  /** The request's id, which the response repeats in a header. */
  id: string;
}>;

const send = (
  { commonHeaders, request, response, page, id }: SendOptions,
  { encoding, body }: Body,
): void => {
  const shared = headersByBody.get(body) ?? rawHeadersOf(commonHeaders, page, encoding, body);
  headersByBody.set(body, shared);
  const rawHeaders = [...shared, requestIdHeader, id];
  if (matchesEtag(request.headers["if-none-match"], etagOf(page, encoding))) {
    const length = rawHeaders.indexOf("content-length");
    response.writeHead(304, rawHeaders.toSpliced(length, 2)).end();
    return;
  }
  response.writeHead(page.status, rawHeaders).end(request.method === "HEAD" ? undefined : body);
};

export type FastPathOptions = Readonly<{
  cache: PageCache<RenderedPage>;
  variants: Variants;
  /**
   * Security headers that every response needs. The full server adds them to its own responses; the
   * fast path has to send them itself.
   */
  commonHeaders: RenderedPage["headers"];
  records: RequestRecords;
  /** All that have a host. */
  markets: readonly string[];
  /** The tags of what leads to the pages of a market, besides an address. */
  tagsOf: (market: string) => readonly string[];
  /** The market's id for the value of a `Host` header; undefined where the host has no market. */
  marketOf: (host: string) => string | undefined;
  countAnswer: (
    answer: Readonly<{ market: string; result: "fresh"; milliseconds: number }>,
  ) => void;
  /** Epoch milliseconds. */
  now: () => number;
}>;

export const createFastPath = ({
  cache,
  variants,
  commonHeaders,
  records,
  markets,
  tagsOf,
  marketOf,
  countAnswer,
  now,
}: FastPathOptions): FastPath => {
  const keys = createBoundedCache<StoredEntry>(
    maxBytes,
    ({ key }, requestKey) => 2 * (key.length + requestKey.length) + entryOverhead,
  );
  const states = new Map<string, number>();
  const stateOf = (market: string) => states.get(market) ?? 0;
  const leaveState = (market: string) => states.set(market, stateOf(market) + 1);
  return {
    stateOf,
    answer(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const began = performance.now();
      const requestKey = requestKeyOf(request, marketOf);
      const entry = requestKey === null ? undefined : keys.get(requestKey);
      const leads =
        entry !== undefined && now() < entry.endsAt && entry.since === stateOf(entry.market);
      const page = leads ? cache.peek(entry.key) : undefined;
      if (page?.status !== 200) return false;
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const body = variants.peek(page, encoding);
      if (!entry || !body) return false;
      const record = records.of(request);
      record.route = entry.route;
      record.market = entry.market;
      send({ commonHeaders, request, response, page, id: record.id }, { encoding, body });
      const milliseconds = performance.now() - began;
      countAnswer({ market: entry.market, result: "fresh", milliseconds });
      return true;
    },
    remember(request, entry) {
      const requestKey = requestKeyOf(request, marketOf);
      const { route, market } = records.of(request);
      if (requestKey !== null && market !== null) keys.set(requestKey, { ...entry, route, market });
    },
    invalidate(tags) {
      for (const market of markets)
        if (tagsOf(market).some((tag) => tags.includes(tag))) leaveState(market);
    },
    clear() {
      keys.clear();
      markets.forEach(leaveState);
    },
  };
};
