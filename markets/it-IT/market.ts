import { dateFormats, type Market } from "#markets/market-type.ts";

export const itIT: Market = {
  id: "it-IT",
  apiCountry: "it",
  countryCode: "IT",
  label: "Italy",
  language: "it",
  languageLabel: "Italiano",
  englishLanguageLabel: "Italian",
  htmlLang: "it-IT",
  domainSuffix: "it",
  hostDefault: "it.localhost",
  icon: "it",
  communityMessage: "Viaggiatori italiani",
  currency: "EUR",
  payCurrencies: ["EUR"],
  timeZone: "Europe/Rome",
  firstWeekday: 1,
  dateFormats,
  taxCodeRequired: true,
};
