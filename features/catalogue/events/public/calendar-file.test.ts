import { expect, test } from "vitest";
import type { PublicEvent } from "../public-event-rules.ts";
import { eventCalendarFile } from "./calendar-file.ts";

const event: PublicEvent = {
  id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  title: "Camminata; a San Luca, 666 archi",
  slug: "san-luca",
  text: `Si parte insieme.\r\nSi torna quando si vuole. ${"è".repeat(60)}`,
  city: "Bologna",
  address: "Porta Saragozza, sotto l’arco",
  latitude: 44.49,
  longitude: 11.33,
  startsAt: "2026-11-28T09:30:00.000Z",
  endsAt: "2026-11-28T12:30:00.000Z",
  places: 20,
  coordinatorId: null,
  travelIds: [],
  pictureId: null,
  cancelledBecause: "",
  coming: 14,
  waiting: 0,
  updatedAt: "2026-11-20T08:00:00.000Z",
};
const context = { product: "Wayroam", host: "it.example.com", url: "https://it.example.com/a" };

test("the calendar file is RFC 5545: escaped, folded by bytes, lines ended by CR LF", () => {
  const file = eventCalendarFile(event, context);
  const lines = file.split("\r\n");
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const whole = file.replaceAll("\r\n ", "");
  expect(whole).toContain("\r\nSUMMARY:Camminata\\; a San Luca\\, 666 archi\r\n");
  expect(whole).toContain("DESCRIPTION:Si parte insieme.\\nSi torna quando si vuole. è");
  expect(whole).toContain("LOCATION:Porta Saragozza\\, sotto l’arco\\, Bologna\r\n");
  expect(whole).toContain("DTSTART:20261128T093000Z\r\nDTEND:20261128T123000Z\r\n");
  expect(whole).toContain("GEO:44.49;11.33\r\n");
  expect(whole).toContain("STATUS:CONFIRMED\r\n");
});

test("a cancelled event says so in calendars, and one without a place has none", () => {
  const off = { ...event, latitude: null, longitude: null, cancelledBecause: "Piove." };
  const file = eventCalendarFile(off, context);
  expect(file).toContain("STATUS:CANCELLED");
  expect(file).not.toContain("GEO:");
});
