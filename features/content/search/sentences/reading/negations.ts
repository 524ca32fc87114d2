import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import { anyOf, ending, whole } from "../patterns.ts";
import type { Reader } from "../reader.ts";

/** Words that order the program about: nothing behind them is a wish. */
const orders = /(?:sistema|system|assistente?|assistant|asistente|assistent|systeme)\s*:.*$/gu;

/** Leaves unread what a sentence excludes: the search knows no “without”. */
export const createNegationReading = (
  { rest, bounds, dates, facets }: SentenceWords,
  timeNames: readonly string[],
) => {
  const noNegation = whole(anyOf(rest.noNegation));
  // Before a time such words bound it; German says “nach” of places too.
  const ofTime = String.raw`(?=[^,;.!?]{0,24}?(?:\d|${anyOf(...timeNames)}))`;
  const bounded = String.raw`(?!\s*(?:(?:${anyOf(bounds.above, bounds.below, bounds.atMost)})${ending}|(?:${anyOf(dates.before, dates.after)})${ending}${ofTime}))`;
  const end = String.raw`(?=[,;.!?\u0001()]|\s+(?:${anyOf(rest.but)})${ending}|$)`;
  const negation = new RegExp(
    String.raw`(?<![a-z0-9ß])(?!(?:${anyOf(bounds.atMost, bounds.atLeast)})${ending}|(?:${anyOf(dates.notBefore, dates.until)})${ending}${ofTime})(?:${anyOf(rest.not)})${ending}${bounded}(?:\s+(?:${anyOf(rest.wanting)})${ending})?[^,;.!?\u0001()]*?${end}`,
    "gu",
  );
  // “No hiking in Peru” wants Peru: what stands behind the excluded kind of trip is a wish.
  const kinds = [facets.type, facets.style, facets.mood, facets.transport].flatMap((words) =>
    Object.values(words),
  );
  const without = String.raw`(?:${anyOf(rest.not)})(?:\s+(?:${anyOf(rest.wanting, rest.filler)})){0,3}\s+(?:${anyOf(dates.article)}\s?)?`;
  const wishBehind = String.raw`(?=\s+(?:${anyOf(dates.within)})\s)`;
  const kind = whole(String.raw`${without}(?:${anyOf(...kinds)})${wishBehind}`);
  const place = whole(
    String.raw`(?:${anyOf(rest.not)})\s+(?:(?:${anyOf(dates.within)})\s+)?(?:${anyOf(dates.article)}(?:\s+|(?<=')))?(?<name>[a-zß]{3,})${wishBehind}`,
  );
  return (reader: Reader, isPlace: (name: string) => boolean): void => {
    reader.take(orders, () => "unread");
    reader.take(noNegation, () => "neutral");
    reader.take(kind, () => "unread");
    // “Asia, but not India in March”: the month is of the wish.
    reader.take(place, ({ groups }) => (isPlace(groups["name"] ?? "") ? "unread" : null));
    reader.take(negation, () => "unread");
  };
};
