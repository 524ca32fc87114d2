import type { Day } from "#markets/days.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Tour } from "../contract.ts";
import { toDraft } from "../save/row-rules.ts";
import { decisionDay } from "../rules.ts";
import { saveTour, type TourContext } from "../save/save-tours.ts";
import { reachedPeople, tell } from "../decision-mails/tell.ts";

const refuse = (message: string): never => {
  throw new Problem(422, message, { errors: [{ path: "decideOn", message }] });
};

/**
 * The departure as it would be if it were decided on another day; the same where nothing changes.
 * @throws Problem 422 for a day that is over, or on which the balance is due already
 */
export const decidedOn = (tour: Tour, decideOn: Day | null, today: Day): Tour => {
  if (decideOn === null || decideOn === decisionDay(tour)) return tour;
  if (decideOn < today) refuse("It is today or later.");
  if (decideOn > tour.balanceDue) refuse("It is by the day on which the balance is due.");
  return { ...tour, decisionDate: decideOn };
};

/** Moves the day of decision, and tells those who are in. @returns the departure as it is stored then */
export const moveDecisionDay = async (
  context: TourContext & Readonly<{ now: Date }>,
  { id, version }: Tour,
  moved: Tour,
): Promise<Tour> => {
  const draft = toDraft(moved);
  const tour = await saveTour(context, { id, travelId: null, version, draft });
  const reached = await reachedPeople(context, tour);
  await tell(
    { ...context, tour },
    reached.map((to) => ({ to, notice: { kind: "day" } })),
  );
  return tour;
};
