import { minDaysAtHome } from "#features/catalogue/coordinators/agenda-rules.ts";
import type { Coordinator } from "#features/catalogue/coordinators/contract.ts";
import { needsPeople } from "#features/catalogue/tours/rules.ts";
import { addDays } from "#markets/days.ts";
import { portraitName } from "./coordinators.ts";
import type { DemoTour } from "./tours.ts";

/** Period in which a coordinator travels with a group; both days are included. */
type Absence = Readonly<{ departureDate: string; endDate: string }>;
type Leader = Pick<Coordinator, "id" | "name" | "city">;

/**
 * Absences by person and not by coordinator, because one person can be a coordinator in two
 * markets.
 */
export type Agenda = Map<string, Absence[]>;

/** A departure's coordinator is announced this many days before the departure. */
const announcedDaysBefore = 210;
/**
 * Every group that is sure to leave within this many days has a coordinator, even if the group is
 * full. The number is a month plus the week until the demo's dates move on.
 */
export const assignedDaysBefore = 38;

export const recordAbsence = (
  agenda: Agenda,
  person: Pick<Leader, "name" | "city">,
  absence: Absence,
): void => {
  const key = portraitName(person);
  const absences = agenda.get(key);
  if (absences) absences.push(absence);
  else agenda.set(key, [absence]);
};

/** The coordinator whom the departure prefers, or else the next free coordinator on the list. */
const findFreeCoordinator = (
  agenda: Agenda,
  leaders: readonly Leader[],
  tour: DemoTour,
): Leader | undefined => {
  const freeFrom = addDays(tour.departureDate, -minDaysAtHome);
  const freeUntil = addDays(tour.endDate, minDaysAtHome);
  const isFree = (person: Leader) =>
    (agenda.get(portraitName(person)) ?? []).every(
      ({ departureDate, endDate }) => endDate < freeFrom || freeUntil < departureDate,
    );
  const preferred = leaders.findIndex(({ id }) => id === tour.coordinatorId);
  return leaders.slice(preferred).find(isFree) ?? leaders.slice(0, preferred).find(isFree);
};

/**
 * Assigns coordinators so that nobody leads two groups at once. Because there are fewer
 * coordinators than groups, departures that are sure to leave soon come first, then the earliest
 * bookable departure of each trip, then the next departures; later departures get no coordinator
 * yet. A departure that is sure to leave soon but has no free coordinator is dropped.
 * @param agenda known absences; the function adds the new absences to this map
 */
export const assignCoordinators = (
  tours: readonly DemoTour[],
  coordinators: readonly Leader[],
  agenda: Agenda,
  today: string,
): DemoTour[] => {
  const coordinatorByTour = new Map<string, string>();
  const byDeparture = tours
    .filter(({ coordinatorId }) => coordinatorId !== null)
    .toSorted((a, b) =>
      a.departureDate < b.departureDate ? -1 : a.departureDate > b.departureDate ? 1 : 0,
    );
  const assign = (tour: DemoTour): boolean => {
    const leader = findFreeCoordinator(agenda, coordinators, tour);
    if (!leader) return false;
    recordAbsence(agenda, leader, tour);
    coordinatorByTour.set(tour.id, leader.id);
    return true;
  };
  const servedTravels = new Set<string>();
  const assignedUntil = addDays(today, assignedDaysBefore);
  const needsCoordinatorNow = ({ status, departureDate }: DemoTour) =>
    departureDate <= assignedUntil && !needsPeople(status);
  for (const tour of byDeparture)
    if (needsCoordinatorNow(tour) && assign(tour)) servedTravels.add(tour.travelId);
  for (const tour of byDeparture)
    if (tour.status !== "SOLD_OUT" && !servedTravels.has(tour.travelId) && assign(tour))
      servedTravels.add(tour.travelId);
  const announcedUntil = addDays(today, announcedDaysBefore);
  for (const tour of byDeparture)
    if (!coordinatorByTour.has(tour.id) && tour.departureDate <= announcedUntil) assign(tour);
  return tours
    .filter((tour) => coordinatorByTour.has(tour.id) || !needsCoordinatorNow(tour))
    .map((tour) => ({ ...tour, coordinatorId: coordinatorByTour.get(tour.id) ?? null }));
};
