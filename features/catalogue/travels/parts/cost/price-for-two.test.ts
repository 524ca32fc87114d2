import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { firstTravel, pageRequest } from "#apps/server/testing/departures.tsx";
import { loadSearch } from "#apps/server/testing/pages/page-loads.ts";
import { loadDeparturePage as loadDeparture } from "#apps/server/testing/pages/page-loads.ts";
import { loadTrip } from "#apps/server/testing/pages/page-loads.ts";
import type { SiteRequest } from "#apps/site/context.ts";
import { cancelFreeUntil } from "#features/catalogue/tours/rules.ts";
import { formatLongDate, formatMoney } from "#markets/format.ts";
import { marketById, markets } from "#markets/markets.ts";

const today = "2026-11-20";
let demo: Awaited<ReturnType<typeof openDemoSite>>;

/** The last departure, so that no deadline of it has passed. */
const lastTour = async (site: SiteRequest) => {
  const { id } = await firstTravel(site);
  const tour = (await site.catalogue.toursOfTravel(id)).at(-1);
  if (!tour) throw new Error("No departure.");
  return tour;
};

beforeAll(async () => {
  demo = await openDemoSite(["jordan"], today);
  await demo.db
    .updateTable("travel")
    .set({ private_room: true, private_room_cents: 13_000 })
    .execute();
  for (const market of markets)
    await demo.db
      .updateTable("tour")
      .set({
        status: "CONFIRMED",
        seats_free: 3,
        price_cents: 71_900,
        full_price_cents: null,
        discount_until: null,
        promo_code: null,
        promo_percent: null,
        promo_until: null,
        deposit_cents: 24_000,
        deposit_until: "2027-01-11",
        flexible_cents: 4900,
        opening_date: null,
      })
      .where("id", "=", (await lastTour(demo.siteOf({ market }))).id)
      .execute();
});
afterAll(() => demo.close());

const departure = async (site: SiteRequest, query: string) => {
  const travel = await firstTravel(site);
  const tour = await lastTour(site);
  const params = { travel: travel.slug, tour: tour.code };
  const { view } = await loadDeparture(pageRequest(site, params, query));
  if (view.kind !== "departure" || !view.cost) throw new Error("No departure.");
  return { view, cost: view.cost, tour };
};

test.each(markets)(
  "in $id two pay twice the price, deposit and rest, and their private room is free",
  async (market) => {
    const site = demo.siteOf({ market });
    const money = (cents: number) => formatMoney(cents, market.currency);
    const { t } = site.localizer;
    const { view, cost, tour } = await departure(site, "people=2&flexible=1");
    expect([view.price.amount, view.labels.perPerson]).toEqual([
      money(2 * (71_900 + 4900)),
      t("price.forTwo"),
    ]);
    const paid = (cost.schedule?.lines ?? []).slice(0, 2).map(({ name, amount }) => [name, amount]);
    expect(paid).toEqual([
      [t("pay.book"), money(2 * (24_000 + 4900))],
      [formatLongDate(tour.balanceDue, market), money(2 * (71_900 - 24_000))],
    ]);
    expect(cost.lines.map(({ name, amount }) => [name, amount])).toContainEqual([
      t("cost.roomTwo"),
      t("cost.free"),
    ]);
    const shared = await departure(site, "people=2&room=shared");
    expect(shared.cost.lines.map(({ name }) => name)).not.toContain(t("cost.roomTwo"));
    expect(shared.view.price.amount).toBe(money(2 * 71_900));
  },
);

test("one who wants a room alone pays it with the balance", async () => {
  const market = marketById("en-US");
  const { view, cost } = await departure(demo.siteOf({ market }), "room=private");
  expect(view.price.amount).toBe("$849");
  expect(cost.schedule?.lines.slice(0, 2).map(({ amount }) => amount)).toEqual(["$240", "$609"]);
  expect(cost.sum.split).toContain("$849 to us");
});

test("what a departure does not offer cannot be chosen by its address", async () => {
  const market = marketById("en-US");
  const site = demo.siteOf({ market });
  const [tour] = await site.catalogue.toursOfTravel((await firstTravel(site)).id);
  if (!tour) throw new Error("No departure.");
  await demo.db
    .updateTable("tour")
    .set({ flexible_cents: null })
    .where("id", "=", tour.id)
    .execute();
  const { slug } = await firstTravel(site);
  const open = async (query: string) =>
    (
      await loadDeparture(
        pageRequest(demo.siteOf({ market }), { travel: slug, tour: tour.code }, query),
      )
    ).view;
  const [plain, asked] = [await open(""), await open("flexible=1")];
  expect("price" in asked && asked.price).toEqual("price" in plain && plain.price);
});

test("the search shows prices for two on its cards, and its links keep them to the departure", async () => {
  const market = marketById("en-US");
  const site = demo.siteOf({ market });
  const one = (await loadSearch(pageRequest(site, {}, ""))).view;
  const two = (await loadSearch(pageRequest(site, {}, "people=2"))).view;
  const cents = one.cards[0]?.price?.cents ?? 0;
  expect(two.cards[0]?.price?.amount).toBe(formatMoney(2 * cents, market.currency));
  expect(two.labels.perPerson).toBe("for\u00A02");
  const query = two.cards[0]?.path.split("?")[1];
  expect(query).toContain("people=2");
  const { slug } = await firstTravel(site);
  const trip = (await loadTrip(pageRequest(site, { travel: slug }, query))).view;
  expect(trip.price?.labels.perPerson).toBe("for\u00A02");
  for (const row of trip.departures.departures) expect(row.path).toContain("?people=2");
  expect(trip.departures.months.every(({ path }) => path.includes("people=2"))).toBe(true);
});

test("each row names the last day of free cancellation", async () => {
  const market = marketById("en-US");
  const site = demo.siteOf({ market });
  const [travel, tour] = [await firstTravel(site), await lastTour(site)];
  const { departures } = (
    await loadTrip(pageRequest(site, { travel: travel.slug }, `tour=${tour.departureDate}`))
  ).view;
  expect(departures.departures.find(({ id }) => id === tour.id)?.freeUntil).toBe(
    `Free cancellation until ${formatLongDate(cancelFreeUntil(tour), market)}.`,
  );
});
