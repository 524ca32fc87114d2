import type { Tour } from "#features/catalogue/tours/contract.ts";
import { type Payments, paymentsOf } from "#features/catalogue/tours/parts/payments/payments.ts";
import type { People, PriceChoice } from "#features/records/prices/contract.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { flexibleOption } from "#features/catalogue/tours/parts/departure-panels.ts";
import type { InstallmentPlans } from "#features/company/settings/contract.ts";
import { installmentText, toSentence } from "#features/company/settings/parts/installment-text.ts";
import { formatForPeople, payNote } from "#features/records/prices/parts/price-presenter.ts";
import {
  formatAmount,
  paidDisplay,
  shownCents,
  shownCurrency,
  type Localizer,
} from "#markets/localizer.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import {
  type CentsRange,
  type CostFacts,
  trueCost,
  type TrueCost,
} from "#features/catalogue/travels/rules.ts";
import { formatMoney, formatShortDate } from "#markets/format.ts";
import type { CostView } from "#features/records/prices/parts/cost-view.ts";
import { toCostSchedule } from "./cost-schedule.ts";

/**
 * `160–220 €` and `£150–210`: the currency stands once. Word joiners keep the range on one line;
 * without them, browsers would break it after the dash.
 */
export const formatAmountRange = (low: string, high: string): string => {
  if (low === high) return low;
  const [lowSuffix = ""] = /\D*$/u.exec(low) ?? [];
  const [highPrefix = ""] = /^\D*/u.exec(high) ?? [];
  const first =
    lowSuffix !== "" && high.endsWith(lowSuffix) ? low.slice(0, -lowSuffix.length) : low;
  const second = low.startsWith(highPrefix) ? high.slice(highPrefix.length) : high;
  return `${first}\u2060–\u2060${second}`;
};

/** @param cents of the shown currency */
const formatShown = (localizer: Localizer, cents: number): string =>
  formatMoney(cents, shownCurrency(localizer));

/** The range is in cents of the shown currency. */
const formatCentsRange = (localizer: Localizer, { lowCents, highCents }: CentsRange): string =>
  highCents === null
    ? localizer.t("cost.from", { price: formatShown(localizer, lowCents) })
    : formatAmountRange(formatShown(localizer, lowCents), formatShown(localizer, highCents));

/**
 * The parts of a bill in cents of the shown currency, for all who are chosen. They are converted
 * before they are multiplied and added, so that a visitor who adds them finds the total.
 */
const shownCosts = (
  localizer: Localizer,
  travel: Travel,
  { price, room, flexible }: Payments,
  { people }: PriceChoice,
): CostFacts => {
  const shown = (cents: number) => shownCents(localizer, cents) * people;
  const shownOrNull = (cents: number | null) => (cents === null ? null : shown(cents));
  const { moneyPot, flight, privateRoom, privateRoomCents } = travel;
  return {
    priceCents: price,
    chosenCents: room + flexible,
    moneyPot: { lowCents: shown(moneyPot.lowCents), highCents: shown(moneyPot.highCents) },
    flight: {
      directCents: shownOrNull(flight.directCents),
      stopsCents: shownOrNull(flight.stopsCents),
    },
    // A room is offered where it costs something and is not chosen.
    privateRoom: privateRoom && people === 1 && room === 0,
    privateRoomCents: shownOrNull(privateRoomCents),
  };
};

/** Within a sentence an open range says `at least`: `from` would read as a place. */
const formatPaidToOthers = (localizer: Localizer, range: CentsRange): string =>
  range.highCents === null
    ? localizer.t("cost.atLeast", { price: formatShown(localizer, range.lowCents) })
    : formatCentsRange(localizer, range);

/** Null where no other currency is chosen, and where all amounts are in it already. */
const convertedRange = (localizer: Localizer, { lowCents, highCents }: CentsRange) => {
  const { t, display, market } = localizer;
  if (!display || paidDisplay(localizer)) return null;
  const shown = (cents: number) => formatMoney(Math.round(cents * display.rate), display.currency);
  return t("money.about", {
    amount: formatAmountRange(shown(lowCents), shown(highCents ?? lowCents)),
    date: formatShortDate(display.date, market),
  });
};

/** `Hanoi (HAN)`, or only the city or the code when the other is unknown. */
export const flightPlace = ({ flight }: Travel): string =>
  [flight.city, flight.airport && `(${flight.airport})`].filter(Boolean).join(" ");

/**
 * A sentence about the price of the direct flight and one about the flight with stops. A flight
 * without a known price has no sentence.
 */
export const flightPrices = (localizer: Localizer, { flight }: Travel): string[] =>
  (
    [
      ["departure.flightDirect", flight.directCents],
      ["departure.flightStops", flight.stopsCents],
    ] as const
  ).flatMap(([key, cents]) =>
    cents === null ? [] : [localizer.t(key, { price: formatAmount(localizer, cents) })],
  );

/** Names the place of the return where people do not fly home from the airport they fly into. */
const flightName = ({ t }: Localizer, travel: Travel): string => {
  const place = flightPlace(travel);
  const end = travel.flight.returnCity;
  if (!place) return t("cost.flightPlain");
  return end ? t("cost.flightBack", { place, end }) : t("cost.flight", { place });
};

const flightLine = (localizer: Localizer, travel: Travel, flight: TrueCost["flight"]) => {
  const { t } = localizer;
  return {
    name: flightName(localizer, travel),
    payee: flight
      ? `${t("cost.flightTo")} ${flightPrices(localizer, travel).join(". ")}.`
      : t("cost.flightUnknown"),
    times: null,
    amount: flight && formatCentsRange(localizer, flight),
  };
};

