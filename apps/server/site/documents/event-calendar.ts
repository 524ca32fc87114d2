import { matchRoute } from "#apps/site/routing/match-route.ts";
import { calendarFile } from "#features/catalogue/events/public/calendar-file.ts";
import { eventBySlug } from "#features/catalogue/events/public/read-events.ts";
import { eventsTag } from "#features/catalogue/events/store.ts";
import { normalizePath } from "../canonical-url.ts";
import { toRenderedPage, type RenderedPage } from "../response/rendered-page.ts";
import type { DocumentOptions } from "./document-options.ts";

/**
 * The file that puts an event into a calendar.
 * @param path of the event's page
 * @returns null where the path is not one of an event of this market
 */
export const eventCalendar = async (
  { db, market, product, origin }: DocumentOptions,
  path: string,
): Promise<RenderedPage | null> => {
  const pagePath = normalizePath(path);
  const match = matchRoute(market.id, pagePath);
  if (match?.route !== "events-wemeet-event") return null;
  const event = await eventBySlug(db, market.id, match.params["event"] ?? "");
  if (!event) return null;
  const url = `${origin}${pagePath}`;
  const response = {
    status: 200,
    headers: [
      ["content-type", "text/calendar; charset=utf-8"],
      ["content-disposition", `attachment; filename="${event.slug}.ics"`],
    ],
    text: calendarFile(event, { product, host: new URL(origin).hostname, url }),
  } as const;
  return toRenderedPage(response, [eventsTag(market.id)], Infinity);
};
