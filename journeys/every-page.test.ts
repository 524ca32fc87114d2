import { expect, test } from "vitest";
import type { Language } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { addressesByPageType } from "./page-types.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";
import { visibleWords } from "./visible-words.ts";

const product = sharedProduct();

/** Short words that occur in only one of the five languages, in their usual case. */
const ownWords: Readonly<Record<Language, readonly string[]>> = {
  en: ["the", "and", "with", "from", "your", "you", "which", "have", "trips", "departures"],
  it: ["che", "della", "sono", "anche", "più", "viaggi", "partenze", "perché", "questo", "nella"],
  es: ["más", "está", "también", "desde", "hasta", "viajes", "salidas", "hay", "para", "cuando"],
  fr: ["chez", "avec", "pour", "dans", "départs", "une", "vous", "nous", "sont", "leur"],
  de: ["und", "mit", "für", "nicht", "eine", "auf", "ist", "werden", "wird", "einen"],
};

test.each(markets)("every type of page of $id is in one language", async (market) => {
  const foreign = new Set(
    (Object.keys(ownWords) as Language[])
      .filter((language) => language !== market.language)
      .flatMap((language) => ownWords[language]),
  );
  const wordsOfLanguage = new Set(ownWords[market.language]);
  for (const [type, address] of await addressesByPageType(market, product.at)) {
    const { text } = await read(address);
    const words = visibleWords(text);
    const foreignWords = words.flatMap((word, index) =>
      foreign.has(word) ? [words.slice(Math.max(0, index - 3), index + 4).join(" ")] : [],
    );
    expect({ type, address, foreignWords }).toEqual({ type, address, foreignWords: [] });
    expect({ type, hasOwnWords: words.some((word) => wordsOfLanguage.has(word)) }).toEqual({
      type,
      hasOwnWords: true,
    });
  }
});

test.each(markets)(
  "the header of $id lies on a picture where a page begins with one",
  async (market) => {
    for (const [type, address] of await addressesByPageType(market, product.at)) {
      const { text } = await read(address);
      const startsWithPicture = /<main[^]* data-hero="true"[^]*<\/main>/.test(text);
      const isHeaderOnPicture = text.includes('<body data-head="picture">');
      expect({ type, isHeaderOnPicture }).toEqual({ type, isHeaderOnPicture: startsWithPicture });
    }
  },
);

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

test.each(markets)(
  "two visitors of $id read the same bytes on every type of page",
  async (market) => {
    for (const [type, address] of await addressesByPageType(market, product.at)) {
      const [first, second] = await Promise.all(visitors.map((headers) => read(address, headers)));
      expect({ type, same: first?.text === second?.text }).toEqual({ type, same: true });
      expect({ type, etag: first?.headers["etag"] }).toEqual({
        type,
        etag: second?.headers["etag"],
      });
      expect(first?.headers["set-cookie"]).toBeUndefined();
      expect(first?.text).not.toMatch(/kestrel|wagtail/);
    }
  },
);

test.each(markets)(
  "footer links of $id to a part of a page lead to an existing element",
  async (market) => {
    const { text } = await read(product.at(market.hostDefault, "/"));
    const footer = text.slice(text.indexOf("<footer"));
    const fragmentLinks = [...footer.matchAll(/href="(\/[^"#]*)#([^"]+)"/g)];
    const hasLegalLinks = ["it-IT", "es-ES", "fr-FR", "de-DE"].includes(market.id);
    expect(fragmentLinks.length > 0).toBe(hasLegalLinks);
    for (const [, path = "", fragment = ""] of fragmentLinks) {
      const page = await read(product.at(market.hostDefault, path));
      expect(page.text).toContain(` id="${fragment}"`);
    }
  },
);
