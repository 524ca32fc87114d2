/** Codes that Intl names and that are no country: unions, reserved and private ones. */
const others = ["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"];

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** A code of a country that is no more stands for its successor, which has its own. */
const isPresent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

/** Whether two capital letters are the ISO 3166-1 alpha-2 code of a country or territory. */
export const isCountryCode = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !others.includes(code) &&
  names.of(code) !== undefined &&
  isPresent(code);

/** The codes of all countries and territories that have a name. */
export const countryCodes = (): readonly string[] =>
  letters.flatMap((first) => letters.map((second) => `${first}${second}`)).filter(isCountryCode);
