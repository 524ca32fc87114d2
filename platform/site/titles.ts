/** Search engines cut what is longer. Staff may write more. */
export const maxTitle = 65;

/** The first of the titles that is short enough, else the last, which is the shortest. */
export const fittingTitle = (...titles: readonly string[]): string =>
  titles.find((title) => title.length <= maxTitle) ?? titles.at(-1) ?? "";

/** The title without the brand's name at its end, which the address shows too. */
export const withoutBrand = (title: string, product: string): string =>
  title.endsWith(` · ${product}`) ? title.slice(0, -` · ${product}`.length) : title;
