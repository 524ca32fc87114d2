import type { UpcomingTour, Tour } from "#features/catalogue/tours/contract.ts";
import type { AgeRange } from "#features/catalogue/departure-filters/contract.ts";
import type { StatusView } from "#features/catalogue/tours/parts/departure-view.ts";
import { otherDatesText } from "#features/catalogue/tours/parts/other-dates.ts";
import { ageSpan, opensLater } from "#features/catalogue/tours/rules.ts";
import { formatLongDate } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";

/** The meaning of the status. Before its opening day, a departure names that day instead. */
const statusMeaning = (
  { t, today, market }: Localizer,
  tour: Pick<Tour, "status" | "openingDate">,
): string =>
  tour.openingDate !== null && opensLater(tour, today)
    ? t("meaning.opensLater", { date: formatLongDate(tour.openingDate, market) })
    : t(`meaning.${tour.status}`);

/**
 * @param others departures of the same travel that can be booked; a sold-out departure names their
 * months
 */
export const toStatusView = (
  localizer: Localizer,
  tour: Pick<Tour, "status" | "openingDate">,
  others: readonly UpcomingTour[] = [],
): StatusView => ({
  status: tour.status,
  label: localizer.t(`status.${tour.status}`),
  meaning: statusMeaning(localizer, tour),
  guidance:
    (tour.status === "SOLD_OUT" ? otherDatesText(localizer, others) : null) ??
    localizer.t(`guidance.${tour.status}`),
});

/** `ages 25-35`. */
export const formatAges = ({ t }: Localizer, age: AgeRange): string =>
  t("card.ages", { range: ageSpan(age) });

/** `10-15`, or a single number when `low` equals `high`. */
export const formatRange = (low: number, high: number): string =>
  low === high ? String(low) : `${low}-${high}`;
