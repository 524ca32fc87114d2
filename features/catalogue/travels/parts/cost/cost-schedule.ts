import type { Tour } from "#features/catalogue/tours/contract.ts";
import { type Payments, paymentsOf } from "#features/catalogue/tours/parts/payments/payments.ts";
import { cancelFreeUntil, flightsMayBeBought, isOnSale } from "#features/catalogue/tours/rules.ts";
import type { PriceChoice } from "#features/records/prices/contract.ts";
import type { CostView } from "#features/records/prices/parts/cost-view.ts";
import { formatLongDate, formatMoney } from "#markets/format.ts";
import { type Localizer, shownCurrency } from "#markets/localizer.ts";

type Line = CostView["lines"][number];

const depositLines = (localizer: Localizer, tour: Tour, payments: Payments): Line[] => {
  const { t, market } = localizer;
  const amount = (cents: number) => formatMoney(cents, shownCurrency(localizer));
  const book = { name: t("pay.book"), times: null, amount: amount(payments.first) };
  if (!tour.deposit || payments.deposit === null) return [{ ...book, payee: t("pay.full") }];
  const isLastFreeDay = cancelFreeUntil(tour) === tour.balanceDue;
  return [
    {
      ...book,
      payee: t(payments.flexible > 0 ? "pay.depositFlexible" : "pay.deposit", {
        price: amount(payments.deposit),
        date: formatLongDate(tour.deposit.until, market),
      }),
    },
    {
      name: formatLongDate(tour.balanceDue, market),
      payee: t(isLastFreeDay ? "pay.balanceFree" : "pay.balance"),
      times: null,
      amount: amount(payments.rest),
    },
  ];
};

/**
 * What is paid on which day, in the order in which it falls due. Null where nobody can book today.
 * @param others what is paid to the airline and into the money pot; null where it is not known or
 * not paid
 */
export const toCostSchedule = (
  localizer: Localizer,
  tour: Tour,
  choice: PriceChoice,
  others: Readonly<{ flight: string | null; moneyPot: string | null }>,
): CostView["schedule"] => {
  const { t, today, market } = localizer;
  if (!isOnSale(tour, today)) return null;
  const mayBuy = flightsMayBeBought(tour.status);
  const flight: Line[] =
    others.flight === null
      ? []
      : [
          {
            name: t("departure.flight"),
            payee: t(mayBuy ? "pay.flightsNow" : "pay.flightsWait"),
            times: null,
            amount: others.flight,
          },
        ];
  const moneyPot: Line[] =
    others.moneyPot === null
      ? []
      : [
          {
            name: formatLongDate(tour.startDate, market),
            payee: t("pay.moneyPot"),
            times: null,
            amount: others.moneyPot,
          },
        ];
  return {
    title: t("pay.title"),
    lines: [
      ...depositLines(localizer, tour, paymentsOf(localizer, tour, choice)),
      ...flight,
      ...moneyPot,
    ],
  };
};
