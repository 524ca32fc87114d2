/** Lists of at most eight names; `never` for a longer one. */
export type InOneByte<Names extends readonly string[]> = Names["length"] extends
  | 0
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  ? Names
  : never;

/**
 * The names of filters whose failures are kept as the bits of one byte a travel. A ninth filter
 * would set a bit that a `Uint8Array` drops, and so let every travel through: it does not compile,
 * and where the compiler does not know the length it fails at the start.
 * @throws RangeError for more than eight
 */
export const facetsInOneByte = <const Names extends readonly string[]>(
  names: Names & InOneByte<Names>,
): Names => {
  if (names.length > 8) throw new RangeError(`${names.length} filters do not fit into eight bits.`);
  return names;
};
