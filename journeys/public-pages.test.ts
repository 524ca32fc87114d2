import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import type { Language } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { contentRoutes, type RouteName } from "#markets/routes.ts";
import { allMatches, firstMatch } from "./html.ts";
import { mapInOrder, marketReader } from "./market-pages.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";
import { visibleWords } from "./visible-words.ts";

const product = sharedProduct();
const { readOnce, pagesOf } = marketReader(product);
const name = "Wayroam";
const { contents } = demoData;

/** Short words that occur in only one of the five languages, in their usual case. */
const ownWords: Readonly<Record<Language, readonly string[]>> = {
  en: ["the", "and", "with", "from", "your", "you", "which", "have", "trips", "departures"],
  it: ["che", "della", "sono", "anche", "più", "viaggi", "partenze", "perché", "questo", "nella"],
  es: ["más", "está", "también", "desde", "hasta", "viajes", "salidas", "hay", "para", "cuando"],
  fr: ["chez", "avec", "pour", "dans", "départs", "notre", "vous", "nous", "sont", "leur"],
  de: ["und", "mit", "für", "nicht", "eine", "auf", "ist", "werden", "wird", "einen"],
};

test("every type of page is in the language of its market alone", async () => {
  for (const market of markets) {
    const own = new Set(ownWords[market.language]);
    const foreign = new Set(Object.values(ownWords).flat());
    for (const word of own) foreign.delete(word);
    for (const { address, answer } of await pagesOf(market)) {
      const words = visibleWords(answer.text);
      const foreignWords = words.flatMap((word, index) =>
        foreign.has(word) ? [words.slice(Math.max(0, index - 3), index + 4).join(" ")] : [],
      );
      expect({ address, foreignWords }).toEqual({ address, foreignWords: [] });
      const hasOwnWords = words.some((word) => own.has(word));
      expect({ address, hasOwnWords }).toEqual({ address, hasOwnWords: true });
      expect(answer.text).toContain(`<html lang="${market.htmlLang}"`);
    }
  }
});

test("the header lies on a picture where a page begins with one", async () => {
  for (const market of markets)
    for (const { address, answer } of await pagesOf(market)) {
      const startsWithPicture = /<main[^]* data-hero="true"[^]*<\/main>/.test(answer.text);
      const isHeaderOnPicture = answer.text.includes('<body data-head="picture">');
      expect({ address, isHeaderOnPicture }).toEqual({
        address,
        isHeaderOnPicture: startsWithPicture,
      });
    }
});

const visitors = [
  {
    cookie: "visitor=kestrel; session=kestrel; consent=kestrel",
    "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) kestrel",
    "accept-language": "de-AT,de;q=0.9",
    referer: "http://kestrel.test/",
  },
  {
    cookie: "visitor=wagtail",
    "user-agent": "wagtail/1.0 (+http://wagtail.test/bot)",
    "accept-language": "it-IT,en;q=0.5",
    dnt: "1",
    "sec-ch-prefers-color-scheme": "dark",
  },
] as const;

test("two visitors read the same bytes on every type of page", async () => {
  for (const market of markets)
    for (const { address } of await pagesOf(market)) {
      const [first, second] = await Promise.all(visitors.map((headers) => read(address, headers)));
      const isSame = first?.text === second?.text;
      expect({ address, isSame }).toEqual({ address, isSame: true });
      expect(first?.headers["etag"]).toBe(second?.headers["etag"]);
      for (const answer of [first, second]) expect(answer?.headers["set-cookie"]).toBeUndefined();
      expect(first?.text).not.toMatch(/kestrel|wagtail/);
    }
});

test("footer links to a part of a page lead to an existing element", async () => {
  for (const market of markets) {
    const { text } = await readOnce(product.at(market.hostDefault, "/"));
    const footer = text.slice(text.indexOf("<footer"));
    const links = [...footer.matchAll(/href="(\/[^"#]*)#([^"]+)"/g)];
    expect({ market: market.id, has: links.length > 0 }).toEqual({ market: market.id, has: true });
    for (const [, path = "", fragment = ""] of links)
      expect((await readOnce(product.at(market.hostDefault, path))).text).toContain(
        ` id="${fragment}"`,
      );
  }
});

test("each content page is at the market's own path, and in the sitemap with its last change", async () => {
  for (const { id, hostDefault } of markets) {
    const { text: sitemap } = await readOnce(product.at(hostDefault, "/sitemap.xml"));
    for (const route of contentRoutes) {
      const path = pathOf(id, route, {}, name);
      if (path === null) continue;
      const words = contents[id][route];
      const { status, text: html } = await readOnce(product.at(hostDefault, path));
      const shown = {
        h1: firstMatch(html, /<h1[^>]*>([^<]*)<\/h1>/),
        title: firstMatch(html, /<title>([^<]*)<\/title>/),
      };
      const written = words && {
        h1: words.title.replaceAll("{product}", name),
        title: `${words.seo.title.replaceAll("{product}", name)} · ${name}`,
      };
      // What nobody has written yet is not found, under whatever title says so.
      expect({ path, status, ...shown }).toEqual({
        path,
        status: words ? 200 : 404,
        ...(written ?? shown),
      });
      const entry = `<loc>${product.at(hostDefault, encodeURI(path))}</loc><lastmod>20`;
      expect({ path, isListed: sitemap.includes(entry) }).toEqual({
        path,
        isListed: words !== undefined,
      });
    }
  }
});

const unbuiltRoutes: readonly RouteName[] = [];

test("paths of other markets, and routes that are not built yet, are 404 and linked nowhere", async () => {
  const routes: readonly RouteName[] = ["how-it-works", "no-sharing-room", "our-values", "asia"];
  const pathsOf = (id: (typeof markets)[number]["id"], names = routes) =>
    names.flatMap((route) => pathOf(id, route, {}, name) ?? []);
  for (const { id, hostDefault } of markets) {
    const ownPaths = new Set(pathsOf(id));
    const foreign = new Set(markets.flatMap((each) => pathsOf(each.id)));
    for (const path of ownPaths) foreign.delete(path);
    expect(foreign.size).toBeGreaterThan(0);
    const unbuilt = pathsOf(id, unbuiltRoutes);
    const [home, sitemap] = await mapInOrder(["/", "/sitemap.xml"], (path) =>
      readOnce(product.at(hostDefault, path)),
    );
    const statuses = await mapInOrder([...foreign, ...unbuilt], async (path) => [
      path,
      (await read(product.at(hostDefault, path))).status,
    ]);
    expect(statuses).toEqual([...foreign, ...unbuilt].map((path) => [path, 404]));
    const linked = allMatches(home?.text ?? "", /href="([^"]+)"/g);
    for (const path of unbuilt) {
      expect(linked).not.toContain(path);
      expect(sitemap?.text).not.toContain(`<loc>${product.at(hostDefault, path)}</loc>`);
    }
  }
});
