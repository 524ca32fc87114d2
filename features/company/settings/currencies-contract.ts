import { z } from "zod";
import { availableCurrenciesSchema, currenciesSchema, settingSchemas } from "./contract.ts";

/** Rates as the source has them. */
export const fetchedRatesSchema = currenciesSchema.omit({ byHand: true });

export type FetchedRates = z.infer<typeof fetchedRatesSchema>;

export const ratesSourceSchema = z.strictObject({
  host: z.string().nullable().describe("Where rates come from; null where nothing is configured."),
});

export type RatesSource = z.infer<typeof ratesSourceSchema>;

export const weekOfRatesSchema = z.strictObject({
  rates: currenciesSchema.shape.rates
    .nullable()
    .describe("Those that held seven days ago; null where there were none."),
});

export type WeekOfRates = z.infer<typeof weekOfRatesSchema>;

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

/** A departure's price as its page writes it, in the market's language. */
const readPriceSchema = z.strictObject({
  departureDate: z.iso.date(),
  amount: z.string(),
  converted: z.string(),
  payNote: z.string(),
});

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
  example: readPriceSchema
    .nullable()
    .describe("Read in the first currency that changes; null where none does."),
  offered: z.array(currency).describe("Currencies that visitors can choose in addition."),
  withdrawn: z.array(currency).describe("Currencies that visitors can choose no longer."),
  first: currency.describe("The currency that a visitor meets."),
  isFirstChanged: z.boolean(),
});

export type ReadPrice = z.infer<typeof readPriceSchema>;
export type CurrenciesConsequences = z.infer<typeof currenciesConsequencesSchema>;
