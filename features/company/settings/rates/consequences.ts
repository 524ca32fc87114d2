import { payNote, toPriceView } from "#features/records/prices/parts/price-presenter.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { dayAt } from "#markets/format.ts";
import type { DisplayCurrency } from "#markets/localizer.ts";
import type { Currency, Market } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { z } from "zod";
import { type Currencies, currenciesSchema } from "../contract.ts";
import type {
  CurrenciesConsequences,
  currenciesDraftSchema,
  ReadPrice,
} from "../currencies-contract.ts";
import { readCurrencies } from "../currencies.ts";
import { rateBetween, rateDate } from "../rules.ts";
import type { SettingReads } from "../setting-reads.ts";

type Offer = Readonly<{ rates: Pick<Currencies, "rates"> | null; available: readonly Currency[] }>;

/** What one unit of the market's money is in a currency; null where visitors cannot read it so. */
const shownRate = ({ rates, available }: Offer, market: Market, currency: Currency) =>
  rates === null || currency === market.currency || !available.includes(currency)
    ? null
    : rateBetween(rates, market.currency, currency);

type Shown = Pick<SettingReads, "nextDepartures"> &
  Readonly<{ db: Database; market: Market; today: string }>;

/** The price of the next departure as a visitor reads it. */
const readPrice = async (
  { nextDepartures, db, market, today }: Shown,
  display: DisplayCurrency,
): Promise<ReadPrice | null> => {
  const [tour] = await nextDepartures(db, market.id, today, 1);
  if (!tour) return null;
  const localizer = { market, t: translatorFor(market), today, display };
  const { amount, converted } = toPriceView(localizer, priceOn(tour, today));
  const { departureDate } = tour;
  return converted === null
    ? null
    : { departureDate, amount, converted, payNote: payNote(localizer) };
};

/** What the market's visitors would see of a change; nothing is written. */
export const currenciesConsequences = async (
  { countShownPrices, nextDepartures }: SettingReads,
  db: Database,
  market: Market,
  { currencies, available: { currencies: available } }: z.infer<typeof currenciesDraftSchema>,
  now: Date,
): Promise<CurrenciesConsequences> => {
  const before = await readCurrencies(db, market);
  const rates = currenciesSchema.safeParse(currencies).data ?? null;
  const after: Offer = { rates, available };
  const known = [...new Set([...before.available, ...available])];
  const first = available[0] ?? market.currency;
  const today = dayAt(now, market);
  const conversions = known
    .map((currency) => ({
      currency,
      before: shownRate(before, market, currency),
      after: shownRate(after, market, currency),
    }))
    .filter((each) => each.before !== each.after);
  const read = conversions.find((each) => each.after !== null);
  return {
    ...(await countShownPrices(db, market.id, today)),
    conversions,
    example:
      rates === null || read?.after == null
        ? null
        : await readPrice(
            { nextDepartures, db, market, today },
            { currency: read.currency, rate: read.after, date: rateDate(rates, read.currency) },
          ),
    offered: available.filter((each) => !before.available.includes(each)),
    withdrawn: before.available.filter((each) => !available.includes(each)),
    first,
    isFirstChanged: first !== before.available[0],
  };
};
