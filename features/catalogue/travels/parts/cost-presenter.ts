import type { Tour } from "#features/catalogue/tours/contract.ts";
import { depositIsOpen, isOnSale } from "#features/catalogue/tours/rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { flexibleOption } from "#features/catalogue/tours/parts/departure-panels.ts";
import type { InstallmentPlans } from "#features/company/settings/contract.ts";
import { installmentText, toSentence } from "#features/company/settings/parts/installment-text.ts";
import { formatBalance, payNote } from "#features/records/prices/parts/price-presenter.ts";
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
import { formatLongDate, formatMoney, formatShortDate } from "#markets/format.ts";
import type { CostView } from "#features/records/prices/parts/cost-view.ts";

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
 * The parts of a bill in cents of the shown currency. They are converted before they are added, so
 * that a visitor who adds them finds the total.
 */
const shownCosts = (localizer: Localizer, travel: Travel, priceCents: number): CostFacts => {
  const shown = (cents: number) => shownCents(localizer, cents);
  const shownOrNull = (cents: number | null) => (cents === null ? null : shown(cents));
  const { moneyPot, flight, privateRoom, privateRoomCents } = travel;
  return {
    priceCents: shown(priceCents),
    moneyPot: { lowCents: shown(moneyPot.lowCents), highCents: shown(moneyPot.highCents) },
    flight: {
      directCents: shownOrNull(flight.directCents),
      stopsCents: shownOrNull(flight.stopsCents),
    },
    privateRoom,
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

/** What of the price is due when somebody books today, and when the rest. */
const depositText = (localizer: Localizer, tour: Tour, priceCents: number): string[] => {
  const { t, market, today } = localizer;
  if (!tour.deposit || !isOnSale(tour, today) || !depositIsOpen(tour, today)) return [];
  return [
    t("cost.deposit", {
      deposit: formatAmount(localizer, tour.deposit.cents),
      balance: formatBalance(localizer, { priceCents, depositCents: tour.deposit.cents }),
      date: formatLongDate(tour.balanceDue, market),
    }),
  ];
};

const paidHow = (
  localizer: Localizer,
  tour: Tour,
  plan: InstallmentPlans | null,
  cents: number,
): string => {
  const { t } = localizer;
  const parts = installmentText(localizer, plan, cents);
  return [
    t("cost.priceTo"),
    ...depositText(localizer, tour, cents),
    ...(parts === null ? [] : [toSentence(parts)]),
  ].join(" ");
};

const roomLine = (
  localizer: Localizer,
  privateRoom: TrueCost["privateRoom"],
): CostView["extras"] => {
  if (!privateRoom) return [];
  const { t } = localizer;
  const price = formatShown(localizer, privateRoom.cents);
  const sum = formatCentsRange(localizer, privateRoom.sum);
  return [{ name: t("cost.room"), payee: t("cost.roomTo", { price, sum }), amount: `+ ${price}` }];
};

/** Only while the option still lets somebody cancel free of charge. */
const flexibleLine = (localizer: Localizer, tour: Tour): CostView["extras"] => {
  const option = flexibleOption(localizer, tour);
  if (tour.flexibleCents === null || !option?.isOpen) return [];
  const amount = `+ ${formatAmount(localizer, tour.flexibleCents)}`;
  return [{ name: localizer.t("cost.flexible"), payee: option.text, amount }];
};

/**
 * @param text says for which departure the amounts are and that they are per person
 * @param plan how the price can be paid in parts; null where it cannot
 */
export const toCostView = (
  localizer: Localizer,
  travel: Travel,
  tour: Tour,
  text: string,
  plan: InstallmentPlans | null,
): CostView => {
  const { t, today } = localizer;
  const priceCents = priceOn(tour, today).cents;
  const { price, moneyPot, flight, sum, paidToOthers, privateRoom } = trueCost(
    shownCosts(localizer, travel, priceCents),
  );
  return {
    title: t("cost.title"),
    text: text,
    lines: [
      {
        name: t("cost.price"),
        payee: paidHow(localizer, tour, plan, priceCents),
        amount: formatCentsRange(localizer, price),
      },
      ...(moneyPot
        ? [
            {
              name: t("trip.moneyPot"),
              payee: t("cost.potTo"),
              amount: formatCentsRange(localizer, moneyPot),
            },
          ]
        : []),
      flightLine(localizer, travel, flight),
    ],
    sum: {
      name: t("cost.sum"),
      amount: formatCentsRange(localizer, sum),
      converted: convertedRange(localizer, sum),
      split:
        paidToOthers.highCents !== 0
          ? t("cost.split", {
              us: formatCentsRange(localizer, price),
              others: formatPaidToOthers(localizer, paidToOthers),
            })
          : null,
    },
    extras: [...roomLine(localizer, privateRoom), ...flexibleLine(localizer, tour)],
    note: [t("cost.rest"), payNote(localizer)].join(" "),
  };
};
