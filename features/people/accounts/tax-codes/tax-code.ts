import type { MarketId } from "#markets/market-type.ts";
import type { TaxCountry } from "../contract.ts";
import { codiceFiscaleProblem, type TaxCodeProblem } from "./codice-fiscale.ts";
import { nifProblem } from "./nif.ts";

const problemIn: Readonly<Record<TaxCountry, (code: string) => TaxCodeProblem | null>> = {
  IT: codiceFiscaleProblem,
  ES: nifProblem,
};

/** The characters of a tax code. */
export const taxLengths = { IT: 16, ES: 9 } as const satisfies Record<TaxCountry, number>;

/** The country whose tax code a market asks for; null where it asks for none. */
export const taxCountryOf = (market: MarketId): TaxCountry | null => {
  if (market === "it-IT") return "IT";
  return market === "es-ES" ? "ES" : null;
};

/** Case, spaces and hyphens are how it was typed; nothing else is corrected. */
export const writtenTaxCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s.-]/g, "");

/** @param code as `writtenTaxCode` writes it */
export const taxCodeProblem = (country: TaxCountry, code: string): TaxCodeProblem | null =>
  code === "" ? "empty" : problemIn[country](code);
