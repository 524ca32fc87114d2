import type { Phrases } from "#demo/read/phrases.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";

/** A condition for each line, which says whether the line applies to a trip. */
type LineConditions<Kind extends keyof Phrases["inclusions"]> = Readonly<
  Record<keyof Phrases["inclusions"][Kind], (facts: TripFacts) => boolean>
>;

const always = () => true;
const countMeals = (facts: TripFacts, letter: string) =>
  facts.days.filter((day) => day.meals.includes(letter)).length;
const travelsBy = (facts: TripFacts, by: string) =>
  facts.by === by || facts.days.some((day) => day.by === by);

/** Lines of what the price includes, in the order of the trip's page. */
export const included: LineConditions<"included"> = {
  coordinator: always,
  insurance: always,
  nights: ({ style, privateRoom }) => style !== "wild" && privateRoom,
  "shared-nights": ({ style, privateRoom }) => style !== "wild" && !privateRoom,
  "wild-nights": ({ style }) => style === "wild",
  breakfasts: (facts) => countMeals(facts, "B") > 0,
  dinners: (facts) => countMeals(facts, "D") > 1,
  road: (facts) => travelsBy(facts, "van") || travelsBy(facts, "bus"),
  trains: (facts) => travelsBy(facts, "train"),
  boats: (facts) => travelsBy(facts, "boat"),
  jeeps: (facts) => travelsBy(facts, "jeep"),
  flights: (facts) => travelsBy(facts, "plane"),
  "trail-guides": ({ type }) => type === "trekking",
  "game-drives": ({ type }) => type === "safari",
};

export const excluded: LineConditions<"excluded"> = {
  flights: always,
  "money-pot": always,
  "other-meals": always,
  visa: ({ continent }) => continent !== "europe",
  "private-room": ({ privateRoom }) => privateRoom,
  personal: always,
};

const usesVehicle = ({ by }: TripFacts) => by === "van" || by === "jeep";

/** What the money pot usually pays for. */
export const paidFromPot: LineConditions<"pot"> = {
  meals: always,
  tickets: always,
  fuel: usesVehicle,
  "local-transport": (facts) => !usesVehicle(facts),
  tips: always,
};
