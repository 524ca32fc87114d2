/** The tuple itself when it has at most sixteen names, otherwise `never`. */
export type InTwoBytes<Names extends readonly string[]> = Names["length"] extends
  | 0
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  ? Names
  : never;

/**
 * Checks that the results of these filters fit in the bits of two bytes per travel. A `Uint16Array`
 * would drop the bit of a 17th filter, which would then let every travel through: the compiler
 * refuses such a tuple, and the function throws when the compiler does not know the length.
 * @throws RangeError for more than sixteen names
 */
export const facetsInTwoBytes = <const Names extends readonly string[]>(
  names: Names & InTwoBytes<Names>,
): Names => {
  if (names.length > 16) throw new RangeError(`${names.length} filters do not fit into 16 bits.`);
  return names;
};
