import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import { formatAmount } from "#markets/localizer.ts";
import type { Market } from "#markets/market-type.ts";
import type { CellNote, RowNotes } from "./sheet/notes.ts";

/** How the site writes a price that it shows without its cents; null for a whole one. */
export const roundedOnSite = (cents: number | null, market: Market): string | null =>
  cents === null || cents % 100 === 0 ? null : formatAmount({ market }, cents);

const noteOf = (cents: number | null, market: Market): CellNote | null => {
  const shown = roundedOnSite(cents, market);
  if (shown === null) return null;
  return { kind: "warning", message: `Shown as ${shown} on the site.`, remedy: null, line: null };
};

/** Says beside prices with cents how visitors read them. */
export const sitePriceNotes = (
  { priceCents, fullPriceCents }: Pick<TourDraft, "priceCents" | "fullPriceCents">,
  market: Market,
): RowNotes => {
  const price = noteOf(priceCents, market);
  const before = noteOf(fullPriceCents, market);
  return { ...(price && { price }), ...(before && { before }) };
};
