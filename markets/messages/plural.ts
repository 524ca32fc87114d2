/** Two forms for 1 and any other count, or three for 0, 1 and any other. */
export type PluralForms = readonly [string, string] | readonly [string, string, string];

/**
 * The rule of the specification: of two forms, the first only for 1 (so French uses the second for 0);
 * of three, the form at the count's index below 3, otherwise the third.
 */
export const pluralForm = (count: number, forms: PluralForms): string => {
  if (forms.length === 2) return count === 1 ? forms[0] : forms[1];
  return forms[count] ?? forms[2];
};
