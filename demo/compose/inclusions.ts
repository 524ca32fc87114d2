import type { Phrases } from "#demo/read/phrases.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";

/** For each line, whether a trip's facts make it true. */
type Truths<Kind extends keyof Phrases["inclusions"]> = Readonly<
  Record<keyof Phrases["inclusions"][Kind], (facts: TripFacts) => boolean>
>;

const always = () => true;
const meals = (facts: TripFacts, letter: string) =>
  facts.days.filter((day) => day.meals.includes(letter)).length;
const moves = (facts: TripFacts, by: string) =>
  facts.by === by || facts.days.some((day) => day.by === by);

/** What is in the price, in the order of the trip's page. */
export const included: Truths<"included"> = {
  coordinator: always,
  insurance: always,
  nights: ({ style, privateRoom }) => style !== "wild" && privateRoom,
  "shared-nights": ({ style, privateRoom }) => style !== "wild" && !privateRoom,
  "wild-nights": ({ style }) => style === "wild",
  breakfasts: (facts) => meals(facts, "B") > 0,
  dinners: (facts) => meals(facts, "D") > 1,
  road: (facts) => moves(facts, "van") || moves(facts, "bus"),
  trains: (facts) => moves(facts, "train"),
  boats: (facts) => moves(facts, "boat"),
  jeeps: (facts) => moves(facts, "jeep"),
  flights: (facts) => moves(facts, "plane"),
  "trail-guides": ({ type }) => type === "trekking",
  "game-drives": ({ type }) => type === "safari",
};

/** What is not in the price. */
export const excluded: Truths<"excluded"> = {
  flights: always,
  "money-pot": always,
  "other-meals": always,
  visa: ({ continent }) => continent !== "europe",
  "private-room": ({ privateRoom }) => privateRoom,
  personal: always,
};

const isDriven = ({ by }: TripFacts) => by === "van" || by === "jeep";

/** What the money pot usually pays. */
export const inPot: Truths<"pot"> = {
  meals: always,
  tickets: always,
  fuel: isDriven,
  "local-transport": (facts) => !isDriven(facts),
  tips: always,
};
