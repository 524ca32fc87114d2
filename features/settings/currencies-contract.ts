import { z } from "zod";
import { availableCurrenciesSchema, currenciesSchema, settingSchemas } from "./contract.ts";

/** Rates as the source has them. */
export const fetchedRatesSchema = currenciesSchema.omit({ byHand: true });

export type FetchedRates = z.infer<typeof fetchedRatesSchema>;

export const ratesSourceSchema = z.strictObject({
  host: z.string().nullable().describe("Where rates come from; null where nothing is configured."),
});

export type RatesSource = z.infer<typeof ratesSourceSchema>;

/** A market's currencies as they would be saved. */
export const currenciesDraftSchema = z
  .strictObject({
    currencies: settingSchemas.currencies,
    available: availableCurrenciesSchema,
  })
  .meta({
    examples: [
      {
        currencies: { rates: { EUR: 1, GBP: 0.86, USD: 1.12 }, date: "2026-11-24" },
        available: { currencies: ["EUR", "GBP"] },
      },
    ],
  });

const currency = z.enum(["EUR", "GBP", "USD"]);

export const currenciesConsequencesSchema = z.strictObject({
  travels: z.int().describe("Published travels whose prices are shown."),
  departures: z.int(),
  conversions: z
    .array(
      z.strictObject({
        currency,
        before: z.number().nullable().describe("Null where it was not converted before."),
        after: z.number().nullable().describe("Null where it is converted no longer."),
      }),
    )
    .describe("Currencies in which visitors would read other amounts than now."),
  offered: z.array(currency).describe("Currencies that visitors can choose in addition."),
  withdrawn: z.array(currency).describe("Currencies that visitors can choose no longer."),
  first: currency.describe("The currency that a visitor meets."),
  isFirstChanged: z.boolean(),
});

export type CurrenciesConsequences = z.infer<typeof currenciesConsequencesSchema>;
