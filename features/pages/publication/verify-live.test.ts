import { expect, test } from "vitest";
import type { Page } from "../contract.ts";
import { pageTag } from "../save/save-page.ts";
import {
  createInvalidationLog,
  type VisitorResponse,
  publicPathOf,
  verifyLive,
} from "./verify-live.ts";

const market = "it-IT";
const savedAt = Date.parse("2026-12-01T09:00:00Z");
const page = (over: Partial<Page> = {}): Page => ({
  id: "7c6b2c0e-3c52-4d0a-9a55-0d4a2f1c6f10",
  name: "Capodanno",
  slug: "capodanno",
  routingKey: null,
  seo: { title: "", description: "", robots: "index,follow", image: null },
  customHtmlClasses: [],
  customCss: "",
  isPublished: true,
  isFixed: false,
  attributes: { transparentHeader: false, hideLayout: false },
  blocks: [],
  version: 2,
  createdAt: new Date(savedAt).toISOString(),
  updatedAt: new Date(savedAt).toISOString(),
  ...over,
});
const tag = pageTag(market, page().id);
const shows = (version: number): VisitorResponse => ({
  status: 200,
  location: null,
  tags: [tag],
  version,
});
const missing: VisitorResponse = { status: 404, location: null, tags: [], version: null };

/** Asks an address that answers so, one answer after the other; the last one stays. */
const prove = (
  answers: readonly VisitorResponse[],
  over: Partial<Page> = {},
  heardAfter?: number,
) => {
  const left = [...answers];
  const invalidations = createInvalidationLog(() => new Date(savedAt + (heardAfter ?? 0)));
  if (heardAfter !== undefined) invalidations.record([tag], ["https://it.test/capodanno"]);
  return verifyLive(
    {
      product: "Wayroam",
      originOf: (id) => (id === market ? "https://it.test" : null),
      fetchAsVisitor: () => Promise.resolve((left.length > 1 ? left.shift() : left[0]) ?? missing),
      invalidations,
      now: () => new Date(savedAt + 9000),
    },
    market,
    page(over),
  );
};

test("a page is live once its address shows the stored version, from the moment the save was heard of", async () => {
  expect(await prove([shows(1), shows(2)], {}, 42)).toEqual({
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

test("what was not watched is not claimed: live is when it was seen, and nothing was renewed", async () => {
  const proof = await prove([shows(2)]);
  expect(proof).toMatchObject({ isLive: true, tookMs: null, renewed: [] });
  expect(proof.liveAt).toBe(new Date(savedAt + 9000).toISOString());
  expect(await prove([shows(2)], {}, -5)).toMatchObject({ tookMs: null, renewedCount: 0 });
});

test.each([
  ["an older version", shows(1), {}, "The address still shows version 1."],
  ["nothing", missing, {}, "Visitors meet a 404."],
  [
    "a redirect",
    { status: 301, location: "/altrove", tags: [], version: null },
    {},
    "A redirect leads visitors to /altrove.",
  ],
  ["another page", { ...shows(2), tags: ["page:it-IT:other"] }, {}, "Visitors meet a 200."],
  [
    "the page although it is hidden",
    shows(1),
    { isPublished: false },
    "The address still shows version 1.",
  ],
  ["nothing, as it should", missing, { isPublished: false }, "The page is not published."],
])("not live, with the reason: the address shows %s", async (_what, seen, over, reason) => {
  const proof = await prove([seen], over, 10);
  expect(proof).toMatchObject({ isLive: false, liveAt: null, reason });
});

test("a page stands at its slug, a fixed one at its route, and some have no address at all", () => {
  expect(publicPathOf(market, page(), "Wayroam")).toBe("/capodanno");
  const fixed = (routingKey: string) =>
    publicPathOf(market, page({ isFixed: true, routingKey }), "Wayroam");
  expect(fixed("index")).toBe("/");
  expect(fixed("contacts")).toMatch(/^\/[a-z-]+$/);
  expect(fixed("travels-travel")).toBeNull();
  expect(fixed("no-such-route")).toBeNull();
});
