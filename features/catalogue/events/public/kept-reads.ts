import type { Reads } from "#features/records/kept-reads/store.ts";
import { startOfDay } from "#markets/format.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import { currentEventSlug, eventsTag, plannedEventsTag } from "../store.ts";
import type { PublicEvent } from "../public-event-rules.ts";
import { comingEvents, eventBySlug } from "./read-events.ts";

/** What a process keeps of them, with capacities in entries. */
export const eventCaches = (cache: TaggedCache) => ({
  events: cache.entities<readonly PublicEvent[]>(20),
  eventsBySlug: cache.entities<PublicEvent | null>(1000),
  currentEventSlugs: cache.entities<string | null>(500),
});

export const eventReads = (
  { db, id, market, today, taggedRead }: Reads,
  caches: ReturnType<typeof eventCaches>,
) => {
  const tags = [eventsTag(id)];
  const plannedTags = [plannedEventsTag(id)];
  return {
    events: taggedRead(
      () =>
        caches.events.one(`${id} ${today}`, tags, () =>
          comingEvents(db, id, startOfDay(today, market)),
        ),
      ...tags,
    ),
    plannedEvents: taggedRead(
      () =>
        caches.events.one(`${id} ${today} planned`, plannedTags, () =>
          comingEvents(db, id, startOfDay(today, market)),
        ),
      ...plannedTags,
    ),
    eventBySlug: taggedRead(
      (slug: string) =>
        caches.eventsBySlug.one(`${id} ${slug}`, tags, () => eventBySlug(db, id, slug)),
      ...tags,
    ),
    currentEventSlug: taggedRead(
      (slug: string) =>
        caches.currentEventSlugs.one(`${id} ${slug}`, plannedTags, () =>
          currentEventSlug(db, id, slug),
        ),
      ...plannedTags,
    ),
  };
};
