import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { keepRows } from "#apps/server/testing/site/kept-rows.ts";
import { load as confirmedLoader } from "#features/content/search/site/confirmed/confirmed-departures.tsx";
import { toDeparturesView } from "#features/content/trip-pages/site/trip/load-departures.ts";
import type { DeparturesView } from "#features/catalogue/tours/parts/calendar/calendar-view.ts";
import { DeparturesSection } from "#features/catalogue/tours/parts/departures-section.tsx";
import { ConfirmedPage } from "#features/content/search/site/confirmed/confirmed-page.tsx";
import { departureRows } from "#features/content/search/parts/cards.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import { addDays, comingMonths, monthsBetween } from "#markets/days.ts";
import { formatMonths } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { dayRangeParts } from "#markets/planned-days.ts";

const today = "2026-11-20";
let demo: Awaited<ReturnType<typeof openDemoSite>>;
let restore: Awaited<ReturnType<typeof keepRows>>;

beforeAll(async () => {
  demo = await openDemoSite(["jordan"], today);
  restore = await keepRows(demo.db, ["tour"]);
});
beforeEach(() => restore());
afterAll(() => demo.close());

/**
 * The months strictly between two months: the earliest and the latest of them, all as `YYYY-MM`.
 */
const monthsStrictlyBetween = (first: string, last: string): [string, string] => {
  const between = monthsBetween(first, last).slice(1, -1);
  return [between[0] ?? "", between.at(-1) ?? ""];
};

const travelIn = async (market: Market) => {
  const site = demo.siteOf({ market });
  const { hits } = await site.catalogue.search(emptySearch);
  const [travel] = await site.catalogue.travelsByIds([hits[0]?.travelId ?? ""]);
  if (!travel) throw new Error("The demo has no travel here.");
  return { site, travel, tours: await site.catalogue.toursOfTravel(travel.id) };
};

const departuresIn = async (market: Market, query = "") => {
  const { site, travel, tours } = await travelIn(market);
  const view = await toDeparturesView(site, travel, tours, new URLSearchParams(query));
  return { tours, view, html: htmlOf(<DeparturesSection departures={view} />) };
};

/**
 * The months that calendar tiles cover; a tile for a range covers the months up to the next tile.
 */
const unfolded = (tiles: DeparturesView["months"]): string[] =>
  tiles.flatMap(({ month, isRange }, at) =>
    isRange ? monthsBetween(month, tiles[at + 1]?.month ?? "").slice(0, -1) : [month],
  );

