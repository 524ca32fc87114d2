import type { Localizer } from "#markets/localizer.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { TripView } from "./trip-view.ts";

/** A story as it is read at first: its headline, what stands below it, and what is opened. */
export type SplitStory = Readonly<{
  /** The first sentence without its full stop; null where it is too long for a headline. */
  title: string | null;
  lead: string;
  rest: readonly string[];
}>;

// In characters. A headline takes six lines of a phone at most, the lead nine; what is hardly more is not hidden.
// A headline that is longer than a loud one is set as an introduction.
const longestTitle = 180;
const longestLoud = 80;
const longestLead = 320;
const shortestRest = 120;

/**
 * A new sentence begins after a whole word or number with its stop: those of one or two letters
 * before a stop are abbreviations (St., z. B.), as are a few longer ones, and stay within.
 */
const sentenceStart =
  /(?<=[\p{L}\p{N}’)»”]{3,}[.?!…][»”)]?)(?<!\P{L}(?:Chr|Mio|Mrd|Sta|Std|ecc|etc|usw|vgl)\.)\s+(?=[«„“(]?\s?[\p{Lu}\p{N}])/u;

const lengthOf = (sentences: readonly string[]): number => sentences.join(" ").length;

/** How many sentences the lead has room for: one at least, and all where few characters are left. */
const sentencesIn = (sentences: readonly string[]): number => {
  if (lengthOf(sentences) <= longestLead + shortestRest) return sentences.length;
  const beyond = sentences.findIndex((_, at) => lengthOf(sentences.slice(0, at + 1)) > longestLead);
  return Math.max(1, beyond);
};

/** Cuts a story at the ends of its sentences. @param story paragraphs, one a line */
export const splitStory = (story: string): SplitStory => {
  const [first = "", ...later] = story.split(/\n+/).filter((line) => line.trim() !== "");
  const [opening = "", ...others] = first.split(sentenceStart);
  const isTitle = others.length > 0 && opening.length <= longestTitle && opening.endsWith(".");
  const sentences = isTitle ? others : [opening, ...others];
  const shown = sentencesIn(sentences);
  const left = sentences.slice(shown).join(" ");
  return {
    title: isTitle ? opening.slice(0, -1) : null,
    lead: sentences.slice(0, shown).join(" "),
    rest: left === "" ? later : [left, ...later],
  };
};

/** A travel's story with the words around it. */
export const toStoryView = (
  { t }: Pick<Localizer, "t">,
  { story }: Pick<Travel, "story">,
): Omit<TripView["story"], "tags"> => {
  const { title, lead, rest } = splitStory(story);
  return {
    title: title ?? t("trip.trip"),
    isTold: title !== null,
    isLong: (title ?? "").length > longestLoud,
    lead,
    rest,
    more: t("trip.readMore"),
    less: t("trip.readLess"),
  };
};
