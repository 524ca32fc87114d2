import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { Market } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import { addressesByPageType } from "./page-types.ts";
import { type Answer, read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();

const cachedAnswers = new Map<string, Promise<Answer>>();
/** Requests each page only once for all tests of this file. */
const readOnce = (address: string): Promise<Answer> => {
  const cached = cachedAnswers.get(address) ?? read(address);
  cachedAnswers.set(address, cached);
  return cached;
};

const unescapeHtml = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
const firstMatch = (text: string, pattern: RegExp): string =>
  unescapeHtml(pattern.exec(text)?.[1] ?? "");
const sitemapAddresses = async (market: Market): Promise<readonly string[]> => {
  const { text } = await readOnce(product.at(market.hostDefault, "/sitemap.xml"));
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
};
/** The first trip in a market's sitemap, with its itinerary and a departure. */
const firstTripOf = async (market: Market) => {
  const addresses = await sitemapAddresses(market);
  const departureAddress = (tour: string) =>
    product.at(
      market.hostDefault,
      pathOf(market.id, "travels-travel-tour", { travel: "", tour }) ?? "",
    );
  const [prefix = ""] = departureAddress("x").split("//x");
  const tripAddresses = addresses.filter((each) => each.startsWith(`${prefix}/`));
  const departure = tripAddresses.find((each) => /\/\d{4}-\d{2}-\d{2}[^/]*$/.test(each)) ?? "";
  const trip = departure.slice(0, departure.lastIndexOf("/"));
  const itinerary =
    tripAddresses.find((each) => each.startsWith(`${trip}/`) && each !== departure) ?? "";
  return { trip, departure, itinerary };
};
const alternatesOf = (text: string) =>
  [...text.matchAll(/<link rel="alternate" href="([^"]+)" hrefLang="([^"]+)"/gi)].map(
    ([, href = "", language = ""]) => ({ href, language }),
  );
type JsonLdNode = Readonly<Record<string, unknown>> & Readonly<{ "@type": string }>;
const jsonLdNodes = (text: string): readonly JsonLdNode[] =>
  [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as JsonLdNode,
  );
const jsonLdNode = (text: string, type: string): JsonLdNode | undefined =>
  jsonLdNodes(text).find((node) => node["@type"] === type);

test.each(markets)(
  "each type of page of $id and its alternates in other markets name each other",
  async (market) => {
    const { trip, departure, itinerary } = await firstTripOf(market);
    const listPages = (
      ["index", "travels", "coordinators", "tours", "search", "faqs"] as const
    ).map((route) => product.at(market.hostDefault, pathOf(market.id, route) ?? ""));
    for (const address of [...listPages, trip, departure, itinerary]) {
      const { status, text } = await readOnce(address);
      if (status === 404) continue; // 404 means that staff have not written the page's text yet
      const alternates = alternatesOf(text);
      const selfAlternates = alternates.filter(
        ({ href }) => new URL(href).href === new URL(address).href,
      );
      expect({ address, names: selfAlternates.map(({ language }) => language) }).toMatchObject({
        names: expect.arrayContaining([market.hreflang]),
      });
      const languages = alternates.map(({ language }) => language);
      expect(new Set(languages).size).toBe(languages.length);
      expect(languages).toContain("x-default");
      for (const { href, language } of alternates) {
        const alternatePage = await readOnce(href);
        expect({ href, status: alternatePage.status }).toEqual({ href, status: 200 });
        expect(alternatePage.text).toContain(
          `href="${address.replace(/\/$/, "/")}" hrefLang="${market.hreflang}"`,
        );
        const targetMarkets = markets.filter((each) => each.hreflang === language);
        for (const { htmlLang } of targetMarkets)
          expect(alternatePage.text).toContain(`<html lang="${htmlLang}"`);
      }
    }
  },
);

test("changing the market on a departure leads to the same departure, or to its trip", async () => {
  for (const market of markets) {
    const { departure, trip } = await firstTripOf(market);
    const tripAlternates = alternatesOf((await read(trip)).text);
    const { text } = await read(departure);
    const modal = text.slice(text.indexOf('id="markets"'));
    for (const { href, language } of tripAlternates) {
      if (language === "x-default") continue;
      const departureAlternate = alternatesOf(text).find(
        (each) => each.language === language,
      )?.href;
      // In a market that lacks this departure, the link leads to the departure's month on the
      // trip's page.
      expect(modal).toContain(
        `href="${departureAlternate ? `${departureAlternate}"` : `${href}?month=`}`,
      );
    }
  }
});

test.each(markets)("every page of $id has a last change in the sitemap", async (market) => {
  const { text } = await read(product.at(market.hostDefault, "/sitemap.xml"));
  const entries = [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = ""]) => entry);
  const dated = entries.filter((entry) =>
    /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(entry),
  );
  expect(dated.length).toBe(entries.length);
});

