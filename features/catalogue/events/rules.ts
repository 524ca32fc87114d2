import type { RuleError } from "#platform/rule-error.ts";
import type { EventInput, EventPreview } from "./contract.ts";

/** Rules between the fields. */
export const eventErrors = (input: EventInput): readonly RuleError[] => [
  ...(Date.parse(input.startsAt) >= Date.parse(input.endsAt)
    ? [{ path: "endsAt", message: "It would end before it begins." }]
    : []),
  ...((input.latitude === null) === (input.longitude === null)
    ? []
    : [{ path: "longitude", message: "A place on the map has both numbers." }]),
  ...(input.isPublished && input.address === ""
    ? [{ path: "address", message: "Visitors need a place before it is published." }]
    : []),
];

export const hasBegun = ({ startsAt }: Pick<EventInput, "startsAt">, now: Date): boolean =>
  Date.parse(startsAt) <= now.getTime();

const isSameMoment = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);

const momentsOf = ({ startsAt, endsAt }: Pick<EventInput, "startsAt" | "endsAt">): string =>
  [startsAt, endsAt].map((moment) => new Date(moment).toISOString()).join(" ");

const placeOf = ({ city, address }: Pick<EventInput, "city" | "address">): string =>
  [city, address].filter(Boolean).join(", ");

/** What a save changes for those who come and those who look. */
export const changesOf = (before: EventInput, after: EventInput): EventPreview["changes"] => [
  ...(isSameMoment(before.startsAt, after.startsAt) && isSameMoment(before.endsAt, after.endsAt)
    ? []
    : [{ kind: "day" as const, before: momentsOf(before), after: momentsOf(after) }]),
  ...(placeOf(before) === placeOf(after)
    ? []
    : [{ kind: "place" as const, before: placeOf(before), after: placeOf(after) }]),
  ...(before.isPublished === after.isPublished
    ? []
    : [
        {
          kind: after.isPublished ? ("published" as const) : ("unpublished" as const),
          before: "",
          after: "",
        },
      ]),
  ...(before.cancelledBecause === after.cancelledBecause
    ? []
    : [
        {
          kind: after.cancelledBecause === "" ? ("reinstated" as const) : ("cancelled" as const),
          before: before.cancelledBecause,
          after: after.cancelledBecause,
        },
      ]),
];
