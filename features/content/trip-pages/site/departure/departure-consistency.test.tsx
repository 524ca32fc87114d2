import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import {
  loadDeparture,
  pageRequest,
  travelCardHtml,
  assignStatuses,
  departurePageHtml,
  departureRowHtml,
  tourWithStatus,
  firstTravel,
} from "#apps/server/testing/departures.tsx";
import { keepRows } from "#apps/server/testing/site/kept-rows.ts";
import type { SiteRequest } from "#apps/site/context.ts";
import { loadTrip as tripLoader } from "#apps/server/testing/pages/page-loads.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { DeparturePage } from "./departure-page.tsx";
import { formatAmountRange } from "#features/catalogue/travels/parts/cost/cost-presenter.ts";
import { TripPage } from "../trip/trip-page.tsx";
import { cardsOfHits } from "#features/content/search/parts/cards.ts";
import { fromSearchParams } from "#features/content/search/query/search-params.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { addDays } from "#markets/days.ts";
import { formatLongDate, formatMoney } from "#markets/format.ts";
import { marketById, markets } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { pathOf } from "#markets/paths.ts";

const today = "2026-11-20";
let demo: Awaited<ReturnType<typeof openDemoSite>>;
let restore: Awaited<ReturnType<typeof keepRows>>;
beforeAll(async () => {
  demo = await openDemoSite(["jordan"], today);
  await assignStatuses(demo);
  restore = await keepRows(demo.db, ["tour"]);
});
beforeEach(() => restore());
afterAll(() => demo.close());

/** Price, former price and status of the first departure in a piece of HTML. */
const summaryIn = (html: string) => ({
  price: /<strong>([^<]+)<\/strong>/.exec(html)?.[1],
  was: /<s>([^<]+)<\/s>/.exec(html)?.[1],
  status: /data-status="(\w+)"/.exec(html)?.[1],
});

/** HTML of the departure's row on its trip's page. */
const tripRowOf = async (site: SiteRequest, tour: Tour): Promise<string> => {
  const travel = (await firstTravel(site)).slug;
  const query = `?month=${tour.departureDate.slice(0, 7)}`;
  const { view } = await tripLoader(pageRequest(site, { travel }, query));
  const html = htmlOf(<TripPage view={view} />);
  return html.slice(html.indexOf(`id="tour-${tour.id}"`)).split('<li class="dep-row')[0] ?? "";
};

/** The offer in the structured data of the departure's page. */
const offerOf = async (site: SiteRequest, tour: Tour) => {
  const { head } = await loadDeparture(site, tour.code);
  const [offer] = head.flatMap((entry) => {
    const item = JSON.parse(JSON.stringify(entry))["script:ld+json"];
    return item?.["@type"] === "Product" ? item.offers : [];
  });
  return offer;
};

test.each(markets)(
  "in $id a departure has one price and status on card, trip, page and in JSON-LD, while its discount holds and after it",
  async (market) => {
    const last = addDays(today, 1);
    const discounted = await tourWithStatus(demo.siteOf({ market }), "CONFIRMED");
    await demo.db
      .updateTable("tour")
      .set({ full_price_cents: discounted.priceCents + 20_000, discount_until: last })
      .where("id", "=", discounted.id)
      .execute();
    const tours = await Promise.all(
      statuses.map((status) => tourWithStatus(demo.siteOf({ market }), status)),
    );
    const days = [
      ...tours.map((tour) => ({ tour, day: last })),
      { tour: tours[2]!, day: addDays(last, 1) },
    ];
    const prices: unknown[] = [];
    for (const { tour, day } of days) {
      const site = demo.siteOf({ market, day });
      const card = await travelCardHtml(site, tour);
      expect(card).toContain(`<time dateTime="${tour.departureDate}">`);
      const summary = summaryIn(card);
      expect(summaryIn(await tripRowOf(site, tour))).toEqual(summary);
      const [page = ""] = (await departurePageHtml(site, tour)).split('id="others"');
      expect(summaryIn(page)).toEqual(summary);
      const offer = await offerOf(site, tour);
      expect({
        price: formatMoney(Math.round(Number(offer.price) * 100), offer.priceCurrency),
        status: offer.additionalProperty.value,
      }).toEqual({ price: summary.price, status: summary.status });
      expect(summary.status).toBe(tour.status);
      if (tour.id === discounted.id) prices.push([summary.price, summary.was]);
    }
    const [low, full] = [discounted.priceCents, discounted.priceCents + 20_000].map((cents) =>
      formatMoney(cents, market.currency),
    );
    expect(prices).toEqual([
      [low, full],
      [full, undefined],
    ]);
  },
);

