/** The beginning of a text, never with half of a sign at its end, which could not be stored or sent. */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
