import { pixelWidth } from "./pixel-width.ts";

/** Sizes of letters and widths in pixels, as Google's results have them. */
export const resultSizes = {
  desktop: { title: { size: 20, most: 600 }, description: { size: 14, most: 960 } },
  phone: { title: { size: 18, most: 650 }, description: { size: 14, most: 680 } },
} as const;

export type Device = keyof typeof resultSizes;

export type LengthCheck = Readonly<{
  field: "title" | "description";
  verdict: "missing" | "short" | "good" | "long";
  /** The verdict for people. */
  message: string;
}>;

const minTitleLength = 30;
const minDescriptionLength = 70;

const checkTitle = (typed: string, shown: string): LengthCheck => {
  const width = pixelWidth(shown, resultSizes.desktop.title.size);
  const { most } = resultSizes.desktop.title;
  const size = `${shown.length} characters, ${width} of ${most} pixels`;
  if (width > most)
    return {
      field: "title",
      verdict: "long",
      message: `The title is too long: ${size}. It will be cut.`,
    };
  if (!typed.trim())
    return {
      field: "title",
      verdict: "missing",
      message: "There is no SEO title: the page's name stands in for it.",
    };
  if (shown.length < minTitleLength)
    return {
      field: "title",
      verdict: "short",
      message: `The title is too short: ${size}. Say more of what is here.`,
    };
  return { field: "title", verdict: "good", message: `The title has a good length: ${size}.` };
};

const checkDescription = (typed: string): LengthCheck => {
  const field = "description";
  const text = typed.trim();
  const { size: letters, most } = resultSizes.desktop.description;
  const width = pixelWidth(text, letters);
  const size = `${text.length} characters, ${width} of ${most} pixels`;
  if (!text)
    return {
      field,
      verdict: "missing",
      message: "There is no description: a sentence of the market stands in for it.",
    };
  if (text.length < minDescriptionLength)
    return { field, verdict: "short", message: `The description is too short: ${size}.` };
  if (width > most)
    return {
      field,
      verdict: "long",
      message: `The description is too long: ${size}. It will be cut.`,
    };
  const isCutOnPhones = width > resultSizes.phone.description.most;
  const phones = isCutOnPhones ? " Phones show its beginning." : "";
  return {
    field,
    verdict: "good",
    message: `The description has a good length: ${size}.${phones}`,
  };
};

/**
 * Whether title and description have a length that search engines show whole.
 * @param shown the title with what the market puts around it
 */
export const checkLengths = (
  typed: Readonly<{ title: string; description: string }>,
  shown: string,
): readonly [LengthCheck, LengthCheck] => [
  checkTitle(typed.title, shown),
  checkDescription(typed.description),
];
