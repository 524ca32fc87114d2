import type { Coordinator } from "#features/coordinators/contract.ts";
import type { Picture } from "#features/media/contract.ts";
import type { Travel } from "#features/travels/contract.ts";
import { addDays, daysBetween } from "#markets/days.ts";
import { formatLongDate, formatMoney, formatPercent } from "#markets/format.ts";
import { dayLeaf, formatPlannedDay, showDays } from "#markets/planned-days.ts";
import { pathOf } from "#markets/markets.ts";
import type { AgeRange, ComingTour, Tour } from "#features/tours/contract.ts";
import type { DepartureView, StatusView } from "#features/tours/parts/departure-view.ts";
import {
  decisionDay,
  depositIsOpen,
  flightsMayBeBought,
  isOnSale,
  lessCode,
  needsPeople,
  opensLater,
  priceOn,
  promoIsLive,
} from "#features/tours/rules.ts";
import { policies } from "../policies.ts";
import { sayOtherDates } from "#features/tours/parts/other-dates.ts";
import { money, showPrice, type Voice } from "#features/tours/parts/voice.ts";

/** What a status means; a departure that nobody can book yet says from which day on instead. */
const meaningOf = (
  { say, today, market }: Voice,
  tour: Pick<Tour, "status" | "openingDate">,
): string =>
  tour.openingDate !== null && opensLater(tour, today)
    ? say("meaning.opensLater", { date: formatLongDate(tour.openingDate, market) })
    : say(`meaning.${tour.status}`);

/**
 * A departure's status with its word, its meaning and what it says about flights.
 * @param others departures of the same travel that can be booked, to which a sold-out one leads
 */
export const showStatus = (
  voice: Voice,
  tour: Pick<Tour, "status" | "openingDate">,
  others: readonly ComingTour[] = [],
): StatusView => ({
  status: tour.status,
  word: voice.say(`status.${tour.status}`),
  meaning: meaningOf(voice, tour),
  guidance:
    (tour.status === "SOLD_OUT" ? sayOtherDates(voice, others) : null) ??
    voice.say(`guidance.${tour.status}`),
});

/** `25-35`, or the word for everybody. */
export const showAges = ({ say }: Voice, age: AgeRange): string =>
  age === "ALL" ? say("card.ageAll") : say("card.ages", { range: age });

/** `10-15`, or the one number where both are the same. */
export const showRange = (low: number, high: number): string =>
  low === high ? String(low) : `${low}-${high}`;

/** Where a departure's page lies. */
export const tourPath = ({ market }: Voice, travelSlug: string, code: string): string =>
  pathOf(market.id, "travels-travel-tour", { travel: travelSlug, tour: code }) ?? "/";

/** `3 more people needed`, `2 seats left`: the true figure that belongs to a status, if one does. */
const showSeats = ({ say, today }: Voice, tour: Tour): string | null => {
  if (!isOnSale(tour, today)) return null;
  return flightsMayBeBought(tour.status)
    ? say("departure.seatsLeft", { n: tour.seatsFree })
    : say("departure.peopleNeeded", { n: tour.peopleNeeded });
};

/** That a price is per person, and how much of it is paid today as a deposit, where that can be; why it cannot stands with the other prices. */
const showPerPerson = (voice: Voice, tour: Tour): string =>
  isOnSale(tour, voice.today) && tour.deposit && depositIsOpen(tour, voice.today)
    ? voice.say("departure.deposit", { price: money(voice, tour.deposit.cents) })
    : voice.say("card.perPerson");

type Line = Readonly<{ label: string; value: string | null }>;

