import { stableUuid } from "#demo/random.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { EventRecord } from "#features/catalogue/events/contract.ts";
import { addDays, type Day } from "#markets/days.ts";
import { startOfDay } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";

const anHour = 3_600_000;

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
  (events.get(market.id) ?? []).map((evening, index) => {
    const { picture, inDays, hour, hours, trips, ...written } = evening;
    const start = startOfDay(addDays(today, inDays), market).getTime() + hour * anHour;
    // One event lacks a host, as the back-office has a list of those.
    const host = index === 1 ? undefined : coordinatorIds[index % coordinatorIds.length];
    return {
      ...written,
      id: stableUuid("event", market.id, String(index)),
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + hours * anHour).toISOString(),
      coordinatorId: host ?? null,
      travelIds: trips.map((code) => stableUuid("travel", market.id, code)),
      pictureId: pictures.get(picture) ?? null,
      isPublished: written.address !== "",
    };
  });
