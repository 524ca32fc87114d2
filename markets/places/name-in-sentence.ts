/** A market's English name within a sentence: `the United States`, but `Italy`. */
export const nameInSentence = (label: string): string =>
  label.startsWith("United ") ? `the ${label}` : label;
