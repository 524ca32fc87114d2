import type { Updateable } from "kysely";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { keepRows } from "#apps/server/testing/site/kept-rows.ts";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { loadTrip as load } from "#apps/server/testing/pages/page-loads.ts";
import { stableUuid } from "#demo/random.ts";
import { ReviewScore } from "#features/catalogue/reviews/parts/score.tsx";
import { toReviewsView } from "#features/catalogue/reviews/parts/reviews-presenter.ts";
import { TripPage } from "./trip-page.tsx";
import type { TripView } from "./trip-view.ts";
import { formatLongDate } from "#markets/format.ts";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { MarketId } from "#markets/market-type.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import type { Tables } from "#platform/server/database/tables.ts";

const today = "2026-11-20";
const now = new Date(`${today}T12:00:00Z`);
let demo: Awaited<ReturnType<typeof openDemoSite>>;
let restore: Awaited<ReturnType<typeof keepRows>>;
beforeAll(async () => {
  demo = await openDemoSite(["vietnam", "jordan", "peru"], today);
  restore = await keepRows(demo.db, ["travel", "tour", "review"]);
});
beforeEach(() => restore());
afterAll(() => demo.close());

const travelId = (market: MarketId) => stableUuid("travel", market, "vietnam");

const slugIn = async (market: MarketId) =>
  (
    await demo.db
      .selectFrom("travel")
      .select("slug")
      .where("market", "=", market)
      .where("id", "=", travelId(market))
      .executeTakeFirstOrThrow()
  ).slug;

/** The rendered page of the Vietnam trip. */
const open = async (
  id: MarketId,
  query = "",
  display: Parameters<typeof demo.siteOf>[0]["display"] = null,
) => {
  const market = marketById(id);
  const travel = await slugIn(id);
  const path = pathOf(id, "travels-travel", { travel }) ?? "";
  const site = demo.siteOf({ market, now, display });
  const { view, head } = await load(pageRequest(site, { travel }, query));
  return { path, head, view, html: drawn(view) };
};

const drawn = (view: TripView) =>
  renderToStaticMarkup(<TripPage view={view} />).replaceAll("&amp;", "&");

/** The HTML of one section. */
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section[^>]* id="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";

const text = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/[ \n]+/g, " ");

test.each(markets)("in $id the total cost is the sum of its named lines", async ({ id }) => {
  const { html, view } = await open(id);
  const cost = text(sectionOf(html, "cost"));
  const words = messagesOf(id);
  for (const key of ["cost.title", "cost.price", "cost.sum", "cost.room", "cost.rest"] as const)
    expect(cost).toContain(words[key]);
  expect(cost).toContain(view.price!.price.amount);
  expect(cost).not.toMatch(/undefined|NaN|cost\./);
});

test("the total adds up and is also shown in the visitor's currency", async () => {
  const { moneyPot, price, direct, stops } = await demo.db
    .selectFrom("tour")
    .innerJoin("travel", (on) =>
      on.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
    )
    .select(["money_pot as moneyPot", "price_cents as price"])
    .select(["flight_direct_cents as direct", "flight_stops_cents as stops"])
    .where("travel.id", "=", travelId("en-WE"))
    .where("travel.market", "=", "en-WE")
    .where("status", "<>", "SOLD_OUT")
    .where("departure_date", ">", today)
    .orderBy("price_cents")
    .orderBy("departure_date")
    .executeTakeFirstOrThrow();
  const flights = [direct, stops].filter((cents) => cents !== null);
  const low = price + moneyPot.lowCents + Math.min(...flights);
  const pounds = (cents: number) => `£${Math.round(cents / 100).toLocaleString("en-GB")}`;
  const { html } = await open("en-WE", "", { currency: "USD", rate: 2, date: "2026-11-19" });
  const cost = text(sectionOf(html, "cost"));
  // The price of flights is a "from" price, so the total is a "from" price too.
  expect(cost).toMatch(new RegExp(`from £\\d+ Total per person.* from ${pounds(low)} about`));
  expect(cost).toContain(`about ${pounds(low * 2)}, rate of`.replaceAll("£", "$"));
  expect(cost).toContain("You pay in GBP with a UK home address, otherwise in EUR.");
});

