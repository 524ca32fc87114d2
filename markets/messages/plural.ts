/**
 * Two forms are for 1 and for any other count. Three forms are for 0, for 1 and for any other
 * count.
 */
export type PluralForms = readonly [string, string] | readonly [string, string, string];

/**
 * Chooses a form by the rule of the specification. Of two forms, the first is only for 1, so that
 * French uses the second for 0. Of three forms, the first is for 0, the second for 1 and the third
 * for any other count.
 */
export const pluralForm = (count: number, forms: PluralForms): string => {
  if (forms.length === 2) return count === 1 ? forms[0] : forms[1];
  return forms[count] ?? forms[2];
};
