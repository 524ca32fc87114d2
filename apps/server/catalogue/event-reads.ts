import { comingEvents, eventBySlug } from "#features/catalogue/events/public/read-events.ts";
import { eventsTag } from "#features/catalogue/events/store.ts";
import { startOfDay } from "#markets/format.ts";
import type { ReadContext } from "./read-context.ts";

/** Reads of events. */
export const eventReads = ({ db, entityCaches, id, market, today, taggedRead }: ReadContext) => {
  const tags = [eventsTag(id)];
  return {
    events: taggedRead(
      () =>
        entityCaches.events.one(`${id} ${today}`, tags, () =>
          comingEvents(db, id, startOfDay(today, market)),
        ),
      ...tags,
    ),
    eventBySlug: taggedRead(
      (slug: string) =>
        entityCaches.eventsBySlug.one(`${id} ${slug}`, tags, () => eventBySlug(db, id, slug)),
      ...tags,
    ),
  };
};
