import type { StaffAccount } from "#features/company/staff/accounts-contract.ts";
import { markets } from "#markets/markets.ts";

export const stateWords: Readonly<Record<StaffAccount["state"], string>> = {
  active: "Active",
  "without-password": "No password yet",
  closed: "Closed",
};

export const stateKinds: Readonly<Record<StaffAccount["state"], string>> = {
  active: "live",
  "without-password": "timed",
  closed: "quiet",
};

export const countryChoices = markets.map(({ apiCountry, label }) => ({
  value: apiCountry as string,
  label,
}));

/** `All countries`, or `Italy, France`. */
export const countriesText = (countries: readonly string[] | null): string =>
  countries === null
    ? "All countries"
    : countryChoices
        .filter(({ value }) => countries.includes(value))
        .map(({ label }) => label)
        .join(", ");
