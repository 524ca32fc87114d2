import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sorts } from "#features/content/search/contract.ts";
import { addDays } from "#markets/days.ts";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openPeopleApp, type PeopleApp } from "../testing/people/people-app.ts";
import { seedSmallCatalogue } from "../testing/small-catalogue.ts";

const path = pathOf("it-IT", "search-ai") ?? "";
const t = translatorFor(marketById("it-IT"));

let people: PeopleApp;
beforeAll(async () => {
  people = await openPeopleApp();
  const { freeTrip } = await seedSmallCatalogue(people.db, new Date(people.clock.now));
  await sql`
    insert into travel (market, trip_id, slug, name, days, nights, money_pot, flight, effort, moods, is_published)
    values ('it-IT', ${freeTrip.id}, 'mustang', 'Mustang', 12, 11, '{}', '{}', 3, '{party}', true)
  `.execute(people.db);
});
afterAll(() => people.close());

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const pageOf = (sentence: string, more = "") =>
  people.browser().send("GET", `${path}?q=${encodeURIComponent(sentence)}${more}`);

test("a sentence becomes chips with their words, and leads to the ordinary search", async () => {
  const page = await pageOf("ad agosto sotto i 1500 euro, tanta pace");
  expect(page.statusCode).toBe(200);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.headers["x-robots-tag"]).toContain("noindex");
  expect(page.body).toContain("da “ad agosto”");
  expect(page.body).toContain("da “sotto i 1500 euro”");
  expect(page.body).toMatch(/href="\/cerca\?month=20\d\d-08&amp;priceMax=1500"/);
  expect(page.body).toContain("“tanta pace”");
  const [, marked = ""] = /<\/textarea>(<p [^>]*aria-hidden="true".*?<\/p>)/s.exec(page.body) ?? [];
  expect(marked).toMatch(/data-read="read">ad agosto<.*data-read="read">sotto i 1500 euro</s);
  expect(marked).toMatch(/data-read="unread">tanta pace</);
  expect(marked.replaceAll(/<[^>]*>/g, "")).toBe("ad agosto sotto i 1500 euro, tanta pace");
  expect(page.body).toContain(t("mood.relax"));
});

test("a chip that is taken off keeps the sentence", async () => {
  const sentence = "ad agosto sotto i 1500 euro";
  const page = await pageOf(sentence, "&drop=priceMax%3A1500");
  expect(page.body).toContain(sentence);
  expect(page.body).toMatch(/href="\/cerca\?month=20\d\d-08"/);
  expect(page.body).not.toContain("da “sotto i 1500 euro”");
});

