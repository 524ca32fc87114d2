import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { toDeparturesView } from "#features/content/trip-pages/site/trip/load-departures.ts";
import { loadTrip as load } from "#apps/server/testing/pages/page-loads.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { DepartureBoard } from "#features/catalogue/tours/parts/departure-board.tsx";
import { DeparturesSection } from "#features/catalogue/tours/parts/departures-section.tsx";
import { TripPage } from "#features/content/trip-pages/site/trip/trip-page.tsx";
import { departureLabels, departureRows } from "#features/content/search/parts/cards.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import {
  formatComingDay,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatShortDate,
} from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById, markets } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { translatorFor } from "#markets/translator.ts";

const today = "2026-11-20";
let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["jordan"], today);
});
afterAll(() => demo.close());

const toursIn = async (market: Market) => {
  const { catalogue } = demo.siteOf({ market });
  const { hits } = await catalogue.search(emptySearch);
  const [travel] = await catalogue.travelsByIds([hits[0]?.travelId ?? ""]);
  if (!travel) throw new Error("The demo has no travel here.");
  return { travel, tours: await catalogue.toursOfTravel(travel.id) };
};

const open = async (market: Market, query: string) => {
  const { travel } = await toursIn(market);
  return (await load(pageRequest(demo.siteOf({ market }), { travel: travel.slug }, query))).view;
};

const store = async (market: Market, tour: Tour, values: Readonly<Record<string, unknown>>) =>
  demo.db
    .updateTable("tour")
    .set(values)
    .where("market", "=", market.id)
    .where("id", "=", tour.id)
    .execute();

const text = (html: string) => html.replaceAll(/<[^>]*>/g, "");

test.each(markets)(
  "in $id price, header, promo code and cost follow the chosen month, ages and day",
  async (market) => {
    const { tours } = await toursIn(market);
    const months = [...new Set(tours.map(({ departureDate }) => departureDate.slice(0, 7)))];
    const month = months.at(-1) ?? "";
    const inMonth = tours.filter(({ departureDate }) => departureDate.startsWith(month));
    const [young] = inMonth;
    const older = tours.find((tour) => !inMonth.includes(tour));
    if (!young || !older) throw new Error("The demo has too few departures.");
    // The trip's cheapest departure is in another month and for other ages.
    const priced = {
      full_price_cents: null,
      discount_until: null,
      opening_date: null,
      people_needed: 0,
    };
    await store(market, older, {
      ...priced,
      status: "CONFIRMED",
      seats_free: 3,
      age_range: "35-49",
      price_cents: 50_000,
    });
    for (const tour of inMonth)
      await store(market, tour, {
        ...priced,
        status: tour === young ? "CONFIRMED" : "SOLD_OUT",
        seats_free: tour === young ? 3 : 0,
        age_range: "25-35",
        price_cents: 97_900,
        promo_code: "LANTERN",
        promo_percent: 5,
        promo_until: "2027-12-31",
      });
    const priceOf = (cents: number, tour: Tour) =>
      `${formatMoney(cents, market.currency)}, ${formatComingDay(tour.departureDate, market, today)}`;
    const readPage = async (query: string) => {
      const view = await open(market, query);
      const html = htmlOf(<TripPage view={view} />);
      const [bar = ""] = /<p class="trip-price">.*?<\/p>/s.exec(html) ?? [];
      const [bill = ""] = /<section[^>]*id="cost".*?<\/section>/s.exec(html) ?? [];
      const [reason = ""] = /<p class="section-lead">.*?<\/p>/s.exec(bill) ?? [];
      return { view, bar: text(bar), bill: text(bill), reason: text(reason) };
    };
    const day = formatLongDate(young.departureDate, market);
    for (const query of [
      `?month=${month}`,
      `?month=${month}&age=25-35`,
      `?tour=${young.departureDate}`,
    ]) {
      const { view, bar, bill } = await readPage(query);
      // The price of a chosen day is exact.
      const from = messagesOf(market.id)["card.from"];
      expect(bar.startsWith(`${from} `)).toBe(!query.startsWith("?tour="));
      expect(bar).toContain(priceOf(97_900, young));
      expect(bill).toContain(day);
      expect(bill).toContain(formatMoney(97_900, market.currency));
      expect(view.facts.map(({ value }) => value)).toContain("25-35");
      expect(view.promo?.label).toContain(day);
      expect(view.promo?.path).toContain(young.code);
    }
    // Without a choice, or with one that cannot be joined, the page describes the cheapest departure of all.
    for (const query of ["", "?month=2031-01"]) {
      const { bar, bill } = await readPage(query);
      expect(bar).toContain(priceOf(50_000, older));
      expect(bill).toContain(formatLongDate(older.departureDate, market));
    }
    // Only a day chooses a departure; a month, ages or a choice that cannot be met do not.
    const t = translatorFor(market);
    const [on, first] = [{ date: day }, { date: formatLongDate(older.departureDate, market) }];
    const near = formatMonth(month, market.language);
    const far = formatMonth("2031-01", market.language);
    const noDay = { date: formatLongDate("2031-01-04", market) };
    const reasons: Readonly<Record<string, readonly string[]>> = {
      "": [t("cost.text", first)],
      [`?tour=${young.code}`]: [t("cost.textChosen", on)],
      [`?tour=${young.departureDate}&month=2031-01&age=35-49`]: [t("cost.textChosen", on)],
      [`?month=${month}`]: [t("cost.textMonth", { ...on, month: near })],
      "?age=35-49": [t("cost.textAge", { ...first, age: "35-49" })],
      [`?month=${month}&age=25-35`]: [
        t("cost.textMonthForAge", { ...on, month: near, age: "25-35" }),
      ],
      "?month=2031-01": [t("cost.noneInMonth", { month: far }), t("cost.text", first)],
      "?month=2031-01&age=35-49": [
        t("cost.noneInMonthForAge", { month: far, age: "35-49" }),
        t("cost.textAge", { ...first, age: "35-49" }),
      ],
      "?tour=2031-01-04": [t("cost.noneOnDay", noDay), t("cost.text", first)],
      "?month=May&tour=soon&age=7": [t("cost.text", first)],
    };
    for (const [query, said] of Object.entries(reasons)) {
      const { reason } = await readPage(query);
      expect({ query, reason }).toEqual({
        query,
        reason: [...said, t("cost.amounts")].join(" "),
      });
    }
  },
);

