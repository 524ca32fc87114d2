import { dayAt } from "#markets/format.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { isCountryCode } from "#markets/places/country-codes.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { ProfileChange } from "../contract.ts";
import type { VisitorAccount } from "../store.ts";
import type { TaxCodeProblem } from "../tax-codes/codice-fiscale.ts";
import { taxCodeProblem, taxCountryOf, writtenTaxCode } from "../tax-codes/tax-code.ts";

const taxMessages: Readonly<Record<TaxCodeProblem, string>> = {
  empty: "This market needs a tax code.",
  length: "A tax code is longer or shorter.",
  form: "Letters and digits do not stand where they should.",
  check: "The check character does not match the rest.",
};

/** Fields that stand in one form with the tax code, and are not saved without it. */
const withTaxCode = ["name", "birthDay", "homeAddress", "taxCode"] as const;

const taxErrors = (
  account: VisitorAccount,
  change: ProfileChange,
  market: MarketId,
): readonly RuleError[] => {
  const country = taxCountryOf(market);
  if (country === null)
    return change.taxCode
      ? [{ path: "taxCode", message: "This market asks for no tax code." }]
      : [];
  if (!withTaxCode.some((field) => change[field] !== undefined)) return [];
  const typed = change.taxCode === undefined ? account.tax_codes[country] : change.taxCode;
  const problem = taxCodeProblem(country, writtenTaxCode(typed ?? ""));
  return problem ? [{ path: "taxCode", message: taxMessages[problem] }] : [];
};

/** What the fields' own schemas do not see. */
export const profileErrors = (
  account: VisitorAccount,
  change: ProfileChange,
  market: MarketId,
  now: Date,
): readonly RuleError[] => {
  const { birthDay, homeAddress } = change;
  const isFuture = birthDay && birthDay > dayAt(now, marketById(market));
  const isNowhere = homeAddress && !isCountryCode(homeAddress.country);
  return [
    ...(isFuture ? [{ path: "birthDay", message: "Write a day in the past." }] : []),
    ...(isNowhere ? [{ path: "homeAddress.country", message: "There is no such country." }] : []),
    ...taxErrors(account, change, market),
  ];
};

const orNothing = <Value>(name: string, value: Value | undefined) =>
  value === undefined ? {} : { [name]: value };

/** The columns that a change writes; a tax code goes to the country of the market that asks for it. */
export const toColumns = (account: VisitorAccount, change: ProfileChange, market: MarketId) => {
  const { name, phone, birthDay, homeAddress, taxCode } = change;
  const country = taxCountryOf(market);
  const noAddress = { street: null, city: null, postcode: null, country: null };
  return {
    ...orNothing("name", name),
    ...orNothing("phone", phone),
    ...orNothing("birth_day", birthDay),
    ...(homeAddress === undefined ? {} : (homeAddress ?? noAddress)),
    ...(country === null || !taxCode
      ? {}
      : {
          tax_codes: JSON.stringify({ ...account.tax_codes, [country]: writtenTaxCode(taxCode) }),
        }),
  };
};
