import type { PriceView } from "./price-view.ts";
import type { People } from "#features/records/prices/contract.ts";
import type { PriceToday } from "#features/records/prices/rules.ts";
import { formatMoney, formatShortDate } from "#markets/format.ts";
import {
  inOtherPaid,
  paidDisplay,
  shownCents,
  shownCurrency,
  type Localizer,
} from "#markets/localizer.ts";

/**
 * An amount for one or two people, as `$1,438`. It is converted before it is doubled, so that twice
 * the price of one is the price for two.
 * @param cents per person, in the market's currency
 */
export const formatForPeople = (localizer: Localizer, cents: number, people: People): string =>
  formatMoney(shownCents(localizer, cents) * people, shownCurrency(localizer));

/** `per person` or `for 2`, behind an amount. */
export const peopleWord = ({ t }: Localizer, people: People): string =>
  t(people === 2 ? "price.forTwo" : "card.perPerson");

/**
 * `about $1,778, rate of Mar 20, 2027`. Null where prices are in a currency that is paid: then a
 * page says once by what it is decided (`payNote`).
 */
const convertedNote = (localizer: Localizer, cents: number, people: People): string | null => {
  const { t, display, market } = localizer;
  if (!display || paidDisplay(localizer)) return null;
  const date = formatShortDate(display.date, market);
  const amount = formatMoney(Math.round(cents * people * display.rate), display.currency);
  return t("money.about", { amount, date });
};

/** The same amount in the other currency in which may be paid; null where one alone is shown. */
const otherAmount = (localizer: Localizer, cents: number, people: People): string | null => {
  const other = inOtherPaid(localizer);
  return other && formatForPeople(other, cents, people);
};

/** `converted` is set only when the visitor has chosen another currency. */
export const toPriceView = (
  localizer: Localizer,
  { cents, wasCents }: PriceToday,
  people: People = 1,
): PriceView => ({
  amount: formatForPeople(localizer, cents, people),
  also: otherAmount(localizer, cents, people),
  was: wasCents === null ? null : formatForPeople(localizer, wasCents, people),
  converted: convertedNote(localizer, cents, people),
  cents,
});

/**
 * The price of a row or a card in a list, which is in one currency alone: the list says once by
 * which address and at which rate it is paid (`paidNote`).
 */
export const toRowPriceView = (
  localizer: Localizer,
  price: PriceToday,
  people: People = 1,
): PriceView => ({ ...toPriceView(localizer, price, people), also: null });

/** Null unless the visitor's currency is one in which they pay by their address. */
export const paidNote = (localizer: Localizer): string | null => {
  const paid = paidDisplay(localizer);
  return (
    paid &&
    localizer.t("money.paidByAddress", { date: formatShortDate(paid.date, localizer.market) })
  );
};

/**
 * States the currency in which the customer will pay. In the UK variant, it depends on the home
 * address (public-site spec, section 9).
 */
export const payNote = (localizer: Localizer): string => {
  const { t, market } = localizer;
  if (market.payCurrencies.length > 1) return paidNote(localizer) ?? t("money.youPayByAddress");
  return t("money.youPay", { currency: market.currency });
};
