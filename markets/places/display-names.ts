const displayNames = new Map<string, Intl.DisplayNames>();

// Cached, because creating a formatter takes a tenth of a millisecond, and a page needs dozens.
const displayNamesIn = (htmlLang: string, type: "region" | "language"): Intl.DisplayNames => {
  const key = `${htmlLang} ${type}`;
  const names = displayNames.get(key) ?? new Intl.DisplayNames([htmlLang], { type });
  displayNames.set(key, names);
  return names;
};

type Names = Readonly<Record<string, string>>;

/** The names that travellers use where Intl has only the official name of a country. */
const commonNames: Readonly<Record<string, Names>> = {
  en: { CI: "Ivory Coast", HK: "Hong Kong", MO: "Macau", TR: "Turkey" },
  it: { HK: "Hong Kong", MO: "Macao" },
  es: { CI: "Costa de Marfil", HK: "Hong Kong", MO: "Macao", TL: "Timor Oriental" },
  // The official French name has a hyphen that Intl's name lacks.
  fr: { HK: "Hong Kong", MO: "Macao", VC: "Saint-Vincent-et-les-Grenadines" },
  de: { CI: "Elfenbeinküste", HK: "Hongkong", MO: "Macau", TL: "Osttimor" },
};

/** @param code ISO 3166-1 alpha-2; the code itself is returned when there is no name */
export const countryName = (code: string, htmlLang: string): string =>
  commonNames[htmlLang.slice(0, 2)]?.[code] ?? displayNamesIn(htmlLang, "region").of(code) ?? code;

/** @param code BCP 47; the code itself is returned when there is no name */
export const languageName = (code: string, htmlLang: string): string =>
  displayNamesIn(htmlLang, "language").of(code) ?? code;

/**
 * `Moroccan dirham`, `West African CFA franc`: the name as it stands behind an amount, which alone
 * has no capitals but those of names and abbreviations.
 * @param code ISO 4217; the code itself is returned when there is no name
 */
export const englishCurrencyName = (code: string): string =>
  new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "name",
    maximumFractionDigits: 0,
  })
    .formatToParts(1)
    .find(({ type }) => type === "currency")?.value ?? code;
