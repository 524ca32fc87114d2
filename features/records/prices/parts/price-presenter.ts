import type { PriceView } from "./price-view.ts";
import type { People } from "#features/records/prices/contract.ts";
import type { PriceToday } from "#features/records/prices/rules.ts";
import { formatMoney, formatShortDate } from "#markets/format.ts";
import { paidDisplay, shownCents, shownCurrency, type Localizer } from "#markets/localizer.ts";

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
 * `about $1,778, rate of Mar 20, 2027`, or in a currency in which the visitor pays what they pay by
 * their address. Null when the visitor sees prices in the market's own currency.
 */
const convertedNote = (localizer: Localizer, cents: number, people: People): string | null => {
  const { t, display, market } = localizer;
  if (!display) return null;
  const date = formatShortDate(display.date, market);
  if (paidDisplay(localizer)) {
    const own = formatMoney(cents * people, market.currency);
    return t("money.youPayAbroad", {
      amount: formatForPeople(localizer, cents, people),
      own,
      date,
    });
  }
  const amount = formatMoney(Math.round(cents * people * display.rate), display.currency);
  return t("money.about", { amount, date });
};

/** `converted` is set only when the visitor has chosen another currency. */
export const toPriceView = (
  localizer: Localizer,
  { cents, wasCents }: PriceToday,
  people: People = 1,
): PriceView => ({
  amount: formatForPeople(localizer, cents, people),
  was: wasCents === null ? null : formatForPeople(localizer, wasCents, people),
  converted: convertedNote(localizer, cents, people),
  cents,
});

/**
 * The price of a row or a card in a list. In a currency in which the visitor pays, it has the amount
 * alone, because the list says once by which address and at which rate it is paid (`paidNote`).
 */
export const toRowPriceView = (
  localizer: Localizer,
  price: PriceToday,
  people: People = 1,
): PriceView => {
  const view = toPriceView(localizer, price, people);
  return paidDisplay(localizer) ? { ...view, converted: null } : view;
};

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
