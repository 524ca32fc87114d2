import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { Market } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import {
  allMatches,
  alternatesOf,
  canonicalOf,
  firstMatch,
  jsonLdNode,
  robotsOf,
  unescapeHtml,
} from "./html.ts";
import { mapInOrder, marketReader } from "./market-pages.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const { readOnce, pagesOf, sitemapOf, firstTripOf } = marketReader(product);
const textAt = async (address: string) => (await readOnce(address)).text;
const pathIn = ({ id, hostDefault }: Market, route: Parameters<typeof pathOf>[1]) =>
  product.at(hostDefault, pathOf(id, route) ?? "/");

test("each type of page and its alternates in other markets name each other, each in its language", async () => {
  for (const market of markets) {
    const { trip, departure, itinerary } = await firstTripOf(market);
    const lists = (["index", "travels", "coordinators", "tours", "search", "faqs"] as const).map(
      (route) => pathIn(market, route),
    );
    for (const address of [...lists, trip, departure, itinerary]) {
      const alternates = alternatesOf(await textAt(address));
      const languages = alternates.map(({ language }) => language);
      expect({ address, isOnce: new Set(languages).size === languages.length }).toEqual({
        address,
        isOnce: true,
      });
      expect({ address, languages }).toMatchObject({
        languages: expect.arrayContaining([market.hreflang, "x-default"]),
      });
      const isItself = ({ href }: { href: string }) => new URL(href).href === new URL(address).href;
      expect(alternates.filter(isItself).map(({ language }) => language)).toContain(
        market.hreflang,
      );
      for (const { href, language } of alternates) {
        const { status, text } = await readOnce(href);
        expect({ href, status }).toEqual({ href, status: 200 });
        expect(alternatesOf(text)).toContainEqual({ href: address, language: market.hreflang });
        for (const { htmlLang } of markets.filter((each) => each.hreflang === language))
          expect(text).toContain(`<html lang="${htmlLang}"`);
      }
    }
  }
});

test("changing the market on a departure leads to the same departure, or to its trip", async () => {
  for (const market of markets) {
    const { departure, trip } = await firstTripOf(market);
    const text = await textAt(departure);
    const modal = text.slice(text.indexOf('id="markets"'));
    for (const { href, language } of alternatesOf(await textAt(trip))) {
      if (language === "x-default") continue;
      const same = alternatesOf(text).find((each) => each.language === language)?.href;
      // In a market that lacks this departure, the link leads to its month on the trip's page.
      expect(modal).toContain(`href="${same ? `${same}"` : `${href}?month=`}`);
    }
  }
});

/** Addresses at even distances in a sitemap: about 30 pages and 10 departures. */
const sampleOf = (addresses: readonly string[]): readonly string[] => {
  const isDeparture = (address: string) => /\/\d{4}-\d{2}-\d{2}[^/]*$/.test(address);
  return [true, false].flatMap((departures) => {
    const all = addresses.filter((address) => isDeparture(address) === departures);
    return all.filter((_, index) => index % Math.ceil(all.length / (departures ? 10 : 30)) === 0);
  });
};

test("the sitemap lists each page once with its last change, and each is its own canonical address with a title and a description of its own", async () => {
  for (const market of markets) {
    const { status, text } = await readOnce(product.at(market.hostDefault, "/sitemap.xml"));
    expect(status).toBe(200);
    const addresses = await sitemapOf(market);
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
    const entries = allMatches(text, /<url>(.*?)<\/url>/g);
    expect(entries).toHaveLength(addresses.length);
    const isDated = (entry: string) => /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(entry);
    expect(entries.filter((entry) => !isDated(entry))).toEqual([]);
    const addressByText = new Map<string, string>();
    await mapInOrder(sampleOf(addresses), async (address) => {
      const page = await readOnce(address);
      expect({ address, status: page.status, canonical: canonicalOf(page.text) }).toEqual({
        address,
        status: 200,
        canonical: address,
      });
      expect(page.text).toContain(`<html lang="${market.htmlLang}"`);
      for (const words of [
        firstMatch(page.text, /<title>([^<]*)<\/title>/),
        firstMatch(page.text, /<meta name="description" content="([^"]*)"/),
      ]) {
        expect({ address, words }).not.toEqual({ address, words: "" });
        expect({ words, at: addressByText.get(words) ?? address }).toEqual({ words, at: address });
        addressByText.set(words, address);
      }
    });
  }
});

