/**
 * The cookie that tells the server which country a device works on, so that a document's status is
 * the one that its screen shows. It holds a code and nothing else.
 */
export const countryCookie = "office-country";

/**
 * The country that somebody works on.
 * @param chosen the one that the device keeps, null on a new one
 * @param first the one that this installation begins with
 * @param allowed codes of the countries that there are for whoever is signed in
 */
export const countryInUse = (
  chosen: string | null,
  first: string,
  allowed: readonly string[],
): string =>
  [chosen, first].find((code) => code !== null && allowed.includes(code)) ?? allowed[0] ?? first;
