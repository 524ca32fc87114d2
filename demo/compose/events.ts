import { stableUuid } from "#demo/random.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { EventRecord } from "#features/catalogue/events/contract.ts";
import { addDays, type Day } from "#markets/days.ts";
import { startOfDay } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";

const hour = 3_600_000;

/**
 * The evenings at which travellers of a market meet; one without a place is unpublished.
 * @param pictures media ids by the pictures' names
 */
export const composeEvents = (
  market: Market,
  { events }: Pick<Demo, "events">,
  pictures: ReadonlyMap<string, string>,
  coordinatorIds: readonly string[],
  today: Day,
): readonly EventRecord[] =>
  (events.get(market.id) ?? []).map(({ picture, ...evening }, index) => {
    const start = startOfDay(addDays(today, 20 + 17 * index), market).getTime();
    return {
      ...evening,
      id: stableUuid("event", market.id, String(index)),
      latitude: null,
      longitude: null,
      startsAt: new Date(start + 19 * hour).toISOString(),
      endsAt: new Date(start + 22 * hour).toISOString(),
      places: index === 0 ? 40 : null,
      coordinatorId: index === 0 ? (coordinatorIds[0] ?? null) : null,
      travelIds: [],
      pictureId: pictures.get(picture) ?? null,
      isPublished: evening.address !== "",
    };
  });
