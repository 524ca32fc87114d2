/**
 * Holds the code of the country that staff work on in this browser, so that the server can answer a
 * screen of another country with 404.
 */
export const countryCookie = "office-country";

/**
 * The country in which the back-office opens.
 * @param chosen the country stored in the browser, null in a new browser
 * @param defaultCountry the installation's default
 * @param allowed country codes that the account may work on
 */
export const currentCountry = (
  chosen: string | null,
  defaultCountry: string,
  allowed: readonly string[],
): string =>
  [chosen, defaultCountry].find((code) => code !== null && allowed.includes(code)) ??
  allowed[0] ??
  defaultCountry;