test.each(markets)(
  "in $id a sold-out month has no price, and other months count the departures with places left",
  async (market) => {
    const { tours } = await toursIn(market);
    const byMonth = [...Map.groupBy(tours, ({ departureDate }) => departureDate.slice(0, 7))];
    const [over = "", gone = []] = byMonth.at(-1) ?? [];
    const [mixed = "", several = []] = byMonth.slice(0, -1).find(([, all]) => all.length > 1) ?? [];
    const sellOut = (tour: Tour) =>
      store(market, tour, { status: "SOLD_OUT", seats_free: 0, people_needed: 0 });
    for (const tour of gone) await sellOut(tour);
    const [first, ...others] = several;
    if (!first) throw new Error("The demo has no month with two departures.");
    await sellOut(first);
    for (const tour of others)
      await store(market, tour, { status: "ALMOST_FULL", seats_free: 2, people_needed: 0 });
    const view = await open(market, `?month=${over}`);
    const { departures } = view;
    const texts = new Map(departures.months.map(({ month, text: shown }) => [month, shown]));
    expect(texts.get(over)).toBe(messagesOf(market.id)["departures.monthOver"]);
    expect(texts.get(over)).not.toMatch(/\d/);
    expect(texts.get(mixed)).toMatch(new RegExp(`^${others.length} `));
    // "Per person" is not read out where there is no price.
    const read = htmlOf(<TripPage view={view} />).match(/<a [^>]*class="month".*?<\/a>/gs) ?? [];
    const { "card.perPerson": perPerson } = messagesOf(market.id);
    const isOver = (tile: string) => tile.includes(`>${texts.get(over)}<`);
    expect(read.filter(isOver)).not.toEqual([]);
    for (const tile of read) expect(tile.includes(perPerson)).toBe(/[€$£]/.test(tile));
    const days = departures.calendar?.weeks.flat().flatMap((each) => each?.departure ?? []) ?? [];
    expect(days.length).toBeGreaterThan(0);
    for (const { amount, label } of days) {
      expect(amount).toBeNull();
      expect(label).toContain(messagesOf(market.id)["status.SOLD_OUT"]);
      expect(label).not.toMatch(/[€$£]/);
    }
  },
);

test("the row of the chosen day is marked, and none without one", async () => {
  const market = marketById("it-IT");
  const { tours } = await toursIn(market);
  const day = tours[1]?.departureDate ?? "";
  const ids = tours.filter(({ departureDate }) => departureDate === day).map(({ id }) => id);
  const sectionOf = async (query: string) =>
    htmlOf(<DeparturesSection departures={(await open(market, query)).departures} />);
  const html = await sectionOf(`?tour=${day}`);
  const marked = [...html.matchAll(/<li[^>]*aria-current="true"[^>]*>/g)].map(([row]) => row);
  expect(marked.length).toBe(ids.length);
  for (const row of marked) {
    expect(row).toContain("dep-row");
    expect(ids.map((id) => `tour-${id}`)).toContain(/id="([^"]*)"/.exec(row)?.[1]);
  }
  expect(await sectionOf(`?month=${day.slice(0, 7)}`)).not.toMatch(/<li[^>]*aria-current/);
});

test("in the United Kingdom in euros a section says once how its prices are paid, and no row does", async () => {
  const market = marketById("en-WE");
  const { travel, tours } = await toursIn(market);
  const display = { currency: "EUR", rate: 1.1523, date: "2026-11-19" } as const;
  const site = demo.siteOf({ market, display });
  const view = await toDeparturesView(site, travel, tours, new URLSearchParams());
  const section = htmlOf(<DeparturesSection departures={view} />);
  expect(view.departures.length).toBeGreaterThan(0);
  expect(view.departures.map(({ price }) => price.converted)).toEqual(
    view.departures.map(() => null),
  );
  const sentence = site.localizer.t("money.paidByAddress", {
    date: formatShortDate(display.date, market),
  });
  const board = section.slice(section.indexOf('class="board"'));
  expect(board.split(sentence).length - 1).toBe(1);
  // A list that stands alone says it itself.
  const rows = await departureRows(site, tours.slice(0, 3), [travel]);
  const alone = htmlOf(<DepartureBoard departures={rows} labels={departureLabels(site)} />);
  expect(alone.split(sentence).length - 1).toBe(1);
});
