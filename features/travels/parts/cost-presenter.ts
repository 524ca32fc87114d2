import type { Tour } from "#features/tours/contract.ts";
import { priceOn } from "#features/tours/rules.ts";
import { payNote } from "#features/tours/parts/price/price-presenter.ts";
import { formatAmount, type Localizer } from "#markets/localizer.ts";
import type { Travel } from "#features/travels/contract.ts";
import { type CentsRange, trueCost, type TrueCost } from "#features/travels/rules.ts";
import { formatMoney, formatShortDate } from "#markets/format.ts";
import type { CostView } from "./cost-view.ts";

/** Two amounts as a range that stays on one line: after the dash a no-break space alone would let it break. */
export const formatAmountRange = (low: string, high: string): string =>
  low === high ? low : `${low}\u00a0–\u2060\u00a0${high}`;

const formatCentsRange = (localizer: Localizer, { lowCents, highCents }: CentsRange): string =>
  highCents === null
    ? localizer.t("cost.from", { price: formatAmount(localizer, lowCents) })
    : formatAmountRange(formatAmount(localizer, lowCents), formatAmount(localizer, highCents));

const aboutRange = ({ t, display, market }: Localizer, { lowCents, highCents }: CentsRange) => {
  if (!display) return null;
  const shown = (cents: number) => formatMoney(Math.round(cents * display.rate), display.currency);
  return t("money.about", {
    amount: formatAmountRange(shown(lowCents), shown(highCents ?? lowCents)),
    date: formatShortDate(display.date, market),
  });
};

/** `Hanoi (HAN)`, or as much of it as is known. */
export const flightPlace = ({ flight }: Travel): string =>
  [flight.city, flight.airport && `(${flight.airport})`].filter(Boolean).join(" ");

/** What the flights of a travel cost, direct and with stops, as far as it is known. */
export const flightPrices = (localizer: Localizer, { flight }: Travel): string[] =>
  (
    [
      ["departure.flightDirect", flight.directCents],
      ["departure.flightStops", flight.stopsCents],
    ] as const
  ).flatMap(([key, cents]) =>
    cents === null ? [] : [localizer.t(key, { price: formatAmount(localizer, cents) })],
  );

const flightLine = (localizer: Localizer, travel: Travel, flight: TrueCost["flight"]) => {
  const { t } = localizer;
  const place = flightPlace(travel);
  return {
    name: place ? t("cost.flight", { place }) : t("cost.flightPlain"),
    to: flight
      ? `${t("cost.flightTo")} ${flightPrices(localizer, travel).join(". ")}.`
      : t("cost.flightUnknown"),
    amount: flight && formatCentsRange(localizer, flight),
  };
};

/** A travel with the flights of one of its departures, where their prices are known. */
export const withTourFlights = (travel: Travel, { flight }: Pick<Tour, "flight">): Travel =>
  flight.directCents === null && flight.stopsCents === null
    ? travel
    : { ...travel, flight: { ...travel.flight, ...flight } };

/**
 * The true cost of a travel with one of its departures: each line by name, and one sum.
 * @param reckoned says which departure that is, and that the amounts are per person
 */
export const toCostView = (
  localizer: Localizer,
  travel: Travel,
  tour: Tour,
  reckoned: string,
): CostView => {
  const { t, today } = localizer;
  const { price, moneyPot, flight, sum, elsewhere, privateRoom } = trueCost({
    ...travel,
    priceCents: priceOn(tour, today).cents,
  });
  return {
    title: t("cost.title"),
    text: reckoned,
    lines: [
      { name: t("cost.price"), to: t("cost.priceTo"), amount: formatCentsRange(localizer, price) },
      ...(moneyPot
        ? [
            {
              name: t("trip.moneyPot"),
              to: t("cost.potTo"),
              amount: formatCentsRange(localizer, moneyPot),
            },
          ]
        : []),
      flightLine(localizer, travel, flight),
    ],
    sum: {
      name: t("cost.sum"),
      amount: formatCentsRange(localizer, sum),
      about: aboutRange(localizer, sum),
      split:
        elsewhere.highCents !== 0
          ? t("cost.split", {
              us: formatCentsRange(localizer, price),
              others: formatCentsRange(localizer, elsewhere),
            })
          : null,
    },
    room: privateRoom && {
      name: t("cost.room"),
      to: t("cost.roomTo", {
        price: formatAmount(localizer, privateRoom.cents),
        sum: formatCentsRange(localizer, privateRoom.sum),
      }),
      amount: `+ ${formatAmount(localizer, privateRoom.cents)}`,
    },
    note: [t("cost.rest"), payNote(localizer)].join(" "),
  };
};