test.each(markets)("titles and descriptions of $id exist and are unique", async (market) => {
  const addresses = await sitemapAddresses(market);
  const isDeparture = (address: string) => /\/\d{4}-\d{2}-\d{2}[^/]*$/.test(address);
  const sample = [true, false].flatMap((departures) => {
    const all = addresses.filter((address) => isDeparture(address) === departures);
    return all.filter((_, index) => index % Math.ceil(all.length / (departures ? 15 : 60)) === 0);
  });
  const addressByText = new Map<string, string>();
  for (const address of sample) {
    const { text } = await read(address);
    const title = firstMatch(text, /<title>([^<]*)<\/title>/);
    const description = firstMatch(text, /<meta name="description" content="([^"]*)"/);
    for (const metaText of [title, description]) {
      expect({ address, metaText }).not.toEqual({ address, metaText: "" });
      expect({ metaText, at: addressByText.get(metaText) ?? address }).toEqual({
        metaText,
        at: address,
      });
      addressByText.set(metaText, address);
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
    const missingCrumbs: string[] = [];
    for (const address of addresses) {
      const page = await readOnce(address);
      const crumbs = jsonLdNode(page.text, "BreadcrumbList")?.["itemListElement"] ?? [];
      const visibleText = textOf(page.text);
      for (const { name } of crumbs as { name: string }[])
        if (!visibleText.includes(name.toLowerCase())) missingCrumbs.push(`${name} on ${address}`);
    }
    expect(missingCrumbs).toEqual([]);
  },
);

test.each(markets)(
  "a trip of $id has the same facts in its structured data as on the page",
  async (market) => {
    const { trip, departure } = await firstTripOf(market);
    const page = await read(trip);
    const name = firstMatch(page.text, /<h1[^>]*>([^<]*)<\/h1>/);
    const productNode = jsonLdNode(page.text, "Product");
    expect(productNode?.["name"]).toBe(name);
    const crumbs = (jsonLdNode(page.text, "BreadcrumbList")?.["itemListElement"] ?? []) as {
      item: string;
    }[];
    for (const { item } of crumbs) expect((await read(item)).status).toBe(200);
    expect(crumbs).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ name, item: trip })]),
    );
    const isRated = productNode?.["aggregateRating"] !== undefined;
    expect(isRated).toBe(/class="review-(?:score|few)"/.test(page.text));
    expect(jsonLdNode(page.text, "Event")).toBeUndefined();

    const offersIn = (text: string) =>
      (jsonLdNode(text, "Product")?.["offers"] ?? []) as Record<string, string>[];
    const offers = offersIn(page.text);
    expect(offers.length).toBeGreaterThan(0);
    const departurePage = await read(departure);
    const amount = firstMatch(
      departurePage.text,
      /departure-money[\s\S]*?<strong[^>]*>([^<]*)<\/strong>/,
    );
    const status = firstMatch(departurePage.text, /data-status="([A-Z_]+)"/);
    const [ownOffer] = offersIn(departurePage.text);
    const listedOffer = offers.find(({ url }) => url === departure);
    expect(listedOffer).toEqual(ownOffer);
    expect(ownOffer?.["priceCurrency"]).toBe(market.currency);
    expect(Number(ownOffer?.["price"])).toBe(Number(amount.replaceAll(/[^\d]/g, "")));
    expect(ownOffer?.["additionalProperty"]).toMatchObject({ name: "status", value: status });
  },
);

