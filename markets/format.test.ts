import { countryName } from "#markets/places/display-names.ts";
import { expect, test } from "vitest";
import { addDays, daysBetween, monthsBetween, weekdayOf, weeksOf } from "#markets/days.ts";
import {
  dayAt,
  formatComingDay,
  formatDate,
  formatDateTime,
  formatList,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatPercent,
  formatNumber,
  formatTime,
  formatWeekday,
  startOfDay,
} from "#markets/format.ts";
import { marketById, markets } from "#markets/markets.ts";
import { pluralForm } from "#markets/messages/plural.ts";

test.each([
  [139_900, "EUR", 0, "1.399\u00A0€"],
  [99_900, "EUR", 0, "999\u00A0€"],
  [100_000, "EUR", 0, "1.000\u00A0€"],
  [123_456_789, "EUR", 2, "1.234.567,89\u00A0€"],
  [139_900, "GBP", 0, "£1,399"],
  [139_900, "USD", 0, "$1,399"],
  [139_905, "USD", 2, "$1,399.05"],
  [139_950, "GBP", 0, "£1,400"],
  [-10_000, "GBP", 0, "-£100"],
  [-40, "EUR", 0, "0\u00A0€"],
  [-40, "EUR", 2, "-0,40\u00A0€"],
  [0, "EUR", 2, "0,00\u00A0€"],
] as const)("%i cents of %s with %i decimals read %s", (cents, currency, precision, text) => {
  expect(formatMoney(cents, currency, { precision })).toBe(text);
});

test("a fraction of a cent is refused", () => {
  expect(() => formatMoney(10.5, "EUR")).toThrow(RangeError);
});

test("numbers use the language's separators", () => {
  expect(formatNumber(12_406, "it")).toBe("12.406");
  expect(formatNumber(1399, "es")).toBe("1.399");
  expect(formatNumber(12_406, "en")).toBe("12,406");
  expect(formatNumber(12_406, "fr")).toBe("12.406");
  expect(formatNumber(4.84, "de", { decimals: 1 })).toBe("4,8");
  expect(formatNumber(-0.01, "en", { decimals: 1 })).toBe("0.0");
});

test("dates are DD/MM/YYYY, and times are in the market's zone", () => {
  expect(formatDate("2027-03-09")).toBe("09/03/2027");
  const instant = "2027-03-20T23:30:09Z";
  expect(formatDateTime(instant, marketById("it-IT"))).toBe("21/03/2027 00:30");
  expect(formatDateTime(instant, marketById("en-US"), { seconds: true })).toBe(
    "20/03/2027 19:30:09",
  );
  expect(formatTime(new Date(instant), marketById("en-WE"))).toBe("23:30");
  expect(dayAt(instant, marketById("de-DE"))).toBe("2027-03-21");
});

test("the day turns at midnight of each market's zone, whatever was asked before", () => {
  const last = "2027-03-20T22:59:59.999Z";
  const days = ["it-IT", "en-WE", "it-IT"] as const;
  expect(days.map((id) => dayAt(last, marketById(id)))).toEqual(Array(3).fill("2027-03-20"));
  const first = new Date("2027-03-20T23:00:00.000Z");
  expect(days.map((id) => dayAt(first, marketById(id)))).toEqual([
    "2027-03-21",
    "2027-03-20",
    "2027-03-21",
  ]);
});

test("a long date has the month's name", () => {
  expect(markets.map((market) => formatLongDate("2027-03-01", market))).toEqual([
    "1\u00A0marzo\u00A02027",
    "March\u00A01,\u00A02027",
    "1\u00A0March\u00A02027",
    "1\u00A0de\u00A0marzo\u00A0de\u00A02027",
    "1er\u00A0mars\u00A02027",
    "1.\u00A0März\u00A02027",
    "1\u00A0March\u00A02027",
  ]);
  expect(formatMonth("2027-05", "es")).toBe("mayo de 2027");
  expect(formatMonth("2027-05", "it", { length: "short" })).toBe("mag 2027");
  expect(formatWeekday("2027-05-15", "en")).toBe("Sat");
  expect(formatWeekday("2027-05-15", "de", { length: "long" })).toBe("Samstag");
});

test("day arithmetic uses no time zone", () => {
  expect(addDays("2027-03-28", -31)).toBe("2027-02-25");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysBetween("2027-03-20", "2027-04-01")).toBe(12);
  expect(weekdayOf("1969-12-28")).toBe(0);
  expect(() => addDays("2027-02-30", 1)).toThrow(RangeError);
  expect(() => addDays("2027-2-3", 1)).toThrow(RangeError);
});

