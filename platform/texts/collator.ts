const collators = new Map<string, Intl.Collator>();

/**
 * How a language sorts texts, for those that do not come sorted from the database, which has the
 * same order in `sort_key`. A comparison without a language would be that of the machine.
 * @param language ISO 639-1
 */
export const collatorOf = (language: string): Intl.Collator => {
  const known = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, known);
  return known;
};
