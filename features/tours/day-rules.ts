import { addDays, daysBetween } from "#markets/days.ts";
import type { TourDraft } from "./contract.ts";

/** A code that names the departure day moves with it: null asks the server for the new one. */
const codeAfter = ({ code, departureDate }: TourDraft): string | null =>
  code?.startsWith(departureDate) ? null : code;

/**
 * Moves all days of a departure: programme, balance, decision, discount, promotion, deposit and
 * opening.
 * @param days a negative number leads to earlier days
 */
export const shiftDraft = (draft: TourDraft, days: number): TourDraft => {
  if (days === 0) return draft;
  const moved = (day: string) => addDays(day, days);
  const movedOrNull = (day: string | null) => day && moved(day);
  return {
    ...draft,
    code: codeAfter(draft),
    departureDate: moved(draft.departureDate),
    startDate: moved(draft.startDate),
    endDate: moved(draft.endDate),
    balanceDue: moved(draft.balanceDue),
    decisionDate: movedOrNull(draft.decisionDate),
    discountUntil: movedOrNull(draft.discountUntil),
    promo: draft.promo && { ...draft.promo, until: moved(draft.promo.until) },
    deposit: draft.deposit && { ...draft.deposit, until: moved(draft.deposit.until) },
    openingDate: movedOrNull(draft.openingDate),
  };
};

/** Moves a departure to another departure day, with all its other days. */
export const withDepartureDay = (draft: TourDraft, day: string): TourDraft =>
  shiftDraft(draft, daysBetween(draft.departureDate, day));
