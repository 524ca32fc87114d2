const made = new Map<string, Intl.DisplayNames>();

// Making one takes a tenth of a millisecond, and a page asks for dozens.
const namesIn = (htmlLang: string, type: "region" | "language"): Intl.DisplayNames => {
  const key = `${htmlLang} ${type}`;
  const names = made.get(key) ?? new Intl.DisplayNames([htmlLang], { type });
  made.set(key, names);
  return names;
};

type Names = Readonly<Record<string, string>>;

/** Where the standard names are an office's and not a traveller's. */
const spoken: Readonly<Record<string, Names>> = {
  en: { CI: "Ivory Coast", HK: "Hong Kong", MO: "Macau", TR: "Turkey" },
  it: { HK: "Hong Kong", MO: "Macao" },
  es: { CI: "Costa de Marfil", HK: "Hong Kong", MO: "Macao", TL: "Timor Oriental" },
  // The country’s own name has a hyphen that the standard forgets.
  fr: { HK: "Hong Kong", MO: "Macao", VC: "Saint-Vincent-et-les-Grenadines" },
  de: { CI: "Elfenbeinküste", HK: "Hongkong", MO: "Macau", TL: "Osttimor" },
};

/** A country (ISO 3166-1 alpha-2) in the market's language; the code where it has no name. */
export const countryName = (code: string, htmlLang: string): string =>
  spoken[htmlLang.slice(0, 2)]?.[code] ?? namesIn(htmlLang, "region").of(code) ?? code;

/** A language (BCP 47) in the market's language; the code where it has no name. */
export const languageName = (code: string, htmlLang: string): string =>
  namesIn(htmlLang, "language").of(code) ?? code;
