import type { Coordinator } from "#features/coordinators/contract.ts";
import { needsPeople } from "#features/tours/rules.ts";
import { addDays } from "#markets/days.ts";
import { portraitName } from "./coordinators.ts";
import type { DemoTour } from "./tours.ts";

/** The days on which one person is away with a group, both included. */
type Away = Readonly<{ departureDate: string; endDate: string }>;
type Leader = Pick<Coordinator, "id" | "name" | "city">;

/** Who is away when. It is kept by person, since some lead the groups of two markets. */
export type Agenda = Map<string, Away[]>;

/** How many days somebody is at home between two groups, at least. */
export const daysAtHome = 3;
/** How long before the departure a coordinator is named. */
const namedBefore = 210;
/** How long before it somebody leads each group that leaves for certain, full ones too: a month, and the week until the demo's days move on. */
export const certainBefore = 38;

/** Notes that somebody is away. */
export const noteAway = (agenda: Agenda, who: Pick<Leader, "name" | "city">, away: Away): void => {
  const key = portraitName(who);
  const known = agenda.get(key);
  if (known) known.push(away);
  else agenda.set(key, [away]);
};

/** The one whom a departure wishes for if they are at home, else the next on the list who is. */
const freeLeader = (
  agenda: Agenda,
  leaders: readonly Leader[],
  tour: DemoTour,
): Leader | undefined => {
  const from = addDays(tour.departureDate, -daysAtHome);
  const until = addDays(tour.endDate, daysAtHome);
  const isFree = (who: Leader) =>
    (agenda.get(portraitName(who)) ?? []).every(
      ({ departureDate, endDate }) => endDate < from || until < departureDate,
    );
  const wish = leaders.findIndex(({ id }) => id === tour.coordinatorId);
  return leaders.slice(wish).find(isFree) ?? leaders.slice(0, wish).find(isFree);
};

/**
 * The departures of a market with those who lead them: nobody leads two groups at once. There are
 * fewer people than groups, so what leaves soon for certain comes first, then each trip with the
 * earliest that can be joined, then what leaves next; the others have nobody named yet. A group
 * that would leave soon for certain and that nobody is free for is not offered.
 * @param agenda who is away already; what is given here is noted in it
 */
export const withLeaders = (
  tours: readonly DemoTour[],
  leaders: readonly Leader[],
  agenda: Agenda,
  today: string,
): DemoTour[] => {
  const led = new Map<string, string>();
  const byDay = tours
    .filter(({ coordinatorId }) => coordinatorId !== null)
    .toSorted((a, b) =>
      a.departureDate < b.departureDate ? -1 : a.departureDate > b.departureDate ? 1 : 0,
    );
  const lead = (tour: DemoTour): boolean => {
    const leader = freeLeader(agenda, leaders, tour);
    if (!leader) return false;
    noteAway(agenda, leader, tour);
    led.set(tour.id, leader.id);
    return true;
  };
  const served = new Set<string>();
  const certain = addDays(today, certainBefore);
  const isCertain = ({ status, departureDate }: DemoTour) =>
    departureDate <= certain && !needsPeople(status);
  for (const tour of byDay) if (isCertain(tour) && lead(tour)) served.add(tour.travelId);
  for (const tour of byDay)
    if (tour.status !== "SOLD_OUT" && !served.has(tour.travelId) && lead(tour))
      served.add(tour.travelId);
  const last = addDays(today, namedBefore);
  for (const tour of byDay) if (!led.has(tour.id) && tour.departureDate <= last) lead(tour);
  return tours
    .filter((tour) => led.has(tour.id) || !isCertain(tour))
    .map((tour) => ({ ...tour, coordinatorId: led.get(tour.id) ?? null }));
};
