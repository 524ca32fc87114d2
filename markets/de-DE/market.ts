import { dateFormats, type Market } from "#markets/market-type.ts";

export const deDE: Market = {
  id: "de-DE",
  apiCountry: "de",
  countryCode: "DE",
  label: "Germany",
  language: "de",
  languageLabel: "Deutsch",
  englishLanguageLabel: "German",
  htmlLang: "de-DE",
  domainSuffix: "de",
  hostDefault: "de.localhost",
  icon: "de",
  communityMessage: "Reisende aus Deutschland",
  currency: "EUR",
  payCurrencies: ["EUR"],
  timeZone: "Europe/Berlin",
  firstWeekday: 1,
  dateFormats,
  taxCodeRequired: false,
};
