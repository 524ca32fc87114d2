import { expect, test } from "vitest";
import type { Page } from "../contract.ts";
import { pageTag } from "../store.ts";
import {
  createInvalidationLog,
  type VisitorResponse,
  publicPathOf,
  verifyLive,
} from "./verify-live.ts";

const market = "it-IT";
const savedAt = Date.parse("2026-12-01T09:00:00Z");
const page = (overrides: Partial<Page> = {}): Page => ({
  id: "7c6b2c0e-3c52-4d0a-9a55-0d4a2f1c6f10",
  name: "Capodanno",
  slug: "capodanno",
  routingKey: null,
  seo: { title: "", description: "", robots: "index,follow", image: null },
  customHtmlClasses: [],
  customCss: "",
  isPublished: true,
  isFixed: false,
  owner: null,
  template: null,
  attributes: { transparentHeader: false, hideLayout: false },
  blocks: [],
  version: 2,
  createdAt: new Date(savedAt).toISOString(),
  updatedAt: new Date(savedAt).toISOString(),
  ...overrides,
});
const tag = pageTag(market, page().id);
const pageResponse = (version: number): VisitorResponse => ({
  status: 200,
  location: null,
  tags: [tag],
  version,
});
const notFound: VisitorResponse = { status: 404, location: null, tags: [], version: null };

/**
 * Runs the live check against an address that gives these responses in turn; the last one repeats.
 * `invalidatedAfterMs` is when the process invalidated the page, counted from the save.
 */
const check = (
  responses: readonly VisitorResponse[],
  overrides: Partial<Page> = {},
  invalidatedAfterMs?: number,
) => {
  const remaining = [...responses];
  const invalidations = createInvalidationLog(() => new Date(savedAt + (invalidatedAfterMs ?? 0)));
  if (invalidatedAfterMs !== undefined) invalidations.record([tag], ["https://it.test/capodanno"]);
  return verifyLive(
    {
      product: "Wayroam",
      originOf: (id) => (id === market ? "https://it.test" : null),
      pathOfOwner: async () => null,
      fetchAsVisitor: () =>
        Promise.resolve((remaining.length > 1 ? remaining.shift() : remaining[0]) ?? notFound),
      invalidations,
      now: () => new Date(savedAt + 9000),
    },
    market,
    page(overrides),
  );
};

test("a page whose address shows the stored version is live since its invalidation", async () => {
  expect(await check([pageResponse(1), pageResponse(2)], {}, 42)).toEqual({
    address: "https://it.test/capodanno",
    isLive: true,
    reason: null,
    status: 200,
    version: 2,
    liveAt: new Date(savedAt + 42).toISOString(),
    tookMs: 42,
    renewed: ["https://it.test/capodanno"],
    renewedCount: 1,
  });
});

test("without an invalidation in this process the page is live since the check, with no duration", async () => {
  const result = await check([pageResponse(2)]);
  expect(result).toMatchObject({ isLive: true, tookMs: null, renewed: [] });
  expect(result.liveAt).toBe(new Date(savedAt + 9000).toISOString());
  expect(await check([pageResponse(2)], {}, -5)).toMatchObject({ tookMs: null, renewedCount: 0 });
});

test.each([
  ["an older version", pageResponse(1), {}, "The address still shows version 1."],
  ["nothing", notFound, {}, "Visitors meet a 404."],
  [
    "a redirect",
    { status: 301, location: "/altrove", tags: [], version: null },
    {},
    "A redirect leads visitors to /altrove.",
  ],
  ["another page", { ...pageResponse(2), tags: ["page:it-IT:other"] }, {}, "Visitors meet a 200."],
  [
    "the page although it is hidden",
    pageResponse(1),
    { isPublished: false },
    "The address still shows version 1.",
  ],
  ["nothing, as it should", notFound, { isPublished: false }, "The page is not published."],
])("a page is not live while its address shows %s", async (_what, response, overrides, reason) => {
  const result = await check([response], overrides, 10);
  expect(result).toMatchObject({ isLive: false, liveAt: null, reason });
});

test("a page's public path is its slug, a fixed page's that of its route, null without one path", () => {
  expect(publicPathOf(market, page(), "Wayroam")).toBe("/capodanno");
  const fixed = (routingKey: string) =>
    publicPathOf(market, page({ isFixed: true, routingKey }), "Wayroam");
  expect(fixed("index")).toBe("/");
  expect(fixed("contacts")).toMatch(/^\/[a-z-]+$/);
  expect(fixed("travels-travel")).toBeNull();
  expect(fixed("no-such-route")).toBeNull();
});
