import type { RuleError } from "#platform/rule-error.ts";
import { type ChoiceKind, choiceKinds, type Tour, type TourDraft } from "../contract.ts";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { suggestedStatus } from "../consequences/suggested-status.ts";
import { belowMinimumText, cancelledText, isPast, leastGroup, needsPeople } from "../rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import type { DecisionChoice } from "../consequences-contract.ts";

/** Why a decision is not possible: what stands in its way (409), or what it lacks (422). */
export type DecisionRefusal = Readonly<{ status: 409 | 422; error: RuleError }>;

const inTheWay = (message: string): DecisionRefusal => ({
  status: 409,
  error: { path: "kind", message },
});
const lacking = (message: string): DecisionRefusal => ({
  status: 422,
  error: { path: "kind", message },
});

const loweringRefusal = (tour: Tour): DecisionRefusal | null => {
  const { peopleIn, peopleNeeded, peopleMinimum } = tour;
  if (peopleNeeded === 0) return lacking(`${peopleIn} are in, and ${peopleMinimum} are enough.`);
  if (peopleIn >= leastGroup) return null;
  return lacking(
    `A group is at least ${leastGroup}, and ${peopleIn === 1 ? "one is" : "nobody is"} in.`,
  );
};

/** Facts about people and other dates that the departure itself does not hold. */
export type DecisionFacts = Readonly<{
  /** How many passengers can be written to. */
  reached: number;
  /** How many are asked to move and have not answered; null where nobody was asked. */
  moving: number | null;
  /** Whether there is a departure with seats for all who are reached. */
  hasDates: boolean;
  followers: number;
  /** A sentence on when staff wrote to the followers; null where nobody did within a day. */
  writtenLately: string | null;
}>;

const movingRefusal = (
  { peopleIn }: Tour,
  { reached, moving, hasDates }: DecisionFacts,
): DecisionRefusal | null => {
  if (moving !== null)
    return inTheWay(
      moving === 0 ? "All have answered." : `They are asked already; ${moving} have not answered.`,
    );
  if (peopleIn === 0) return lacking("Nobody is in.");
  if (reached === 0) return lacking("Nobody of those in has an address here: ask them by hand.");
  return hasDates ? null : lacking("No other date of the trip has seats for them.");
};

const writingRefusal = (
  { peopleNeeded }: Tour,
  { followers, writtenLately }: DecisionFacts,
): DecisionRefusal | null => {
  if (followers === 0) return lacking("Nobody has an alert for it.");
  if (peopleNeeded === 0) return lacking("Enough people are in.");
  return writtenLately === null ? null : inTheWay(writtenLately);
};

/** Returns why this decision is refused; null where it is possible. */
export const decisionRefusal = (
  tour: Tour,
  kind: ChoiceKind,
  today: string,
  facts: DecisionFacts,
): DecisionRefusal | null => {
  if (tour.cancellation) return inTheWay(cancelledText(tour.cancellation));
  if (isPast(tour, today)) return inTheWay("It has left.");
  if (kind === "cancel") return null;
  if (kind === "move") return movingRefusal(tour, facts);
  if (!needsPeople(tour.status))
    return inTheWay(
      `Its status is “${officeStatusNames[tour.status]}”: there is nothing to confirm.`,
    );
  if (kind === "write") return writingRefusal(tour, facts);
  if (kind === "lowerAndConfirm") return loweringRefusal(tour);
  return tour.peopleNeeded > 0 ? lacking(belowMinimumText(tour)) : null;
};

/** What a decision writes of a departure that leaves. */
export const confirmedPart = (
  tour: Tour,
  kind: "confirm" | "lowerAndConfirm",
  today: string,
): Pick<TourDraft, "status" | "peopleMinimum"> => {
  const peopleMinimum = kind === "confirm" ? tour.peopleMinimum : tour.peopleIn;
  const suggested = suggestedStatus({ ...tour, peopleMinimum }, today);
  return { peopleMinimum, status: suggested?.status ?? "CONFIRMED" };
};

const moneyOf = (tour: Tour, kind: ChoiceKind, today: string): DecisionChoice["money"] => {
  const { peopleIn: people, deposit, balanceDue } = tour;
  if (people === 0 || kind === "move" || kind === "write") return null;
  const { cents } = priceOn(tour, today);
  const owesBalance = deposit !== null && today <= balanceDue;
  const sum = (moneyKind: NonNullable<DecisionChoice["money"]>["kind"], eachCents: number) => ({
    kind: moneyKind,
    people,
    eachCents,
    sumCents: people * eachCents,
  });
  if (kind !== "cancel") return owesBalance ? sum("balance", cents - deposit.cents) : null;
  return owesBalance ? sum("deposits", deposit.cents) : sum("prices", cents);
};

const isConfirming = (kind: ChoiceKind): kind is "confirm" | "lowerAndConfirm" =>
  kind === "confirm" || kind === "lowerAndConfirm";

const choiceOf = (
  tour: Tour,
  kind: ChoiceKind,
  today: string,
  facts: DecisionFacts,
): DecisionChoice => {
  const refusal = decisionRefusal(tour, kind, today, facts)?.error.message ?? null;
  const after = isConfirming(kind) && refusal === null ? confirmedPart(tour, kind, today) : null;
  const { status, peopleMinimum } = tour;
  return {
    kind,
    refusal,
    minimum:
      after === null || after.peopleMinimum === peopleMinimum
        ? null
        : { from: peopleMinimum, to: after.peopleMinimum },
    status: after === null || after.status === status ? null : { from: status, to: after.status },
    money: moneyOf(tour, kind, today),
  };
};

/** The ways to decide a departure. Where enough people are in, there is nothing to lower. */
export const choicesOf = (
  tour: Tour,
  today: string,
  facts: DecisionFacts,
): readonly DecisionChoice[] =>
  choiceKinds
    .filter((kind) => kind !== "lowerAndConfirm" || tour.peopleNeeded > 0)
    .map((kind) => choiceOf(tour, kind, today, facts));
