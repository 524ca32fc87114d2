/** The tuple itself when it has at most eight names, otherwise `never`. */
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
 * Checks that the results of these filters fit in the bits of one byte per travel. A `Uint8Array`
 * would drop the bit of a ninth filter, which would then let every travel through: the compiler
 * refuses such a tuple, and the function throws when the compiler does not know the length.
 * @throws RangeError for more than eight names
 */
export const facetsInOneByte = <const Names extends readonly string[]>(
  names: Names & InOneByte<Names>,
): Names => {
  if (names.length > 8) throw new RangeError(`${names.length} filters do not fit into eight bits.`);
  return names;
};
