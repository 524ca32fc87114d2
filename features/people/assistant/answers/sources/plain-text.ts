/** A text of staff without its marks: links are their words, and emphasis is none. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("{statuses}", "")
    .replaceAll(/(?<!\p{L})[*_]+|[*_]+(?!\p{L})/gu, "")
    .replaceAll(/^\s*(?:[-•]|\d+\.)\s+/gm, "")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
