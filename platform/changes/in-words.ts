const lists = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** A list in English, as staff read it: `the slug, the name and 2 blocks`. */
export const inWords = (words: readonly string[]): string => lists.format(words);