const reviewRows = (stars: number | null = null) => {
  const all = demo.db
    .selectFrom("review")
    .select(["quote", "rating", "written_on as writtenOn"])
    .where("market", "=", "en-WE")
    .where("travel_id", "=", travelId("en-WE"))
    .where("is_shown", "=", true)
    .orderBy("written_on", "desc")
    .orderBy("id");
  return (stars === null ? all : all.where("rating", "=", stars as 5)).execute();
};

const quotesIn = (html: string) =>
  [...html.matchAll(/<q>(.*?)<\/q>/gs)].map(([, quote]) => quote?.replaceAll("&#x27;", "'"));

test("reviews show their count, their dates and the distribution of stars", async () => {
  await demo.db
    .updateTable("review")
    .set({ rating: 2 })
    .where("market", "=", "en-WE")
    .where("rating", "=", 1)
    .execute();
  const rows = await reviewRows();
  const { html } = await open("en-WE");
  const reviews = sectionOf(html, "reviews");
  expect(text(reviews)).toContain(`out of 5 · ${rows.length} reviews`);
  expect(quotesIn(reviews)).toEqual(rows.slice(0, 6).map(({ quote }) => quote));
  for (const { writtenOn } of rows.slice(0, 6))
    expect(reviews).toContain(
      `<time dateTime="${writtenOn}">written on ${formatLongDate(writtenOn, marketById("en-WE"))}</time>`,
    );
  const count = (stars: number): number => rows.filter(({ rating }) => rating === stars).length;
  const stars = [5, 4, 3, 2, 1];
  const bars = [...reviews.matchAll(/inline-size:(\d+)%/g)].map(([, percent]) => Number(percent));
  for (const [at, each] of stars.entries())
    expect(text(reviews)).toContain(
      `${each} star${each > 1 ? "s" : ""} ${bars[at]}% · ${count(each)}\u00A0review${count(each) === 1 ? "" : "s"}`,
    );
  for (const [at, each] of stars.entries())
    expect(Math.abs(bars[at]! - (count(each) / rows.length) * 100)).toBeLessThan(1);
  expect(bars).toContain(0);
});

test("with one review the distribution of stars is collapsed", async () => {
  const { localizer } = demo.siteOf({ market: marketById("fr-FR") });
  const scoreHtml = (count: number) => {
    const summary = { count, average: 5, counts: [0, 0, 0, 0, count] } as const;
    const view = toReviewsView(localizer, summary, [], () => "");
    return view ? htmlOf(<ReviewScore reviews={view} />) : "";
  };
  expect(text(scoreHtml(1))).toMatch(/1\savis · 5,0 sur 5 · Répartition .* 4 et 5 étoiles\s: 100/);
  expect(scoreHtml(4)).toMatch(/^<details.*<summary>.*<\/summary><ul/);
  expect(scoreHtml(4)).not.toContain("review-figure");
  expect(scoreHtml(5)).toContain("review-figure");
  expect(scoreHtml(5)).not.toContain("<details");
});

const ratingIn = (head: readonly unknown[]) =>
  head.flatMap((entry) => {
    const thing = JSON.parse(JSON.stringify(entry))["script:ld+json"];
    return thing?.aggregateRating ?? [];
  });

test("the structured data has the rating that the page shows, and none without a visible review", async () => {
  const { html, head } = await open("en-WE");
  const [{ ratingValue, reviewCount }] = ratingIn(head);
  const reviews = text(sectionOf(html, "reviews"));
  expect(reviews).toContain(`${Number(ratingValue).toFixed(1)} out of 5 · ${reviewCount} reviews`);
  await demo.db
    .updateTable("review")
    .set({ is_shown: false })
    .where("market", "=", "en-WE")
    .where("travel_id", "=", travelId("en-WE"))
    .execute();
  expect(ratingIn((await open("en-WE")).head)).toEqual([]);
});

const inline = /<\/?(?:strong|s|small|span|b|i|time|svg|path|circle|rect)\b[^>]*>/g;

