import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { load } from "./confirmed-departures.tsx";
import { ConfirmedPage } from "./confirmed-page.tsx";
import type { Market } from "#markets/market-type.ts";
import { addDays } from "#markets/days.ts";
import { marketById, markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { pathOf } from "#markets/paths.ts";
import { messagesOf } from "#markets/messages/messages.ts";

let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["vietnam", "jordan", "peru", "iceland", "cuba"], "2026-11-20");
});
afterAll(() => demo.close());

const pageOf = async (market: Market, query = "") => {
  const { view, head } = await load(pageRequest(demo.siteOf({ market }), {}, query));
  const [places, months, ages] = view.filters.map(({ choices }) => choices);
  return {
    view,
    head,
    html: htmlOf(<ConfirmedPage view={view} />),
    choices: { places, months, ages },
  };
};

const queryOf = (path = ""): string => new URL(path, "http://localhost").search;

/** All departures of a filtered list, read page by page. */
const allDepartures = async (market: Market, query: string) => {
  const days: { iso: string; id: string }[] = [];
  for (let next: string | null = query; next !== null;) {
    const { view }: Awaited<ReturnType<typeof pageOf>> = await pageOf(market, next);
    for (const { departures } of view.months)
      days.push(...departures.map(({ from, path }) => ({ iso: from.iso, id: path ?? "" })));
    const path: string | null = view.paging?.next.path ?? null;
    next = path === null ? null : queryOf(path);
  }
  return days;
};

test.each(markets)(
  "in $id each filter finds as many departures as its count says",
  async (market) => {
    const { view } = await pageOf(market);
    const [all] = view.filters[0]?.choices ?? [];
    expect(Number(all?.count)).toBeGreaterThan(5);
    for (const { choices } of view.filters) {
      expect(choices.length).toBeGreaterThan(2);
      expect(choices.map(({ isChosen }) => isChosen)).toEqual(choices.map((_, at) => at === 0));
      expect(choices[0]?.count).toBe(all?.count);
      for (const { path, count, label } of choices) {
        expect(label).toMatch(/^[\p{Lu}\d]/u);
        expect([label, (await allDepartures(market, queryOf(path))).length]).toEqual([
          label,
          Number(count),
        ]);
      }
    }
  },
);

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, "");
const spokenText = (html: string) =>
  textOf(html.replaceAll(/<span [^>]*aria-hidden="true"[^>]*>.*?<\/span>/gs, ""));

test.each(markets)(
  "in $id screen readers hear a filter's label apart from its count",
  async (market) => {
    const { html, choices } = await pageOf(market);
    const chips = [...html.matchAll(/<a [^>]*class="chip"[^>]*>(.*?)<\/a>/gs)].map(
      ([, chip]) => chip,
    );
    for (const { label, countText } of [...(choices.months ?? []), ...(choices.ages ?? [])])
      expect(chips.map((chip = "") => spokenText(chip))).toContain(`${label}, ${countText}`);
    for (const { label } of (choices.months ?? []).slice(1)) expect(label).toMatch(/ 20\d\d$/);
    // "Any age" takes the filter away, and "All (25-49)" asks for the groups of all ages.
    const t = translatorFor(market);
    expect((choices.ages ?? []).map(({ label }) => label)).toEqual([
      t("age.any"),
      "25-35",
      "35+ (35-49)",
      t("age.all"),
    ]);
    expect(t("age.any")).not.toBe(t("age.all"));
  },
);

test.each(markets)("in $id the filters continent, month and age combine", async (market) => {
  const first = (await pageOf(market)).choices.places?.[1];
  const inPlace = await pageOf(market, queryOf(first?.path));
  const month = inPlace.choices.months?.[1];
  const inMonth = await pageOf(market, queryOf(month?.path));
  const age = inMonth.choices.ages?.[1];
  const { view, head, html } = await pageOf(market, queryOf(age?.path));
  const query = queryOf(age?.path);
  expect(query).toMatch(/^\?where=[a-z-]+&month=\d{4}-\d\d&age=[a-z0-9-]+$/);
  const days = await allDepartures(market, query);
  expect(days).toHaveLength(Number(age?.count));
  const expectedMonth = new URLSearchParams(query).get("month") ?? "none";
  expect(days.every(({ iso }) => iso.startsWith(expectedMonth))).toBe(true);
  expect((html.match(/aria-current="true"/g) ?? []).length).toBeGreaterThanOrEqual(3);
  // The first option of each row removes its own filter and keeps the others.
  expect(
    view.filters.map(({ choices }) => [...new URLSearchParams(queryOf(choices[0]?.path)).keys()]),
  ).toEqual([
    ["month", "age"],
    ["where", "age"],
    ["where", "month"],
    ["where", "month", "age"],
    ["where", "month", "age"],
  ]);
  expect(head).toContainEqual({ name: "robots", content: "noindex,follow" });
  const canonical = head.find((each) => "rel" in each && each.rel === "canonical");
  expect(canonical).toMatchObject({
    href: expect.stringMatching(/\?where=.*&month=.*&age=[^&]*$/),
  });
  const title = head.flatMap((each) => ("title" in each ? [each.title] : [])).join("");
  expect(title).toContain(` · ${first?.label} · `);
});

