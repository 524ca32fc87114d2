import type { Tour } from "#features/tours/contract.ts";
import type { DepartureView, StatusView } from "#features/tours/parts/departure-view.ts";
import {
  decisionDay,
  depositIsOpen,
  isOnSale,
  lessCode,
  needsPeople,
  opensLater,
  priceOn,
  promoIsLive,
} from "#features/tours/rules.ts";
import { policies } from "../policies.ts";
import type { Travel } from "#features/travels/contract.ts";
import { addDays } from "#markets/days.ts";
import { formatLongDate, formatMoney, formatPercent } from "#markets/format.ts";
import { formatAmount, type Localizer } from "#markets/localizer.ts";

type Line = Readonly<{ label: string; value: string | null }>;

/** What is paid when: the deposit and until when it is taken, with the balance, or the whole price on booking. */
const scheduleLines = (
  localizer: Localizer,
  { deposit, balanceDue }: Tour,
  priceCents: number,
): Line[] => {
  const { t, today, market } = localizer;
  const told = (label: string): Line => ({ label, value: null });
  if (!deposit) return [told(t("departure.noDeposit"))];
  const until = { date: formatLongDate(deposit.until, market) };
  if (!depositIsOpen({ deposit }, today)) return [told(t("departure.depositUntil", until))];
  return [
    { label: t("departure.depositToday"), value: formatAmount(localizer, deposit.cents) },
    told(t("departure.depositEnds", until)),
    {
      label: t("departure.balance", { date: formatLongDate(balanceDue, market) }),
      value: formatAmount(localizer, priceCents - deposit.cents),
    },
  ];
};

/** A promo code with its last day and what is paid with it; that it has expired, once that day is over. */
const codeLines = (localizer: Localizer, tour: Tour, priceCents: number): Line[] => {
  const { t, today, market } = localizer;
  if (!tour.promo) return [];
  const { code, percent } = tour.promo;
  const date = formatLongDate(tour.promo.until, market);
  if (!promoIsLive(tour, today)) return [{ label: t("error.promo"), value: date }];
  const cents = lessCode(priceCents, percent);
  return [
    {
      label: t("departure.code", { code, date }),
      value: `-${formatPercent(percent, market.language)}`,
    },
    {
      label: t("departure.codePrice"),
      value: formatMoney(cents, market.currency, { precision: cents % 100 === 0 ? 0 : 2 }),
    },
  ];
};

/** What is paid and when: the price, the last day of a discount, deposit and balance, and what a code changes. */
const payLines = (localizer: Localizer, tour: Tour): Line[] => {
  const { t, today, market } = localizer;
  const price = priceOn(tour, today);
  const lines: Line[] = [
    { label: t("departure.price"), value: formatAmount(localizer, price.cents) },
  ];
  if (price.wasCents !== null && tour.discountUntil)
    lines.push({
      label: t("departure.discount", { date: formatLongDate(tour.discountUntil, market) }),
      value: null,
    });
  const paid = isOnSale(tour, today) ? scheduleLines(localizer, tour, price.cents) : [];
  return [...lines, ...paid, ...codeLines(localizer, tour, price.cents)];
};

/** How many more people a group needs, by when that is decided, and what happens otherwise; empty for those that need none or that nobody can book yet. */
export const decisionLines = ({ t, market, today }: Localizer, tour: Tour): string[] => {
  if (!needsPeople(tour.status) || opensLater(tour, today)) return [];
  const day = decisionDay(tour);
  const n = tour.peopleNeeded;
  return [
    day >= today
      ? t("departure.decision", { n, date: formatLongDate(day, market) })
      : `${t("departure.peopleNeeded", { n })}.`,
    t("departure.otherwise"),
  ];
};

/** What the status says about flights, where to fly and what the cheapest flights cost. */
const flightLines = (
  localizer: Localizer,
  tour: Tour,
  travel: Travel,
  { guidance }: StatusView,
): Line[] => {
  const { t } = localizer;
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
  ];
};

/**
 * Until when one may leave free of charge. A day that has passed is named as well, so that nobody
 * takes it for open.
 */
export const toCancellationPanel = (
  { t, today, market }: Localizer,
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
    const label = t(last >= today ? open : over, { date: formatLongDate(last, market) });
    return { label, value: null };
  });
  const isOver = addDays(tour.departureDate, -policies.flexibleDays) < today;
  const title = t(isOver ? "departure.changeOver" : "departure.change");
  return { title, sign: "clock", lines };
};

/**
 * What is paid when, the flights, and until when one may leave.
 * @param decision what is decided when, where it is not told elsewhere
 */
export const toDeparturePanels = (
  localizer: Localizer,
  travel: Travel,
  tour: Tour,
  { status, decision }: Readonly<{ status: StatusView; decision: readonly string[] }>,
): DepartureView["panels"] => {
  const { t } = localizer;
  const told = decision.map((label) => ({ label, value: null }));
  const panels: DepartureView["panels"] = [
    { title: t("departure.pay"), sign: null, lines: payLines(localizer, tour) },
    {
      title: t("departure.flight"),
      sign: "paper-plane",
      lines: [...flightLines(localizer, tour, travel, status), ...told],
    },
    toCancellationPanel(localizer, tour),
  ];
  return panels.filter(({ lines }) => lines.length > 0);
};
