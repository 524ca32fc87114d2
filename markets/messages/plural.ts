/** A text for 1 and one for the rest, or one each for 0, 1 and the rest. */
export type Forms = readonly [string, string] | readonly [string, string, string];

/**
 * The form of a text for a count, by the source's rule: of two, the first only
 * for 1 (so French takes the second for 0); of three, below 3 the one at that index, else the third.
 */
export const pluralForm = (count: number, forms: Forms): string => {
  if (forms.length === 2) return count === 1 ? forms[0] : forms[1];
  return forms[count] ?? forms[2];
};
