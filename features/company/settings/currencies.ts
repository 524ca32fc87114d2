import { sql } from "kysely";
import type { Currency, Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import {
  availableCurrenciesSchema,
  type Currencies,
  currenciesSchema,
  type InstallmentPlans,
  installmentPaymentsSchema,
} from "./contract.ts";
import "./store.ts";

/** `available` has the default currency first. */
export type MarketCurrencies = Readonly<{
  available: readonly Currency[];
  /** Null until staff set rates: then nothing is converted. */
  rates: Currencies | null;
  /** How a price can be paid in parts; null where it cannot. */
  installments: InstallmentPlans | null;
}>;

export const defaultCurrencies = ({ displayCurrencies }: Market): MarketCurrencies => ({
  available: displayCurrencies,
  rates: null,
  installments: null,
});

/** The day of a market's exchange rates; null where it has none. */
export const dayOfRates = async (db: Database, market: string): Promise<string | null> => {
  const row = await db
    .selectFrom("setting")
    .select(sql<string | null>`value->>'date'`.as("date"))
    .where("market", "=", market)
    .where("name", "=", "currencies")
    .executeTakeFirst();
  return row?.date ?? null;
};

export const readCurrencies = async (db: Database, market: Market): Promise<MarketCurrencies> => {
  const rows = await db
    .selectFrom("setting")
    .select(["name", "value"])
    .where("market", "=", market.id)
    .where("name", "in", ["currencies", "available_currencies", "installment_payments"])
    .execute();
  const valueByName = new Map(rows.map(({ name, value }) => [name, value]));
  const available = valueByName.get("available_currencies");
  const rates = valueByName.get("currencies");
  const plans = installmentPaymentsSchema.safeParse(valueByName.get("installment_payments")).data;
  return {
    available: available
      ? availableCurrenciesSchema.parse(available).currencies
      : market.displayCurrencies,
    rates: currenciesSchema.safeParse(rates).data ?? null,
    installments: plans?.enabled ? plans : null,
  };
};
