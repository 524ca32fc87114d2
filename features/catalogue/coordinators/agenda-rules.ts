import { addDays, daysBetween } from "#markets/days.ts";

/** The days that a coordinator is away with a group, both included. */
export type Absence = Readonly<{ departureDate: string; endDate: string }>;

/** With fewer days at home between two groups, staff are warned. */
export const minDaysAtHome = 3;

/** A group that leaves within so many days has a coordinator. */
export const coordinatorDays = 90;

/** The last day on which a group leaves that has to have a coordinator now. */
export const coordinatorsNeededUntil = (today: string): string => addDays(today, coordinatorDays);

/**
 * Whether a departure counts as one without a coordinator: visitors see it, it leaves within
 * `coordinatorDays`, and nobody leads it, or whoever should has said no. Lists ask the database the
 * same (`lacksCoordinatorSql`).
 * @param hasDeclined whether its coordinator has said no
 */
export const lacksCoordinator = (
  tour: Readonly<{ departureDate: string; isPublished: boolean; coordinatorId: string | null }>,
  today: string,
  hasDeclined: boolean,
): boolean =>
  tour.isPublished &&
  tour.departureDate > today &&
  tour.departureDate <= coordinatorsNeededUntil(today) &&
  (tour.coordinatorId === null || hasDeclined);

/** The number of days that two absences share. */
export const sharedDays = (one: Absence, other: Absence): number => {
  const from = one.departureDate > other.departureDate ? one.departureDate : other.departureDate;
  const to = one.endDate < other.endDate ? one.endDate : other.endDate;
  return Math.max(0, daysBetween(from, to) + 1);
};

const lengthOf = ({ departureDate, endDate }: Absence): number =>
  daysBetween(departureDate, endDate) + 1;

/** Days at home between two absences that share none. */
const daysBetweenAbsences = (one: Absence, other: Absence): number =>
  one.endDate < other.departureDate
    ? daysBetween(one.endDate, other.departureDate) - 1
    : daysBetween(other.endDate, one.departureDate) - 1;

/**
 * Why one coordinator hardly leads two groups. `same-days`: one group is away during all days of
 * the other, so that nobody can lead both. `overlap`: they share `days` days, for which somebody
 * else has to be found. `home`: only `days` days at home between them.
 */
export type ConflictKind = "same-days" | "overlap" | "home";
export type Conflict<Group> = Readonly<{ kind: ConflictKind; days: number; with: Group }>;

const conflictWith = <Group extends Absence>(absence: Absence, other: Group): Conflict<Group> => {
  const days = sharedDays(absence, other);
  if (days === 0) return { kind: "home", days: daysBetweenAbsences(absence, other), with: other };
  const isWhole = days === Math.min(lengthOf(absence), lengthOf(other));
  return { kind: isWhole ? "same-days" : "overlap", days, with: other };
};

/** The conflicts of one group with others of the same coordinator, the earliest first. */
export const conflictsOf = <Group extends Absence>(
  absence: Absence,
  others: readonly Group[],
): readonly Conflict<Group>[] => {
  // Days are compared as texts: a sheet holds hundreds of groups against thousands of others.
  const first = addDays(absence.departureDate, -minDaysAtHome);
  const last = addDays(absence.endDate, minDaysAtHome);
  return others
    .filter(({ departureDate, endDate }) => departureDate <= last && endDate >= first)
    .toSorted((a, b) =>
      a.departureDate < b.departureDate ? -1 : Number(a.departureDate > b.departureDate),
    )
    .map((other) => conflictWith(absence, other));
};

/** Days at home before and after a group; null where no other group comes before or after. */
export const daysAtHome = (
  absence: Absence,
  others: readonly Absence[],
): Readonly<{ before: number | null; after: number | null }> => {
  let [last, next]: [Absence | null, Absence | null] = [null, null];
  for (const other of others) {
    const { departureDate, endDate } = other;
    if (endDate < absence.departureDate && endDate >= (last?.endDate ?? "")) last = other;
    if (departureDate > absence.endDate && departureDate <= (next?.departureDate ?? departureDate))
      next = other;
  }
  return {
    before: last && daysBetweenAbsences(last, absence),
    after: next && daysBetweenAbsences(absence, next),
  };
};
