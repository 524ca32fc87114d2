import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import {
  priceChoiceFrom,
  toCostChoices,
} from "#features/catalogue/travels/parts/cost/cost-choice.ts";
import { toCostView } from "#features/catalogue/travels/parts/cost/cost-presenter.ts";
import type { CostView } from "#features/records/prices/parts/cost-view.ts";
import type { TripSite } from "./trip-site.ts";

/**
 * What a departure costs by what the visitor has chosen in the address.
 * @param path of the page, whose other parameters stay
 */
export const costOf = (
  { localizer, installments: plan }: TripSite,
  query: URLSearchParams,
  {
    travel,
    tour,
    text,
    path,
  }: Readonly<{ travel: Travel; tour: Tour; text: string; path: string }>,
): CostView => {
  const choice = priceChoiceFrom(query, travel, tour, localizer.today);
  const choices = toCostChoices(localizer, { travel, tour, choice, path, query });
  return toCostView(localizer, { travel, tour, text, plan, choice, choices });
};