test("the structured data of each status tells whether somebody can still join", async () => {
  const site = demo.siteOf({ market: markets[0]! });
  const read = await Promise.all(
    statuses.map(
      async (status) => (await offerOf(site, await tourWithStatus(site, status))).availability,
    ),
  );
  expect(read.map((each: string) => each.replace("https://schema.org/", ""))).toEqual([
    "InStock",
    "InStock",
    "InStock",
    "LimitedAvailability",
    "BackOrder",
    "SoldOut",
  ]);
});

test.each(markets)(
  "in $id a departure that opens later says from which day everywhere, and offers no booking before",
  async (market) => {
    const planned = await tourWithStatus(demo.siteOf({ market }), "PLANNED");
    const opening = addDays(planned.departureDate, -2);
    await demo.db
      .updateTable("tour")
      .set({ opening_date: opening, deposit_cents: 23_400, deposit_until: opening, people_in: 0 })
      .where("id", "=", planned.id)
      .execute();
    const at = async (day: string) => {
      const site = demo.siteOf({ market, day });
      const tour = await site.catalogue.tourByCode(planned.travelId, planned.code);
      if (!tour) throw new Error("The departure is gone.");
      const [page = ""] = (await departurePageHtml(site, tour)).split('id="others"');
      return {
        opensText: site.localizer.t("meaning.opensLater", {
          date: formatLongDate(opening, market),
        }),
        deposit: formatMoney(23_400, market.currency),
        seats: site.localizer.t("departure.seatsLeft", { n: tour.seatsFree }),
        places: [page, await travelCardHtml(site, tour), await departureRowHtml(site, tour)],
        offer: await offerOf(site, tour),
      };
    };
    const before = await at(addDays(opening, -1));
    for (const html of before.places) {
      expect(html).toContain(before.opensText);
      expect(html).toContain('data-status="PLANNED"');
      expect(html).not.toContain(before.deposit);
      expect(html).not.toContain(before.seats);
    }
    expect(before.offer).toMatchObject({
      availability: "https://schema.org/PreOrder",
      availabilityStarts: opening,
    });
    const open = await at(opening);
    for (const html of open.places) expect(html).not.toContain(open.opensText);
    // Before booking opens, the departure's page offers other dates that can be booked.
    expect(before.places[0]).toContain('id="next-dates"');
    expect(open.places[0]).not.toContain('id="next-dates"');
    expect(open.places[0]).toContain(open.deposit);
    expect(open.places[2]).toContain(open.deposit);
    // The row has price and deposit in one sentence, which says "per person" once.
    const [, price = ""] = /class="dep-price">(.+?)<\/div>/s.exec(open.places[2] ?? "") ?? [];
    expect(price).toContain(open.deposit);
    expect(price.split(messagesOf(market.id)["card.perPerson"])).toHaveLength(2);
    expect(open.offer.availability).toBe("https://schema.org/InStock");
  },
);

test("a departure's flight price is the same in its panel, among the exclusions and in the total cost", async () => {
  const site = demo.siteOf({ market: markets[0]! });
  const tour = await tourWithStatus(site, "CONFIRMED");
  await demo.db
    .updateTable("tour")
    .set({ flight_direct_cents: 77_700, flight_stops_cents: 66_600 })
    .where("id", "=", tour.id)
    .execute();
  const [page = ""] = (
    await departurePageHtml(site, await tourWithStatus(site, "CONFIRMED"))
  ).split('id="others"');
  for (const [key, price] of [
    ["departure.flightDirect", "777\u00A0€"],
    ["departure.flightStops", "666\u00A0€"],
  ] as const)
    expect(page.split(site.localizer.t(key, { price }))).toHaveLength(4);
  expect(page).toContain(site.localizer.t("cost.from", { price: "666\u00A0€" }));
});

