import type { Leader } from "#features/catalogue/coordinators/parts/leaders.ts";
import type { UpcomingTour, Tour } from "#features/catalogue/tours/contract.ts";
import {
  decisionLines,
  freeCancellationText,
  toDeparturePanels,
} from "#features/catalogue/tours/parts/departure-panels.ts";
import type {
  DepartureView,
  TravelOfDeparture,
} from "#features/catalogue/tours/parts/departure-view.ts";
import type { People } from "#features/records/prices/contract.ts";
import {
  formatForPeople,
  peopleWord,
  toRowPriceView,
} from "#features/records/prices/parts/price-presenter.ts";
import {
  formatAges,
  toStatusView,
} from "#features/catalogue/tours/parts/status/status-presenter.ts";
import { depositIsOpen, flightsMayBeBought, isOnSale } from "#features/catalogue/tours/rules.ts";
import { plainChoice, priceOn } from "#features/records/prices/rules.ts";
import { daysBetween } from "#markets/days.ts";
import type { Localizer } from "#markets/localizer.ts";
import { pathOf } from "#markets/paths.ts";
import { calendarDayParts, dayRangeParts, formatPlannedDay } from "#markets/planned-days.ts";

export const tourPath = ({ market }: Localizer, travelSlug: string, code: string): string =>
  pathOf(market.id, "travels-travel-tour", { travel: travelSlug, tour: code }) ?? "/";

/** `3 more people needed` or `2 seats left`. Null for a status that has no such number. */
const seatsText = ({ t, today }: Localizer, tour: Tour): string | null => {
  if (!isOnSale(tour, today)) return null;
  return flightsMayBeBought(tour.status)
    ? t("departure.seatsLeft", { n: tour.seatsFree })
    : t("departure.peopleNeeded", { n: tour.peopleNeeded });
};

/** `per person` or `for 2`, followed by the deposit if a deposit is possible today. */
const perPersonText = (localizer: Localizer, tour: Tour, people: People): string => {
  const { t, today } = localizer;
  if (!isOnSale(tour, today) || !tour.deposit || !depositIsOpen(tour, today))
    return peopleWord(localizer, people);
  return t(people === 2 ? "price.forTwoDeposit" : "departure.deposit", {
    price: formatForPeople(localizer, tour.deposit.cents, people),
  });
};

const actionOf = (
  localizer: Localizer,
  tour: Tour,
  travelSlug: string,
  path: string,
): DepartureView["action"] => {
  const { t, market } = localizer;
  const trip = pathOf(market.id, "travels-travel", { travel: travelSlug }) ?? "/";
  if (tour.status === "SOLD_OUT")
    return { isLoud: false, label: t("departures.other"), path: `${trip}#departures` };
  if (tour.status === "WAITING_LIST")
    return { isLoud: false, label: t("departures.care"), path: `${path}#care` };
  const isLoud = isOnSale(tour, localizer.today) && flightsMayBeBought(tour.status);
  return { isLoud, label: t("departures.open"), path };
};

/** What a row says beside its departure. */
type RowContext = Readonly<{
  leader: Leader | null;
  /** Departures of the same travel that can be booked. */
  others: readonly UpcomingTour[];
  people: People;
}>;

export const toDepartureView = (
  localizer: Localizer,
  tour: Tour,
  travel: TravelOfDeparture,
  { leader, others, people }: RowContext,
): DepartureView => {
  const { t, market } = localizer;
  const address = tourPath(localizer, travel.slug, tour.code);
  const path = people === 2 ? `${address}?people=2` : address;
  const status = toStatusView(localizer, tour, others);
  const daysAhead = daysBetween(tour.departureDate, tour.startDate);
  return {
    id: tour.id,
    path,
    trip: travel.name,
    tripPath: pathOf(market.id, "travels-travel", { travel: travel.slug }) ?? "/",
    from: {
      iso: tour.departureDate,
      parts: calendarDayParts(tour.departureDate, market),
      full: formatPlannedDay(tour.departureDate, market),
    },
    programme: {
      ...dayRangeParts(tour.startDate, tour.endDate, market),
      from: tour.startDate,
      to: tour.endDate,
    },
    earlyStart: daysAhead > 0 ? t("departure.ahead", { n: daysAhead }) : null,
    facts: `${t("count.days", { n: travel.days })} · ${formatAges(localizer, tour.ageRange)}`,
    status,
    seats: seatsText(localizer, tour),
    freeUntil: tour.status === "SOLD_OUT" ? null : freeCancellationText(localizer, tour),
    coordinator: leader && {
      name: leader.coordinator.name,
      path:
        pathOf(market.id, "coordinators-coordinator", { coordinator: leader.coordinator.slug }) ??
        "/",
      portrait: leader.portrait,
    },
    price: toRowPriceView(localizer, priceOn(tour, localizer.today), people),
    perPerson: perPersonText(localizer, tour, people),
    action: actionOf(localizer, tour, travel.slug, path),
    calendar: { label: t("departure.calendar"), path: `${address}/calendar.ics` },
    // A sold-out departure can be neither paid nor cancelled, so it has no panels for these.
    panels:
      tour.status === "SOLD_OUT"
        ? []
        : toDeparturePanels(localizer, travel, tour, {
            status,
            decision: decisionLines(localizer, tour),
            choice: plainChoice(people),
          }),
  };
};
