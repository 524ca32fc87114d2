import { expect, test } from "vitest";
import { createTranslator } from "use-intl";
import { site as en } from "#markets/languages/en/site.ts";
import { markets } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages.ts";

const keys = Object.keys(en) as (keyof typeof en)[];

/** The names of a text's placeholders: `{name}` and the argument of a plural. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ""))].toSorted(
    (a, b) => (a < b ? -1 : 1),
  );

/** What a text says apart from ICU's own words, without what is filled in. */
const prose = (text: string) => text.replaceAll(/\{\w+, plural,|\{\w+\}/g, "");

const bad = (market: (typeof markets)[number], wrong: (text: string) => boolean) =>
  keys.filter((key) => wrong(messagesOf(market.id)[key]));

test.each(markets)("$id has the English keys, none empty", (market) => {
  expect(new Set(Object.keys(messagesOf(market.id)))).toEqual(new Set(keys));
  expect(bad(market, (text) => text.trim() === "" || text !== text.trim())).toEqual([]);
});

test.each(markets)("$id has the placeholders of English in each text", (market) => {
  const texts = messagesOf(market.id);
  for (const key of keys) {
    expect([key, ...placeholders(texts[key])]).toEqual([key, ...placeholders(en[key])]);
  }
});

test.each(markets)(
  "$id picks plurals by exact matches and other, as the source's rule",
  (market) => {
    expect(bad(market, (text) => /\b(?:zero|one|two|few|many)\s*\{/.test(text))).toEqual([]);
    expect(
      bad(market, (text) => text.includes(", plural,") && !/=1 \{.*other \{/.test(text)),
    ).toEqual([]);
  },
);

test.each(markets)("$id keeps the voice: no exclamation, no straight quotes, no name", (market) => {
  expect(bad(market, (text) => /[!¡'"]|wayroam/i.test(text))).toEqual([]);
});

test("no key is the beginning of another, so that the keys can be nested", () => {
  expect(keys.filter((key) => keys.some((other) => other.startsWith(`${key}.`)))).toEqual([]);
});

test("French has a no-break space before its double signs", () => {
  const french = markets.filter(({ language }) => language === "fr");
  expect(
    french.map((market) => bad(market, (text) => /[^\u00A0][:;?!]/.test(prose(text)))),
  ).toEqual([[]]);
});

test.each(markets)("every text of $id can be filled in", ({ id, htmlLang }) => {
  const problems: string[] = [];
  for (const key of keys) {
    for (const n of [0, 1, 2, 1399]) {
      const values = Object.fromEntries(placeholders(en[key]).map((name) => [name, n]));
      const say = createTranslator({
        locale: htmlLang,
        messages: { text: messagesOf(id)[key] },
        onError: (error) => problems.push(`${key}: ${error.message}`),
      });
      const text = say("text", values);
      if (/[{}#]/.test(text)) problems.push(`${key}: ${text}`);
    }
  }
  expect(problems).toEqual([]);
});

test("a count of one and a count of none", () => {
  const say = createTranslator({
    locale: "fr-FR",
    messages: { text: messagesOf("fr-FR")["count.days"] },
  });
  expect([0, 1, 2].map((n) => say("text", { n }))).toEqual(["0 jours", "1 jour", "2 jours"]);
});