/** What is paid when: the deposit and until when it is taken, with the balance, or the whole price on booking. */
const whenLines = (voice: Voice, { deposit, balanceDue }: Tour, priceCents: number): Line[] => {
  const { say, today, market } = voice;
  const told = (label: string): Line => ({ label, value: null });
  if (!deposit) return [told(say("departure.noDeposit"))];
  const until = { date: formatLongDate(deposit.until, market) };
  if (!depositIsOpen({ deposit }, today)) return [told(say("departure.depositUntil", until))];
  return [
    { label: say("departure.depositToday"), value: money(voice, deposit.cents) },
    told(say("departure.depositEnds", until)),
    {
      label: say("departure.balance", { date: formatLongDate(balanceDue, market) }),
      value: money(voice, priceCents - deposit.cents),
    },
  ];
};

/** A promo code with its last day and what is paid with it; that it has expired, once that day is over. */
const codeLines = (voice: Voice, tour: Tour, priceCents: number): Line[] => {
  const { say, today, market } = voice;
  if (!tour.promo) return [];
  const { code, percent } = tour.promo;
  const date = formatLongDate(tour.promo.until, market);
  if (!promoIsLive(tour, today)) return [{ label: say("error.promo"), value: date }];
  const cents = lessCode(priceCents, percent);
  return [
    {
      label: say("departure.code", { code, date }),
      value: `-${formatPercent(percent, market.language)}`,
    },
    {
      label: say("departure.codePrice"),
      value: formatMoney(cents, market.currency, { precision: cents % 100 === 0 ? 0 : 2 }),
    },
  ];
};

/** What is paid and when: the price, the last day of a discount, deposit and balance, and what a code changes. */
const payLines = (voice: Voice, tour: Tour): Line[] => {
  const { say, today, market } = voice;
  const price = priceOn(tour, today);
  const lines: Line[] = [{ label: say("departure.price"), value: money(voice, price.cents) }];
  if (price.wasCents !== null && tour.discountUntil)
    lines.push({
      label: say("departure.discount", { date: formatLongDate(tour.discountUntil, market) }),
      value: null,
    });
  const paid = isOnSale(tour, today) ? whenLines(voice, tour, price.cents) : [];
  return [...lines, ...paid, ...codeLines(voice, tour, price.cents)];
};

/** How many more people a group needs, by when that is decided, and what happens otherwise; empty for those that need none or that nobody can book yet. */
export const decisionLines = ({ say, market, today }: Voice, tour: Tour): string[] => {
  if (!needsPeople(tour.status) || opensLater(tour, today)) return [];
  const day = decisionDay(tour);
  const n = tour.peopleNeeded;
  return [
    day >= today
      ? say("departure.decision", { n, date: formatLongDate(day, market) })
      : `${say("departure.peopleNeeded", { n })}.`,
    say("departure.otherwise"),
  ];
};

/** What the status says about flights, where to fly and what the cheapest flights cost. */
const flightLines = (
  voice: Voice,
  tour: Tour,
  travel: Travel,
  { guidance }: StatusView,
): Line[] => {
  const { say } = voice;
  const { directCents, stopsCents } = tour.flight;
  const place = [travel.flight.city, travel.flight.airport && `(${travel.flight.airport})`]
    .filter(Boolean)
    .join(" ");
  return [
    // What a sold-out one says leads to other dates, and nothing about flights.
    ...(tour.status === "SOLD_OUT" ? [] : [{ label: guidance, value: null }]),
    ...(directCents === null
      ? []
      : [
          {
            label: say("departure.flightDirect", { price: money(voice, directCents) }),
            value: null,
          },
        ]),
    ...(stopsCents === null
      ? []
      : [
          { label: say("departure.flightStops", { price: money(voice, stopsCents) }), value: null },
        ]),
    ...(place ? [{ label: say("departure.flightSuggested", { place }), value: null }] : []),
  ];
};

/**
 * Until when one may leave free of charge. A day that has passed is named as well, so that nobody takes it for open.
 */
