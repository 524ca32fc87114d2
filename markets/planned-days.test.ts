import { expect, test } from "vitest";
import { formatComingDay, formatLongDate, formatShortDate } from "#markets/format.ts";
import { markets } from "#markets/markets.ts";
import {
  calendarDayParts,
  formatDays,
  formatFullDay,
  formatPlannedDay,
} from "#markets/planned-days.ts";

/**
 * Formats a day in every market. The result shows no-break spaces as `_` and omits word joiners.
 */
const formatInEveryMarket = (format: (market: (typeof markets)[number]) => string) =>
  markets.map((market) => format(market).replaceAll("\u00A0", "_").replaceAll("\u2060", ""));

test("a planned day has its weekday and month in the market's language and order", () => {
  expect(formatInEveryMarket((market) => formatPlannedDay("2026-12-05", market))).toEqual([
    "sab_5_dic",
    "Sat,_Dec_5",
    "Sat_5_Dec",
    "sáb_5_dic",
    "sam._5_déc.",
    "Sa.,_5._Dez.",
    "Sat_5_Dec",
  ]);
  expect(formatInEveryMarket((market) => formatFullDay("2027-03-01", market))).toEqual([
    "lunedì 1_marzo_2027",
    "Monday, March_1,_2027",
    "Monday 1_March_2027",
    "lunes 1_de_marzo_de_2027",
    "lundi 1er_mars_2027",
    "Montag, 1._März_2027",
    "Monday 1_March_2027",
  ]);
});

test("calendarDayParts has day and month in the market's order", () => {
  const leaf = (market: (typeof markets)[number]) =>
    calendarDayParts("2026-12-05", market)
      .map(({ text }) => text)
      .join(" ");
  expect(formatInEveryMarket(leaf)).toEqual([
    "5 dic",
    "Dec 5",
    "5 Dec",
    "5 dic",
    "5 déc.",
    "5. Dez.",
    "5 Dec",
  ]);
});

test("no formatted day contains a space at which a line could break", () => {
  const day = "2028-05-06";
  for (const market of markets)
    for (const text of [
      formatLongDate(day, market),
      formatShortDate(day, market),
      formatPlannedDay(day, market),
      formatComingDay(day, market, "2026-11-22"),
      formatDays(day, "2028-05-16", market),
    ]) {
      expect(text).toMatch(/\u00A0/);
      expect(text).not.toContain(" ");
    }
});

test.each([
  [
    ["2026-12-05", "2026-12-15"],
    [
      "5–15_dic_2026",
      "Dec_5–15,_2026",
      "5–15_Dec_2026",
      "5–15_dic_2026",
      "5–15_déc._2026",
      "5.–15._Dez._2026",
      "5–15_Dec_2026",
    ],
  ],
  [
    ["2027-04-28", "2027-05-01"],
    [
      "28_apr_– 1_mag_2027",
      "Apr_28_– May_1,_2027",
      "28_Apr_– 1_May_2027",
      "28_abr_– 1_may_2027",
      "28_avr._– 1er_mai_2027",
      "28._Apr._– 1._Mai_2027",
      "28_Apr_– 1_May_2027",
    ],
  ],
  [
    ["2026-12-28", "2027-01-05"],
    [
      "28_dic_2026_– 5_gen_2027",
      "Dec_28,_2026_– Jan_5,_2027",
      "28_Dec_2026_– 5_Jan_2027",
      "28_dic_2026_– 5_ene_2027",
      "28_déc._2026_– 5_janv._2027",
      "28._Dez._2026_– 5._Jan._2027",
      "28_Dec_2026_– 5_Jan_2027",
    ],
  ],
  [
    ["2026-12-26", "2026-12-26"],
    [
      "26_dic_2026",
      "Dec_26,_2026",
      "26_Dec_2026",
      "26_dic_2026",
      "26_déc._2026",
      "26._Dez._2026",
      "26_Dec_2026",
    ],
  ],
] as const)("the range of days %j is formatted for every market", ([from, to], texts) => {
  expect(formatInEveryMarket((market) => formatDays(from, to, market))).toEqual(texts);
});