test("the search of a country is its own canonical page, that of a continent has the continent's page as canonical", async () => {
  for (const market of markets) {
    const listed = (await sitemapOf(market)).filter((each) => each.includes("?where="));
    expect(listed.length).toBeGreaterThan(10);
    for (const address of listed.slice(0, 4)) {
      const text = await textAt(address);
      expect(canonicalOf(text)).toBe(address);
      expect(text).not.toContain('name="robots"');
    }
    const trips = await textAt(pathIn(market, "travels"));
    const region = firstMatch(trips, /class="more-link" href="([^"]+)"/);
    expect(region).toContain(`${pathOf(market.id, "search")}?where=`);
    const address = product.at(market.hostDefault, region);
    expect(canonicalOf(await textAt(address))).toBe(pathIn(market, "asia"));
    expect(listed).not.toContain(address);
  }
});

test("a search of a place within a country or of an unknown one is noindex; a filtered one has no alternates, but its market links keep the filters", async () => {
  const search = pathOf("it-IT", "search") ?? "/";
  const at = (query: string) => textAt(product.at("it.localhost", `${search}?${query}`));
  expect(robotsOf(await at("where=hanoi"))).toBe("noindex,follow");
  expect(robotsOf(await at("where=buy-cheap-pills"))).toContain("noindex");
  const germany = `${pathOf("de-DE", "search")}?where=marokko`;
  expect(alternatesOf(await at("where=marocco"))).toContainEqual({
    href: product.at("de.localhost", germany),
    language: "de-DE",
  });
  const filtered = await at("where=marocco&mood=nature");
  expect(alternatesOf(filtered)).toEqual([]);
  expect(filtered).toContain(product.at("de.localhost", `${germany}&amp;mood=nature`));
});

const shownText = (html: string) =>
  unescapeHtml(
    html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, ""),
  ).toLowerCase();

test("breadcrumbs have the same texts on every type of page as in its structured data", async () => {
  const missing: string[] = [];
  for (const market of markets)
    for (const { address, answer } of await pagesOf(market)) {
      const crumbs = jsonLdNode(answer.text, "BreadcrumbList")?.["itemListElement"] ?? [];
      const shown = shownText(answer.text);
      for (const { name } of crumbs as { name: string }[])
        if (!shown.includes(name.toLowerCase())) missing.push(`${name} on ${address}`);
    }
  expect(missing).toEqual([]);
});

const offersIn = (text: string) =>
  (jsonLdNode(text, "Product")?.["offers"] ?? []) as Record<string, string>[];

test("a trip and its departure have the same facts in their structured data as on the page", async () => {
  for (const market of markets) {
    const { trip, departure } = await firstTripOf(market);
    const text = await textAt(trip);
    const name = firstMatch(text, /<h1[^>]*>([^<]*)<\/h1>/);
    const node = jsonLdNode(text, "Product");
    expect(node?.["name"]).toBe(name);
    const crumbs = jsonLdNode(text, "BreadcrumbList")?.["itemListElement"] ?? [];
    for (const { item } of crumbs as { item: string }[])
      expect((await readOnce(item)).status).toBe(200);
    expect(crumbs).toContainEqual(expect.objectContaining({ name, item: trip }));
    const isRated = node?.["aggregateRating"] !== undefined;
    expect(isRated).toBe(/class="review-(?:sum|few)"/.test(text));
    expect(jsonLdNode(text, "Event")).toBeUndefined();
    const departureText = await textAt(departure);
    const amount = firstMatch(
      departureText,
      /departure-money[\s\S]*?<strong[^>]*>([^<]*)<\/strong>/,
    );
    const [offer] = offersIn(departureText);
    expect(offersIn(text)).toContainEqual(offer);
    expect(offer?.["priceCurrency"]).toBe(market.currency);
    expect(Number(offer?.["price"])).toBe(Number(amount.replaceAll(/[^\d]/g, "")));
    expect(offer?.["additionalProperty"]).toMatchObject({
      name: "status",
      value: firstMatch(departureText, /data-status="([A-Z_]+)"/),
    });
  }
});