export const showCancelling = (
  { say, today, market }: Voice,
  tour: Pick<Tour, "departureDate">,
): DepartureView["panels"][number] => {
  const lasts = [
    { before: policies.freeDays, open: "departure.freeUntil", over: "departure.freeEnded" },
    {
      before: policies.flexibleDays,
      open: "departure.flexibleUntil",
      over: "departure.flexibleEnded",
    },
  ] as const;
  const lines = lasts.map(({ before, open, over }) => {
    const last = addDays(tour.departureDate, -before);
    const label = say(last >= today ? open : over, { date: formatLongDate(last, market) });
    return { label, value: null };
  });
  const isOver = addDays(tour.departureDate, -policies.flexibleDays) < today;
  const title = say(isOver ? "departure.changeOver" : "departure.change");
  return { title, sign: "clock", lines };
};

/** Who leads a departure, with the portrait if there is one. */
export type Leader = Readonly<{ coordinator: Coordinator; portrait: Picture | null }>;

const actionOf = (
  voice: Voice,
  tour: Tour,
  travelSlug: string,
  path: string,
): DepartureView["action"] => {
  const { say, market } = voice;
  const trip = pathOf(market.id, "travels-travel", { travel: travelSlug }) ?? "/";
  if (tour.status === "SOLD_OUT")
    return { isLoud: false, label: say("departures.other"), path: `${trip}#departures` };
  if (tour.status === "WAITING_LIST")
    return { isLoud: false, label: say("departures.care"), path: `${path}#care` };
  const isLoud = isOnSale(tour, voice.today) && flightsMayBeBought(tour.status);
  return { isLoud, label: say("departures.open"), path };
};

/**
 * What is paid when, the flights, and until when one may leave.
 * @param decision what is decided when, where it is not told elsewhere
 */
export const showPanels = (
  voice: Voice,
  travel: Travel,
  tour: Tour,
  { status, decision }: Readonly<{ status: StatusView; decision: readonly string[] }>,
): DepartureView["panels"] => {
  const { say } = voice;
  const told = decision.map((label) => ({ label, value: null }));
  const panels: DepartureView["panels"] = [
    { title: say("departure.pay"), sign: null, lines: payLines(voice, tour) },
    {
      title: say("departure.flight"),
      sign: "paper-plane",
      lines: [...flightLines(voice, tour, travel, status), ...told],
    },
    showCancelling(voice, tour),
  ];
  return panels.filter(({ lines }) => lines.length > 0);
};

/**
 * One line of the departure board.
 * @param others departures of the same travel that can be booked
 */
export const showDeparture = (
  voice: Voice,
  tour: Tour,
  travel: Travel,
  leader: Leader | null,
  others: readonly ComingTour[],
): DepartureView => {
  const { say, market } = voice;
  const path = tourPath(voice, travel.slug, tour.code);
  const status = showStatus(voice, tour, others);
  const ahead = daysBetween(tour.departureDate, tour.startDate);
  return {
    id: tour.id,
    path,
    trip: travel.name,
    tripPath: pathOf(market.id, "travels-travel", { travel: travel.slug }) ?? "/",
    from: {
      iso: tour.departureDate,
      leaf: dayLeaf(tour.departureDate, market),
      full: formatPlannedDay(tour.departureDate, market),
    },
    programme: {
      ...showDays(tour.startDate, tour.endDate, market),
      from: tour.startDate,
      to: tour.endDate,
    },
    ahead: ahead > 0 ? say("departure.ahead", { n: ahead }) : null,
    facts: `${say("count.days", { n: travel.days })} · ${showAges(voice, tour.ageRange)}`,
    status,
    seats: showSeats(voice, tour),
    coordinator: leader && {
      name: leader.coordinator.name,
      path:
        pathOf(market.id, "coordinators-coordinator", { coordinator: leader.coordinator.slug }) ??
        "/",
      portrait: leader.portrait,
    },
    price: showPrice(voice, priceOn(tour, voice.today)),
    perPerson: showPerPerson(voice, tour),
    action: actionOf(voice, tour, travel.slug, path),
    // Nobody pays for a seat that is gone, or gives it back.
    panels:
      tour.status === "SOLD_OUT"
        ? []
        : showPanels(voice, travel, tour, { status, decision: decisionLines(voice, tour) }),
  };
};
