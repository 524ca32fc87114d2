import { pixelWidth } from "./pixel-width.ts";

/** Sizes of letters and widths in pixels, as Google's results have them. */
export const shownSizes = {
  desktop: { title: { size: 20, most: 600 }, description: { size: 14, most: 960 } },
  phone: { title: { size: 18, most: 650 }, description: { size: 14, most: 680 } },
} as const;

export type Device = keyof typeof shownSizes;

export type Length = Readonly<{
  field: "title" | "description";
  verdict: "missing" | "short" | "good" | "long";
  /** The verdict for people. */
  words: string;
}>;

const shortTitle = 30;
const shortDescription = 70;

const titleLength = (typed: string, shown: string): Length => {
  const width = pixelWidth(shown, shownSizes.desktop.title.size);
  const { most } = shownSizes.desktop.title;
  const size = `${shown.length} characters, ${width} of ${most} pixels`;
  if (width > most)
    return {
      field: "title",
      verdict: "long",
      words: `The title is too long: ${size}. It will be cut.`,
    };
  if (!typed.trim())
    return {
      field: "title",
      verdict: "missing",
      words: "There is no SEO title: the page's name stands in for it.",
    };
  if (shown.length < shortTitle)
    return {
      field: "title",
      verdict: "short",
      words: `The title is too short: ${size}. Say more of what is here.`,
    };
  return { field: "title", verdict: "good", words: `The title has a good length: ${size}.` };
};

const descriptionLength = (typed: string): Length => {
  const field = "description";
  const text = typed.trim();
  const { size: letters, most } = shownSizes.desktop.description;
  const width = pixelWidth(text, letters);
  const size = `${text.length} characters, ${width} of ${most} pixels`;
  if (!text)
    return {
      field,
      verdict: "missing",
      words: "There is no description: a sentence of the market stands in for it.",
    };
  if (text.length < shortDescription)
    return { field, verdict: "short", words: `The description is too short: ${size}.` };
  if (width > most)
    return {
      field,
      verdict: "long",
      words: `The description is too long: ${size}. It will be cut.`,
    };
  const isCutOnPhones = width > shownSizes.phone.description.most;
  const phones = isCutOnPhones ? " Phones show its beginning." : "";
  return { field, verdict: "good", words: `The description has a good length: ${size}.${phones}` };
};

/**
 * Whether title and description have a length that search engines show whole.
 * @param shown the title with what the market puts around it
 */
export const lengthsOf = (
  typed: Readonly<{ title: string; description: string }>,
  shown: string,
): readonly [Length, Length] => [
  titleLength(typed.title, shown),
  descriptionLength(typed.description),
];
