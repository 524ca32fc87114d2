import { expect, test } from "vitest";
import { markets, pathOf } from "#markets/markets.ts";
import type { Market } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import { addressesByPageType } from "./page-types.ts";
import { type Answer, read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();

const kept = new Map<string, Promise<Answer>>();
/** Reads each page once for all tests of this file. */
const readOnce = (address: string): Promise<Answer> => {
  const known = kept.get(address) ?? read(address);
  kept.set(address, known);
  return known;
};

const unescaped = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
const first = (text: string, pattern: RegExp): string => unescaped(pattern.exec(text)?.[1] ?? "");
const addressesIn = async (market: Market): Promise<readonly string[]> => {
  const { text } = await readOnce(product.at(market.hostDefault, "/sitemap.xml"));
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
};
/** The first trip in a market's sitemap, with its itinerary and a departure. */
const tripIn = async (market: Market) => {
  const addresses = await addressesIn(market);
  const pathed = (tour: string) =>
    product.at(
      market.hostDefault,
      pathOf(market.id, "travels-travel-tour", { travel: "", tour }) ?? "",
    );
  const [prefix = ""] = pathed("x").split("//x");
  const under = addresses.filter((each) => each.startsWith(`${prefix}/`));
  const departure = under.find((each) => /\/\d{4}-\d{2}-\d{2}[^/]*$/.test(each)) ?? "";
  const trip = departure.slice(0, departure.lastIndexOf("/"));
  const itinerary = under.find((each) => each.startsWith(`${trip}/`) && each !== departure) ?? "";
  return { trip, departure, itinerary };
};
const alternatesOf = (text: string) =>
  [...text.matchAll(/<link rel="alternate" href="([^"]+)" hrefLang="([^"]+)"/gi)].map(
    ([, href = "", language = ""]) => ({ href, language }),
  );
type Thing = Readonly<Record<string, unknown>> & Readonly<{ "@type": string }>;
const thingsIn = (text: string): readonly Thing[] =>
  [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as Thing,
  );
const thingIn = (text: string, type: string): Thing | undefined =>
  thingsIn(text).find((thing) => thing["@type"] === type);

test.each(markets)(
  "each type of page of $id and its alternates in other markets name each other",
  async (market) => {
    const { trip, departure, itinerary } = await tripIn(market);
    const own = (["index", "travels", "coordinators", "tours", "search", "faqs"] as const).map(
      (route) => product.at(market.hostDefault, pathOf(market.id, route) ?? ""),
    );
    for (const address of [...own, trip, departure, itinerary]) {
      const { status, text } = await readOnce(address);
      if (status === 404) continue; // a text that staff have not written yet
      const alternates = alternatesOf(text);
      const mine = alternates.filter(({ href }) => new URL(href).href === new URL(address).href);
      expect({ address, names: mine.map(({ language }) => language) }).toMatchObject({
        names: expect.arrayContaining([market.hreflang]),
      });
      const languages = alternates.map(({ language }) => language);
      expect(new Set(languages).size).toBe(languages.length);
      expect(languages).toContain("x-default");
      for (const { href, language } of alternates) {
        const sister = await readOnce(href);
        expect({ href, status: sister.status }).toEqual({ href, status: 200 });
        expect(sister.text).toContain(
          `href="${address.replace(/\/$/, "/")}" hrefLang="${market.hreflang}"`,
        );
        const there = markets.filter((each) => each.hreflang === language);
        for (const { htmlLang } of there) expect(sister.text).toContain(`<html lang="${htmlLang}"`);
      }
    }
  },
);

test("changing the market on a departure leads to the same departure, or to its trip", async () => {
  for (const market of markets) {
    const { departure, trip } = await tripIn(market);
    const sisters = alternatesOf((await read(trip)).text);
    const { text } = await read(departure);
    const modal = text.slice(text.indexOf('id="markets"'));
    for (const { href, language } of sisters) {
      if (language === "x-default") continue;
      const same = alternatesOf(text).find((each) => each.language === language)?.href;
      // Without this departure the trip's page opens on its month.
      expect(modal).toContain(`href="${same ? `${same}"` : `${href}?month=`}`);
    }
  }
});

test.each(markets)(
  "every page of $id except the oldest has a last change in the sitemap",
  async (market) => {
    const { text } = await read(product.at(market.hostDefault, "/sitemap.xml"));
    const entries = [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = ""]) => entry);
    const dated = entries.filter((entry) =>
      /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(entry),
    );
    expect(dated.length).toBe(entries.length);
  },
);

