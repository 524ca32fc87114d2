import type { Tour } from "#features/catalogue/tours/contract.ts";
import { isOnSale } from "#features/catalogue/tours/rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { formatComingDay } from "#markets/format.ts";
import { withWeekday } from "#markets/planned-days.ts";
import type { NextDatesView } from "./next-dates.tsx";
import { tourPath } from "./departure-presenter.ts";
import { toRowPriceView } from "#features/records/prices/parts/price-presenter.ts";
import type { Localizer } from "#markets/localizer.ts";

const maxDates = 4;

/** Null when no departure can be booked today. */
export const toNextDates = (
  localizer: Localizer,
  travelSlug: string,
  tours: readonly Tour[],
  { title, all }: Pick<NextDatesView, "title" | "all">,
): NextDatesView | null => {
  const { t, market, today } = localizer;
  const next = tours.filter((tour) => isOnSale(tour, today)).slice(0, maxDates);
  if (next.length === 0) return null;
  const days = next.map(({ departureDate }) => departureDate);
  return {
    title,
    dates: next.map((tour) => ({
      path: tourPath(localizer, travelSlug, tour.code),
      day: tour.departureDate,
      text: withWeekday(
        tour.departureDate,
        formatComingDay(tour.departureDate, market, today, days),
        market,
      ),
      status: { status: tour.status, label: t(`status.${tour.status}`) },
      price: toRowPriceView(localizer, priceOn(tour, today)),
    })),
    labels: { perPerson: t("card.perPerson"), was: t("card.was") },
    all,
  };
};