/**
 * Replaces the travel's flight prices by those of the departure, where the departure has its own.
 */
export const withTourFlights = (travel: Travel, { flight }: Pick<Tour, "flight">): Travel =>
  flight.directCents === null && flight.stopsCents === null
    ? travel
    : { ...travel, flight: { ...travel.flight, ...flight } };

/** `2 × £1,399` below an amount for two. */
const timesText = (localizer: Localizer, cents: number, people: People): string | null =>
  people === 1 ? null : `${people}\u00A0×\u00A0${formatAmount(localizer, cents)}`;

/** A price in parts is that of one person, because each pays for themselves. */
const paidHow = (
  localizer: Localizer,
  plan: InstallmentPlans | null,
  cents: number,
  people: People,
): string => {
  const parts = people === 1 ? installmentText(localizer, plan, cents) : null;
  return [localizer.t("cost.priceTo"), ...(parts === null ? [] : [toSentence(parts)])].join(" ");
};

/** The room and the option that are chosen, which the sum includes. */
const chosenLines = (
  localizer: Localizer,
  tour: Tour,
  { room, flexible }: Payments,
  { people, hasPrivateRoom }: PriceChoice,
): CostView["lines"] => {
  const { t } = localizer;
  const option = flexibleOption(localizer, tour);
  const isFree = people === 2;
  return [
    ...(hasPrivateRoom
      ? [
          {
            name: t(isFree ? "cost.roomTwo" : "cost.roomOne"),
            payee: t(isFree ? "cost.roomTwoTo" : "cost.roomOneTo"),
            times: null,
            amount: isFree ? t("cost.free") : formatShown(localizer, room),
          },
        ]
      : []),
    ...(flexible > 0 && option
      ? [
          {
            name: t("cost.flexibleChosen"),
            payee: option.text,
            times: timesText(localizer, tour.flexibleCents ?? 0, people),
            amount: formatShown(localizer, flexible),
          },
        ]
      : []),
  ];
};

const roomLine = (
  localizer: Localizer,
  privateRoom: TrueCost["privateRoom"],
): CostView["extras"] => {
  if (!privateRoom) return [];
  const { t } = localizer;
  const price = formatShown(localizer, privateRoom.cents);
  const sum = formatCentsRange(localizer, privateRoom.sum);
  const payee = t("cost.roomTo", { price, sum });
  return [{ name: t("cost.room"), payee, times: null, amount: `+ ${price}` }];
};

/** Only while the option still lets somebody cancel free of charge and is not chosen. */
const flexibleLine = (
  localizer: Localizer,
  tour: Tour,
  { people, isFlexible }: PriceChoice,
): CostView["extras"] => {
  const option = flexibleOption(localizer, tour);
  if (isFlexible || tour.flexibleCents === null || !option?.isOpen) return [];
  return [
    {
      name: localizer.t("cost.flexible"),
      payee: option.text,
      times: timesText(localizer, tour.flexibleCents, people),
      amount: `+ ${formatForPeople(localizer, tour.flexibleCents, people)}`,
    },
  ];
};

/** What a bill is made of. */
type CostScene = Readonly<{
  travel: Travel;
  tour: Tour;
  /** Says for which departure the amounts are. */
  text: string;
  /** How the price can be paid in parts; null where it cannot. */
  plan: InstallmentPlans | null;
  choice: PriceChoice;
  choices: CostView["choices"];
}>;

export const toCostView = (
  localizer: Localizer,
  { travel, tour, text, plan, choice, choices }: CostScene,
): CostView => {
  const { t, today } = localizer;
  const { people } = choice;
  const priceCents = priceOn(tour, today).cents;
  const payments = paymentsOf(localizer, tour, choice);
  const cost = trueCost(shownCosts(localizer, travel, payments, choice));
  const { moneyPot, sum, paidToOthers } = cost;
  const pot = moneyPot && formatCentsRange(localizer, moneyPot);
  const flight = flightLine(localizer, travel, cost.flight);
  return {
    title: t("cost.title"),
    text: `${text} ${t(people === 2 ? "cost.amountsTwo" : "cost.amounts")}`,
    choices,
    lines: [
      {
        name: t("cost.price"),
        payee: paidHow(localizer, plan, priceCents, people),
        times: timesText(localizer, priceCents, people),
        amount: formatCentsRange(localizer, cost.price),
      },
      ...chosenLines(localizer, tour, payments, choice),
      ...(pot === null
        ? []
        : [{ name: t("trip.moneyPot"), payee: t("cost.potTo"), times: null, amount: pot }]),
      flight,
    ],
    sum: {
      name: t(people === 2 ? "cost.sumTwo" : "cost.sum"),
      amount: formatCentsRange(localizer, sum),
      converted: convertedRange(localizer, sum),
      split:
        paidToOthers.highCents !== 0
          ? t("cost.split", {
              us: formatCentsRange(localizer, cost.paidToUs),
              others: formatPaidToOthers(localizer, paidToOthers),
            })
          : null,
    },
    extras: [...roomLine(localizer, cost.privateRoom), ...flexibleLine(localizer, tour, choice)],
    schedule: toCostSchedule(localizer, tour, choice, { flight: flight.amount, moneyPot: pot }),
    note: [t("cost.rest"), payNote(localizer)].join(" "),
  };
};
