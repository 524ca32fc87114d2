import {
  availableCurrenciesSchema,
  type Currencies,
  currenciesSchema,
} from "#features/company/settings/contract.ts";
import type { FetchedRates } from "#features/company/settings/currencies-contract.ts";
import { rateDate, withOwnRates } from "#features/company/settings/rules.ts";
import type { Currency } from "#markets/market-type.ts";
import { settingKey, type SettingSheet } from "../draft/setting-sheet.ts";
import type { LoadedSettings, SettingMarket } from "../draft/settings-api.ts";
import { useSettingsDraft } from "../draft/use-settings-draft.ts";

export const currencyNames: Readonly<Record<Currency, string>> = {
  EUR: "Euro",
  GBP: "Pound sterling",
  USD: "US dollar",
};

export const currencyCodes = Object.keys(currencyNames) as Currency[];

export const ratesKey = (country: string) => settingKey(country, "currencies");
export const availableKey = (country: string) => settingKey(country, "available_currencies");

/** Null while nothing is converted. */
export const ratesIn = (sheet: SettingSheet, country: string): Currencies | null =>
  currenciesSchema.safeParse(sheet[ratesKey(country)]).data ?? null;

export const availableIn = (sheet: SettingSheet, country: string): readonly Currency[] =>
  availableCurrenciesSchema.parse(sheet[availableKey(country)]).currencies;

const today = (): string => new Date().toISOString().slice(0, 10);

const withoutKey = (
  byHand: NonNullable<Currencies["byHand"]>,
  currency: Currency,
): Currencies["byHand"] => {
  const rest = Object.fromEntries(Object.entries(byHand).filter(([each]) => each !== currency));
  return Object.keys(rest).length === 0 ? undefined : rest;
};

const withByHand = (
  { rates, date }: Currencies,
  byHand: Currencies["byHand"] | undefined,
): Currencies => ({ rates, date, ...(byHand && { byHand }) });

/** Rates and offers of all markets. The rates are the same in all that the account works on. */
export const useCurrenciesDraft = ({ markets, stored }: LoadedSettings) => {
  const draft = useSettingsDraft(stored);
  const changeRates = (
    label: string,
    topic: string | null,
    change: (rates: Currencies) => Currencies,
  ) =>
    draft.edit({
      label,
      topic,
      values: Object.fromEntries(
        markets.map(({ code }) => {
          const rates = ratesIn(draft.edited, code) ?? {
            rates: { EUR: 1, GBP: 1, USD: 1 },
            date: today(),
            byHand: { GBP: today(), USD: today() },
          };
          return [ratesKey(code), change(rates)];
        }),
      ),
    });
  return {
    draft,
    setRate: (currency: Currency, rate: number) =>
      changeRates(`Rate of ${currency}`, `rate ${currency}`, (before) =>
        withByHand(
          { ...before, rates: { ...before.rates, [currency]: rate } },
          { ...before.byHand, [currency]: today() },
        ),
      ),
    /** @param follows whether the rate is taken over from the source */
    setFollows: (currency: Currency, follows: boolean) =>
      changeRates(`${currency} by itself`, null, (before) =>
        withByHand(
          before,
          follows
            ? withoutKey(before.byHand ?? {}, currency)
            : { ...before.byHand, [currency]: rateDate(before, currency) },
        ),
      ),
    take: (fetched: FetchedRates) =>
      changeRates("Rates fetched", null, (before) => withOwnRates(before, fetched)),
    setAvailable: ({ code, label }: SettingMarket, currencies: readonly Currency[]) =>
      draft.edit({
        label: `Currencies of ${label}`,
        values: { [availableKey(code)]: { currencies } },
      }),
  };
};