test("a month's weeks begin on the market's first weekday", () => {
  expect(weeksOf("2027-02", 1)).toHaveLength(4);
  expect(weeksOf("2027-02", 0)[0]).toEqual([
    null,
    ...[1, 2, 3, 4, 5, 6].map((day) => `2027-02-0${day}`),
  ]);
  expect(weeksOf("2027-05", 1).flat().filter(Boolean)).toHaveLength(31);
});

test("a plural has two or three forms", () => {
  expect([0, 1, 2, 5].map((n) => pluralForm(n, ["one", "more"]))).toEqual([
    "more",
    "one",
    "more",
    "more",
  ]);
  expect([0, 1, 2, 3, 9].map((n) => pluralForm(n, ["none", "one", "more"]))).toEqual([
    "none",
    "one",
    "more",
    "more",
    "more",
  ]);
});

test("percentages have a space before the sign where the language wants one", () => {
  expect((["it", "en", "es", "fr", "de"] as const).map((each) => formatPercent(8, each))).toEqual([
    "8%",
    "8%",
    "8\u00A0%",
    "8\u00A0%",
    "8\u00A0%",
  ]);
});

test("a day begins at the market's midnight, in winter and in summer", () => {
  const rome = { timeZone: "Europe/Rome" };
  expect(startOfDay("2026-11-21", rome).toISOString()).toBe("2026-11-20T23:00:00.000Z");
  expect(startOfDay("2027-06-01", rome).toISOString()).toBe("2027-05-31T22:00:00.000Z");
  expect(startOfDay("2027-06-01", { timeZone: "America/New_York" }).toISOString()).toBe(
    "2027-06-01T04:00:00.000Z",
  );
});

test("countries have the names that travellers use", () => {
  expect(countryName("CI", "es-ES")).toBe("Costa de Marfil");
  expect(countryName("HK", "de-DE")).toBe("Hongkong");
  expect(countryName("JP", "fr-FR")).toBe("Japon");
  expect(countryName("VC", "fr-FR")).toBe("Saint-Vincent-et-les-Grenadines");
});

test("monthsBetween lists every month, and at most three years", () => {
  expect(monthsBetween("2026-11-30", "2027-02-01")).toEqual([
    "2026-11",
    "2026-12",
    "2027-01",
    "2027-02",
  ]);
  expect(monthsBetween("2026-11-30", "2026-11-30")).toEqual(["2026-11"]);
  expect(monthsBetween("2026-11-30", "9026-11-30")).toHaveLength(36);
});

test("a day more than eleven months ahead has its year", () => {
  const format = (id: "it-IT" | "en-US" | "de-DE", day: string) =>
    formatComingDay(day, marketById(id), "2026-11-22");
  expect(format("it-IT", "2027-05-06")).toBe("6\u00A0mag");
  expect(format("it-IT", "2028-05-06")).toBe("6\u00A0mag\u00A02028");
  expect(format("en-US", "2028-05-20")).toBe("May\u00A020,\u00A02028");
  expect(format("de-DE", "2027-11-19")).toBe("19.\u00A0Nov.\u00A02027");
});

test("in a list all days have their year from the first year that needs it", () => {
  const format = (...days: readonly string[]) =>
    days.map((day) => formatComingDay(day, marketById("es-ES"), "2026-11-22", days));
  expect(format("2027-10-03", "2027-10-17")).toEqual(["3\u00A0oct", "17\u00A0oct"]);
  expect(format("2026-12-06", "2027-10-17", "2027-10-24")).toEqual([
    "6\u00A0dic",
    "17\u00A0oct\u00A02027",
    "24\u00A0oct\u00A02027",
  ]);
});

test("a list has no serial comma, in American English neither", () => {
  const languages = (htmlLang: string) => formatList(["A", "B", "C"], htmlLang);
  expect(["en", "en-US", "en-GB"].map(languages)).toEqual(Array(3).fill("A, B and C"));
  expect(["it", "es", "fr", "de"].map(languages)).toEqual([
    "A, B e C",
    "A, B y C",
    "A, B et C",
    "A, B und C",
  ]);
  expect(formatList(["£ GBP", "€ EUR"], "en-GB", "disjunction")).toBe("£ GBP or € EUR");
});
