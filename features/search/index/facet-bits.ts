/** The tuple itself if it has at most eight names, else `never`. */
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
 * Names of filters whose results are stored as bits of one byte per travel. A ninth filter's bit
 * would be dropped by a `Uint8Array` and let every travel through, so it is a type error, and
 * throws where the compiler does not know the length.
 * @throws RangeError for more than eight
 */
export const facetsInOneByte = <const Names extends readonly string[]>(
  names: Names & InOneByte<Names>,
): Names => {
  if (names.length > 8) throw new RangeError(`${names.length} filters do not fit into eight bits.`);
  return names;
};
