import type { Currency, Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { availableCurrenciesSchema, type Currencies, currenciesSchema } from "./contract.ts";
import "./store.ts";

/** What visitors of a market may read prices in, the default first, and the rates of conversion. */
export type MarketCurrencies = Readonly<{
  available: readonly Currency[];
  /** Null while staff have set none: then nothing can be converted. */
  rates: Currencies | null;
}>;

/** What a market begins with, before staff have chosen anything. */
export const defaultCurrencies = ({ displayCurrencies }: Market): MarketCurrencies => ({
  available: displayCurrencies,
  rates: null,
});

export const readCurrencies = async (db: Database, market: Market): Promise<MarketCurrencies> => {
  const rows = await db
    .selectFrom("setting")
    .select(["name", "value"])
    .where("market", "=", market.id)
    .where("name", "in", ["currencies", "available_currencies"])
    .execute();
  const found = new Map(rows.map(({ name, value }) => [name, value]));
  const available = found.get("available_currencies");
  const rates = found.get("currencies");
  return {
    available: available
      ? availableCurrenciesSchema.parse(available).currencies
      : market.displayCurrencies,
    rates: currenciesSchema.safeParse(rates).data ?? null,
  };
};

/** Units of one currency for one unit of another. */
export const rateBetween = ({ rates }: Currencies, from: Currency, to: Currency): number =>
  rates[to] / rates[from];
