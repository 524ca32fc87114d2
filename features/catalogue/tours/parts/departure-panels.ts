import type { Tour } from "#features/catalogue/tours/contract.ts";
import type {
  DepartureView,
  StatusView,
  TravelOfDeparture,
} from "#features/catalogue/tours/parts/departure-view.ts";
import {
  cancelFreeUntil,
  depositIsOpen,
  flexibleUntil,
  isOnSale,
  priceWithPromo,
  needsPeople,
  opensLater,
  promisedDecisionDay,
  promoIsLive,
} from "#features/catalogue/tours/rules.ts";
import type { People, PriceChoice } from "#features/records/prices/contract.ts";
import { plainChoice, priceOn } from "#features/records/prices/rules.ts";
import { flexibleIsOpen, type Payments, paymentsOf } from "./payments/payments.ts";
import { formatLongDate, formatMoney, formatPercent } from "#markets/format.ts";
import { formatAmount, type Localizer, shownCents, shownCurrency } from "#markets/localizer.ts";

type Line = Readonly<{ label: string; value: string | null }>;

const shownText = (localizer: Localizer, cents: number): string =>
  formatMoney(cents, shownCurrency(localizer));

const payLabels = {
  1: {
    price: "departure.price",
    deposit: "departure.depositToday",
    balance: "departure.balance",
  },
  2: { price: "price.ofTwo", deposit: "price.depositOfTwo", balance: "price.balanceOfTwo" },
} as const;

/**
 * The deposit with its last day and the balance, or a line which says that the whole price is due
 * on booking.
 */
const scheduleLines = (
  localizer: Localizer,
  { deposit, balanceDue }: Tour,
  payments: Payments,
  people: People,
): Line[] => {
  const { t, today, market } = localizer;
  const note = (label: string): Line => ({ label, value: null });
  if (!deposit) return [note(t("departure.noDeposit"))];
  const until = { date: formatLongDate(deposit.until, market) };
  if (!depositIsOpen({ deposit }, today)) return [note(t("departure.depositUntil", until))];
  const labels = payLabels[people];
  return [
    { label: t(labels.deposit), value: shownText(localizer, payments.first) },
    note(t("departure.depositEnds", until)),
    {
      label: t(labels.balance, { date: formatLongDate(balanceDue, market) }),
      value: shownText(localizer, payments.rest),
    },
  ];
};

/** The room and the option that somebody has chosen. */
const chosenLines = (localizer: Localizer, { room, flexible }: Payments): Line[] => {
  const { t } = localizer;
  return [
    ...(room > 0 ? [{ label: t("cost.roomOne"), value: shownText(localizer, room) }] : []),
    ...(flexible > 0
      ? [{ label: t("cost.flexibleChosen"), value: shownText(localizer, flexible) }]
      : []),
  ];
};

/**
 * The promo code with its last day and the reduced price, or a line which says that the code has
 * expired.
 */
const codeLines = (localizer: Localizer, tour: Tour, priceCents: number): Line[] => {
  const { t, today, market } = localizer;
  if (!tour.promo) return [];
  const { code, percent } = tour.promo;
  const date = formatLongDate(tour.promo.until, market);
  if (!promoIsLive(tour, today)) return [{ label: t("error.promo"), value: date }];
  const shown = shownCents(localizer, priceWithPromo(priceCents, percent));
  return [
    {
      label: t("departure.code", { code, date }),
      value: `-${formatPercent(percent, market.language)}`,
    },
    {
      label: t("departure.codePrice"),
      value: formatMoney(shown, shownCurrency(localizer), {
        precision: shown % 100 === 0 ? 0 : 2,
      }),
    },
  ];
};

/** Price, last day of a discount, what is chosen besides, deposit and balance, promo code. */
const payLines = (localizer: Localizer, tour: Tour, choice: PriceChoice): Line[] => {
  const { t, today, market } = localizer;
  const price = priceOn(tour, today);
  const payments = paymentsOf(localizer, tour, choice);
  const { people } = choice;
  const lines: Line[] = [
    { label: t(payLabels[people].price), value: shownText(localizer, payments.price) },
  ];
  if (price.wasCents !== null && tour.discountUntil)
    lines.push({
      label: t("departure.discount", { date: formatLongDate(tour.discountUntil, market) }),
      value: null,
    });
  const schedule = isOnSale(tour, today) ? scheduleLines(localizer, tour, payments, people) : [];
  return [
    ...lines,
    ...chosenLines(localizer, payments),
    ...schedule,
    ...codeLines(localizer, tour, price.cents),
  ];
};

/**
 * Lines that state how many people are missing, on which day it is decided whether the group
 * leaves, and what happens if it does not. Empty when no people are missing or nobody can book yet.
 */
