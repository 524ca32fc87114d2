import { expect, test } from "vitest";
import { endOfDay, parseDay, parseDayAndTime, parseTime } from "./typed-dates.ts";
import { writeDay, writeDayAndTime } from "./write-date.ts";

test.each([
  "1/3/27",
  "1/3/2027",
  "01/03/2027",
  "01.03.2027",
  "1.3.27",
  " 1 - 3 - 2027 ",
  "1 3 2027",
  "01032027",
  "2027-03-01",
  "2027-3-1",
  "20270301",
])("%s is the first of March", (text) => expect(parseDay(text)).toBe("2027-03-01"));

test.each(["", "03/24/2027", "31/02/2027", "1/3", "1/3/7", "tomorrow", "1/3/202", "11327"])(
  "%s is no day",
  (text) => expect(parseDay(text)).toBeNull(),
);

test.each([
  ["8", "08:00"],
  ["8:00", "08:00"],
  ["08.30", "08:30"],
  ["0830", "08:30"],
  ["8h30", "08:30"],
  ["8 pm", "20:00"],
  ["12 am", "00:00"],
  ["23:59", "23:59"],
])("%s is the time %s", (text, time) => expect(parseTime(text)).toBe(time));

test.each(["24:00", "8:60", "13 pm", "", "8:", "noon"])("%s is no time", (text) =>
  expect(parseTime(text)).toBeNull(),
);

test.each([
  ["1/3/27 8", "2027-03-01T08:00"],
  ["01.03.2027, 8:00", "2027-03-01T08:00"],
  ["2027-03-01T08:00", "2027-03-01T08:00"],
  ["2027-03-01T08:00:00", "2027-03-01T08:00"],
  ["1 3 2027 20.15", "2027-03-01T20:15"],
  ["01/03/2027, 08:00 pm", "2027-03-01T20:00"],
  ["1/3/27", "2027-03-01T00:00"],
])("%s is the moment %s", (text, local) => expect(parseDayAndTime(text, "")).toBe(local));

test("a day alone where something ends is meant to its last minute, and a given time stays", () => {
  expect(parseDayAndTime("15/12/2026", "", endOfDay)).toBe("2026-12-15T23:59");
  expect(parseDayAndTime("15/12/2026 9", "", endOfDay)).toBe("2026-12-15T09:00");
});

test("a time alone is one of the day that the field holds, and without a day it is nothing", () => {
  expect(parseDayAndTime("9:30", "2027-03-01T08:00")).toBe("2027-03-01T09:30");
  expect(parseDayAndTime("8", "2027-03-01T09:30")).toBe("2027-03-01T08:00");
  expect(parseDayAndTime("9:30", "")).toBeNull();
  expect(parseDayAndTime("31/02/2027 8:00", "2027-03-01T08:00")).toBeNull();
});

test("days and times are written in the house's order, and read back", () => {
  expect(writeDay("2027-05-04")).toBe("04/05/2027");
  expect(writeDayAndTime("2027-05-04T08:05")).toBe("04/05/2027 08:05");
  expect(parseDayAndTime(writeDayAndTime("2027-05-04T18:05"), "")).toBe("2027-05-04T18:05");
  expect(writeDayAndTime("")).toBe("");
});
