import { dateFormats, type Market } from "#markets/market-type.ts";

export const esES: Market = {
  id: "es-ES",
  apiCountry: "es",
  countryCode: "ES",
  label: "Spain",
  language: "es",
  languageLabel: "Español",
  englishLanguageLabel: "Spanish",
  htmlLang: "es-ES",
  domainSuffix: "es",
  hostDefault: "es.localhost",
  icon: "es",
  communityMessage: "Viajeros de España",
  currency: "EUR",
  payCurrencies: ["EUR"],
  timeZone: "Europe/Madrid",
  firstWeekday: 1,
  dateFormats,
  taxCodeRequired: true,
};
