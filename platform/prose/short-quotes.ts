/** Characters of what was sent that an answer repeats. */
export const maxQuoted = 200;

export const shorten = (text: string): string =>
  text.length <= maxQuoted ? text : `${text.slice(0, maxQuoted).toWellFormed()}…`;

/** Where our messages repeat what was sent: between quotation marks, or as one long word, a path. */
const quotes = /(["“])([^"”]*)(["”])/g;
/** Longer than a shortened quote with its marks. */
const longWords = /\S{210,}/g;

/** A message that repeats little of what was sent. */
export const withShortQuotes = (message: string): string =>
  message.length <= maxQuoted
    ? message
    : message
        .replaceAll(
          quotes,
          (_all, open: string, quoted: string, close: string) => open + shorten(quoted) + close,
        )
        .replaceAll(longWords, shorten);