export const decisionLines = ({ t, market, today }: Localizer, tour: Tour): string[] => {
  if (!needsPeople(tour.status) || opensLater(tour, today)) return [];
  const day = promisedDecisionDay(tour, today);
  const n = tour.peopleNeeded;
  return [
    n > 0 && day !== null
      ? t("departure.decision", { n, date: formatLongDate(day, market) })
      : `${t("departure.peopleNeeded", { n })}.`,
    t("departure.otherwise"),
  ];
};

/** Lines about flights: advice that depends on the status, the airport, and the cheapest prices. */
const flightLines = (
  localizer: Localizer,
  tour: Tour,
  travel: TravelOfDeparture,
  { guidance }: StatusView,
): Line[] => {
  const { t } = localizer;
  const { directCents, stopsCents } = tour.flight;
  const end = travel.flight.returnCity;
  const place = [travel.flight.city, travel.flight.airport && `(${travel.flight.airport})`]
    .filter(Boolean)
    .join(" ");
  return [
    // The guidance text of a sold-out departure names other dates and says nothing about flights.
    ...(tour.status === "SOLD_OUT" ? [] : [{ label: guidance, value: null }]),
    ...(directCents === null
      ? []
      : [
          {
            label: t("departure.flightDirect", { price: formatAmount(localizer, directCents) }),
            value: null,
          },
        ]),
    ...(stopsCents === null
      ? []
      : [
          {
            label: t("departure.flightStops", { price: formatAmount(localizer, stopsCents) }),
            value: null,
          },
        ]),
    ...(place ? [{ label: t("departure.flightSuggested", { place }), value: null }] : []),
    ...(end ? [{ label: t("trip.flightsBack", { end }), value: null }] : []),
  ];
};

/** The flexible option in a sentence. Null where the departure does not offer it. */
export const flexibleOption = (
  localizer: Localizer,
  tour: Pick<Tour, "departureDate" | "flexibleCents">,
): Readonly<{ text: string; isOpen: boolean }> | null => {
  const { flexibleCents } = tour;
  if (flexibleCents === null) return null;
  const lastDay = flexibleUntil(tour);
  const isOpen = flexibleIsOpen(tour, localizer.today);
  const text = localizer.t(isOpen ? "departure.flexibleUntil" : "departure.flexibleEnded", {
    date: formatLongDate(lastDay, localizer.market),
    price: formatAmount(localizer, flexibleCents),
  });
  return { text, isOpen };
};

/** The last day on which everybody cancels free of charge, or that it has passed. */
export const freeCancellationText = (
  { t, today, market }: Localizer,
  tour: Pick<Tour, "departureDate">,
): string => {
  const lastDay = cancelFreeUntil(tour);
  return t(lastDay >= today ? "departure.freeUntil" : "departure.freeEnded", {
    date: formatLongDate(lastDay, market),
  });
};

/**
 * The cancellation deadlines; that of the flexible option only where the departure offers it.
 * Deadlines that have passed are listed too, so that nobody believes that they still apply.
 */
export const toCancellationPanel = (
  localizer: Localizer,
  tour: Pick<Tour, "departureDate" | "flexibleCents">,
): DepartureView["panels"][number] => {
  const { t, today } = localizer;
  const option = flexibleOption(localizer, tour);
  const lines = [
    freeCancellationText(localizer, tour),
    ...(option === null ? [] : [option.text]),
  ].map((label) => ({
    label,
    value: null,
  }));
  const isOver = cancelFreeUntil(tour) < today && !option?.isOpen;
  const title = t(isOver ? "departure.changeOver" : "departure.change");
  return { title, icon: "clock", lines };
};

/**
 * The panels for payment, flights and cancellation.
 * @param decision lines about the decision day; empty when another part of the page shows them
 * @param choice for how many people the payment is shown, and what they have chosen
 */
export const toDeparturePanels = (
  localizer: Localizer,
  travel: TravelOfDeparture,
  tour: Tour,
  {
    status,
    decision,
    choice = plainChoice(1),
  }: Readonly<{ status: StatusView; decision: readonly string[]; choice?: PriceChoice }>,
): DepartureView["panels"] => {
  const { t } = localizer;
  const decisionNotes = decision.map((label) => ({ label, value: null }));
  const panels: DepartureView["panels"] = [
    { title: t("departure.pay"), icon: null, lines: payLines(localizer, tour, choice) },
    {
      title: t("departure.flight"),
      icon: "paper-plane",
      lines: [...flightLines(localizer, tour, travel, status), ...decisionNotes],
    },
    toCancellationPanel(localizer, tour),
  ];
  return panels.filter(({ lines }) => lines.length > 0);
};
