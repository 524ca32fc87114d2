import type { Localizer } from "#markets/localizer.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { TripView } from "../trip-view.ts";

/** `lead` is the text below the title, `rest` the text that is folded away. */
export type SplitStory = Readonly<{
  /** The first sentence without its full stop; null where it is too long for a title. */
  title: string | null;
  lead: string;
  rest: readonly string[];
}>;

// Lengths in characters. On a phone, a title takes at most six lines and the lead at most nine.
// Folding a shorter rest would save no space. A title longer than `maxLargeTitle` is set in smaller
// type.
const maxTitleLength = 180;
const maxLargeTitle = 80;
const maxLeadLength = 320;
const minRestLength = 120;

/**
 * A sentence ends after a word or number of at least three letters and its punctuation. Shorter
 * words before a full stop are taken for abbreviations (St., z. B.), as are the longer ones listed
 * here.
 */
const sentenceStart =
  /(?<=[\p{L}\p{N}’)»”]{3,}[.?!…][»”)]?)(?<!\P{L}(?:Chr|Mio|Mrd|Sta|Std|ecc|etc|usw|vgl)\.)\s+(?=[«„“(]?\s?[\p{Lu}\p{N}])/u;

const textLength = (sentences: readonly string[]): number => sentences.join(" ").length;

/**
 * The number of sentences in the lead: at least one, and all of them when the rest would be only a
 * few characters.
 */
const countLeadSentences = (sentences: readonly string[]): number => {
  if (textLength(sentences) <= maxLeadLength + minRestLength) return sentences.length;
  const tooLong = sentences.findIndex(
    (_, at) => textLength(sentences.slice(0, at + 1)) > maxLeadLength,
  );
  return Math.max(1, tooLong);
};

/** @param story paragraphs, separated by line breaks */
export const splitStory = (story: string): SplitStory => {
  const [first = "", ...later] = story.split(/\n+/).filter((line) => line.trim() !== "");
  const [opening = "", ...others] = first.split(sentenceStart);
  const isTitle = others.length > 0 && opening.length <= maxTitleLength && opening.endsWith(".");
  const sentences = isTitle ? others : [opening, ...others];
  const leadCount = countLeadSentences(sentences);
  const remainder = sentences.slice(leadCount).join(" ");
  return {
    title: isTitle ? opening.slice(0, -1) : null,
    lead: sentences.slice(0, leadCount).join(" "),
    rest: remainder === "" ? later : [remainder, ...later],
  };
};

export const toStoryView = (
  { t }: Pick<Localizer, "t">,
  { story }: Pick<Travel, "story">,
): Omit<TripView["story"], "tags"> => {
  const { title, lead, rest } = splitStory(story);
  return {
    title: title ?? t("trip.trip"),
    isFromStory: title !== null,
    isLong: (title ?? "").length > maxLargeTitle,
    lead,
    rest,
    more: t("trip.readMore"),
    less: t("trip.readLess"),
  };
};
