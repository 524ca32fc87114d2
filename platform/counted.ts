const counts = new Intl.NumberFormat("en");

/**
 * A number with its noun in English, as staff read it: `1 departure`, `1,204 departures`.
 * @param many by default `one` with an s
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${counts.format(count)} ${count === 1 ? one : many}`;
