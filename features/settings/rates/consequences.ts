import { countShownPrices } from "#features/tours/store.ts";
import { dayAt } from "#markets/format.ts";
import type { Currency, Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { z } from "zod";
import type { Currencies } from "../contract.ts";
import type { CurrenciesConsequences, currenciesDraftSchema } from "../currencies-contract.ts";
import { readCurrencies } from "../currencies.ts";
import { rateBetween } from "../rules.ts";

type Offer = Readonly<{ rates: Pick<Currencies, "rates"> | null; available: readonly Currency[] }>;

/** What one unit of the market's money is in a currency; null where visitors cannot read it so. */
const shownRate = ({ rates, available }: Offer, market: Market, currency: Currency) =>
  rates === null || currency === market.currency || !available.includes(currency)
    ? null
    : rateBetween(rates, market.currency, currency);

/** What the market's visitors would see of a change; nothing is written. */
export const currenciesConsequences = async (
  db: Database,
  market: Market,
  { currencies, available: { currencies: available } }: z.infer<typeof currenciesDraftSchema>,
  now: Date,
): Promise<CurrenciesConsequences> => {
  const before = await readCurrencies(db, market);
  const { rates } = currencies;
  const after: Offer = { rates: rates && { rates }, available };
  const known = [...new Set([...before.available, ...available])];
  const first = available[0] ?? market.currency;
  return {
    ...(await countShownPrices(db, market.id, dayAt(now, market))),
    conversions: known
      .map((currency) => ({
        currency,
        before: shownRate(before, market, currency),
        after: shownRate(after, market, currency),
      }))
      .filter((each) => each.before !== each.after),
    offered: available.filter((each) => !before.available.includes(each)),
    withdrawn: before.available.filter((each) => !available.includes(each)),
    first,
    isFirstChanged: first !== before.available[0],
  };
};
