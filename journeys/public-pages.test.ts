import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { routeNames } from "#markets/routes.ts";
import { sharedProduct } from "./shared.ts";
import { read } from "./read.ts";

const product = sharedProduct();

const italy = "it.localhost";
const firstMatch = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

test.each(markets)(
  "pages in the sitemap of $id exist and are their own canonical address",
  async (market) => {
    const { status, text } = await read(product.at(market.hostDefault, "/sitemap.xml"));
    expect(status).toBe(200);
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
    const sample = addresses.filter((_, index) => index % Math.ceil(addresses.length / 12) === 0);
    for (const address of sample) {
      const page = await read(address);
      const canonical = firstMatch(page.text, /<link rel="canonical" href="([^"]+)"/);
      expect({ address, status: page.status, canonical }).toEqual({
        address,
        status: 200,
        canonical: address,
      });
      expect(page.text).toContain(`<html lang="${market.htmlLang}"`);
    }
  },
);

test("alternates are mutual, each in its own market", async () => {
  const { text } = await read(product.at(italy, pathOf("it-IT", "travels") ?? "/"));
  const alternates = [
    ...text.matchAll(/<link rel="alternate" href="([^"]+)" hrefLang="([^"]+)"/gi),
  ].map(([, href = "", language = ""]) => ({ language, href }));
  expect(alternates.map(({ language }) => language)).toContain("x-default");
  for (const { href } of alternates) {
    const other = await read(href);
    expect(other.status).toBe(200);
    for (const each of alternates) expect(other.text).toContain(`href="${each.href}"`);
  }
});

test("a search of one place has alternates in other markets; a filtered one has none, but its market links keep the filters", async () => {
  const path = pathOf("it-IT", "search") ?? "/";
  const place = await read(product.at(italy, `${path}?where=marocco`));
  const germany = `${pathOf("de-DE", "search")}?where=marokko`;
  expect(place.text).toContain(`href="${product.at("de.localhost", germany)}" hrefLang="de-DE"`);
  const filtered = await read(product.at(italy, `${path}?where=marocco&mood=nature`));
  expect(filtered.text).not.toContain('rel="alternate"');
  expect(filtered.text).toContain(product.at("de.localhost", `${germany}&amp;mood=nature`));
});

test.each(markets)(
  "in $id the search of a country is its own canonical page, and that of a continent has the continent's page as canonical",
  async (market) => {
    const path = pathOf(market.id, "search") ?? "/";
    const { text } = await read(product.at(market.hostDefault, "/sitemap.xml"));
    const listed = [...text.matchAll(/<loc>([^<]+\?where=[^<]+)<\/loc>/g)].map(([, loc]) => loc);
    expect(listed.length).toBeGreaterThan(10);
    for (const address of listed.slice(0, 4)) {
      const country = await read(address ?? "");
      expect(firstMatch(country.text, /<link rel="canonical" href="([^"]+)"/)).toBe(address);
      expect(country.text).not.toContain('name="robots"');
    }
    const trips = await read(product.at(market.hostDefault, pathOf(market.id, "travels") ?? "/"));
    const [, region = ""] = /class="more-link" href="([^"]+)"/.exec(trips.text) ?? [];
    expect(region).toContain(`${path}?where=`);
    const continent = await read(product.at(market.hostDefault, region));
    const page = product.at(market.hostDefault, pathOf(market.id, "asia") ?? "/");
    expect(firstMatch(continent.text, /<link rel="canonical" href="([^"]+)"/)).toBe(page);
    expect(listed).not.toContain(product.at(market.hostDefault, region));
  },
);

test("the search of a place within a country is noindex", async () => {
  const path = pathOf("it-IT", "search") ?? "/";
  const { text } = await read(product.at(italy, `${path}?where=hanoi`));
  expect(firstMatch(text, /<meta name="robots" content="([^"]+)"/)).toBe("noindex,follow");
});

test("a search for an unknown place is noindex", async () => {
  const path = pathOf("it-IT", "search") ?? "/";
  const { text } = await read(product.at(italy, `${path}?where=buy-cheap-pills`));
  expect(firstMatch(text, /<meta name="robots" content="([^"]+)"/)).toContain("noindex");
});

test("a page has one ETag for each encoding, and a client that has it gets 304", async () => {
  const address = product.at(italy, "/");
  const tags = new Set<string>();
  const texts = new Set<string>();
  for (const accepted of ["br", "gzip", "identity"]) {
    const first = await read(address, { "accept-encoding": accepted });
    expect(first.headers["content-encoding"] ?? "identity").toBe(accepted);
    const { etag = "" } = first.headers;
    tags.add(etag);
    texts.add(first.text);
    const revalidated = await read(address, { "accept-encoding": accepted, "if-none-match": etag });
    expect({ status: revalidated.status, length: revalidated.length }).toEqual({
      status: 304,
      length: 0,
    });
    expect(revalidated.headers["etag"]).toBe(etag);
  }
  expect(tags.size).toBe(3);
  expect(texts.size).toBe(1);
});

test("HEAD has the headers of GET and no body", async () => {
  const address = product.at(italy, "/");
  const accepted = { "accept-encoding": "br" };
  const get = await read(address, accepted);
  const head = await read(address, accepted, "HEAD");
  expect(head.length).toBe(0);
  expect(head.headers["content-length"]).toBe(String(get.length));
});

