import type { AgeRange, ComingTour, Tour } from "#features/tours/contract.ts";
import type { StatusView } from "#features/tours/parts/departure-view.ts";
import { otherDatesText } from "#features/tours/parts/other-dates.ts";
import { opensLater } from "#features/tours/rules.ts";
import { formatLongDate } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";

/** What a status means; a departure that nobody can book yet says from which day on instead. */
const statusMeaning = (
  { t, today, market }: Localizer,
  tour: Pick<Tour, "status" | "openingDate">,
): string =>
  tour.openingDate !== null && opensLater(tour, today)
    ? t("meaning.opensLater", { date: formatLongDate(tour.openingDate, market) })
    : t(`meaning.${tour.status}`);

/**
 * A departure's status with its word, its meaning and what it says about flights.
 * @param others departures of the same travel that can be booked, to which a sold-out one leads
 */
export const toStatusView = (
  localizer: Localizer,
  tour: Pick<Tour, "status" | "openingDate">,
  others: readonly ComingTour[] = [],
): StatusView => ({
  status: tour.status,
  word: localizer.t(`status.${tour.status}`),
  meaning: statusMeaning(localizer, tour),
  guidance:
    (tour.status === "SOLD_OUT" ? otherDatesText(localizer, others) : null) ??
    localizer.t(`guidance.${tour.status}`),
});

/** `25-35`, or the word for everybody. */
export const formatAges = ({ t }: Localizer, age: AgeRange): string =>
  age === "ALL" ? t("card.ageAll") : t("card.ages", { range: age });

/** `10-15`, or the one number where both are the same. */
export const formatRange = (low: number, high: number): string =>
  low === high ? String(low) : `${low}-${high}`;