test.each(markets)("titles and descriptions of $id exist and are unique", async (market) => {
  const addresses = await addressesIn(market);
  const isDeparture = (address: string) => /\/\d{4}-\d{2}-\d{2}[^/]*$/.test(address);
  const some = [true, false].flatMap((departures) => {
    const all = addresses.filter((address) => isDeparture(address) === departures);
    return all.filter((_, index) => index % Math.ceil(all.length / (departures ? 15 : 60)) === 0);
  });
  const seen = new Map<string, string>();
  for (const address of some) {
    const { text } = await read(address);
    const title = first(text, /<title>([^<]*)<\/title>/);
    const description = first(text, /<meta name="description" content="([^"]*)"/);
    for (const words of [title, description]) {
      expect({ address, words }).not.toEqual({ address, words: "" });
      expect({ words, at: seen.get(words) ?? address }).toEqual({ words, at: address });
      seen.set(words, address);
    }
  }
});

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .toLowerCase();

test.each(markets)(
  "breadcrumbs of $id have the same texts on the page as in its structured data",
  async (market) => {
    const addresses = [...(await addressesByPageType(market, product.at)).values()];
    const hidden: string[] = [];
    for (const address of addresses) {
      const page = await readOnce(address);
      const way = thingIn(page.text, "BreadcrumbList")?.["itemListElement"] ?? [];
      const seen = textOf(page.text);
      for (const { name } of way as { name: string }[])
        if (!seen.includes(name.toLowerCase())) hidden.push(`${name} on ${address}`);
    }
    expect(hidden).toEqual([]);
  },
);

test.each(markets)(
  "a trip of $id has the same facts in its structured data as on the page",
  async (market) => {
    const { trip, departure } = await tripIn(market);
    const page = await read(trip);
    const name = first(page.text, /<h1[^>]*>([^<]*)<\/h1>/);
    const thing = thingIn(page.text, "Product");
    expect(thing?.["name"]).toBe(name);
    const crumbs = (thingIn(page.text, "BreadcrumbList")?.["itemListElement"] ?? []) as {
      item: string;
    }[];
    for (const { item } of crumbs) expect((await read(item)).status).toBe(200);
    expect(crumbs).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ name, item: trip })]),
    );
    const isRated = thing?.["aggregateRating"] !== undefined;
    expect(isRated).toBe(/class="review-(?:score|few)"/.test(page.text));
    expect(thingIn(page.text, "Event")).toBeUndefined();

    const offersIn = (text: string) =>
      (thingIn(text, "Product")?.["offers"] ?? []) as Record<string, string>[];
    const offers = offersIn(page.text);
    expect(offers.length).toBeGreaterThan(0);
    const there = await read(departure);
    const amount = first(there.text, /departure-money[\s\S]*?<strong[^>]*>([^<]*)<\/strong>/);
    const status = first(there.text, /data-status="([A-Z_]+)"/);
    const [own] = offersIn(there.text);
    const listed = offers.find(({ url }) => url === departure);
    expect(listed).toEqual(own);
    expect(own?.["priceCurrency"]).toBe(market.currency);
    expect(Number(own?.["price"])).toBe(Number(amount.replaceAll(/[^\d]/g, "")));
    expect(own?.["additionalProperty"]).toMatchObject({ name: "status", value: status });
  },
);