test.each(markets)("in $id every amount of a trip says that it is per person", async ({ id }) => {
  const { html } = await open(id);
  const words = messagesOf(id);
  // The cost section and the calendar each say "per person" once for all their amounts; each day of
  // the calendar also says it in its accessible name.
  const [table = ""] = /<table>.*?<\/table>/s.exec(sectionOf(html, "departures")) ?? [];
  const bill = sectionOf(html, "cost");
  expect(text(bill)).toContain(words["cost.sum"]);
  expect(html).toContain(words["calendar.note"]);
  const pieces = html
    .replace(table, "")
    .replace(bill, "")
    .replaceAll(inline, "")
    .split(/<[^>]*>/);
  const amounts = pieces.filter((piece) => /[£$]\d|\d\u00A0€/.test(piece));
  const days = [...table.matchAll(/<b class="sr-only">([^<]+)/g)]
    .map(([, label = ""]) => label)
    .filter((label) => !label.endsWith(words["status.SOLD_OUT"]));
  expect(amounts.length).toBeGreaterThan(10);
  expect(days.length).toBeGreaterThan(0);
  for (const label of [...amounts, ...days])
    expect(label.toLowerCase()).toContain(words["card.perPerson"].toLowerCase());
});

test("each bar links to the reviews with its stars, and an empty bar has no link", async () => {
  const { html, path } = await open("en-WE");
  for (const stars of [1, 2, 3, 4, 5]) {
    const rows = await reviewRows(stars);
    const link = `href="${path}?stars=${stars}#reviews"`;
    expect([stars, html.includes(link)]).toEqual([stars, rows.length > 0]);
    const chosen = sectionOf((await open("en-WE", `?stars=${stars}`)).html, "reviews");
    expect(quotesIn(chosen)).toEqual(rows.slice(0, 12).map(({ quote }) => quote));
    expect(chosen).toContain(`href="${path}?page=1#reviews"`);
  }
});

test("the pages of reviews have each review once", async () => {
  const rows = await reviewRows();
  const shownQuotes: unknown[] = [];
  let query = /href="[^"]*(\?page=1)#reviews"/.exec((await open("en-WE")).html)?.[1];
  while (query) {
    const { html, head } = await open("en-WE", query);
    const reviews = sectionOf(html, "reviews");
    shownQuotes.push(...quotesIn(reviews));
    expect(JSON.stringify(head)).not.toContain("?page=");
    query = /href="[^"]*(\?page=\d+)#reviews"[^>]*>Next/.exec(reviews)?.[1];
  }
  expect(shownQuotes).toEqual(rows.map(({ quote }) => quote));
  const last = await open("en-WE", "?page=9999");
  expect(quotesIn(sectionOf(last.html, "reviews")).at(-1)).toBe(rows.at(-1)?.quote);
});

test.each(["?stars=0", "?stars=6", "?stars=five", "?page=-1", "?page=1e9", "?page[]=2"])(
  "%s is no choice of reviews and shows the first",
  async (query) => {
    const [plain, odd] = [await open("en-WE"), await open("en-WE", query)];
    expect(odd.html).toBe(plain.html);
  },
);

const change = (values: Updateable<Tables["travel"]>) =>
  demo.db
    .updateTable("travel")
    .set(values)
    .where("market", "=", "en-WE")
    .where("id", "=", travelId("en-WE"))
    .execute();

test("a trip's page shows all its data", async () => {
  const resources = await demo.db
    .selectFrom("resource")
    .select(["id", "kind", "name", "slug"])
    .where("market", "=", "en-WE")
    .execute();
  const badge = resources.find(({ kind }) => kind === "badges")!;
  const picture = await demo.db.selectFrom("media").select("id").executeTakeFirstOrThrow();
  await change({ is_unique: true, badge_ids: [badge.id], photo_ids: [picture.id] });
  await demo.db
    .updateTable("tour")
    .set({ promo_code: "LANTERN", promo_percent: 8, promo_until: "2026-12-24" })
    .where("market", "=", "en-WE")
    .where("travel_id", "=", travelId("en-WE"))
    .where("status", "=", "CONFIRMED")
    .execute();
  const { html } = await open("en-WE");
  const story = sectionOf(html, "trip");
  expect(story).toContain('href="/search?unique=1">Unique trip</a>');
  expect(story).toContain(`href="/search?badge=${badge.slug}">${badge.name}</a>`);
  expect(story).toContain('href="/search?mood=nature">Nature</a>');
  expect(story).toMatch(/Where you’ll go.*href="\/search\?where=vietnam">Vietnam<.*where=hanoi/);
  expect(text(story)).toMatch(/Effort \d of 5/);
  expect(text(story)).toMatch(/Leading the departure of \w+day \d+\s\w+\s20\d\d\./);
  expect(html).toMatch(
    /class="flag" href="\/[^"]+\/20\d\d-\d\d-\d\d"[^>]*>\d+\s\w+\s20\d\d departure: 8% off with code LANTERN, until 24\sDecember\s2026/,
  );
  expect(text(sectionOf(html, "included"))).toMatch(
    /Flights .*Direct flight from £\d+.* Flight with stops from £\d+/,
  );
  expect(sectionOf(html, "photos")).toContain(`/media/${picture.id}/`);
  expect(html).toContain('href="#photos"');
});

