import { type AgeBand, ageBands } from "#features/catalogue/departure-filters/contract.ts";
import { type Group, leastShown, type ShownGroup } from "./contract.ts";

/** What is kept of somebody who is in a departure. */
export type GroupPerson = Readonly<{
  firstTimer: boolean | null;
  previousTrips: number | null;
  gender: string | null;
  ageBand: AgeBand | null;
}>;

const spread = (people: readonly GroupPerson[]): ShownGroup["ageBands"] => {
  const bands = ageBands.map((ageBand) => ({
    ageBand,
    people: people.filter((person) => person.ageBand === ageBand).length,
  }));
  const first = bands.findIndex((band) => band.people > 0);
  const last = bands.findLastIndex((band) => band.people > 0);
  return first === -1 ? [] : bands.slice(first, last + 1);
};

/**
 * A group as travellers see it.
 * @param people in the order in which they are shown, which has to tell nothing of when they came
 */
export const toGroup = (people: readonly GroupPerson[]): Group => {
  if (people.length < leastShown) return { people: people.length };
  const ofGender = (gender: string) => people.filter((each) => each.gender === gender).length;
  return {
    people: people.length,
    passengers: people.map(({ firstTimer, previousTrips }) => ({ firstTimer, previousTrips })),
    firstTimers: people.filter(({ firstTimer }) => firstTimer === true).length,
    women: ofGender("woman"),
    men: ofGender("man"),
    ageBands: spread(people),
  };
};
