import type { RuleError } from "#platform/rule-error.ts";
import { counted } from "#platform/counted.ts";
import type { TravelInput } from "./contract.ts";

const check = (path: string, message: string, isInvalid: boolean): RuleError[] =>
  isInvalid ? [{ path, message }] : [];

const isBlank = (text: string): boolean => text.trim() === "";

const lengthErrors = ({ days, nights, itinerary }: TravelInput): RuleError[] =>
  [
    check(
      "days",
      `The itinerary has ${counted(itinerary.length, "day")}.`,
      itinerary.length > 0 && itinerary.length !== days,
    ),
    check("nights", "A travel has no more nights than days.", nights > days),
  ].flat();

const moneyErrors = ({ moneyPot, privateRoom, privateRoomCents }: TravelInput): RuleError[] =>
  [
    check(
      "moneyPot.highCents",
      "The money pot ends below where it begins.",
      moneyPot.highCents < moneyPot.lowCents,
    ),
    check(
      "privateRoomCents",
      "A private room has a price.",
      privateRoom && privateRoomCents === null,
    ),
  ].flat();

/** Visitors would see a mark with nothing beside it. */
const blankLines = (path: string, lines: readonly string[]): RuleError[] =>
  lines.flatMap((line, index) =>
    check(`${path}.${index}`, "Write this entry, or remove it.", isBlank(line)),
  );

/** Visitors would see a name without a price, or a price of nothing. */
const activityErrors = ({ itinerary }: TravelInput): RuleError[] =>
  itinerary.flatMap(({ activities }, index) =>
    activities.flatMap(({ name, cents }, place) => {
      const path = `itinerary.${index}.activities.${place}`;
      return [
        ...check(`${path}.name`, "Write this activity, or remove it.", isBlank(name)),
        ...check(`${path}.cents`, "Write its price, 0 where it is free.", cents === null),
      ];
    }),
  );

/** What the page of a trip cannot do without. */
const publicationErrors = (travel: TravelInput): RuleError[] =>
  [
    check("tagline", "A published travel needs a line under its name.", isBlank(travel.tagline)),
    check("story", "A published travel needs its story.", isBlank(travel.story)),
    check("itinerary", "A published travel needs its days.", travel.itinerary.length === 0),
    ...travel.itinerary.map(({ title }, index) =>
      check(
        `itinerary.${index}.title`,
        `Day ${index + 1} of a published travel needs a title.`,
        isBlank(title),
      ),
    ),
    check(
      "destinationIds",
      "A published travel needs a destination, or nobody finds it.",
      travel.destinationIds.length === 0,
    ),
    check("included", "A published travel says what is included.", travel.included.length === 0),
    ...activityErrors(travel),
    ...blankLines("included", travel.included),
    ...blankLines("excluded", travel.excluded),
    ...blankLines("highlights", travel.highlights),
    ...blankLines("moneyPot.items", travel.moneyPot.items),
  ].flat();

/** Contradictions between the fields of a travel, and what a published one lacks. */
export const travelErrors = (travel: TravelInput): readonly RuleError[] => [
  ...check("name", "Give the travel a name.", isBlank(travel.name)),
  ...lengthErrors(travel),
  ...moneyErrors(travel),
  ...(travel.isPublished ? publicationErrors(travel) : []),
];

/**
 * Why a travel cannot be published as it is written: the first of what is wrong, and how much more
 * there is. Null where it can.
 */
export const publicationRefusal = (travel: TravelInput): string | null => {
  const messages = [
    ...(travel.tripId === "" ? ["Choose its trip."] : []),
    ...travelErrors({ ...travel, isPublished: true }).map(({ message }) => message),
  ];
  const [first] = messages;
  if (first === undefined) return null;
  const more = messages.length - 1;
  return more === 0
    ? first
    : `${first} ${counted(more, "more thing is", "more things are")} missing.`;
};

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const lineOrNull = (text: string | null): string | null =>
  text === null || isBlank(text) ? null : text;

/**
 * As a travel is stored: nothing twice, destinations in the order of their ids, and null for a
 * place that was emptied, so that there is one form of none.
 */
export const normalizeTravel = (travel: TravelInput): TravelInput => ({
  ...travel,
  name: travel.name.trim(),
  itinerary: travel.itinerary.map((day) => ({ ...day, sleep: lineOrNull(day.sleep) })),
  flight: { ...travel.flight, returnCity: lineOrNull(travel.flight.returnCity) },
  moods: unique(travel.moods),
  badgeIds: unique(travel.badgeIds),
  photoIds: unique(travel.photoIds),
  destinationIds: unique(travel.destinationIds).toSorted(),
});