test("every page has a Content-Security-Policy that allows only its own inline scripts", async () => {
  const { headers } = await read(product.at(italy, "/"));
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("object-src 'none'");
  expect(firstMatch(policy, /script-src ([^;]+)/)).not.toContain("unsafe-inline");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("unknown parameters and their order do not change a page", async () => {
  const path = pathOf("it-IT", "search") ?? "/";
  const one = await read(product.at(italy, `${path}?mood=nature&sort=price-asc`));
  const two = await read(product.at(italy, `${path}?sort=price-asc&utm_source=x&mood=nature`));
  expect(two.headers["etag"]).toBe(one.headers["etag"]);
  expect(firstMatch(one.text, /<meta name="robots" content="([^"]+)"/)).toContain("noindex");
});

test("the currency that an address asks for is shown as a conversion, and belongs to that address", async () => {
  const path = pathOf("en-WE", "search") ?? "/";
  const address = product.at("uk.localhost", path);
  const converted = await read(`${address}?currency=EUR`);
  expect(converted.text).toContain("€");
  const other = await read(address, { cookie: "currency=EUR" });
  expect(other.headers["etag"]).not.toBe(converted.headers["etag"]);
  const unknown = await read(`${address}?currency=XXX`);
  expect(unknown.headers["etag"]).toBe(other.headers["etag"]);
});

test("other spellings of an address redirect to the canonical one, with the query", async () => {
  const search = pathOf("it-IT", "search") ?? "";
  const contacts = pathOf("it-IT", "contacts") ?? "";
  for (const [path, to] of [
    [`${contacts}/`, contacts],
    [`${search}//?q=oman`, `${search}?q=oman`],
    [search.toUpperCase(), search],
  ] as const) {
    const { status, headers } = await read(product.at(italy, path));
    expect({ path, status, to: headers["location"] }).toEqual({ path, status: 301, to });
  }
  // An unknown address is a 404 without a redirect.
  for (const path of ["/caff%C3%A8", "/caff%C3%A8/", "/NOPE/"])
    expect((await read(product.at(italy, path))).status).toBe(404);
});

test("a long keyword is cut, with a message", async () => {
  const long = `${"samarcanda ".repeat(30)}`.trim();
  const { text } = await read(
    product.at(italy, `${pathOf("it-IT", "search")}?q=${encodeURIComponent(long)}`),
  );
  expect(text).toContain(long.slice(0, 110));
});

test("a page out of range is answered with the last", async () => {
  const path = pathOf("it-IT", "search") ?? "/";
  const { status, text } = await read(product.at(italy, `${path}?page=9999`));
  expect(status).toBe(200);
  expect(text).toMatch(/<article/);
});

test("an unknown address is a 404 in the market's language, and no answer reveals internals", async () => {
  for (const market of markets) {
    const missing = await read(product.at(market.hostDefault, "/no/such/page"));
    expect(missing.status).toBe(404);
    expect(missing.text).toContain(`<html lang="${market.htmlLang}"`);
  }
  for (const path of ["/%", "/%E0%A4%A", "//evil.test", `/${"x".repeat(6000)}`, "/..%2f..%2fetc"]) {
    const answer = await read(product.at(italy, path));
    const { status } = answer;
    expect({ path, isPage: status === 200 || status >= 500 }).toEqual({ path, isPage: false });
    expect(answer.text).not.toMatch(/node_modules|at .*\.js/);
    expect(answer.headers["location"] ?? "").not.toContain("evil.test");
  }
});

test("robots.txt names the sitemap, and planned pages do not exist yet", async () => {
  const robots = await read(product.at(italy, "/robots.txt"));
  expect(robots.text).toContain(product.at(italy, "/sitemap.xml"));
  const statuses = new Set<number>();
  for (const name of routeNames) {
    if (name.includes("travel-") || name.includes("coordinator")) continue;
    const path = pathOf("it-IT", name, { travel: "none", tour: "none" });
    statuses.add(path === null ? 404 : (await read(product.at(italy, path))).status);
  }
  expect(statuses).toEqual(new Set([200, 404]));
});

test("a picture has three formats and the widths that pages use, cached for ever", async () => {
  const { text } = await read(product.at(italy, "/"));
  const base = firstMatch(text, /(\/media\/[\w-]+\/\d+-)480\.avif/);
  for (const [ending, type] of [
    ["480.avif", "image/avif"],
    ["480.webp", "image/webp"],
    ["480.jpeg", "image/jpeg"],
  ] as const) {
    const picture = await read(product.at(italy, `${base}${ending}`));
    expect({ ending, status: picture.status, type: picture.headers["content-type"] }).toEqual({
      ending,
      status: 200,
      type,
    });
    expect(picture.headers["cache-control"]).toContain("immutable");
    expect(picture.length).toBeGreaterThan(500);
  }
  for (const name of ["481.avif", "480.svg", "../../etc/passwd", "99999.avif"])
    expect((await read(product.at(italy, `${base}${name}`))).status).toBe(404);
  expect((await read(product.at(italy, "/media/not-an-id/1-480.avif"))).status).toBe(404);
});