test.each(markets)(
  "the feed of $id lists new departures, the last created first",
  async (market) => {
    const t = translatorFor(market);
    const home = await read(product.at(market.hostDefault, "/"));
    const link =
      /<link rel="alternate" type="application\/rss\+xml" title="([^"]*)" href="([^"]*)"/;
    expect(unescapeHtml(link.exec(home.text)?.[1] ?? "")).toContain("Wayroam");
    const { trip, departure } = await firstTripOf(market);
    for (const [address, maxItems] of [
      [link.exec(home.text)?.[2] ?? "", 50],
      [link.exec((await read(trip)).text)?.[2] ?? "", 50],
    ] as const) {
      const { status, headers, text } = await read(address);
      expect({ address, status }).toEqual({ address, status: 200 });
      expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
      expect(text).toContain(`href="${address}" rel="self"`);
      const all = (name: string) =>
        [...text.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, "g"))].map(
          ([, content = ""]) => content,
        );
      const guids = all("guid");
      expect(guids.length).toBeGreaterThan(0);
      expect(guids.length).toBeLessThanOrEqual(maxItems);
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
    const tripFeed = await read(
      product.at(market.hostDefault, `/feed/${trip.split("/").at(-1)}.xml`),
    );
    expect(tripFeed.text).toContain(`<link>${departure}</link>`);
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
  "the share picture of $id for home, continents and content pages is a generated one",
  async (market) => {
    const pictureAddresses = new Set<string>();
    for (const route of ["index", "asia", "antarctica", "contacts", "travels"] as const) {
      const { text } = await read(product.at(market.hostDefault, pathOf(market.id, route) ?? "/"));
      const address = firstMatch(text, /<meta property="og:image" content="([^"]+)"/);
      expect(firstMatch(text, /<meta property="og:image:width" content="(\d+)"/)).toBe("1200");
      expect(firstMatch(text, /<meta property="og:image:alt" content="([^"]+)"/)).not.toBe("");
      expect(address.startsWith(product.at(market.hostDefault, "/media/share/"))).toBe(true);
      pictureAddresses.add(address);
    }
    expect(pictureAddresses.size).toBe(3);
    for (const address of pictureAddresses) {
      const { status, headers, length } = await read(address);
      expect({ status, type: headers["content-type"] }).toEqual({
        status: 200,
        type: "image/jpeg",
      });
      expect(length).toBeGreaterThan(20_000);
      expect(length).toBeLessThan(300_000);
    }
    const unknownPicture = product.at(market.hostDefault, "/media/share/it/nowhere.jpeg");
    expect((await read(unknownPicture)).status).toBe(404);
  },
);

test.each(markets)("the share picture of a trip of $id is the trip's own", async (market) => {
  const { trip, departure } = await firstTripOf(market);
  const { text } = await read(trip);
  const address = firstMatch(text, /<meta property="og:image" content="([^"]+)"/);
  expect(firstMatch(text, /<meta property="og:image:width" content="(\d+)"/)).toBe("1200");
  expect(firstMatch(text, /<meta property="og:image:height" content="(\d+)"/)).toBe("630");
  expect(firstMatch(text, /<meta property="og:image:alt" content="([^"]+)"/)).not.toBe("");
  expect((await read(departure)).text).toContain(`content="${address}"`);
  const { status, headers, length } = await read(address);
  expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "image/jpeg" });
  expect(headers["cache-control"]).toContain("immutable");
  expect(length).toBeGreaterThan(20_000);
  expect(length).toBeLessThan(300_000);
  const oldRendition = await read(address.replace(/\d+-\d+-\d+\.jpeg$/, "0-0-0.jpeg"));
  expect(oldRendition.headers["cache-control"]).toBe("public, max-age=300");
  expect((await read(address.replace(/share\/\w+/, "share/xx"))).status).toBe(404);
});
