import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { createPageCache } from "#platform/server/cache/page-cache.ts";
import { createRequestRecords } from "#platform/server/log/request-record.ts";
import { createFastPath } from "./fast-path.ts";
import type { RenderedPage } from "./rendered-page.ts";
import { createVariants } from "./variants.ts";

const page = (tags: readonly string[]): RenderedPage => ({
  status: 200,
  headers: [],
  body: Buffer.from("brotli"),
  tags,
  endsAt: Infinity,
  hash: "hash",
  canonical: null,
});

const setUp = async () => {
  const limit = 1_000_000;
  const limits = { pages: limit, combinations: limit };
  const cache = createPageCache<RenderedPage>({ limits, isPage: () => true, now: () => 0 });
  const records = createRequestRecords([]);
  const fastPath = createFastPath({
    cache,
    variants: createVariants(limit),
    commonHeaders: [],
    records,
    markets: ["it", "fr"],
    tagsOf: (market) => [`redirects:${market}`],
    marketOf: (host) => host,
    countAnswer: () => undefined,
    now: () => 0,
  });
  const requestOf = (market: string) => {
    const request = new IncomingMessage(new Socket());
    request.method = "GET";
    request.url = "/";
    request.headers = { host: market, "accept-encoding": "br" };
    records.of(request).market = market;
    return request;
  };
  const remember = async (market: string, since = fastPath.stateOf(market)) => {
    await cache.get(market, async () => page([`trips:${market}`]));
    fastPath.remember(requestOf(market), { key: market, endsAt: Infinity, since });
  };
  const answers = (market: string) => {
    const request = requestOf(market);
    return fastPath.answer(request, new ServerResponse(request));
  };
  await remember("it");
  await remember("fr");
  return { cache, fastPath, remember, answers };
};

test("a save takes from the fast path only what it touches", async () => {
  const { cache, fastPath, remember, answers } = await setUp();
  const invalidate = (tag: string) => {
    cache.invalidate([tag]);
    fastPath.invalidate([tag]);
  };
  expect(["it", "fr"].map(answers)).toEqual([true, true]);
  invalidate("coordinators");
  expect(["it", "fr"].map(answers)).toEqual([true, true]);
  invalidate("trips:it");
  expect(["it", "fr"].map(answers)).toEqual([false, true]);
  await remember("it");
  invalidate("redirects:fr");
  expect(["it", "fr"].map(answers)).toEqual([true, false]);
  fastPath.clear();
  expect(["it", "fr"].map(answers)).toEqual([false, false]);
});

test("an address is not remembered by redirects that have changed since they were read", async () => {
  const { fastPath, remember, answers } = await setUp();
  const before = fastPath.stateOf("it");
  fastPath.invalidate(["redirects:it"]);
  await remember("it", before);
  expect(answers("it")).toBe(false);
  await remember("it");
  expect(answers("it")).toBe(true);
});
