import type { Currency } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { type Currencies, currenciesSchema } from "./contract.ts";
import "./store.ts";

/** The rates that a market shows conversions by; null while staff have set none. */
export const currenciesOf = async (db: Database, market: string): Promise<Currencies | null> => {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("market", "=", market)
    .where("name", "=", "currencies")
    .executeTakeFirst();
  return row ? currenciesSchema.parse(row.value) : null;
};

/** Units of one currency for one unit of another. */
export const rateBetween = ({ rates }: Currencies, from: Currency, to: Currency): number =>
  rates[to] / rates[from];
