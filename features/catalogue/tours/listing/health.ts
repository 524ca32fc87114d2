import { daysBetween } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";
import { counted } from "#platform/counted.ts";
import type { Tour, TourInput } from "../contract.ts";
import { type Conflict, lacksCoordinator } from "#features/catalogue/coordinators/agenda-rules.ts";
import type { Suggestion } from "../consequences/suggested-status.ts";
import { patientDays, type Question } from "../question-contract.ts";
import { decisionDay, isPast, isUndecided, needsPeople } from "../rules.ts";
import type { TourHealth } from "../listed-contract.ts";

/** A group that is not confirmed yet is looked at so many days before it is decided. */
const decisionHorizonDays = 90;
/** It is high time to name a coordinator or to decide within this many days. */
const urgentCoordinatorDays = 30;
const urgentDecisionDays = 7;

type Found = Readonly<{
  conflicts: readonly Conflict<Readonly<{ travelName: string; departureDate: string }>>[];
  suggestion: Suggestion | null;
  question: Question | null;
  /** Name of who leads it. */
  coordinator: string | null;
}>;

/** `Amina has said no: “Away that week.”` */
const declinedText = (name: string, reason: string): string =>
  `${name} has said no${reason === "" ? "" : `: “${reason}”`}`;

const coordinatorHealth = (
  tour: TourInput,
  today: string,
  { question, coordinator }: Found,
): TourHealth[] => {
  const hasDeclined = question?.answer === "no";
  if (!lacksCoordinator(tour, today, hasDeclined)) return [];
  const daysLeft = daysBetween(today, tour.departureDate);
  return [
    {
      kind: "no-coordinator",
      level: daysLeft <= urgentCoordinatorDays && !needsPeople(tour.status) ? "red" : "amber",
      text: hasDeclined
        ? declinedText(coordinator ?? "", question.reason)
        : `Leaves in ${counted(daysLeft, "day")} without a coordinator`,
      path: "coordinatorId",
    },
  ];
};

/** Somebody was asked and has said nothing for longer than `patientDays`. */
const answerHealth = (today: string, { question, coordinator }: Found): TourHealth[] => {
  if (question === null || question.answer !== null) return [];
  const days = daysBetween(question.askedAt.slice(0, 10), today);
  if (days <= patientDays) return [];
  return [
    {
      kind: "no-answer",
      level: "amber",
      text: `${coordinator} was asked ${days} days ago and has not answered`,
      path: "coordinatorId",
    },
  ];
};

const decisionHealth = (tour: Tour, today: string): TourHealth[] => {
  if (!isUndecided(tour)) return [];
  const day = decisionDay(tour);
  const daysLeft = daysBetween(today, day);
  const people = `${tour.peopleIn} in of ${tour.peopleMinimum} needed`;
  if (daysLeft > decisionHorizonDays) return [];
  return [
    {
      kind: "undecided",
      level: daysLeft <= urgentDecisionDays ? "red" : "amber",
      text:
        daysLeft < 0
          ? `${people}, to be decided since ${formatDate(day)}`
          : `${people}, decide by ${formatDate(day)}`,
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
        ...decisionHealth(tour, today),
        ...coordinatorHealth(tour, today, found),
        ...answerHealth(today, found),
        ...statusHealth(found),
      ];
