import type { Tour } from "#features/catalogue/tours/contract.ts";
import { flexibleIsOpen } from "#features/catalogue/tours/parts/payments/payments.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { People, PriceChoice } from "#features/records/prices/contract.ts";
import type { ChoiceGroup } from "#features/records/prices/parts/choice-view.ts";
import { toPeopleChoice } from "#features/records/prices/parts/people-choice.ts";
import { peopleFrom } from "#features/records/prices/rules.ts";
import { oneOf } from "#markets/site/page-query.ts";
import { formatAmount, type Localizer } from "#markets/localizer.ts";

/** The parameters by which visitors choose, of pages that show a price. */
export const priceParams = {
  people: oneOf("2"),
  room: oneOf("private", "shared"),
  flexible: oneOf("1"),
} as const;

type AskedPrice = Readonly<{ people: People; room: string | null; isFlexible: boolean }>;
type Rooms = Pick<Travel, "privateRoom" | "privateRoomCents">;

const askedFrom = (query: URLSearchParams): AskedPrice => ({
  people: peopleFrom(query),
  room: query.get("room"),
  isFlexible: query.get("flexible") === "1",
});

const choiceOf = (
  { people, room, isFlexible }: AskedPrice,
  { privateRoom, privateRoomCents }: Rooms,
  tour: Tour,
  today: string,
): PriceChoice => {
  const isForOne = privateRoom && privateRoomCents !== null && room === "private";
  return {
    people,
    // Two who book together have a private room for nothing, so that they do without it by choice.
    hasPrivateRoom: people === 2 ? privateRoom && room !== "shared" : isForOne,
    roomCents: people === 1 && isForOne ? (privateRoomCents ?? 0) : 0,
    isFlexible: isFlexible && flexibleIsOpen(tour, today),
  };
};

/** Reads what a visitor has chosen; what the departure does not offer is not chosen. */
export const priceChoiceFrom = (
  query: URLSearchParams,
  rooms: Rooms,
  tour: Tour,
  today: string,
): PriceChoice => choiceOf(askedFrom(query), rooms, tour, today);

type Parameters = Readonly<Partial<Record<"people" | "room" | "flexible", string | null>>>;

/** What a choice keeps of the address: which departure is shown, and what else is chosen. */
const keptNames = ["month", "age", "tour", "from", "to", "people", "room", "flexible"];

/** The address of the same page with other values; null removes a parameter. */
const pathWith = (path: string, query: URLSearchParams, changed: Parameters): string => {
  const params = new URLSearchParams([...query].filter(([name]) => keptNames.includes(name)));
  for (const [name, value] of Object.entries(changed))
    if (value === null) params.delete(name);
    else params.set(name, value);
  return `${path}${params.size > 0 ? `?${params.toString()}` : ""}#cost`;
};

/** The address of the page with its prices for one or for two; the room is chosen anew. */
export const pathForPeople = (path: string, query: URLSearchParams, people: People): string =>
  pathWith(path, query, { people: people === 2 ? "2" : null, room: null });

type ChoiceScene = Readonly<{
  travel: Rooms;
  tour: Tour;
  choice: PriceChoice;
  path: string;
  query: URLSearchParams;
}>;

/** Null where the trip has no private rooms. */
const roomChoice = (
  localizer: Localizer,
  { travel, choice, path, query }: ChoiceScene,
): ChoiceGroup | null => {
  const { t } = localizer;
  const { people, hasPrivateRoom } = choice;
  if (!travel.privateRoom || (people === 1 && travel.privateRoomCents === null)) return null;
  const isTwo = people === 2;
  const ofPrivate = {
    text: isTwo
      ? t("cost.roomForTwo")
      : t("cost.roomForOne", { price: formatAmount(localizer, travel.privateRoomCents ?? 0) }),
    path: pathWith(path, query, { room: isTwo ? null : "private" }),
    isChosen: hasPrivateRoom,
  };
  const ofShared = {
    text: t("cost.roomShared"),
    path: pathWith(path, query, { room: isTwo ? "shared" : null }),
    isChosen: !hasPrivateRoom,
  };
  return {
    label: t("cost.roomLabel"),
    options: isTwo ? [ofPrivate, ofShared] : [ofShared, ofPrivate],
  };
};

const flexibleChoice = (
  localizer: Localizer,
  { tour, choice, path, query }: ChoiceScene,
): ChoiceGroup | null => {
  const { t, today } = localizer;
  if (!flexibleIsOpen(tour, today)) return null;
  return {
    label: t("cost.flexibleLabel"),
    options: [
      {
        text: t("cost.flexibleNo"),
        path: pathWith(path, query, { flexible: null }),
        isChosen: !choice.isFlexible,
      },
      {
        text: t("cost.flexibleYes", { price: formatAmount(localizer, tour.flexibleCents ?? 0) }),
        path: pathWith(path, query, { flexible: "1" }),
        isChosen: choice.isFlexible,
      },
    ],
  };
};

/** The links by which visitors say for how many, in which room and with which option they ask. */
export const toCostChoices = (localizer: Localizer, scene: ChoiceScene): readonly ChoiceGroup[] => {
  const { choice, path, query } = scene;
  return [
    toPeopleChoice(localizer, choice.people, (people) => pathForPeople(path, query, people)),
    roomChoice(localizer, scene),
    flexibleChoice(localizer, scene),
  ].filter((group) => group !== null);
};
