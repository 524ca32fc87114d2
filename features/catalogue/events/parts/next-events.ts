import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import type { CoordinatorReads } from "#features/catalogue/coordinators/site/reads.ts";
import type { EventReads } from "#features/catalogue/events/site/reads.ts";
import { pathOf } from "#markets/paths.ts";
import type { Site } from "#markets/site/site.ts";
import type { EventPreset } from "../contract.ts";
import { citySlug } from "../public/city-slug.ts";
import { eventsOn } from "../public/find-events.ts";
import { daysOfPreset } from "../public/presets.ts";
import { isCancelled } from "../public-event-rules.ts";
import type { EventRowView } from "./event-row-view.ts";
import { eventsPath } from "./events-path.ts";
import { comingEvents, eventRows } from "./load-event-rows.ts";

/** `city` is the slug of a city, in which an empty string does not filter. */
export type EventsQuery = Readonly<{ city: string; when: EventPreset; limit: number }>;

/** What is read here of the market, for one request. */
type PageSite = Site<CoordinatorReads & EventReads & PictureReads>;

/**
 * The next events of a city and some days that take place, with the link to all of them; null where
 * there are none, and in a market that hides events.
 */
export const nextEvents = async (
  site: PageSite,
  { city: slug, when, limit }: EventsQuery,
): Promise<Readonly<{ events: readonly EventRowView[]; all: LinkView }> | null> => {
  const { t, market, today } = site.localizer;
  const path = pathOf(market.id, "events-wemeet");
  if (path === null) return null;
  const coming = (await comingEvents(site)).filter((event) => !isCancelled(event));
  const inCity = coming.filter(
    ({ city }) => slug === "" || citySlug(city, market.language) === slug,
  );
  const days = daysOfPreset(when, today, market);
  const found = eventsOn(inCity, { days, city: null }, today, market);
  if (found.length === 0) return null;
  const city = slug === "" ? null : (found[0]?.city ?? null);
  return {
    events: await eventRows(site, found.slice(0, limit)),
    all: { label: t("wemeet.all"), path: eventsPath(path, { city, when }) },
  };
};
