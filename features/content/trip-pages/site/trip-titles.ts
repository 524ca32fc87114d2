import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { formatDate, formatLongDate } from "#markets/format.ts";
import type { TripSite } from "./trip-site.ts";
import { fittingTitle, withoutBrand } from "#platform/site/titles.ts";

/** With price and brand as far as they fit. @param price null where no departure has one */
export const travelTitle = (
  { localizer: { t }, product }: Pick<TripSite, "localizer" | "product">,
  { name: trip, days }: Pick<Travel, "name" | "days">,
  price: string | null,
): string => {
  const plain = t("meta.travel.titleNoPrice", { trip, days, product });
  const full = price === null ? plain : t("meta.travel.title", { trip, days, price, product });
  const brand = t("meta.title", { title: trip, product });
  return fittingTitle(full, withoutBrand(full, product), withoutBrand(plain, product), brand, trip);
};

/** The day in words as far as it fits, else in digits. */
export const tourTitle = (
  { localizer: { t, market }, product }: Pick<TripSite, "localizer" | "product">,
  { name: trip }: Pick<Travel, "name">,
  { departureDate }: Pick<Tour, "departureDate">,
): string => {
  const date = formatLongDate(departureDate, market);
  const full = t("meta.tour.title", { trip, date, product });
  const inDigits = t("departure.title", { trip, date: formatDate(departureDate) });
  return fittingTitle(
    full,
    withoutBrand(full, product),
    t("departure.title", { trip, date }),
    inDigits,
  );
};
