import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import { anyOf, ending, whole } from "../patterns.ts";
import type { Reader } from "../reader.ts";

/** Words that order the program about: nothing behind them is a wish. */
const orders = /(?:sistema|system|assistente?|assistant|asistente|assistent|systeme)\s*:.*$/gu;

/** Leaves unread what a sentence excludes: the search knows no “without”. */
export const createNegationReading = ({ rest, bounds, dates }: SentenceWords) => {
  const noNegation = whole(anyOf(rest.noNegation));
  const bounded = String.raw`(?!\s*(?:${anyOf(bounds.above, bounds.below, bounds.atMost, dates.before, dates.after)})${ending})`;
  const end = String.raw`(?=[,;.!?\u0001()]|\s+(?:${anyOf(rest.but)})${ending}|$)`;
  const negation = new RegExp(
    String.raw`(?<![a-z0-9ß])(?!(?:${anyOf(bounds.atMost, bounds.atLeast, dates.notBefore, dates.until)})${ending})(?:${anyOf(rest.not)})${ending}${bounded}[^,;.!?\u0001()]*?${end}`,
    "gu",
  );
  return (reader: Reader): void => {
    reader.take(orders, () => "unread");
    reader.take(noNegation, () => "neutral");
    reader.take(negation, () => "unread");
  };
};