test.each(markets)("in $id the figures of a group match the database", async (market) => {
  const tour = await tourWithStatus(demo.siteOf({ market }), "ALMOST_CONFIRMED");
  const figures = { people_in: 4, people_needed: 5, seats_free: 7, interested: 1234 };
  const size = { expected_low: 9, expected_high: 11 };
  await demo.db
    .updateTable("tour")
    .set({ ...figures, ...size })
    .where("id", "=", tour.id)
    .execute();
  const site = demo.siteOf({ market });
  const { t } = site.localizer;
  const page = await departurePageHtml(site, tour);
  for (const line of [
    t("departure.peopleIn", { n: 4 }),
    t("departure.peopleNeeded", { n: 5 }),
    t("departure.seatsLeft", { n: 7 }),
    t("departure.interested", { n: 1234 }),
    t("departure.size", { size: "9-11" }),
  ])
    expect(page).toContain(`${line}</li>`);
  const row = await departureRowHtml(site, await tourWithStatus(site, "ALMOST_CONFIRMED"));
  expect(row).toContain(`${t("departure.peopleNeeded", { n: 5 })}.`);
});

test.each(markets)(
  "in $id trip and departure show insurance, deposit, balance, cancellation, money pot and inclusions",
  async (market) => {
    const tour = await tourWithStatus(demo.siteOf({ market }), "ALMOST_FULL");
    const balance = addDays(tour.departureDate, -31);
    await demo.db
      .updateTable("tour")
      .set({
        deposit_cents: 23_400,
        deposit_until: addDays(balance, -1),
        balance_due: balance,
        flexible_cents: 4_900,
      })
      .where("id", "=", tour.id)
      .execute();
    const site = demo.siteOf({ market });
    const { t } = site.localizer;
    const travel = await firstTravel(site);
    const { view } = await tripLoader(
      pageRequest(site, { travel: travel.slug }, `?month=${tour.departureDate.slice(0, 7)}`),
    );
    const plain = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll("&#x27;", "'");
    const trip = plain(htmlOf(<TripPage view={view} />));
    const page = plain(await departurePageHtml(site, tour));
    expect(trip).toContain(t("trip.insured"));
    expect(page).toContain(t("claim.insurance"));
    expect(page).toContain(t("cost.flexible"));
    for (const html of [trip, page])
      for (const text of [
        t("departure.depositToday"),
        formatMoney(23_400, market.currency),
        t("departure.depositEnds", { date: formatLongDate(addDays(balance, -1), market) }),
        t("departure.balance", { date: formatLongDate(balance, market) }),
        t("departure.freeUntil", { date: formatLongDate(balance, market) }),
        t("departure.flexibleUntil", {
          price: formatMoney(4_900, market.currency),
          date: formatLongDate(addDays(tour.departureDate, -8), market),
        }),
        t("trip.moneyPot"),
        formatAmountRange(
          formatMoney(travel.moneyPot.lowCents, market.currency),
          formatMoney(travel.moneyPot.highCents, market.currency),
        ),
        t("cost.sum"),
        ...travel.included,
        ...travel.excluded,
      ])
        expect(html).toContain(text);
    await demo.db
      .updateTable("tour")
      .set({ deposit_cents: null, deposit_until: null })
      .where("id", "=", tour.id)
      .execute();
    await demo.db
      .updateTable("tour")
      .set({ flexible_cents: null })
      .where("travel_id", "=", tour.travelId)
      .execute();
    const whole = demo.siteOf({ market });
    const withoutBoth = plain(
      await departurePageHtml(whole, await tourWithStatus(whole, "ALMOST_FULL")),
    );
    expect(withoutBoth).toContain(t("departure.noDeposit"));
    // A departure without the option does not name it.
    expect(withoutBoth).not.toMatch(/flexib|flessibil/i);
  },
);

test.each(markets)("in $id a missing departure is a 404 that links to the trip", async (market) => {
  const site = demo.siteOf({ market });
  const { slug } = await firstTravel(site);
  const answer = await loadDeparture(site, "1999-01-01");
  const html = htmlOf(<DeparturePage view={answer.view} />);
  expect(answer.status).toBe(404);
  // A missing departure has neither a canonical link nor alternates.
  expect(answer.head.filter((each) => "rel" in each)).toEqual([]);
  expect(answer.head).toContainEqual({ name: "robots", content: "noindex,follow" });
  expect(html).toContain(site.localizer.t("departure.gone"));
  expect(html).toMatch(
    new RegExp(`href="/[^"]*/${slug}"[^>]*>${site.localizer.t("departure.tripLink")}`),
  );
  expect(html).toContain('<li class="dep-row');
  const trips = pathOf(market.id, "travels");
  const show = site.localizer.t("notFound.show");
  expect(html).toMatch(new RegExp(`class="button[^"]*" href="${trips}"[^>]*>${show}`));
});

