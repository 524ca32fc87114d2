import { addDays, type Day, daysBetween } from "#markets/days.ts";
import type { TourDraft } from "./contract.ts";

/** Returns the code after a move: null, which asks the server for a new one, where it names the old day. */
const codeAfter = ({ code, departureDate }: TourDraft): string | null =>
  code?.startsWith(departureDate) ? null : code;

/**
 * Moves all days of a departure: programme, balance, decision, discount, promotion, deposit and
 * opening. What is on sale stays on sale.
 * @param days a negative number leads to earlier days
 * @param today the opening day stays where it is not after today; with null it always moves
 */
export const shiftDraft = (draft: TourDraft, days: number, today: Day | null): TourDraft => {
  if (days === 0) return draft;
  const moved = (day: string) => addDays(day, days);
  const isOpen = draft.openingDate !== null && today !== null && draft.openingDate <= today;
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
    openingDate: isOpen ? draft.openingDate : movedOrNull(draft.openingDate),
  };
};

/**
 * Moves a departure to another departure day, with all its other days.
 * @param today as of `shiftDraft`
 */
export const withDepartureDay = (draft: TourDraft, day: Day, today: Day | null): TourDraft =>
  shiftDraft(draft, daysBetween(draft.departureDate, day), today);
