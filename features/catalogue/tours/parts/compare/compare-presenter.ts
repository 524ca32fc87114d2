import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { CompareView } from "../departure-view.ts";
import type { People } from "#features/records/prices/contract.ts";
import { pathOf } from "#markets/paths.ts";
import type { Localizer } from "#markets/localizer.ts";

type RememberedTicks = Omit<NonNullable<CompareView["kept"]>, "label">;

/**
 * @param own the departure of the page itself; null on lists
 * @param kept what a list's address remembers
 */
export const compareForm = (
  { t, market }: Localizer,
  people: People,
  own: Pick<Tour, "id"> | null = null,
  kept: RememberedTicks | null = null,
): CompareView => ({
  action: pathOf(market.id, "search") ?? "/",
  people,
  hint: t("compare.hint"),
  submit: t("compare.submit"),
  own: own && { id: own.id, label: t("compare.this") },
  kept: kept && {
    label: t("compare.keep"),
    path: kept.path,
    fields: kept.fields,
    elsewhere: kept.elsewhere,
  },
});