test("a day shows its picture, if it has one", async () => {
  const { id } = await demo.db
    .selectFrom("media")
    .select("id")
    .where("folder", "=", "demo/wides")
    .executeTakeFirstOrThrow();
  const day = {
    title: "Hue",
    text: "Slowly.",
    sleep: null,
    meals: [],
    transport: null,
    hours: null,
  };
  await change({ itinerary: JSON.stringify([{ ...day, pictureId: id }, day]) });
  const [first = "", second = ""] = sectionOf((await open("en-WE")).html, "itinerary").split(
    'id="day-2"',
  );
  expect(first).toMatch(
    new RegExp(
      `srcSet="/media/${id}/.* sizes="[^"]+" width="\\d+" height="\\d+" alt="[^"]+" loading="lazy"`,
    ),
  );
  expect(second).toContain("Slowly.");
  expect(second).not.toContain("<picture");
});

const withdrawTours = () =>
  demo.db
    .updateTable("tour")
    .set({ is_published: false })
    .where("market", "=", "en-WE")
    .where("travel_id", "=", travelId("en-WE"))
    .execute();

test("a trip without departures says so, shows no price and links to other trips", async () => {
  await withdrawTours();
  const { html, head } = await open("en-WE");
  expect(head[0]).toEqual({
    title: expect.stringMatching(/^Vietnam.*: \d+ days in a small group( · Wayroam)?$/),
  });
  expect(text(html)).toContain("There are currently no scheduled departures");
  expect(text(html).match(/no scheduled departures/g)).toHaveLength(1);
  expect(html).toMatch(/href="#related"|href="\/destinations"/);
  expect(html).not.toContain("Choose a departure");
  expect(sectionOf(html, "cost")).toBe("");
});

test("sections without data have no headline and no link", async () => {
  await withdrawTours();
  const noResults = { lowCents: 0, highCents: 0, items: [] };
  const withoutFlights = {
    airport: null,
    city: "",
    returnCity: null,
    directCents: null,
    stopsCents: null,
  };
  await change({
    badge_ids: [],
    photo_ids: [],
    highlights: "[]",
    itinerary: "[]",
    money_pot: JSON.stringify(noResults),
    flight: JSON.stringify(withoutFlights),
    private_room: false,
  });
  const { html } = await open("en-WE");
  for (const id of ["photos", "itinerary", "cost"]) {
    expect(sectionOf(html, id)).toBe("");
    expect(html).not.toContain(`href="#${id}"`);
  }
  const words = text(html);
  for (const title of ["Kitty", "Trip highlights", "Private room from"])
    expect(words).not.toContain(title);
  expect(text(sectionOf(html, "included"))).not.toContain("Flights ");
});

test("other sites show a trip with the picture that staff choose, else with its card", async () => {
  const shared = async () =>
    (await open("it-IT")).head.flatMap((each) =>
      "property" in each && each["property"] === "og:image" ? [each["content"]] : [],
    );
  expect(await shared()).toEqual([expect.stringContaining("/media/share/it/")]);
  const { id: image } = await demo.db.selectFrom("media").select("id").executeTakeFirstOrThrow();
  const seo = { title: "", description: "", robots: "index,follow" as const, image };
  const row = demo.db.updateTable("travel").where("id", "=", travelId("it-IT"));
  await row.set({ seo: JSON.stringify(seo) }).execute();
  expect(await shared()).toEqual([expect.stringMatching(`/media/${image}/.*1280\\.jpeg$`)]);
});