test.each(markets)(
  "the feed of $id lists new departures, the last created first",
  async (market) => {
    const t = translatorFor(market);
    const home = await read(product.at(market.hostDefault, "/"));
    const link =
      /<link rel="alternate" type="application\/rss\+xml" title="([^"]*)" href="([^"]*)"/;
    expect(unescaped(link.exec(home.text)?.[1] ?? "")).toContain("Wayroam");
    const { trip, departure } = await tripIn(market);
    for (const [address, most] of [
      [link.exec(home.text)?.[2] ?? "", 50],
      [link.exec((await read(trip)).text)?.[2] ?? "", 50],
    ] as const) {
      const { status, headers, text } = await read(address);
      expect({ address, status }).toEqual({ address, status: 200 });
      expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
      expect(text).toContain(`href="${address}" rel="self"`);
      const all = (name: string) =>
        [...text.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, "g"))].map(
          ([, words = ""]) => words,
        );
      const guids = all("guid");
      expect(guids.length).toBeGreaterThan(0);
      expect(guids.length).toBeLessThanOrEqual(most);
      expect(new Set(guids).size).toBe(guids.length);
      const dates = all("pubDate").map((date) => Date.parse(date));
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      expect(
        all("description")
          .slice(1)
          .every((each) => each.includes(t("card.perPerson"))),
      ).toBe(true);
      const [, item = ""] = all("link");
      expect((await read(item)).status).toBe(200);
    }
    const own = await read(product.at(market.hostDefault, `/feed/${trip.split("/").at(-1)}.xml`));
    expect(own.text).toContain(`<link>${departure}</link>`);
    expect((await read(product.at(market.hostDefault, "/feed/atlantis.xml"))).status).toBe(404);
  },
);

test.each(markets)("llms.txt of $id describes the site, with working links", async (market) => {
  const { status, text } = await read(product.at(market.hostDefault, "/llms.txt"));
  expect(status).toBe(200);
  expect(text).toMatch(/^# Wayroam\n\n> /);
  expect(text).toContain(translatorFor(market)("claim.insurance"));
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => href);
  expect(new Set(links).size).toBe(links.length);
  for (const href of links.filter((_, index) => index < 8 || index % 40 === 0))
    expect({ href, status: (await read(href)).status }).toEqual({ href, status: 200 });
});

test.each(markets)(
  "the share picture of $id for home, continents and pages of text is a drawn one",
  async (market) => {
    const seen = new Set<string>();
    for (const route of ["index", "asia", "antarctica", "contacts", "travels"] as const) {
      const { text } = await read(product.at(market.hostDefault, pathOf(market.id, route) ?? "/"));
      const address = first(text, /<meta property="og:image" content="([^"]+)"/);
      expect(first(text, /<meta property="og:image:width" content="(\d+)"/)).toBe("1200");
      expect(first(text, /<meta property="og:image:alt" content="([^"]+)"/)).not.toBe("");
      expect(address.startsWith(product.at(market.hostDefault, "/media/share/"))).toBe(true);
      seen.add(address);
    }
    expect(seen.size).toBe(3);
    for (const address of seen) {
      const { status, headers, length } = await read(address);
      expect({ status, type: headers["content-type"] }).toEqual({
        status: 200,
        type: "image/jpeg",
      });
      expect(length).toBeGreaterThan(20_000);
      expect(length).toBeLessThan(300_000);
    }
    const nowhere = product.at(market.hostDefault, "/media/share/it/nowhere.jpeg");
    expect((await read(nowhere)).status).toBe(404);
  },
);

test.each(markets)("the share picture of a trip of $id is the trip's own", async (market) => {
  const { trip, departure } = await tripIn(market);
  const { text } = await read(trip);
  const address = first(text, /<meta property="og:image" content="([^"]+)"/);
  expect(first(text, /<meta property="og:image:width" content="(\d+)"/)).toBe("1200");
  expect(first(text, /<meta property="og:image:height" content="(\d+)"/)).toBe("630");
  expect(first(text, /<meta property="og:image:alt" content="([^"]+)"/)).not.toBe("");
  expect((await read(departure)).text).toContain(`content="${address}"`);
  const { status, headers, length } = await read(address);
  expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "image/jpeg" });
  expect(headers["cache-control"]).toContain("immutable");
  expect(length).toBeGreaterThan(20_000);
  expect(length).toBeLessThan(300_000);
  const old = await read(address.replace(/\d+-\d+-\d+\.jpeg$/, "0-0-0.jpeg"));
  expect(old.headers["cache-control"]).toBe("public, max-age=300");
  expect((await read(address.replace(/share\/\w+/, "share/xx"))).status).toBe(404);
});
