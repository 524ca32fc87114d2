import type { Database } from "#platform/server/database/tables.ts";
import { type RenderedPage, toRenderedPage } from "#platform/server/pages/rendered-page.ts";
import { plannedEventsTag } from "../store.ts";
import { eventCalendarFile } from "./calendar-file.ts";
import { eventBySlug } from "./read-events.ts";

type CalendarOptions = Readonly<{
  db: Database;
  market: Readonly<{ id: string }>;
  product: string;
  origin: string;
}>;

/**
 * The file that puts an event into a calendar.
 * @param path of the event's page
 * @returns null where the market has no such event
 */
export const eventCalendar = async (
  { db, market, product, origin }: CalendarOptions,
  slug: string,
  path: string,
): Promise<RenderedPage | null> => {
  const event = await eventBySlug(db, market.id, slug);
  if (!event) return null;
  const response = {
    status: 200,
    headers: [
      ["content-type", "text/calendar; charset=utf-8"],
      ["content-disposition", `attachment; filename="${event.slug}.ics"`],
    ],
    text: eventCalendarFile(event, {
      product,
      host: new URL(origin).hostname,
      url: `${origin}${path}`,
    }),
  } as const;
  return toRenderedPage(response, [plannedEventsTag(market.id)], Infinity);
};