test.each(markets)("in $id an empty list says so and links to the whole list", async (market) => {
  const { choices } = await pageOf(market);
  const place = new URLSearchParams(queryOf(choices.places?.at(-1)?.path)).get("where");
  const months = (choices.months ?? [])
    .slice(1)
    .map(({ path }) => new URLSearchParams(queryOf(path)).get("month"));
  const found = await Promise.all(
    months.flatMap((month) =>
      ["25-35", "35-49"].map((age) => pageOf(market, `?where=${place}&month=${month}&age=${age}`)),
    ),
  );
  const empty = found.find(({ view }) => view.months.length === 0);
  expect(empty?.html).toContain(messagesOf(market.id)["confirmed.noneChosen"]);
  expect(empty?.html).toContain(`href="${pathOf(market.id, "tours")}"`);
  expect(empty?.html.match(/aria-current="true"/g)).toHaveLength(3);
});

test("a confirmed departure is listed and counted from the day on which it can be booked", async () => {
  const market = marketById("it-IT");
  const opening = addDays("2026-11-20", 2);
  const [first] = await demo.siteOf({ market }).catalogue.confirmedTours(1);
  const at = async (day: string) => {
    const { catalogue } = demo.siteOf({ market, day });
    const [tour] = await catalogue.confirmedTours(1);
    const [, monthly] = [...(await catalogue.confirmedMonths())][0] ?? [];
    const [, filtered] = [...(await catalogue.confirmedMonths({ age: ["all"] }))][0] ?? [];
    const count = await catalogue.confirmedCount({});
    return { isListed: tour?.id === first?.id, counts: [monthly, filtered, count] };
  };
  const before = await at("2026-11-20");
  await demo.db
    .updateTable("tour")
    .set({ opening_date: opening })
    .where("id", "=", first?.id ?? "")
    .execute();
  const after = await at("2026-11-20");
  expect(before.isListed).toBe(true);
  expect(after.isListed).toBe(false);
  const [month = 0, , all = 0] = before.counts;
  expect([after.counts[0], after.counts[2]]).toEqual([month - 1, all - 1]);
  expect(await at(opening)).toEqual(before);
});

test.each(markets)("in $id invalid filters are ignored", async (market) => {
  const all = await pageOf(market);
  for (const query of [
    "?where=atlantis",
    "?month=1999-01",
    "?age=99",
    "?duration=ages",
    "?priceMax=7",
    "?where=a%20b&age=",
  ])
    expect(await pageOf(market, query)).toEqual(all);
});

test.each(markets)("in $id a day lists the groups that are under way on it", async (market) => {
  const [first] = await demo.siteOf({ market }).catalogue.confirmedTours(1, 5);
  for (const day of [first?.startDate ?? "", first?.endDate ?? ""]) {
    const rows = await demo.db
      .selectFrom("tour")
      .innerJoin("travel", (join) =>
        join
          .onRef("travel.market", "=", "tour.market")
          .onRef("travel.id", "=", "tour.travel_id")
          .on("travel.is_published", "=", true),
      )
      .select(["tour.departure_date as day"])
      .where("tour.market", "=", market.id)
      .where("tour.is_published", "=", true)
      .where("tour.status", "in", ["CONFIRMED", "ALMOST_FULL"])
      .where("tour.departure_date", ">", "2026-11-20")
      .where("tour.start_date", "<=", day)
      .where("tour.end_date", ">=", day)
      .where((at) =>
        at.or([at("tour.opening_date", "is", null), at("tour.opening_date", "<=", "2026-11-20")]),
      )
      .orderBy("tour.departure_date")
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    const listed = await allDepartures(market, `?on=${day}`);
    expect(listed.map(({ iso }) => iso)).toEqual(rows.map((row) => row.day));
  }
});

test("the form of a day keeps the other filters, and the day can be taken away again", async () => {
  const market = marketById("it-IT");
  const place = queryOf((await pageOf(market)).choices.places?.[1]?.path).slice(1);
  const { view, html, head } = await pageOf(market, `?${place}&age=25-35&on=2026-12-31`);
  const [, where = ""] = place.split("=");
  expect(html).toContain(`<input type="hidden" name="where" value="${where}"/>`);
  expect(html).toContain('<input type="hidden" name="age" value="25-35"/>');
  expect(html).toMatch(/<input type="date" min="2026-11-20" name="on" value="2026-12-31"\/>/);
  expect(queryOf(view.day.clear?.path)).toBe(`?${place}&age=25-35`);
  // The search has no such filter, so nothing leads there as if it had.
  expect(view.searchLink).toBeNull();
  expect(JSON.stringify(head)).toMatch(/In viaggio: 31\sdicembre\s2026/);
});

test("ticks for a comparison stay with other filters and pages, also those that are not listed", async () => {
  const market = marketById("it-IT");
  const tours = await demo.siteOf({ market }).catalogue.confirmedTours(100);
  const [first, second, late] = [tours[0], tours[1], tours.at(-1)];
  if (!first || !second || !late) throw new Error("Three departures are needed.");
  const ids = [first.id, late.id].join(",");
  const { view, html, head } = await pageOf(
    market,
    `?month=${first.departureDate.slice(0, 7)}&compare=${ids}`,
  );
  const links = view.filters.flatMap(({ choices }) => choices.map(({ path }) => path));
  for (const path of links) expect(new URLSearchParams(queryOf(path)).get("compare")).toBe(ids);
  const inputs = [...html.matchAll(/<input[^>]*name="compare"[^>]*>/g)].map(([input]) => input);
  const tickOf = (id: string) => inputs.find((input) => input.includes(`value="${id}"`)) ?? "";
  expect(tickOf(first.id)).toContain("checked");
  expect(tickOf(late.id)).toContain("checked");
  expect(tickOf(second.id)).not.toContain("checked");
  expect(JSON.stringify(head)).toContain("noindex,follow");
  expect(JSON.stringify(head)).not.toContain(late.id);
  // Without JavaScript a button opens the list with what is ticked.
  expect(html).toMatch(/<noscript>.*formaction="\/[^"]*".*<\/noscript>/is);
});
