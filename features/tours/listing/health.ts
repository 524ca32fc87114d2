import { daysBetween } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";
import { counted } from "#platform/counted.ts";
import type { Tour, TourInput } from "../contract.ts";
import type { Conflict } from "#features/coordinators/agenda-rules.ts";
import type { Suggestion } from "../planning/suggested-status.ts";
import { decisionDay, isPast, needsPeople } from "../rules.ts";
import type { TourHealth } from "../listed-contract.ts";

/** A group that leaves within this many days has a coordinator. */
export const coordinatorDays = 90;
/** It is high time to name a coordinator or to decide within this many days. */
const urgentCoordinatorDays = 30;
const urgentDecisionDays = 7;

type Found = Readonly<{
  conflicts: readonly Conflict<Readonly<{ travelName: string; departureDate: string }>>[];
  suggestion: Suggestion | null;
}>;

const coordinatorHealth = (tour: TourInput, today: string): TourHealth[] => {
  const daysLeft = daysBetween(today, tour.departureDate);
  if (tour.coordinatorId !== null || daysLeft > coordinatorDays) return [];
  return [
    {
      kind: "no-coordinator",
      level: daysLeft <= urgentCoordinatorDays && !needsPeople(tour.status) ? "red" : "amber",
      text: `Leaves in ${counted(daysLeft, "day")} without a coordinator`,
      path: "coordinatorId",
    },
  ];
};

const minimumHealth = (tour: TourInput, today: string): TourHealth[] => {
  if (tour.peopleNeeded === 0 || tour.status === "WAITING_LIST" || tour.status === "SOLD_OUT")
    return [];
  const day = decisionDay(tour);
  const daysLeft = daysBetween(today, day);
  const counted = `${tour.peopleIn} in of ${tour.peopleMinimum} needed`;
  if (daysLeft > coordinatorDays) return [];
  return [
    {
      kind: "below-minimum",
      level: daysLeft <= urgentDecisionDays ? "red" : "amber",
      text:
        daysLeft < 0
          ? `${counted}, to be decided since ${formatDate(day)}`
          : `${counted}, decide by ${formatDate(day)}`,
      path: "status",
    },
  ];
};

const conflictHealth = ({ conflicts }: Found): TourHealth[] =>
  conflicts.map(({ kind, days, with: group }) => {
    const count = counted(days, "day");
    const other = `${group.travelName} of ${formatDate(group.departureDate)}`;
    return {
      kind: "conflict",
      level: "red",
      text:
        kind === "home"
          ? `The coordinator is at home for ${count} between this and ${other}`
          : `The coordinator leads ${other} too, ${count} at once`,
      path: "coordinatorId",
    };
  });

const statusHealth = ({ suggestion }: Found): TourHealth[] =>
  suggestion === null
    ? []
    : [{ kind: "status", level: "lake", text: suggestion.reason, path: "status" }];

/** What has to be looked at in a departure that is still to come. */
export const tourHealth = (tour: Tour, today: string, found: Found): readonly TourHealth[] =>
  isPast(tour, today) || tour.cancellation
    ? []
    : [
        ...conflictHealth(found),
        ...minimumHealth(tour, today),
        ...coordinatorHealth(tour, today),
        ...statusHealth(found),
      ];
