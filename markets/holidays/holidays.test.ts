import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { easterSunday, holidaysBetween } from "./holidays.ts";

test("Easter falls on the Sundays of the almanac", () => {
  expect([2024, 2025, 2026, 2027, 2028, 2038].map(easterSunday)).toEqual([
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2028-04-16",
    "2038-04-25",
  ]);
});

test("holidays of a fixed date, of a weekday and of Easter are named in their market's words", () => {
  const named = (id: Parameters<typeof holidaysBetween>[0], from: string, to: string) =>
    holidaysBetween(id, from, to).map(({ day, name }) => `${day} ${name}`);
  expect(named("it-IT", "2027-03-01", "2027-05-01")).toEqual([
    "2027-03-28 Pasqua",
    "2027-03-29 Lunedì dell’Angelo",
    "2027-04-25 Festa della Liberazione",
    "2027-05-01 Festa del Lavoro",
  ]);
  expect(named("en-US", "2027-05-20", "2027-06-01")).toEqual(["2027-05-31 Memorial Day"]);
  expect(named("en-US", "2027-11-20", "2027-12-01")).toEqual(["2027-11-25 Thanksgiving"]);
  expect(named("en-WE", "2026-12-25", "2027-01-01")).toEqual([
    "2026-12-25 Christmas Day",
    "2026-12-26 Boxing Day",
    "2026-12-28 Boxing Day (substitute day)",
    "2027-01-01 New Year’s Day",
  ]);
  expect(named("fr-FR", "2027-05-06", "2027-05-17")).toContain("2027-05-06 Ascension");
});

test("a holiday on a weekend has the day off that its country gives", () => {
  const daysOff = (id: Parameters<typeof holidaysBetween>[0], from: string, to: string) =>
    holidaysBetween(id, from, to)
      .filter(({ name }) => name.endsWith(")"))
      .map(({ day, name }) => `${day} ${name}`);
  expect(daysOff("en-WE", "2027-01-01", "2028-01-31")).toEqual([
    "2027-12-27 Christmas Day (substitute day)",
    "2027-12-28 Boxing Day (substitute day)",
    "2028-01-03 New Year’s Day (substitute day)",
  ]);
  expect(daysOff("en-WE", "2033-12-20", "2033-12-31")).toEqual([
    "2033-12-27 Christmas Day (substitute day)",
  ]);
  expect(daysOff("en-US", "2027-06-01", "2027-12-31")).toEqual([
    "2027-06-18 Juneteenth (observed)",
    "2027-07-05 Independence Day (observed)",
    "2027-12-24 Christmas Day (observed)",
    "2027-12-31 New Year’s Day (observed)",
  ]);
  expect(daysOff("it-IT", "2026-01-01", "2035-12-31")).toEqual([]);
});

test("a holiday that a law brings begins with its year", () => {
  const october = (year: number) => holidaysBetween("it-IT", `${year}-10-01`, `${year}-10-31`);
  expect(october(2025)).toEqual([]);
  expect(october(2026)).toEqual([{ day: "2026-10-04", name: "San Francesco d’Assisi" }]);
});

test("every market has holidays, each with a name, in the order of the year", () => {
  for (const { id } of markets) {
    const found = holidaysBetween(id, "2027-01-01", "2027-12-31");
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ name }) => name !== "")).toBe(true);
    expect(found.map(({ day }) => day)).toEqual(found.map(({ day }) => day).toSorted());
  }
});
