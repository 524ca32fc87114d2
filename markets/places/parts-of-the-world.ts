const nordic = ["AX", "DK", "FI", "FO", "GL", "IS", "NO", "SE", "SJ"] as const;
const maghreb = ["DZ", "EH", "LY", "MA", "TN"] as const;
const centralAmerica = ["BZ", "CR", "GT", "HN", "NI", "PA", "SV"] as const;
const southAmerica = [
  "AR", "BO", "BR", "CL", "CO", "EC", "FK", "GF", "GY", "PE", "PY", "SR", "UY", "VE",
] as const; // prettier-ignore
const eastAsia = ["CN", "HK", "JP", "KP", "KR", "MN", "MO", "TW"] as const;
const southeastAsia = [
  "BN", "ID", "KH", "LA", "MM", "MY", "PH", "SG", "TH", "TL", "VN",
] as const; // prettier-ignore
const arabia = ["AE", "BH", "KW", "OM", "QA", "SA", "YE"] as const;
const polynesia = ["AS", "CK", "NU", "PF", "TK", "TO", "TV", "WF", "WS"] as const;

/**
 * Regions that travellers name, with their countries (ISO 3166-1 alpha-2). The regions follow
 * common usage: Finland is in Scandinavia, Egypt and Turkey are in the Middle East. A landscape is
 * listed only when it covers its countries entirely. The Alps and Patagonia cover only parts of
 * theirs, and the search finds them in the trips' texts instead.
 */
export const partsOfTheWorld = {
  northAmerica: ["BM", "CA", "GL", "MX", "PM", "US"],
  centralAmerica,
  southAmerica,
  latinAmerica: ["CU", "DO", "HT", "MX", "PR", ...centralAmerica, ...southAmerica],
  andes: ["BO", "CL", "CO", "EC", "PE"],
  caribbean: [
    "AG", "AI", "AW", "BB", "BL", "BQ", "BS", "CU", "CW", "DM", "DO", "GD", "GP", "HT", "JM", "KN",
    "KY", "LC", "MF", "MQ", "MS", "PR", "SX", "TC", "TT", "VC", "VG", "VI",
  ], // prettier-ignore
  scandinavia: ["DK", "FI", "NO", "SE", "SJ"],
  nordic,
  northernEurope: [...nordic, "EE", "GB", "IE", "LT", "LV"],
  westernEurope: ["AT", "BE", "CH", "DE", "FR", "GB", "IE", "LI", "LU", "MC", "NL"],
  centralEurope: ["AT", "CH", "CZ", "DE", "HU", "LI", "PL", "SI", "SK"],
  easternEurope: ["BG", "BY", "CZ", "EE", "HU", "LT", "LV", "MD", "PL", "RO", "RU", "SK", "UA"],
  southernEurope: [
    "AD", "AL", "BA", "CY", "ES", "GI", "GR", "HR", "IT", "ME", "MK", "MT", "PT", "RS", "SI", "SM",
    "VA", "XK",
  ], // prettier-ignore
  baltics: ["EE", "LT", "LV"],
  balkans: ["AL", "BA", "BG", "HR", "ME", "MK", "RS", "XK"],
  benelux: ["BE", "LU", "NL"],
  caucasus: ["AM", "AZ", "GE"],
  middleEast: [...arabia, "EG", "IL", "IQ", "IR", "JO", "LB", "PS", "SY", "TR"],
  arabia,
  centralAsia: ["KG", "KZ", "TJ", "TM", "UZ"],
  southAsia: ["AF", "BD", "BT", "IN", "LK", "MV", "NP", "PK"],
  himalaya: ["BT", "NP"],
  southeastAsia,
  indochina: ["KH", "LA", "VN"],
  eastAsia,
  farEast: [...eastAsia, ...southeastAsia],
  northAfrica: [...maghreb, "EG"],
  maghreb: [...maghreb, "MR"],
  westAfrica: [
    "BF", "BJ", "CI", "CV", "GH", "GM", "GN", "GW", "LR", "ML", "MR", "NE", "NG", "SL", "SN", "TG",
  ], // prettier-ignore
  centralAfrica: ["CD", "CF", "CG", "CM", "GA", "GQ", "ST", "TD"],
  eastAfrica: ["BI", "DJ", "ER", "ET", "KE", "RW", "SO", "SS", "TZ", "UG"],
  southernAfrica: ["AO", "BW", "LS", "MW", "MZ", "NA", "SZ", "ZA", "ZM", "ZW"],
  indianOcean: ["KM", "MG", "MU", "MV", "RE", "SC", "YT"],
  polynesia,
  southPacific: ["FJ", "NC", "PG", "SB", "VU", ...polynesia],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PartOfTheWorld = keyof typeof partsOfTheWorld;

/** Countries for which travellers also use a name other than that of `countryName`. */
export type RenamedCountry =
  | "AE"
  | "CI"
  | "CV"
  | "CZ"
  | "DO"
  | "GB"
  | "KG"
  | "KR"
  | "LK"
  | "MK"
  | "MM"
  | "NL"
  | "SA"
  | "SZ"
  | "TL"
  | "TR"
  | "US"
  | "VC";

type Names = readonly [string, ...string[]];

/**
 * The names of parts of the world in one language, the usual name first, and the additional names
 * of countries. A name matches regardless of accents, case, spaces, hyphens and full stops:
 * "U.S.A." matches "USA".
 */
export type PlaceNames = Readonly<{
  parts: Readonly<Record<PartOfTheWorld, Names>>;
  countries: Readonly<Record<RenamedCountry, Names>>;
}>;
