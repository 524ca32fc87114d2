import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();

test.each(markets)(
  "in $id an unknown address is a 404 page in the market's language, with a link to the trips",
  async (market) => {
    const t = translatorFor(market);
    const search = pathOf(market.id, "search") ?? "";
    for (const path of [
      "/nothing/here",
      pathOf(market.id, "travels-travel", { travel: "atlantis" }),
      pathOf(market.id, "travels-travel-itinerary", { travel: "atlantis" }),
      pathOf(market.id, "travels-travel-tour", { travel: "atlantis", tour: "2027-01-01" }),
      pathOf(market.id, "coordinators-coordinator", { coordinator: "nobody" }),
    ]) {
      const { status, text } = await read(product.at(market.hostDefault, path ?? ""));
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(text).toContain(`<html lang="${market.htmlLang}"`);
      expect(text).toContain(t("notFound.title"));
      expect(text).toContain(t("notFound.text"));
      expect(text).toMatch(new RegExp(`href="${search}"[^>]*>${t("notFound.show")}<`));
      expect(text).toContain('name="robots" content="noindex"');
      expect(text).not.toContain('aria-current="page"');
    }
  },
);

/** The links in the header and in the footer. */
const frameLinks = (page: string): readonly string[] =>
  (page.match(/<(header|footer).*?<\/\1>/gs) ?? []).flatMap((part) =>
    [...part.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href),
  );

test.each(markets)("in $id an address that cannot be decoded is a 400 page", async (market) => {
  const t = translatorFor(market);
  const search = pathOf(market.id, "search") ?? "";
  const notFoundPage = await read(product.at(market.hostDefault, "/nothing/here"));
  const expectedLinks = frameLinks(notFoundPage.text);
  expect(expectedLinks).toContain(pathOf(market.id, "contacts"));
  for (const path of ["/%", "/%E0%A4%A", `${search}?q=%E0%A4%A`]) {
    const { status, text, headers } = await read(product.at(market.hostDefault, path));
    expect({ path, status }).toEqual({ path, status: 400 });
    expect(text).toContain(`<html lang="${market.htmlLang}"`);
    expect(text).toContain(t("error.address"));
    expect(frameLinks(text)).toEqual(expectedLinks); // every page links to help and legal pages
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("no-store");
  }
  const ignored = await read(product.at(market.hostDefault, `${search}?utm_source=100%`));
  expect(ignored.status).toBe(200);
});

test("an unknown API call is answered as application/problem+json, whatever its suffix, and never cached", async () => {
  const paths = ["x.css", "x.js", "x;.css", "x%2ecss", "%2e%2e/x.css", "%", "x.css?a=%"];
  for (const host of [...markets.map(({ hostDefault }) => hostDefault), "backoffice.localhost"])
    for (const path of paths) {
      const url = product.at(host, `/api/me/${path}`);
      const { status, headers, text } = await read(url);
      expect({ url, isExpected: status === (path === "%" ? 400 : 404) }).toEqual({
        url,
        isExpected: true,
      });
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-type"]).toContain("application/problem+json");
      expect(text).not.toContain("FST_");
    }
});

test("forwarded headers change neither links nor redirects nor the page cache", async () => {
  const forgedHost = "evil.test";
  const forgedHeaders = {
    "x-forwarded-host": forgedHost,
    "x-forwarded-proto": "gopher",
    "x-forwarded-port": "1",
    forwarded: `host=${forgedHost};proto=gopher`,
    "x-original-url": "/evil",
    "x-rewrite-url": "/evil",
    "x-host": forgedHost,
  };
  const trips = pathOf("it-IT", "travels") ?? "";
  for (const path of ["/", trips, "/robots.txt", "/sitemap.xml", "/no/such/page", "/%"]) {
    const address = product.at("it.localhost", path);
    const plain = await read(`${address}`);
    const forged = await read(address, forgedHeaders);
    expect(forged.status).toBe(plain.status);
    expect(forged.text).toBe(plain.text);
    expect(JSON.stringify(forged.headers)).not.toMatch(/evil|gopher/);
    expect((await read(address)).text).toBe(plain.text);
  }
  const foreign = await read(product.at("it.localhost", trips), { host: forgedHost });
  expect(foreign.status).toBe(404);
  expect(foreign.text).not.toContain(forgedHost);
});
