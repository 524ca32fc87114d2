import type { TourDraft } from "../contract.ts";
import type { Rounding } from "#features/records/prices/contract.ts";

/** `percent` and `cents` may be negative. */
export type PriceChange =
  | Readonly<{ kind: "percent"; percent: number }>
  | Readonly<{ kind: "amount"; cents: number }>;

const minCents = 1;
const maxCents = 10_000_000;

const roundTo = (cents: number, step: number): number => Math.round(cents / step) * step;

const round: Readonly<Record<Rounding, (cents: number) => number>> = {
  cent: Math.round,
  unit: (cents) => roundTo(cents, 100),
  ten: (cents) => roundTo(cents, 1000),
  nine: (cents) => roundTo(cents + 100, 1000) - 100,
};

const within = (cents: number): number => Math.min(maxCents, Math.max(minCents, cents));

/** The changed and rounded price in cents, at least one cent. */
export const changePrice = (cents: number, change: PriceChange, rounding: Rounding): number =>
  within(
    round[rounding](
      // The whole number comes first: 0.05 has no exact double, 5 has.
      change.kind === "percent" ? (cents * (100 + change.percent)) / 100 : cents + change.cents,
    ),
  );

/** Changes the price of a departure, and the one before its discount likewise. */
export const repriceDraft = (
  draft: TourDraft,
  change: PriceChange,
  rounding: Rounding,
): TourDraft => ({
  ...draft,
  priceCents: changePrice(draft.priceCents, change, rounding),
  fullPriceCents:
    draft.fullPriceCents === null ? null : changePrice(draft.fullPriceCents, change, rounding),
});

/** Makes a lower price a discount: the price that is asked until then becomes the former one. */
export const discountDraft = (
  draft: TourDraft,
  change: PriceChange,
  rounding: Rounding,
  until: string | null,
): TourDraft => {
  const full = draft.fullPriceCents ?? draft.priceCents;
  return {
    ...draft,
    priceCents: changePrice(full, change, rounding),
    fullPriceCents: full,
    discountUntil: until,
  };
};
