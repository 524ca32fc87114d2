import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { CompareView } from "../departure-view.ts";
import type { People } from "#features/records/prices/contract.ts";
import { pathOf } from "#markets/paths.ts";
import type { Localizer } from "#markets/localizer.ts";

/** @param own the departure of the page itself; null on lists */
export const compareForm = (
  { t, market }: Localizer,
  people: People,
  own: Pick<Tour, "id"> | null = null,
): CompareView => ({
  action: pathOf(market.id, "search") ?? "/",
  people,
  hint: t("compare.hint"),
  submit: t("compare.submit"),
  own: own && { id: own.id, label: t("compare.this") },
});
