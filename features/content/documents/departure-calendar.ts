import { flightsMayBeBought, isPast } from "#features/catalogue/tours/rules.ts";
import { tourByCode } from "#features/catalogue/tours/store.ts";
import { travelBySlug } from "#features/catalogue/travels/store.ts";
import { catalogueTag, travelTag } from "#features/records/catalogue-tags/rules.ts";
import { addDays } from "#markets/days.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import {
  calendarDay,
  calendarFile,
  calendarMoment,
  calendarText,
} from "#platform/calendar-files/icalendar.ts";
import { type RenderedPage, toRenderedPage } from "#platform/server/pages/rendered-page.ts";
import type { DocumentOptions } from "./document-options.ts";

type DepartureAddress = Readonly<{ travel: string; code: string; path: string }>;

/**
 * The file that puts a departure into a calendar, from the day on which people leave home to the
 * last one, as whole days. It is tentative until the departure is confirmed.
 * @param address the slug of the travel, the code of the departure, and the path of its page
 * @returns null where the page would not show the departure
 */
export const departureCalendar = async (
  {
    db,
    market,
    product,
    origin,
    now,
  }: Pick<DocumentOptions, "db" | "market" | "product" | "origin" | "now">,
  { travel: slug, code, path }: DepartureAddress,
): Promise<RenderedPage | null> => {
  const travel = await travelBySlug(db, market.id, slug);
  const tour = travel && (await tourByCode(db, market.id, travel.id, code));
  const today = dayAt(now, market);
  if (!tour || tour.cancellation || isPast(tour, today)) return null;
  const text = calendarFile(`-//${calendarText(product)}//Departures//EN`, [
    `UID:${tour.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${calendarMoment(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${calendarDay(tour.departureDate)}`,
    // The end is the first day that is no longer part of it.
    `DTEND;VALUE=DATE:${calendarDay(addDays(tour.endDate, 1))}`,
    `SUMMARY:${calendarText(travel.name)}`,
    `DESCRIPTION:${calendarText(travel.tagline)}`,
    `LOCATION:${calendarText(travel.flight.city)}`,
    `URL:${origin}${path}`,
    `STATUS:${flightsMayBeBought(tour.status) ? "CONFIRMED" : "TENTATIVE"}`,
  ]);
  const response = {
    status: 200,
    headers: [
      ["content-type", "text/calendar; charset=utf-8"],
      ["content-disposition", `attachment; filename="${slug}-${tour.departureDate}.ics"`],
    ],
    text,
  } as const;
  const tags = [catalogueTag(market.id), travelTag(market.id, travel.id)];
  return toRenderedPage(response, tags, startOfDay(addDays(today, 1), market).getTime());
};