test("an order that is chosen takes the place of the one that was said, and leads on with all else", async () => {
  const sentence = "il meno caro, sotto i 9000 euro";
  const said = await pageOf(sentence);
  expect(said.body).toContain("&amp;sort=price-asc");
  expect(said.body).toContain("da “il meno caro”");
  const chosen = await pageOf(sentence, "&drop=priceMax%3A9000&sort=duration-desc");
  expect(chosen.body).toMatch(/href="\/cerca\?sort=duration-desc"/);
  expect(chosen.body).not.toContain("da “il meno caro”");
  expect(chosen.body).toMatch(new RegExp(`aria-current="true"[^>]*>${t("sort.duration-desc")}<`));
  const links = [...chosen.body.matchAll(/href="([^"]*#own-words-found)"/g)].map(([, to]) => to);
  expect(links).toHaveLength(sorts.length);
  for (const to of links) expect(to).toContain("drop=priceMax");
  const unknown = await pageOf(sentence, "&sort=beauty");
  expect(unknown.statusCode).toBe(200);
  expect(unknown.body).toContain("da “il meno caro”");
});

test.each([
  ["non voglio la camera privata, sotto i 1500 euro", "priceMax=1500"],
  ["la camera privata non mi serve, sotto i 1500 euro", "priceMax=1500"],
  ["niente camera condivisa, sotto i 1500 euro", "priceMax=1500&privateRoom=1"],
  ["non sotto i 1000 euro", "priceMin=1000"],
  ["mai oltre i 1200 euro", "priceMax=1200"],
  ["niente cultura in estate, sotto i 1500 euro", "priceMax=1500&season=summer"],
])("what is not wanted becomes no filter: %s", async (text, expected) => {
  const answer = await people.browser().send("POST", "/api/it/interpret", { json: { text } });
  const query = new URLSearchParams(answer.json<{ query: string }>().query);
  query.sort();
  expect(query.toString()).toBe(expected);
});

test("a sentence that finds nothing leads to searches with fewer filters, and shows no empty list", async () => {
  const page = await pageOf("sotto i 200 euro, con la natura");
  expect(page.body).toContain(t("results.waysOut"));
  expect(page.body).toMatch(/class="button button-quiet"[^>]*href="\/cerca/);
});

test("days in which no whole trip fits lead to trips that come home later", async () => {
  const tour = await people.db
    .selectFrom("tour")
    .select(["start_date", "end_date"])
    .where("market", "=", "it-IT")
    .where("start_date", ">", isoDay(people.clock.now))
    .orderBy("start_date")
    .executeTakeFirstOrThrow();
  const day = (date: string, days: number) => addDays(date, days).split("-").toReversed().join("/");
  const from = day(tour.start_date, 0);
  const page = await pageOf(`dal ${from} al ${day(tour.start_date, 5)}`);
  expect(page.body).toContain(t("ownWords.shortTime", { n: 6 }));
  const to = addDays(tour.start_date, 12);
  expect(page.body).toContain(`href="/cerca?from=${tour.start_date}&amp;to=${to}"`);
  const longer = await pageOf(`dal ${from} al ${day(tour.start_date, 6)}`);
  expect(longer.body).not.toContain(t("ownWords.shortTime", { n: 7 }));
});

test("a minimum that no filter keeps is said", async () => {
  const page = await pageOf("almeno 9 giorni");
  expect(page.body).toContain(t("ownWords.leastDays", { n: 9 }));
  expect(page.body).toContain('href="/cerca?sort=duration-desc"');
});

test("what is not wanted is said with what stands beside it", async () => {
  const page = await pageOf("niente cultura");
  expect(page.body).toContain(t("error.aiSearch"));
  expect(page.body).toContain('href="/cerca?mood=party"');
  expect(page.body).not.toContain('href="/cerca?mood=culture"');
});

test("a sentence that names no filter is said to have found nothing, and stays", async () => {
  const sentence = "qualcosa di bello ma non troppo";
  const page = await pageOf(sentence);
  expect(page.body).toContain(t("error.aiSearch"));
  expect(page.body).toContain(sentence);
});

test("what a visitor writes is text and no markup", async () => {
  const page = await pageOf('<img src=x onerror="alert(1)"> ad agosto');
  expect(page.body).not.toContain("<img src=x");
});

test("the page and its call are Italy's alone", async () => {
  for (const { id, apiCountry, hostDefault } of markets) {
    const browser = people.browser(`http://${hostDefault}:3000`);
    const isOffered = id === "it-IT";
    const page = await browser.send("GET", path);
    expect({ id, status: page.statusCode }).toEqual({ id, status: isOffered ? 200 : 404 });
    const json = { text: "1500 euro" };
    const call = await browser.send("POST", `/api/${apiCountry}/interpret`, { json });
    expect({ id, status: call.statusCode }).toEqual({ id, status: isOffered ? 200 : 404 });
  }
});

test("the call says each filter with its words, and refuses what is no sentence", async () => {
  const browser = people.browser();
  const ask = (json: object) => browser.send("POST", "/api/it/interpret", { json });
  const answer = await ask({ text: "sotto i 1500 euro, con calma interiore" });
  expect(answer.json()).toMatchObject({
    query: expect.stringContaining("priceMax=1500"),
    chips: expect.arrayContaining([
      { parameter: "priceMax", value: "1500", words: [0, 17], label: expect.any(String) },
    ]),
  });
  expect((await ask({ text: " " })).statusCode).toBe(422);
  expect((await ask({ text: "mare", mood: "relax" })).statusCode).toBe(400);
  expect((await ask({ text: "x".repeat(301) })).statusCode).toBe(422);
});