test("a departure code with an impossible date is a plain 404", async () => {
  const site = demo.siteOf({ market: markets[0]! });
  for (const code of ["2027-13-45", "2027-02-30", "2027-1-1", "abc"])
    await expect(loadDeparture(site, code)).rejects.toMatchObject({
      problem: { status: 404, words: null },
    });
});

test("search, price filter, card and page have the lowest price that can be booked, or else that can be joined", async () => {
  const market = marketById("es-ES");
  const { id, slug } = await firstTravel(demo.siteOf({ market }));
  const asTold = (site: SiteRequest) => site.catalogue.toursOfTravel(id);
  const opening = addDays(today, 5);
  const tours = await asTold(demo.siteOf({ market }));
  const given = [
    { status: "WAITING_LIST", price_cents: 20_100, opening_date: null, people_needed: 0 },
    { status: "PLANNED", price_cents: 30_100, opening_date: opening, people_needed: 3 },
    { status: "CONFIRMED", price_cents: 40_100, opening_date: null, people_needed: 0 },
  ] as const;
  for (const [at, values] of given.entries())
    await demo.db
      .updateTable("tour")
      .set({
        ...values,
        seats_free: values.status === "WAITING_LIST" ? 0 : 2,
        deposit_cents: null,
        deposit_until: null,
        full_price_cents: null,
        discount_until: null,
      })
      .where("id", "=", tours[at + 6]?.id ?? "")
      .execute();
  const at = async (day: string) => {
    const site = demo.siteOf({ market, day });
    // By date a card would show the soonest departure.
    const byPrice = fromSearchParams(new URLSearchParams({ sort: "price-asc" }));
    const hitUpTo = async (priceMax: number | null) => {
      const { hits } = await site.catalogue.search({ ...byPrice, priceMax });
      return hits.filter(({ travelId }) => travelId === id);
    };
    const [card] = await cardsOfHits(site, await hitUpTo(null));
    const { view } = await tripLoader(pageRequest(site, { travel: slug }));
    const shown = (card?.price?.cents ?? 0) / 100;
    return {
      card: [card?.price?.cents, card?.price?.isFrom],
      foundUpTo: [(await hitUpTo(shown - 1)).length, (await hitUpTo(shown)).length],
      page: view.price?.price.cents,
      bill: view.cost?.lines[0]?.amount,
    };
  };
  const statedPrices = (cents: number) => ({
    card: [cents, true],
    foundUpTo: [0, 1],
    page: cents,
    bill: formatMoney(cents, "EUR"),
  });
  expect(await at(today)).toEqual(statedPrices(40_100));
  expect(await at(opening)).toEqual(statedPrices(30_100));
  const site = demo.siteOf({ market });
  const [waiting, planned] = (await asTold(site)).slice(6, 8);
  // The card of another departure shows that day's price, not the trip's lowest.
  const card = await travelCardHtml(site, planned!);
  expect(card).toContain(formatMoney(30_100, "EUR"));
  expect(card).not.toContain(`>${site.localizer.t("card.from")} <`);
  await demo.db
    .updateTable("tour")
    .set({ status: "SOLD_OUT" })
    .where("travel_id", "=", id)
    .where("id", "!=", waiting!.id)
    .execute();
  expect(await at(today)).toEqual(statedPrices(20_100));
});

test("a missing departure links to other dates where there are any, else to how to hear of new ones", async () => {
  const market = marketById("it-IT");
  const gone = async () => {
    const site = demo.siteOf({ market });
    return htmlOf(<DeparturePage view={(await loadDeparture(site, "1999-01-01")).view} />);
  };
  const { t } = demo.siteOf({ market }).localizer;
  const loud = /<a[^>]*class="button"[^>]*>([^<]+)/;
  const other = await gone();
  expect(other).toContain(t("departure.goneText"));
  expect(loud.exec(other)?.[1]).toBe(t("departures.other"));
  expect(other).toContain(`>${t("notFound.show")}<`);
  await demo.db.deleteFrom("tour").where("market", "=", market.id).execute();
  const last = await gone();
  expect(last).toContain(t("departure.goneLast"));
  expect(last).not.toContain(t("departure.goneText"));
  expect(loud.exec(last)?.[1]).toBe(t("notFound.show"));
  expect(last).toMatch(/href="[^"]+\/feed\/petra-a-piedi[^"]*\.xml"/);
});
