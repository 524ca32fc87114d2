import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { loadSearch as searchLoader } from "#apps/server/testing/pages/page-loads.ts";
import { loadTrip as tripLoader } from "#apps/server/testing/pages/page-loads.ts";
import { loadDemoContents } from "#demo/load/contents.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { load as homeLoader } from "#features/content/home/site/home.tsx";
import { sorts } from "#features/content/search/contract.ts";
import { Cards } from "../parts/no-results/result-cards.tsx";
import { NoResults } from "../parts/no-results/no-results.tsx";
import { SearchPage } from "#features/content/search/site/search-page.tsx";
import { addDays } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { formatDays } from "#markets/planned-days.ts";
import { translatorFor } from "#markets/translator.ts";

const today = "2026-11-22";
let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["cuba", "vietnam", "jordan", "peru", "iceland"], today);
  await loadDemoContents(demo.db, demoData);
});
afterAll(() => demo.close());

const searched = async (market: Market, query: string) =>
  (await searchLoader(pageRequest(demo.siteOf({ market }), {}, query))).view;
const titleOf = async (market: Market, query: string) => {
  const { before, count, after } = (await searched(market, query)).title;
  return before + count + after;
};

test.each(markets)(
  "in $id the months to choose from run from the first to the last departure",
  async (market) => {
    const rows = await demo.db
      .selectFrom("tour")
      .select("departure_date")
      .where("market", "=", market.id)
      .where("status", "!=", "SOLD_OUT")
      .where("departure_date", ">", today)
      .execute();
    const months = rows.map(({ departure_date: day }) => day.slice(0, 7)).toSorted();
    const { bar } = await searched(market, "");
    const offered = bar.when.months.map(({ value }) => value);
    expect([offered[0], offered.at(-1)]).toEqual([months[0], months.at(-1)]);
    expect(offered).toEqual(expect.arrayContaining(months));
    expect((await searched(market, `?month=${offered.at(-1)}`)).noResults).toBeNull();
  },
);

