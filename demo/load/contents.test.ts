import { expect, test } from "vitest";
import { fixedContent, fixedContentKeys } from "#features/content/page-contents/store.ts";
import { pageContentSchema } from "#features/content/page-contents/contract.ts";
import { migrations } from "#migrations/list.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import type { MarketId } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { patternOf } from "#markets/paths.ts";
import { contentRoutes } from "#markets/routes.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { loadDemoContents } from "./contents.ts";

const { contents } = demoData;

test("page texts are stored once, and updated unless staff have edited them", async () => {
  const database = await freshDatabase(migrations);
  const { db } = database;
  await loadDemoContents(db, demoData);
  const route = "no-sharing-room";
  const written = contents["it-IT"][route];
  expect(await fixedContent(db, "it-IT", route)).toMatchObject({ ...written, version: 1 });
  const before = await fixedContentKeys(db, "it-IT");
  await loadDemoContents(db, demoData);
  expect(await fixedContentKeys(db, "it-IT")).toEqual(before);

  const change = (version: number) =>
    db
      .updateTable("page_content")
      .set({ content: JSON.stringify({ ...written, title: "Altro" }), version })
      .where("market", "=", "it-IT")
      .where("key", "=", route)
      .execute();
  await change(1);
  await loadDemoContents(db, demoData);
  expect((await fixedContent(db, "it-IT", route))?.title).toBe(written?.title);
  await change(2);
  await loadDemoContents(db, demoData);
  expect((await fixedContent(db, "it-IT", route))?.title).toBe("Altro");
  await database.close();
});

const linkedRoutes = [...contentRoutes, "travels", "coordinators", "tours", "search"] as const;

/** Internal links of a text to pages that its market does not have. */
const brokenLinks = (market: MarketId, content: object): readonly string[] => {
  const paths = new Set(linkedRoutes.map((route) => patternOf(market, route)));
  return [...JSON.stringify(content).matchAll(/\]\((\/[^?#)]*)/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !paths.has(path));
};

/** Descriptions of what is wrong with one text. */
const textErrors = (market: MarketId, route: string, content: object): readonly string[] => [
  ...(pageContentSchema.safeParse(content).success ? [] : [`${route} has not the form of a text`]),
  ...(contentRoutes.some((known) => known === route && patternOf(market, known) !== null)
    ? []
    : [`${route} has no page here`]),
  // Texts use typographic characters, no exclamation mark, and a placeholder for the product's
  // name.
  ...(JSON.stringify(content).match(/['!]|\.\.\.|wayroam/gi) ?? []).map(
    (sign) => `${route} holds ${sign}`,
  ),
  ...brokenLinks(market, content).map((path) => `${route} leads to ${path}`),
];

test.each(markets.map(({ id }) => id))("the page texts of %s are valid", (market) => {
  const texts = Object.entries(contents[market]);
  expect(texts.flatMap(([route, content]) => textErrors(market, route, content))).toEqual([]);
});

test.each(markets.map(({ id }) => id))("every page of texts has one in %s", (market) => {
  const availableRoutes = contentRoutes.filter((route) => patternOf(market, route) !== null);
  expect(availableRoutes.filter((route) => contents[market][route] === undefined)).toEqual([]);
});

test("a group that stays too small is offered another date or a refund, never another trip", () => {
  const tooSmall =
    /(?:Mindestteilnehmerzahl|zu klein|nombre minim(?:al|um)|trop petit|reaches? (?:its|the) minimum|raggiunge il minimo|llega al mínimo)/;
  const otherTrip =
    /(?:eine andere Reise|un autre voyage|another trip|un altro viaggio|otro viaje)/;
  const mentions = Object.entries(contents).flatMap(([market, pages]) =>
    Object.entries(pages ?? {}).flatMap(([route, { sections, questions }]) =>
      [
        ...sections.map(({ text }) => text),
        ...(questions ?? []).flatMap(({ items }) =>
          items.map(({ question, answer }) => `${question} ${answer}`),
        ),
      ]
        .filter((text) => tooSmall.test(text) && otherTrip.test(text))
        .map((text) => `${market} ${route}: ${text.slice(0, 60)}`),
    ),
  );
  expect(mentions).toEqual([]);
});
