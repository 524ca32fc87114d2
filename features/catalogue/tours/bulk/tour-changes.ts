import type { BulkAction, BulkNote, BulkValue } from "#features/catalogue/bulk-actions/contract.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { counted } from "#platform/counted.ts";
import type { Tour, TourDraft, TourInput } from "../contract.ts";
import { shiftDraft } from "../day-rules.ts";
import { repriceDraft } from "../planning/reprice.ts";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { suggestedStatus } from "../consequences/suggested-status.ts";
import { isPast, needsPeople, promoIsLive } from "../rules.ts";

export const changeDraft = (draft: TourDraft, action: BulkAction, today: string): TourDraft => {
  if (action.type === "publish") return { ...draft, isPublished: action.isPublished };
  if (action.type === "price") return repriceDraft(draft, action.change, action.rounding);
  if (action.type === "status") return { ...draft, status: action.status };
  if (action.type === "coordinator") return { ...draft, coordinatorId: action.coordinatorId };
  return action.type === "dates" ? shiftDraft(draft, action.days, today) : draft;
};

/** The fields of a departure that an action may change. */
const fieldsOf: Readonly<Record<BulkAction["type"], readonly (keyof TourDraft)[]>> = {
  publish: ["isPublished"],
  price: ["priceCents", "fullPriceCents"],
  status: ["status"],
  dates: [
    "code",
    "departureDate",
    "startDate",
    "endDate",
    "balanceDue",
    "decisionDate",
    "discountUntil",
    "promo",
    "deposit",
    "openingDate",
  ],
  purge: [],
  coordinator: ["coordinatorId"],
};

/** What an action can bring about; other warnings of a departure stood there before it. */
const warnedFields: Readonly<Record<BulkAction["type"], readonly string[]>> = {
  publish: [],
  price: ["priceCents", "fullPriceCents"],
  status: ["status"],
  dates: ["coordinatorId"],
  purge: [],
  coordinator: ["coordinatorId"],
};

/** The warnings of a save that are worth a look before this action. */
export const warningsOf = (
  warnings: readonly RuleError[],
  { type }: BulkAction,
): readonly BulkNote[] =>
  warnings
    .filter(({ path }) => warnedFields[type].includes(path))
    .map(({ message }) => ({ title: "Look at this", text: message }));

/** The part of a departure that an action changes, by which it is undone. */
export const changedPart = (tour: TourInput, { type }: BulkAction): Partial<TourDraft> =>
  Object.fromEntries(fieldsOf[type].map((field) => [field, tour[field]]));

/** By the coordinator's id. */
export type LeaderNames = ReadonlyMap<string, string>;

/** The one value that a row shows of an action. */
export const shownValue = (
  tour: TourInput,
  { type }: BulkAction,
  leaders: LeaderNames,
): BulkValue => {
  if (type === "coordinator") return leaders.get(tour.coordinatorId ?? "") ?? null;
  if (type === "publish") return tour.isPublished;
  if (type === "price") return tour.priceCents;
  if (type === "status") return tour.status;
  return type === "dates" ? tour.departureDate : null;
};

/** Why an action leaves a departure out; null where it does not. */
export const leftOutReason = (tour: Tour, { type }: BulkAction, today: string): string | null => {
  if (type === "purge") return null;
  if (tour.cancellation) return "It is cancelled.";
  if (type === "publish") return null;
  if (isPast(tour, today)) return "It has left.";
  return type === "price" && tour.status === "SOLD_OUT" ? "Sold out." : null;
};

const people = (count: number): string => counted(count, "person", "people");

/** What staff look at before a departure is changed. */
export const notesOn = (before: Tour, after: TourInput, today: string): readonly BulkNote[] => {
  const notes: BulkNote[] = [];
  const { peopleIn, promo } = before;
  const isCheaper = after.priceCents < before.priceCents;
  // Of a group that may not leave, nobody has paid more than a deposit.
  if (peopleIn > 0 && isCheaper && !needsPeople(before.status))
    notes.push({ title: `${people(peopleIn)} paid more`, text: "they keep their price" });
  if (after.priceCents !== before.priceCents && promo && promoIsLive(before, today))
    notes.push({ title: "Has a promo code", text: `${promo.percent} % less besides` });
  if (peopleIn > 0 && after.departureDate !== before.departureDate)
    notes.push({ title: `${people(peopleIn)} in`, text: "they would leave on another day" });
  if (peopleIn > 0 && before.isPublished && !after.isPublished)
    notes.push({ title: `${people(peopleIn)} in`, text: "they do not find its page any more" });
  if (after.status !== before.status)
    for (const { status, reason } of [suggestedStatus(after, today)].flatMap((each) => each ?? []))
      notes.push({ title: `Rather ${officeStatusNames[status].toLowerCase()}`, text: reason });
  return notes;
};
