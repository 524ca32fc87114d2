import type { Tour } from "#features/tours/contract.ts";
import { priceOn } from "#features/tours/rules.ts";
import { money, payNote, type Voice } from "#features/tours/parts/voice.ts";
import type { Travel } from "#features/travels/contract.ts";
import { type CentsRange, trueCost, type TrueCost } from "#features/travels/rules.ts";
import { formatMoney, formatShortDate } from "#markets/format.ts";
import type { CostView } from "./cost-view.ts";

/** Two amounts as a range that stays on one line: after the dash a no-break space alone would let it break. */
export const between = (low: string, high: string): string =>
  low === high ? low : `${low}\u00a0–\u2060\u00a0${high}`;

const range = (voice: Voice, { lowCents, highCents }: CentsRange): string =>
  highCents === null
    ? voice.say("cost.from", { price: money(voice, lowCents) })
    : between(money(voice, lowCents), money(voice, highCents));

const aboutRange = ({ say, display, market }: Voice, { lowCents, highCents }: CentsRange) => {
  if (!display) return null;
  const shown = (cents: number) => formatMoney(Math.round(cents * display.rate), display.currency);
  return say("money.about", {
    amount: between(shown(lowCents), shown(highCents ?? lowCents)),
    date: formatShortDate(display.date, market),
  });
};

/** `Hanoi (HAN)`, or as much of it as is known. */
export const flightPlace = ({ flight }: Travel): string =>
  [flight.city, flight.airport && `(${flight.airport})`].filter(Boolean).join(" ");

/** What the flights of a travel cost, direct and with stops, as far as it is known. */
export const flightPrices = (voice: Voice, { flight }: Travel): string[] =>
  (
    [
      ["departure.flightDirect", flight.directCents],
      ["departure.flightStops", flight.stopsCents],
    ] as const
  ).flatMap(([key, cents]) =>
    cents === null ? [] : [voice.say(key, { price: money(voice, cents) })],
  );

const flightLine = (voice: Voice, travel: Travel, flight: TrueCost["flight"]) => {
  const { say } = voice;
  const place = flightPlace(travel);
  return {
    name: place ? say("cost.flight", { place }) : say("cost.flightPlain"),
    to: flight
      ? `${say("cost.flightTo")} ${flightPrices(voice, travel).join(". ")}.`
      : say("cost.flightUnknown"),
    amount: flight && range(voice, flight),
  };
};

/** A travel with the flights of one of its departures, where their prices are known. */
export const flownOn = (travel: Travel, { flight }: Pick<Tour, "flight">): Travel =>
  flight.directCents === null && flight.stopsCents === null
    ? travel
    : { ...travel, flight: { ...travel.flight, ...flight } };

/**
 * The true cost of a travel with one of its departures: each line by name, and one sum.
 * @param reckoned says which departure that is, and that the amounts are per person
 */
export const showCost = (voice: Voice, travel: Travel, tour: Tour, reckoned: string): CostView => {
  const { say, today } = voice;
  const { price, moneyPot, flight, sum, elsewhere, privateRoom } = trueCost({
    ...travel,
    priceCents: priceOn(tour, today).cents,
  });
  return {
    title: say("cost.title"),
    text: reckoned,
    lines: [
      { name: say("cost.price"), to: say("cost.priceTo"), amount: range(voice, price) },
      ...(moneyPot
        ? [{ name: say("trip.moneyPot"), to: say("cost.potTo"), amount: range(voice, moneyPot) }]
        : []),
      flightLine(voice, travel, flight),
    ],
    sum: {
      name: say("cost.sum"),
      amount: range(voice, sum),
      about: aboutRange(voice, sum),
      split:
        elsewhere.highCents !== 0
          ? say("cost.split", { us: range(voice, price), others: range(voice, elsewhere) })
          : null,
    },
    room: privateRoom && {
      name: say("cost.room"),
      to: say("cost.roomTo", {
        price: money(voice, privateRoom.cents),
        sum: range(voice, privateRoom.sum),
      }),
      amount: `+ ${money(voice, privateRoom.cents)}`,
    },
    note: [say("cost.rest"), payNote(voice)].join(" "),
  };
};
