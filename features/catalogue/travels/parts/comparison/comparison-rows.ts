import type { Leader } from "#features/catalogue/coordinators/parts/leaders.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { flexibleIsOpen, paymentsOf } from "#features/catalogue/tours/parts/payments/payments.ts";
import { toStatusView } from "#features/catalogue/tours/parts/status/status-presenter.ts";
import {
  ageSpan,
  cancelFreeUntil,
  flexibleUntil,
  isOnSale,
} from "#features/catalogue/tours/rules.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { People } from "#features/records/prices/contract.ts";
import { formatForPeople, peopleWord } from "#features/records/prices/parts/price-presenter.ts";
import { plainChoice, priceOn } from "#features/records/prices/rules.ts";
import { formatLongDate, formatMoney } from "#markets/format.ts";
import { formatAmount, type Localizer, shownCurrency } from "#markets/localizer.ts";
import { withTourFlights } from "#features/catalogue/travels/parts/cost/cost-presenter.ts";
import type { ComparedCell, ComparisonView } from "./comparison-view.ts";

/** A departure with what is told of it beside the others. */
export type Compared = Readonly<{ tour: Tour; travel: Travel; leader: Leader | null }>;

type Fact = (localizer: Localizer, compared: Compared, people: People) => Partial<ComparedCell>;

const priceFact: Fact = (localizer, { tour }, people) => {
  const { cents, wasCents } = priceOn(tour, localizer.today);
  const each = `${formatAmount(localizer, cents)} ${localizer.t("card.perPerson")}`;
  return {
    text: formatForPeople(localizer, cents, people),
    was: wasCents === null ? null : formatForPeople(localizer, wasCents, people),
    small: people === 1 ? peopleWord(localizer, 1) : `${peopleWord(localizer, people)}, ${each}`,
  };
};

const timesText = (localizer: Localizer, cents: number, people: People): string | null =>
  people === 1 ? null : `${people}\u00A0×\u00A0${formatAmount(localizer, cents)}`;

const depositFact: Fact = (localizer, { tour }, people) => {
  const { deposit } = paymentsOf(localizer, tour, plainChoice(people));
  if (deposit === null || !tour.deposit) return { text: localizer.t("compare.noDeposit") };
  return {
    text: formatMoney(deposit, shownCurrency(localizer)),
    small: timesText(localizer, tour.deposit.cents, people),
  };
};

const balanceFact: Fact = (localizer, { tour }, people) => {
  const { deposit, rest } = paymentsOf(localizer, tour, plainChoice(people));
  if (deposit === null) return { text: "–" };
  const date = formatLongDate(tour.balanceDue, localizer.market);
  return {
    text: formatMoney(rest, shownCurrency(localizer)),
    small: localizer.t("compare.balanceDay", { date }),
  };
};

const statusFact: Fact = (localizer, { tour }) => {
  const status = toStatusView(localizer, tour, []);
  return { status, small: status.guidance };
};

const groupFact: Fact = ({ t, today }, { tour }) => ({
  text: isOnSale(tour, today)
    ? t("departure.peopleNeeded", { n: tour.peopleNeeded })
    : t("departure.peopleIn", { n: tour.peopleIn }),
  small: isOnSale(tour, today)
    ? [
        t("departure.peopleIn", { n: tour.peopleIn }),
        t("departure.seatsLeft", { n: tour.seatsFree }),
      ].join(", ")
    : null,
});

const leaderFact: Fact = ({ t }, { leader }) =>
  leader
    ? {
        text: t("coordinators.from", {
          name: leader.coordinator.name,
          city: leader.coordinator.city,
        }),
        small: t("coordinators.trips", { n: leader.coordinator.tripsLed }),
        portrait: leader.portrait,
      }
    : { text: t("compare.soon") };

const freeFact: Fact = (localizer, { tour }) => {
  const { t, today, market } = localizer;
  const lastDay = cancelFreeUntil(tour);
  const date = formatLongDate(lastDay, market);
  return {
    text: lastDay >= today ? date : t("compare.freeOver", { date }),
    small: flexibleIsOpen(tour, today)
      ? t("compare.flexible", {
          date: formatLongDate(flexibleUntil(tour), market),
          price: formatAmount(localizer, tour.flexibleCents ?? 0),
        })
      : null,
  };
};

const leavingFact: Fact = ({ t, market }, { tour, travel }) => ({
  text: formatLongDate(tour.departureDate, market),
  small: t("count.days", { n: travel.days }),
});

const flightFact: Fact = (localizer, { tour, travel }) => {
  const { directCents, stopsCents } = withTourFlights(travel, tour).flight;
  const known = [directCents, stopsCents].filter((cents) => cents !== null);
  const { t } = localizer;
  if (known.length === 0) return { text: t("compare.flightUnknown") };
  return {
    text: t("cost.from", { price: formatAmount(localizer, Math.min(...known)) }),
    small: t("card.perPerson"),
  };
};

/** The facts by which departures are compared, in the order in which people ask for them. */
export const comparisonRows = (
  localizer: Localizer,
  compared: readonly Compared[],
  people: People,
): NonNullable<ComparisonView["table"]>["rows"] => {
  const { t } = localizer;
  const facts: readonly (readonly [label: string, fact: Fact])[] = [
    [t("compare.price"), priceFact],
    [t("compare.deposit"), depositFact],
    [t("compare.balance"), balanceFact],
    [t("compare.status"), statusFact],
    [t("departure.group"), groupFact],
    [t("compare.ages"), (_, { tour }) => ({ text: ageSpan(tour.ageRange) })],
    [t("compare.coordinator"), leaderFact],
    [t("compare.free"), freeFact],
    [t("compare.home"), leavingFact],
    [t("compare.flight"), flightFact],
  ];
  const empty: ComparedCell = { text: "", small: null, was: null, status: null, portrait: null };
  return facts.map(([label, fact]) => ({
    label,
    cells: compared.map((each) => ({ ...empty, ...fact(localizer, each, people) })),
  }));
};
