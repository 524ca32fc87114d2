import { afterAll, beforeAll, expect, test } from "vitest";
import { createEntityCaches } from "#apps/server/caches/entity-caches.ts";
import { createCatalogue } from "#features/content/search/store.ts";
import { currenciesSchema } from "#features/company/settings/contract.ts";
import { saveSetting } from "#features/company/settings/save.ts";
import { toPriceView } from "#features/records/prices/parts/price-presenter.ts";
import { noThirdParties } from "#features/company/third-parties/contract.ts";
import { marketById } from "#markets/markets.ts";
import type { Currency, Market } from "#markets/market-type.ts";
import { migrations } from "#migrations/list.ts";
import { defaultApiBase } from "#platform/api-base.ts";
import { createTaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { openSite } from "./site-request.ts";

const now = () => new Date("2026-11-20T12:00:00Z");
const market = marketById("it-IT");

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

const openIn = async (
  market: Market,
  currency: Currency,
  isCurrencyChosen = currency !== market.currency,
) => {
  const { db } = database;
  const sources = {
    db,
    product: "Wayroam",
    origins: new Map(),
    thirdParties: noThirdParties,
    apiBase: defaultApiBase,
    entityCaches: createEntityCaches(createTaggedCache()),
    ...createCatalogue(db, { now }),
  };
  const site = await openSite(sources, {
    market,
    currency,
    isCurrencyChosen,
    origin: "http://it.example",
    now,
    addTags: () => {},
    expireAt: () => {},
    report: (error) => {
      throw error;
    },
  });
  return site.localizer;
};
const displayIn = async (currency: Currency) => (await openIn(market, currency)).display;

test("a conversion names the day of its own rate, which staff may have set by hand", async () => {
  const value = currenciesSchema.parse({
    rates: { EUR: 1, GBP: 0.87, USD: 1.12 },
    date: "2026-11-19",
    byHand: { USD: "2026-11-02" },
  });
  const context = { db: database.db, market: market.id, actor: "test" };
  await saveSetting(context, { name: "currencies", value }, null);
  expect(await displayIn("USD")).toEqual({ currency: "USD", rate: 1.12, date: "2026-11-02" });
  expect(await displayIn("GBP")).toEqual({ currency: "GBP", rate: 0.87, date: "2026-11-19" });
  expect(await displayIn(market.currency)).toBeNull();
});

test("in en-WE prices are in both currencies until one is chosen, elsewhere in one", async () => {
  const british = marketById("en-WE");
  const value = currenciesSchema.parse({
    rates: { EUR: 1, GBP: 0.8, USD: 1.12 },
    date: "2026-11-19",
  });
  const context = { db: database.db, market: british.id, actor: "test" };
  await saveSetting(context, { name: "currencies", value }, null);
  const undecided = await openIn(british, "GBP");
  expect(undecided.otherPaid).toEqual({ currency: "EUR", rate: 1.25, date: "2026-11-19" });
  const price = { cents: 100_000, wasCents: null };
  expect(toPriceView(undecided, price, 2)).toMatchObject({
    amount: "£2,000",
    also: "2.500\u00A0€",
    converted: null,
  });
  for (const [currency, amount] of [
    ["GBP", "£1,000"],
    ["EUR", "1.250\u00A0€"],
  ] as const) {
    const decided = await openIn(british, currency, true);
    const view = toPriceView(decided, price);
    expect(view).toMatchObject({ amount, also: null, converted: null });
  }
  expect((await openIn(market, "EUR")).otherPaid).toBeUndefined();
});