test.each(markets)(
  "in $id screen readers hear a filter's label apart from its count",
  async (market) => {
    const { groups, ...view } = await searched(market, "");
    const html = htmlOf(<SearchPage view={{ ...view, groups }} />);
    const spokenLabels = [
      ...html.matchAll(/<label class="filter-option[^>]*>(.*?)<\/label>/gs),
    ].map(([, label = ""]) => label.replaceAll(/<[^>]*>/g, ""));
    const ages = groups.find(({ name }) => name === "age")?.options ?? [];
    expect(ages.length).toBeGreaterThan(1);
    for (const { label, count } of ages) expect(spokenLabels).toContain(`${label}, ${count}`);
    for (const each of spokenLabels) expect(each).toMatch(/, \d+$/);
  },
);

test.each(markets)(
  "in $id all seven orders are offered, and without a keyword relevance starts with the earliest confirmed departures",
  async (market) => {
    const translate = translatorFor(market);
    expect((await searched(market, "")).sort.choices).toEqual(
      sorts.map((sort) => ({
        value: sort === "date" ? "" : sort,
        label: translate(`sort.${sort}`),
        chosen: sort === "date",
      })),
    );
    const { sort, cards } = await searched(market, "?sort=relevance");
    expect(sort.choices.filter(({ chosen }) => chosen)).toMatchObject([{ value: "relevance" }]);
    const rows = await demo.db
      .selectFrom("tour")
      .select(["travel_id", "departure_date"])
      .where("market", "=", market.id)
      .where("status", "in", ["CONFIRMED", "ALMOST_FULL"])
      .where("departure_date", ">", today)
      .orderBy("departure_date")
      .execute();
    const soonest = new Map(
      rows.toReversed().map(({ travel_id: id, departure_date: day }) => [id, day]),
    );
    const days = cards.map(({ id }) => soonest.get(id) ?? "9999");
    expect(days).toEqual(days.toSorted());
    expect(soonest.size).toBeGreaterThan(1);
  },
);

test.each(markets)(
  "in $id a search of one page has no paging, and hides filters that find nothing",
  async (market) => {
    const view = await searched(market, "?age=35-49");
    const html = htmlOf(<SearchPage view={view} />);
    expect(html).not.toContain('class="paging"');
    expect(view.groups.some(({ folded }) => folded !== null)).toBe(true);
    for (const { name, options, folded } of view.groups) {
      const [group = ""] =
        new RegExp(`<fieldset id="filter-${name}".*?</fieldset>`, "s").exec(html) ?? [];
      const [inFold = ""] = /<details.*<\/details>/s.exec(group) ?? [];
      for (const { value, count, chosen } of options) {
        const isFolded = folded?.values.includes(value) ?? false;
        expect(inFold.includes(`value="${value}"`)).toBe(isFolded);
        expect({ value, isRefused: isFolded && (count > 0 || chosen) }).toEqual({
          value,
          isRefused: false,
        });
      }
    }
  },
);

test.each(markets)("in $id an empty search recommends the best rated trips", async (market) => {
  const { noResults, labels } = await searched(market, "?q=qwrtplkz");
  const cards = noResults?.recommended?.cards ?? [];
  expect(cards.length).toBe(3);
  expect(noResults?.recommended?.title).toBe(translatorFor(market)("results.bestRated"));
  const { rows } = await sql<{ id: string }>`
    select travel.id from travel join review on review.market = travel.market
      and review.travel_id = travel.id
    where travel.market = ${market.id} and travel.is_published
      and exists (select from tour where tour.market = travel.market and tour.travel_id = travel.id
        and tour.is_published and tour.departure_date > ${today}::date
        and tour.status not in ('WAITING_LIST', 'SOLD_OUT'))
    group by travel.id order by (sum(rating) + 10 * (
      select avg(rating) from review join travel known on known.market = review.market
        and known.id = review.travel_id and known.is_published
      where review.market = ${market.id})) / (count(*) + 10) desc, travel.id limit 3`.execute(
    demo.db,
  );
  expect(cards.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  const html = htmlOf(<NoResults noResults={noResults!} labels={labels} />);
  expect(html.match(/<article/g)?.length).toBe(3);
});

test.each(markets)(
  "in $id an empty search links to relaxed searches with their counts",
  async (market) => {
    const { catalogue } = demo.siteOf({ market });
    const places = await catalogue.destinations();
    const cuba = places.find(({ code }) => code === "CU");
    const search = async (query: string) => {
      const { noResults } = await searched(market, query);
      return (noResults?.links ?? []).slice(0, -1).map(({ text, path }) => ({ text, path }));
    };
    const dates = "from=2026-12-01&to=2027-06-28";
    const all = await search(`?where=${cuba?.slug}&q=qwrtplkz&${dates}&age=35-49&priceMax=1`);
    expect(all.map(({ path }) => path.split("?")[1])).toEqual([
      `where=${cuba?.slug}`,
      dates,
      "age=35-49",
    ]);
    expect(all[0]?.text).toContain(cuba?.name);
    expect(all[1]?.text).toContain(formatDays("2026-12-01", "2027-06-28", market));
    for (const { text, path } of all) {
      const { title } = await searched(market, `?${path.split("?")[1]}`);
      expect(text.replaceAll(/\s/g, " ")).toContain(title.count.replaceAll(/\s/g, " "));
    }
    const word = cuba?.name ?? "";
    const [byWord] = await search(`?q=%22${word}%22&from=2026-12-25&to=2026-12-25&priceMax=1`);
    expect(byWord?.path.split("?")[1]).toBe(`q=%22${word}%22`);
    const [byFilter, ...otherSuggestions] = await search(`?age=35-49&priceMax=1&type=none`);
    expect(byFilter?.path.split("?")[1]).toBe("age=35-49");
    expect(otherSuggestions.every(({ path }) => !path.includes("priceMax"))).toBe(true);
    // Where leaving out one filter is enough, that is offered.
    const [less, ...others] = await search(`?where=${cuba?.slug}&priceMax=1`);
    expect(less?.path.split("?")[1]).toBe(`where=${cuba?.slug}`);
    expect(less?.text).toContain(
      translatorFor(market)("results.withoutWhat", { what: "price", name: "" }),
    );
    expect(others).toEqual([]);
  },
);

test.each(markets)(
  "in $id the search sheet's button names the searched places and dates",
  async (market) => {
    const t = translatorFor(market);
    const shown = async (query: string) => (await searched(market, query)).bar.where.text;
    const places = await demo.siteOf({ market }).catalogue.destinations();
    const cuba = places.find(({ code }) => code === "CU");
    expect(await shown("")).toBe(t("search.wherePlaceholder"));
    expect(await shown(`?where=${cuba?.slug}`)).toBe(cuba?.name);
    const dates = formatDays("2026-12-01", "2027-06-28", market);
    expect(await shown("?from=2026-12-01&to=2027-06-28")).toBe(
      `${t("search.anywhere")} · ${dates}`,
    );
    const view = await searched(market, `?where=${cuba?.slug}&from=2026-12-01&to=2027-06-28`);
    expect(view.bar.where.text).toBe(`${cuba?.name} · ${dates}`);
    const [button = ""] =
      /<button[^>]* class="search-field search-open".*?<\/button>/s.exec(
        htmlOf(<SearchPage view={view} />),
      ) ?? [];
    expect(button).toContain(`<b>${cuba?.name} · ${dates}</b>`);
    expect(button).toContain('popoverTarget="search-sheet"');
  },
);

test.each(markets)(
  "in $id a keyword of symbols is reported as ignored, and a number of days as a maximum",
  async (market) => {
    const t = translatorFor(market);
    const all = await searched(market, "");
    for (const q of ["💩", "%25"]) {
      const { corrected, title } = await searched(market, `?q=${q}`);
      expect(corrected).toEqual({ text: t("results.signsAlone"), exactly: null });
      expect(title).toEqual(all.title);
    }
    expect(all.corrected).toBeNull();
    const { applied, cards } = await searched(market, "?days=9");
    expect(applied.chips.map(({ text }) => text)).toEqual([t("when.upToDays", { n: 9 })]);
    expect(cards.length).toBeGreaterThan(0);
  },
);

test.each(markets)(
  "in $id day, status and price of a card are of one departure, which its link opens",
  async (market) => {
    const site = demo.siteOf({ market });
    const { places } = (await homeLoader(pageRequest(site, {}))).view;
    expect(places?.cards.length).toBeGreaterThan(2);
    const { noResults } = await searched(market, "?q=zzzz");
    const open = async (path: string) => {
      const { pathname, search } = new URL(path, "http://localhost");
      const travel = pathname.split("/").at(-1) ?? "";
      return (await tripLoader(pageRequest(site, { travel }, search))).view;
    };
    const related = (await open(places?.cards[0]?.path ?? "")).related.cards;
    const cards = [places?.cards, noResults?.recommended?.cards, related].flatMap(
      (each) => each ?? [],
    );
    expect(cards.length).toBeGreaterThan(places?.cards.length ?? 0);
    for (const { path, price, next } of cards) {
      expect(path.split("?")[1]).toBe(`tour=${next?.day}`);
      const { departures } = (await open(path)).departures;
      expect(
        departures.map(({ from, status, price: { amount } }) => [from.iso, status.status, amount]),
      ).toContainEqual([next?.day, next?.status.status, price?.amount]);
    }
    const asia = places?.areas.find(({ code }) => code === "asia");
    expect(asia?.path).toBe(pathOf(market.id, "asia", {}, site.product));
  },
);

test.each(markets)(
  "in $id no card of the home page names a later departure than the board has of its trip",
  async (market) => {
    const { upcomingDepartures, places } = (
      await homeLoader(pageRequest(demo.siteOf({ market }), {}))
    ).view;
    const leaves = (upcomingDepartures?.months ?? [])
      .flatMap(({ departures }) => departures)
      .filter(({ from }) => from.iso <= addDays(today, 120));
    const describedCards = (places?.cards ?? []).flatMap(({ path, next }) =>
      leaves
        .filter(({ tripPath }) => tripPath === path.split("?")[0])
        .map(({ from }) => ({
          path,
          leaves: next?.status.status !== "PLANNED",
          isLater: (next?.day ?? "") > from.iso,
        })),
    );
    expect(describedCards.length).toBeGreaterThan(2);
    for (const each of describedCards)
      expect(each).toEqual({ ...each, leaves: true, isLater: false });
  },
);

test.each(markets)("in $id the title of a search names its period", async (market) => {
  const resources = await demo.siteOf({ market }).catalogue.resources();
  const periods = resources.filter(({ kind }) => kind === "date-ranges");
  const titles = await Promise.all(periods.map(({ slug }) => titleOf(market, `?period=${slug}`)));
  expect(titles).toEqual(periods.map(({ name }) => expect.stringContaining(name)));
});

test.each([
  ["it-IT", "primavera", "“mare”"],
  ["en-US", "Spring", "“mare”"],
  ["en-WE", "Spring", "“mare”"],
  ["es-ES", "primavera", "«mare»"],
  ["fr-FR", "printemps", "«\u00A0mare\u00A0»"],
  ["de-DE", "Frühling", "„mare“"],
  ["international", "Spring", "“mare”"],
])(
  "in %s a title writes %s as the language does within a sentence, with the market's quotation marks",
  async (id, season, words) => {
    const market = markets.find((each) => each.id === id) ?? markets[0]!;
    const query = `?q=%22mare%22&season=spring`;
    expect(await titleOf(market, query)).toContain(`${words}, ${season}`);
    const { applied } = await searched(market, query);
    expect(applied.chips.map(({ text }) => text)).toContain(words);
  },
);

test.each(markets)(
  "in $id what a trip goes by and how hard it is are filters, and each finds what its count says",
  async (market) => {
    const { groups } = await searched(market, "");
    for (const name of ["transport", "effort"]) {
      const options = groups.find((group) => group.name === name)?.options ?? [];
      const found = options.filter(({ count }) => count > 0);
      expect(found.length).toBeGreaterThan(1);
      for (const { value, label, count } of found) {
        const view = await searched(market, `?${name}=${value}`);
        expect(Number.parseInt(view.title.count, 10)).toBe(count);
        expect(view.applied.chips.map(({ text }) => text)).toEqual([label]);
      }
    }
  },
);

test.each(markets)("in $id the short list is an address, which filters keep", async (market) => {
  const { look } = await searched(market, "?effort=2");
  expect(look.path).toBe(`${pathOf(market.id, "search")}?effort=2&view=list`);
  const list = await searched(market, "?effort=2&view=list");
  for (const { path } of list.applied.chips) expect(path).toContain("view=list");
  const html = htmlOf(<SearchPage view={list} />);
  for (const part of [`class="card-rows"`, `name="view" value="list"`])
    expect(html).toContain(part);
});

test("a period that the market does not have is ignored", async () => {
  const [italy] = markets;
  const all = await searched(italy!, "");
  const other = await searched(italy!, "?period=christmas");
  expect(other.applied.chips).toEqual([]);
  expect(other.title).toEqual(all.title);
  expect(other.bar.when.period.choices.map(({ value }) => value)).not.toContain("christmas");
});

test.each(markets)(
  "in $id a card of a search opens its trip on the departure that it shows",
  async (market) => {
    const { cards: all, bar } = await searched(market, "");
    expect(all.map(({ path }) => path.split("?")[1])).toEqual(
      all.map(({ next }) => next && `tour=${next.day}`),
    );
    const month = bar.when.months[2]?.value;
    const { cards } = await searched(market, `?month=${month}&age=25-35`);
    for (const { path, next, price } of cards.slice(0, 2)) {
      const { pathname, search } = new URL(path, "http://localhost");
      expect(search).toBe(`?age=25-35&tour=${next?.day}`);
      const travel = pathname.split("/").at(-1) ?? "";
      const answer = await tripLoader(pageRequest(demo.siteOf({ market }), { travel }, search));
      const days = answer.view.departures.departures.map(({ from }) => from.iso);
      expect(days).toContain(next?.day);
      expect(answer.view.price).toMatchObject({ price: { amount: price?.amount } });
      const links = answer.head.flatMap((each) => ("href" in each ? [each["href"]] : []));
      expect(links).toContain(`http://localhost${pathname}`);
    }
    const dates = `from=${month}-01&to=${month}-28`;
    const dated = await searched(market, `?${dates}`);
    expect(dated.cards.length).toBeGreaterThan(0);
    for (const { path, next } of dated.cards)
      expect(path.split("?")[1]).toBe(`tour=${next?.day}&${dates}`);
    const open = await searched(market, "?status=PLANNED&sort=price-asc");
    expect(open.cards.length).toBeGreaterThan(0);
    for (const { path, next } of open.cards) expect(path.split("?")[1]).toBe(`tour=${next?.day}`);
  },
);

test("in the United Kingdom in euros, prices are searched, counted and shown in whole euros", async () => {
  const market = marketById("en-WE");
  const display = { currency: "EUR", rate: 1.1523, date: "2026-11-19" } as const;
  const site = demo.siteOf({ market, display });
  const at = async (query: string) => (await searchLoader(pageRequest(site, {}, query))).view;
  const eurosIn = (text = "") => Number(text.replaceAll(/\D/g, ""));
  const all = await at("?sort=price-asc");
  const [first] = all.cards;
  const euros = eurosIn(first?.price?.amount);
  expect(first?.price?.amount).toMatch(/^[\d.]+\u00A0€$/);
  expect(euros).toBe(Math.round(((first?.price?.cents ?? 0) * display.rate) / 100));
  // The page says once who pays in euros and at which rate.
  expect(all.cards.every(({ price }) => price?.converted === null)).toBe(true);
  expect(all.labels.paid).toMatch(/^Prices in EUR are what you pay without a UK home address.*19/);
  const html = htmlOf(<Cards cards={all.cards} labels={all.labels} />);
  expect(html.split("without a UK home address")).toHaveLength(2);
  expect(all.price?.sign).toEqual({ text: "€", isAfter: true });
  expect(all.price?.low).toBeLessThanOrEqual(euros);
  expect(all.price?.low).toBeGreaterThan(euros - 3);
  const upTo = await at(`?priceMax=${euros}&sort=price-asc`);
  expect(upTo.cards.map(({ id }) => id)).toContain(first?.id);
  for (const { price } of upTo.cards) expect(eurosIn(price?.amount)).toBeLessThanOrEqual(euros);
  expect(upTo.applied.chips.map(({ text }) => text)).toEqual([
    translatorFor(market)("filter.upTo", { price: first?.price?.amount ?? "" }),
  ]);
  expect((await at(`?priceMax=${euros - 1}`)).cards).toEqual([]);
  const from = await at(`?priceMin=${euros}`);
  expect(from.title.count).toBe(all.title.count);
});
