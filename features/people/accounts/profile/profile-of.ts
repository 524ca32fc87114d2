import type { Currency } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { wantsMarketing } from "../consents.ts";
import type { Consent, HomeAddress, Profile } from "../contract.ts";
import type { VisitorAccount } from "../store.ts";
import { taxCountryOf } from "../tax-codes/tax-code.ts";

const homeAddressOf = ({ street, city, postcode, country }: VisitorAccount): HomeAddress | null =>
  street === null || city === null || postcode === null || country === null
    ? null
    : { street, city, postcode, country };

export const toProfile = (
  account: VisitorAccount,
  consents: readonly Consent[],
  market: string,
): Profile => {
  const taxCountry = taxCountryOf(marketById(market).id);
  return {
    email: account.email,
    name: account.name,
    phone: account.phone,
    birthDay: account.birth_day,
    homeAddress: homeAddressOf(account),
    taxCode: taxCountry === null ? null : (account.tax_codes[taxCountry] ?? null),
    marketing: wantsMarketing(consents),
    hasPassword: account.password_hash !== null,
    since: account.created_at.toISOString(),
    consents,
  };
};

/**
 * The currency in which somebody pays in a market. Where there are two, the home address decides: in
 * en-WE the United Kingdom pays in pounds and all others in euros.
 */
export const payCurrencyOf = (market: string, homeCountry: string | null): Currency => {
  const { id, currency, payCurrencies } = marketById(market);
  if (id !== "en-WE" || homeCountry === null) return payCurrencies[0] ?? currency;
  return homeCountry === "GB" ? "GBP" : "EUR";
};