const feedLink =
  /<link rel="alternate" type="application\/rss\+xml" title="([^"]*)" href="([^"]*)"/;

test("the feeds of a market and of a trip list new departures, the last created first", async () => {
  for (const market of markets) {
    const t = translatorFor(market);
    const { trip, departure } = await firstTripOf(market);
    const tripFeed = product.at(market.hostDefault, `/feed/${trip.split("/").at(-1)}.xml`);
    const [, title = "", marketFeed = ""] =
      feedLink.exec(await textAt(product.at(market.hostDefault, "/"))) ?? [];
    expect(title).toContain("Wayroam");
    const [, , linked = ""] = feedLink.exec(await textAt(trip)) ?? [];
    for (const address of new Set([marketFeed, linked, tripFeed])) {
      const { status, headers, text } = await readOnce(address);
      expect({ address, status }).toEqual({ address, status: 200 });
      expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
      expect(text).toContain(`href="${address}" rel="self"`);
      const all = (name: string) =>
        allMatches(text, new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, "g"));
      const guids = all("guid");
      expect(guids.length).toBeGreaterThan(0);
      expect(guids.length).toBeLessThanOrEqual(50);
      expect(new Set(guids).size).toBe(guids.length);
      const dates = all("pubDate").map((date) => Date.parse(date));
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      const [, ...descriptions] = all("description");
      expect(descriptions.filter((each) => !each.includes(t("card.perPerson")))).toEqual([]);
      const [, item = ""] = all("link");
      expect((await readOnce(item)).status).toBe(200);
    }
    expect(await textAt(tripFeed)).toContain(`<link>${departure}</link>`);
    const unknown = product.at(market.hostDefault, "/feed/atlantis.xml");
    expect((await read(unknown)).status).toBe(404);
  }
});

test("llms.txt describes the site with working links, and robots.txt names the sitemap", async () => {
  for (const market of markets) {
    const { status, text } = await readOnce(product.at(market.hostDefault, "/llms.txt"));
    expect(status).toBe(200);
    expect(text).toMatch(/^# Wayroam\n\n> /);
    expect(text).toContain(translatorFor(market)("claim.insurance"));
    const links = allMatches(text, /\]\(([^)]+)\)/g);
    expect(new Set(links).size).toBe(links.length);
    const sample = links.filter((_, index) => index < 8 || index % 40 === 0);
    await mapInOrder(sample, async (href) =>
      expect({ href, status: (await readOnce(href)).status }).toEqual({ href, status: 200 }),
    );
    expect(await textAt(product.at(market.hostDefault, "/robots.txt"))).toContain(
      product.at(market.hostDefault, "/sitemap.xml"),
    );
  }
});

const property = (text: string, name: string) =>
  firstMatch(text, new RegExp(`<meta property="og:image${name}" content="([^"]+)"`));

/** Checks that a share picture is a JPEG of a size that messengers take. */
const checkPicture = async (address: string) => {
  const { status, headers, length } = await read(address);
  expect({ address, status, type: headers["content-type"] }).toEqual({
    address,
    status: 200,
    type: "image/jpeg",
  });
  expect(length).toBeGreaterThan(20_000);
  expect(length).toBeLessThan(300_000);
  return headers["cache-control"];
};

test("home, continents, content pages and trips name a share picture of 1200 by 630", async () => {
  for (const market of markets) {
    const general = new Set<string>();
    for (const route of ["index", "asia", "antarctica", "contacts", "travels"] as const) {
      const text = await textAt(pathIn(market, route));
      expect(property(text, ":width")).toBe("1200");
      expect(property(text, ":alt")).not.toBe("");
      expect(property(text, "")).toContain(product.at(market.hostDefault, "/media/share/"));
      general.add(property(text, ""));
    }
    expect(general.size).toBe(3);
    const { trip, departure } = await firstTripOf(market);
    const text = await textAt(trip);
    const own = property(text, "");
    expect(property(text, ":width")).toBe("1200");
    expect(property(text, ":height")).toBe("630");
    expect(property(text, ":alt")).not.toBe("");
    expect(property(await textAt(departure), "")).toBe(own);
    // How a picture is drawn is the same everywhere; each market has its own words in that of home.
    const drawn = market.id === "de-DE" ? general : [...general].slice(0, 1);
    for (const address of drawn) await checkPicture(address);
    const ofTrip = await checkPicture(own);
    expect(ofTrip).toContain("immutable");
    const old = await read(own.replace(/\d+-\d+-\d+\.jpeg$/, "0-0-0.jpeg"));
    expect(old.headers["cache-control"]).toBe("public, max-age=300");
    for (const unknown of [
      own.replace(/share\/\w+/, "share/xx"),
      product.at(market.hostDefault, "/media/share/it/nowhere.jpeg"),
    ])
      expect((await read(unknown)).status).toBe(404);
  }
});