test.each(markets)(
  "in $id three consecutive empty months share a tile, except the chosen one",
  async (market) => {
    const { tours, travel, site } = await travelIn(market);
    const months = [...new Set(tours.map(({ departureDate }) => departureDate.slice(0, 7)))];
    const ends = [months.toSorted()[0] ?? "", months.toSorted().at(-1) ?? ""];
    const [first, last] = ends as [string, string];
    const firstAndLastTours = tours.filter(({ departureDate }) =>
      ends.includes(departureDate.slice(0, 7)),
    );
    const shown = (query: string) =>
      toDeparturesView(site, travel, firstAndLastTours, new URLSearchParams(query));
    const { months: tiles } = await shown("");
    expect(tiles.map(({ isRange }) => isRange)).toEqual([false, true, false]);
    const emptyRange = tiles[1]!;
    expect(emptyRange).toMatchObject({ isEmpty: true, isChosen: false });
    expect(emptyRange.name).toBe(
      formatMonths(...monthsStrictlyBetween(first, last), market.language),
    );
    const { months: after } = await shown(emptyRange.path.split(/[?#]/)[1] ?? "");
    expect(after.map(({ isRange }) => isRange)).toEqual([false, false, true, false]);
    expect(after[1]).toMatchObject({ month: emptyRange.month, isChosen: true });
    expect(unfolded(after)).toEqual(monthsBetween(first, last));
  },
);

test.each(markets)(
  "in $id months from the first to the last departure can be chosen, and an empty one says so with links",
  async (market) => {
    const { view, html, tours } = await departuresIn(market);
    const months = tours.map(({ departureDate }) => departureDate.slice(0, 7)).toSorted();
    expect(unfolded(view.months)).toEqual(monthsBetween(months[0] ?? "", months.at(-1) ?? ""));
    expect(html.match(/aria-current="true"[^>]*><b>/g)).toHaveLength(1);
    for (const { month, isEmpty } of view.months)
      expect(isEmpty).toBe(!tours.some(({ code }) => code.startsWith(month)));
    // "Per person" appears once for all prices.
    expect(view.monthsNote).toContain(view.labels.perPerson);
    // A requested future month outside these months, for example from another market, is shown as
    // empty.
    const empty = comingMonths(today).find((month) => !months.includes(month));
    const other = await departuresIn(market, `month=${empty}`);
    expect(other.view.months.find(({ isChosen }) => isChosen)?.month).toBe(empty);
    expect(other.html).toContain(messagesOf(market.id)["departures.noneInMonth"]);
    const next = other.view.empty?.nearest?.path ?? "";
    const chosenQuery = new URL(next, "http://localhost").searchParams.toString();
    expect((await departuresIn(market, chosenQuery)).view.departures).not.toEqual([]);
  },
);

test.each(markets)(
  "in $id calendar weeks begin on the market's first day, and each day links to its row",
  async (market) => {
    const { view, html } = await departuresIn(market);
    const { calendar } = view;
    const first = calendar?.weeks.flat().find((day) => day !== null);
    const column = calendar?.weeks[0]?.indexOf(first ?? null) ?? -1;
    const weekday = new Date(`${first?.iso}T00:00:00Z`).getUTCDay();
    expect((column + market.firstWeekday) % 7).toBe(weekday);
    const days = calendar?.weeks.flat().flatMap((day) => (day?.departure ? [day] : [])) ?? [];
    expect(days.map(({ iso }) => iso)).toEqual(
      [...new Set(view.departures.map(({ from }) => from.iso))].toSorted(),
    );
    for (const { iso, departure } of days) {
      const line = view.departures.find(({ id }) => departure?.path === `#tour-${id}`);
      // A sold-out departure has no price.
      const isOver = line?.status.status === "SOLD_OUT";
      expect({ iso, amount: departure?.amount, status: departure?.status }).toEqual({
        iso: line?.from.iso,
        amount: isOver ? null : line?.price.amount,
        status: line?.status.status,
      });
      expect(html).toContain(`id="${departure?.path.slice(1)}"`);
      expect(departure?.label).toContain(line?.status.label);
      expect(departure?.label.includes(messagesOf(market.id)["card.perPerson"])).toBe(!isOver);
    }
  },
);

test.each(markets)(
  "in $id each row names its first and last day, and an earlier day of leaving home",
  async (market) => {
    const { tours } = await departuresIn(market);
    const { t } = demo.siteOf({ market }).localizer;
    const daysAheadText = (days: number) => t("departure.ahead", { n: days });
    const month = tours[0]?.departureDate.slice(0, 7) ?? "";
    const linesOf = async () => {
      const { view, html } = await departuresIn(market, `month=${month}`);
      return view.departures.map(({ id }) => {
        const line = html.split(`id="tour-${id}"`)[1]?.split("</li>")[0] ?? "";
        return { tour: tours.find((tour) => tour.id === id), line };
      });
    };
    for (const { tour, line } of await linesOf()) {
      const { startDate = "", endDate = "" } = tour ?? {};
      const { first, dash, last } = dayRangeParts(startDate, endDate, market);
      const days = `<time dateTime="${startDate}">${first}</time>${dash}<time dateTime="${endDate}">${last}</time>`;
      expect(line).toContain(days);
      expect(line.includes(daysAheadText(1))).toBe(tour?.startDate !== tour?.departureDate);
    }
    const early = tours[0]!;
    await demo.db
      .updateTable("tour")
      .set({ start_date: addDays(early.departureDate, 2) })
      .where("id", "=", early.id)
      .execute();
    const changed = (await linesOf()).find(({ tour }) => tour?.id === early.id);
    expect(changed?.line).toContain(daysAheadText(2));
  },
);

test("two departures on one day show the cheaper one that can still be joined", async () => {
  const market = markets.find(({ id }) => id === "en-WE")!;
  const { tours } = await departuresIn(market);
  const [first, second] = tours;
  const day = first?.departureDate ?? "";
  await demo.db
    .updateTable("tour")
    .set({ status: "SOLD_OUT", seats_free: 0, price_cents: 50_000, deposit_cents: null })
    .where("id", "=", second?.id ?? "")
    .execute();
  await demo.db
    .updateTable("tour")
    .set({ departure_date: day, start_date: day, balance_due: today, decision_date: null })
    .where("id", "=", second?.id ?? "")
    .execute();
  const { view } = await departuresIn(market, `month=${day.slice(0, 7)}`);
  const shown = view.calendar?.weeks.flat().find((each) => each?.iso === day);
  expect(shown?.departure?.path).toBe(`#tour-${first?.id}`);
});

test("an age group sees its own departures and those for all ages, in each month", async () => {
  const market = markets.find(({ id }) => id === "it-IT")!;
  const { view, tours } = await departuresIn(market);
  expect(view.ages?.choices.map(({ text }) => text)).toEqual([
    "Qualsiasi età",
    "25-35",
    "35+ (35-49)",
  ]);
  const fitting = tours.filter(({ ageRange }) => ageRange !== "25-35");
  const path = view.ages?.choices[2]?.path ?? "";
  expect(path).toMatch(/\?age=35-49#departures$/);
  const other = await departuresIn(market, "age=35-49");
  const counted = other.view.months.filter(({ isEmpty }) => !isEmpty).map(({ month }) => month);
  expect(counted).toEqual([
    ...new Set(fitting.map(({ departureDate }) => departureDate.slice(0, 7))),
  ]);
  const months = other.view.months.filter(({ path: at }) => at.includes("age=35-49"));
  expect(months).toHaveLength(other.view.months.length);
});

const emptyOf = (view: Awaited<ReturnType<typeof departuresIn>>["view"]) => {
  if (!view.empty) throw new Error("There are departures.");
  return view.empty;
};

test.each(markets)(
  "in $id a month with departures for other ages only says so and links to all ages",
  async (market) => {
    const words = messagesOf(market.id);
    const { tours } = await departuresIn(market);
    const [tour] = tours.filter(({ status }) => status !== "SOLD_OUT");
    const month = tour?.departureDate.slice(0, 7) ?? "";
    const agesTo = (age: "25-35" | "35-49", like: string) =>
      demo.db
        .updateTable("tour")
        .set({ age_range: age })
        .where("market", "=", market.id)
        .where("code", "like", like)
        .execute();
    await agesTo("25-35", `${month}-%`);
    const inMonth = await departuresIn(market, `month=${month}&age=35-49`);
    expect(inMonth.html).toContain(words["departures.noneForAgeInMonth"]);
    const allAgesUrl = new URL(emptyOf(inMonth.view).allAges?.path ?? "", "http://localhost");
    expect(allAgesUrl.search).toBe(`?month=${month}`);
    expect((await departuresIn(market, allAgesUrl.search)).view.departures).not.toEqual([]);
    await agesTo("25-35", "%");
    const withoutDepartures = await departuresIn(market, "age=35-49");
    expect(withoutDepartures.html).toContain(words["departures.noneForAge"]);
    expect(emptyOf(withoutDepartures.view).allAges?.path).not.toContain("age=");
  },
);

test("the calendar opens at the first month that can be booked, else requested", async () => {
  const market = markets.find(({ id }) => id === "en-US")!;
  const { tours } = await departuresIn(market);
  const months = [...new Set(tours.map(({ departureDate }) => departureDate.slice(0, 7)))];
  const [first = "", second = "", third = ""] = months.toSorted();
  const fill = (month: string, status: "SOLD_OUT" | "WAITING_LIST") =>
    demo.db
      .updateTable("tour")
      .set({ status, seats_free: 0 })
      .where("market", "=", market.id)
      .where("code", "like", `${month}%`)
      .execute();
  const opened = async () =>
    (await departuresIn(market)).view.months.find(({ isChosen }) => isChosen)?.month;
  await fill(first, "SOLD_OUT");
  await fill(second, "WAITING_LIST");
  expect(await opened()).toBe(third);
  await fill("", "WAITING_LIST");
  await fill(first, "SOLD_OUT");
  expect(await opened()).toBe(second);
  await fill("", "SOLD_OUT");
  expect(await opened()).toBe(first);
});

test("a month whose booking opens later gives way to one that can be booked today", async () => {
  const market = markets.find(({ id }) => id === "es-ES")!;
  const { tours } = await departuresIn(market);
  const open = async (ids: readonly string[], openingDate: string | null) => {
    const update = demo.db.updateTable("tour").set({ opening_date: openingDate });
    await update.where("market", "=", market.id).where("id", "in", ids).execute();
  };
  const opened = async () =>
    (await departuresIn(market)).view.months.find(({ isChosen }) => isChosen)?.month ?? "";
  const idsIn = (month: string) =>
    tours.filter((tour) => tour.departureDate.startsWith(month)).map(({ id }) => id);
  const tomorrow = addDays(today, 1);
  await open(idsIn(""), null);
  const first = await opened();
  await open(idsIn(first), tomorrow);
  expect((await opened()) > first).toBe(true);
  await open(idsIn(""), tomorrow);
  expect(await opened()).toBe(first);
  await open(idsIn(""), today);
  expect(await opened()).toBe(first);
});

test("an empty month links to the nearest month with a departure that can be joined", async () => {
  const market = markets.find(({ id }) => id === "de-DE")!;
  const { tours } = await departuresIn(market);
  const [early, late, full] = tours;
  for (const [tour, day, status] of [
    [early, "2027-03-06", "PLANNED"],
    [full, "2027-07-03", "SOLD_OUT"],
    [late, "2027-10-02", "CONFIRMED"],
  ] as const)
    await demo.db
      .updateTable("tour")
      .set({
        departure_date: day,
        start_date: day,
        end_date: day,
        balance_due: "2027-01-15",
        decision_date: null,
        discount_until: null,
        full_price_cents: null,
        opening_date: null,
        status,
      })
      .where("id", "=", tour?.id ?? "")
      .execute();
  const others = tours.slice(3).map(({ id }) => id);
  await demo.db
    .updateTable("tour")
    .set({ is_published: false })
    .where("id", "in", others)
    .execute();
  const nearestMonthFrom = async (month: string) => {
    const { view } = await departuresIn(market, `month=${month}`);
    return /month=([\d-]+)/.exec(emptyOf(view).nearest?.path ?? "")?.[1];
  };
  expect(await nearestMonthFrom("2027-04")).toBe("2027-03");
  expect(await nearestMonthFrom("2027-06")).toBe("2027-03");
  expect(await nearestMonthFrom("2027-08")).toBe("2027-10");
  expect(await nearestMonthFrom("2027-12")).toBe("2027-10");
});

test("a trip without departures links to an e-mail that names it and to its feed", async () => {
  const market = markets.find(({ id }) => id === "it-IT")!;
  const other = markets.find(({ id }) => id === "fr-FR")!;
  await demo.db
    .insertInto("layout")
    .values({
      market: market.id,
      area: "contacts",
      content: JSON.stringify({ email: "ciao@wayroam.test", phone: "", hours: "", address: "" }),
    })
    .execute();
  const notifyLinksIn = async (someMarket: Market) => {
    const { view } = await departuresIn(someMarket);
    const empty = view.months.find(({ isEmpty }) => isEmpty);
    const { html, view: shown } = await departuresIn(someMarket, `month=${empty?.month}`);
    expect(html).toContain(messagesOf(someMarket.id)["departures.noneInMonth"]);
    expect(emptyOf(shown).allAges).toBeNull();
    return emptyOf(shown).notifyMe.links.map(({ path }) => path);
  };
  const [letter, feed] = await notifyLinksIn(market);
  expect(decodeURIComponent(letter ?? "")).toMatch(
    /^mailto:ciao@wayroam\.test\?subject=Nuove date: Petra a piedi/,
  );
  expect(feed).toMatch(/^http:\/\/localhost\/feed\/petra-a-piedi[^/]*\.xml$/);
  // Without a stored address and without a contacts page, the feed is the only link.
  expect(await notifyLinksIn(other)).toHaveLength(1);
});

test("the pages of the confirmed departures have each one once", async () => {
  const market = markets.find(({ id }) => id === "es-ES")!;
  const { catalogue } = demo.siteOf({ market });
  const months = await catalogue.confirmedMonths();
  const total = [...months.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(2);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 2) }, (_, page) =>
      catalogue.confirmedTours(2, page * 2),
    ),
  );
  const ids = pages.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(total);
  const lines = await departureRows(demo.siteOf({ market }), pages.flat());
  for (const [month, count] of months) {
    const toursOfMonth = await catalogue.confirmedTours(total, 0, { month: [month] });
    expect(toursOfMonth.map(({ id }) => id)).toEqual(
      pages
        .flat()
        .flatMap(({ id, departureDate }) => (departureDate.startsWith(month) ? [id] : [])),
    );
    expect(toursOfMonth).toHaveLength(count);
  }
  expect(lines.every(({ status }) => /CONFIRMED|ALMOST_FULL/.test(status.status))).toBe(true);
});

test.each(markets)(
  "in $id the confirmed departures explain each status once, and flights in each row",
  async (market) => {
    const words = messagesOf(market.id);
    await demo.db
      .updateTable("tour")
      .set({ status: "CONFIRMED", seats_free: 4, people_needed: 0 })
      .where("market", "=", market.id)
      .execute();
    const { view } = await confirmedLoader(pageRequest(demo.siteOf({ market }), {}));
    const html = htmlOf(<ConfirmedPage view={view} />);
    const rows = html.match(/class="dep-row"/g) ?? [];
    expect(rows.length).toBeGreaterThan(2);
    expect(html.split(words["meaning.CONFIRMED"])).toHaveLength(2);
    const board = html.slice(html.indexOf("month-board")).replaceAll(/<details.*?<\/details>/g, "");
    const guidanceParts = board.split(words["guidance.CONFIRMED"]);
    expect(guidanceParts).toHaveLength(rows.length + 1);
  },
);
