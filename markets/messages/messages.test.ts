import { expect, test } from "vitest";
import { site as en } from "#markets/languages/en/site.ts";
import { marketById, markets } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { translatorFor } from "#markets/translator.ts";

const keys = Object.keys(en) as (keyof typeof en)[];

/** Names of the placeholders in a text: `{name}`, and the argument of a plural. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ""))].toSorted(
    (a, b) => (a < b ? -1 : 1),
  );

/** Removes ICU syntax and placeholders from a text. */
const prose = (text: string) => text.replaceAll(/\{\w+, plural,|\{\w+\}/g, "");

const keysWhere = (market: (typeof markets)[number], predicate: (text: string) => boolean) =>
  keys.filter((key) => predicate(messagesOf(market.id)[key]));

test.each(markets)("$id has the English keys, none empty", (market) => {
  expect(new Set(Object.keys(messagesOf(market.id)))).toEqual(new Set(keys));
  expect(keysWhere(market, (text) => text.trim() === "" || text !== text.trim())).toEqual([]);
});

test.each(markets)("each text of $id has the same placeholders as in English", (market) => {
  const texts = messagesOf(market.id);
  for (const key of keys) {
    expect([key, ...placeholders(texts[key])]).toEqual([key, ...placeholders(en[key])]);
  }
});

test.each(markets)("plurals of $id use exact matches and other", (market) => {
  expect(keysWhere(market, (text) => /\b(?:zero|one|two|few|many)\s*\{/.test(text))).toEqual([]);
  expect(
    keysWhere(market, (text) => text.includes(", plural,") && !/=1 \{.*other \{/.test(text)),
  ).toEqual([]);
});

test.each(markets)(
  "texts of $id contain no exclamation mark, no straight quote and no product name",
  (market) => {
    expect(keysWhere(market, (text) => /[!¡'"]|wayroam/i.test(text))).toEqual([]);
  },
);

test("French has a no-break space before : ; ? and !", () => {
  const french = markets.filter(({ language }) => language === "fr");
  expect(
    french.map((market) => keysWhere(market, (text) => /[^\u00A0][:;?!]/.test(prose(text)))),
  ).toEqual([[]]);
});

test.each(markets)("every text of $id can be formatted", (market) => {
  const t = translatorFor(market);
  const problems: string[] = [];
  for (const key of keys) {
    for (const n of [0, 1, 2, 1399]) {
      const values = Object.fromEntries(placeholders(en[key]).map((name) => [name, n]));
      const text = t(key, values);
      if (/[{}#]/.test(text)) problems.push(`${key}: ${text}`);
    }
  }
  expect(problems).toEqual([]);
});

test("counts choose the plural form and use the language's separators", () => {
  const days = (id: string) =>
    [0, 1, 2, 1399].map((n) => translatorFor(marketById(id))("count.days", { n }));
  expect(days("fr-FR")).toEqual(["0 jours", "1 jour", "2 jours", "1.399 jours"]);
  expect(days("it-IT")).toEqual(["0 giorni", "1 giorno", "2 giorni", "1.399 giorni"]);
});

test("a missing text falls back to the last segment of its key", () => {
  expect(translatorFor(marketById("it-IT"))("nobody.wrote.this" as keyof typeof en)).toBe("this");
});

test("French de is contracted before a vowel", () => {
  const t = translatorFor(marketById("fr-FR"));
  const from = (city: string) => t("coordinators.from", { name: "Élise", city });
  expect(["Amiens", "Évry", "Orléans"].map(from)).toEqual([
    "Élise, d’Amiens",
    "Élise, d’Évry",
    "Élise, d’Orléans",
  ]);
  expect(from("Lyon")).toBe("Élise, de Lyon");
});

test("Italian articles are contracted before numbers that begin with a vowel", () => {
  const t = translatorFor(marketById("it-IT"));
  const leaving = (date: string) => t("departure.leaving", { date });
  expect(leaving("8 dicembre 2026")).toBe("Parti da casa l’8 dicembre 2026");
  expect(leaving("11 maggio 2027")).toBe("Parti da casa l’11 maggio 2027");
  for (const date of ["1 marzo 2027", "10 marzo 2027", "12 marzo 2027", "18 marzo 2027"])
    expect(leaving(date)).toBe(`Parti da casa il ${date}`);
  const between = (from: string, to: string) => t("results.departures", { count: 2, from, to });
  expect(between("08/03/2027", "11/03/2027")).toBe("2 partenze dall’08/03/2027 all’11/03/2027.");
  expect(between("8\u00A0marzo", "11\u00A0maggio")).toBe(
    "2 partenze dall’8\u00A0marzo all’11\u00A0maggio.",
  );
  for (const n of [8, 11, 80]) expect(t("home.allTrips", { n })).toBe(`Vedi tutti gli ${n} viaggi`);
  expect(t("home.allTrips", { n: 18 })).toBe("Vedi tutti i 18 viaggi");
  expect(t("reviews.written", { date: "11/12/2026" })).toContain("l’11/12/2026");
  expect(between("18/08/2027", "28/11/2027")).toBe("2 partenze dal 18/08/2027 al 28/11/2027.");
});

test("a text is filled anew for other values, and a number is not the text of its digits", () => {
  const t = translatorFor(marketById("it-IT"));
  const remove = (name: string | number) => t("filter.remove", { name });
  const all = ["2024", 2024, 1399, "1399", "Cuba"].map(remove);
  expect(new Set(all).size).toBe(5);
  expect(["2024", 2024, 1399, "1399", "Cuba"].map(remove)).toEqual(all);
  for (let n = 0; n < 1500; n += 1) expect(remove(`${n} x`)).toContain(`${n} x`);
  expect(remove(1399)).toBe(all[2]);
});
