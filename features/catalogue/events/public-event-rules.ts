import type { EventRecord } from "#features/catalogue/events/contract.ts";

/**
 * A published event with how many have signed up and how many wait; names of those who come are in
 * no public answer.
 */
export type PublicEvent = Omit<EventRecord, "isPublished"> &
  Readonly<{ coming: number; waiting: number; updatedAt: string }>;

export const isCancelled = ({ cancelledBecause }: Pick<PublicEvent, "cancelledBecause">): boolean =>
  cancelledBecause !== "";

export const isOver = ({ endsAt }: Pick<PublicEvent, "endsAt">, now: Date): boolean =>
  Date.parse(endsAt) <= now.getTime();

/** Places that are free; null where as many may come as want to. */
export const placesLeft = ({
  places,
  coming,
}: Pick<PublicEvent, "places" | "coming">): number | null =>
  places === null ? null : Math.max(0, places - coming);

/** The next moment at which one of the events begins or ends, in epoch milliseconds. */
export const nextTurn = (
  events: readonly Pick<PublicEvent, "startsAt" | "endsAt">[],
  now: Date,
): number =>
  Math.min(
    ...events
      .flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)])
      .filter((moment) => moment > now.getTime()),
  );
