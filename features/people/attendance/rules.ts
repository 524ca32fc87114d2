import type { EventRecord } from "#features/catalogue/events/contract.ts";
import { hasBegun } from "#features/catalogue/events/rules.ts";

type Places = Readonly<{ places: number | null; coming: number }>;

/** How many can still come; any number where there is no limit. */
export const freePlaces = ({ places, coming }: Places): number =>
  places === null ? Infinity : Math.max(0, places - coming);

type Times = Pick<EventRecord, "startsAt" | "endsAt">;

export const isOver = ({ endsAt }: Pick<Times, "endsAt">, now: Date): boolean =>
  Date.parse(endsAt) <= now.getTime();

/** Whether places of an event are still given and given back. */
export const isOpen = (
  event: Times & Pick<EventRecord, "isPublished" | "cancelledBecause">,
  now: Date,
): boolean => event.isPublished && event.cancelledBecause === "" && !hasBegun(event, now);

/** The privacy policy says so. */
export const signUpsAreKeptDays = 30;
const dayMs = 86_400_000;

/** When names and addresses of those who came are deleted; their number stays with the event. */
export const deletedAt = ({ endsAt }: Pick<Times, "endsAt">): Date =>
  new Date(Date.parse(endsAt) + signUpsAreKeptDays * dayMs);

/** What those who have signed up are told of. */
export type AnnouncedChange = "cancelled" | "reinstated" | "changed" | null;

type Announced = Times & Pick<EventRecord, "isPublished" | "cancelledBecause" | "city" | "address">;

const isSameMoment = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);

/** What a save says to those who come and wait, who are mailed only when something changes for them. */
export const mailKindOf = (before: Announced, after: Announced, now: Date): AnnouncedChange => {
  if (isOver(before, now) && isOver(after, now)) return null;
  if (before.cancelledBecause === "" && after.cancelledBecause !== "") return "cancelled";
  if (after.cancelledBecause !== "") return null;
  if (before.cancelledBecause !== "") return "reinstated";
  const isSame =
    isSameMoment(before.startsAt, after.startsAt) &&
    isSameMoment(before.endsAt, after.endsAt) &&
    before.city === after.city &&
    before.address === after.address;
  return isSame ? null : "changed";
};
