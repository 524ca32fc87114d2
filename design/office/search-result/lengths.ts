import { pixelWidth } from "./pixel-width.ts";
import { counted } from "#platform/counted.ts";

/** Font size and maximum width in pixels, as in Google's search results. */
export const resultSizes = {
  desktop: { title: { size: 20, maxWidth: 600 }, description: { size: 14, maxWidth: 960 } },
  phone: { title: { size: 18, maxWidth: 650 }, description: { size: 14, maxWidth: 680 } },
} as const;

export type Device = keyof typeof resultSizes;

export type LengthCheck = Readonly<{
  field: "title" | "description";
  verdict: "missing" | "short" | "good" | "long";
  message: string;
}>;

const minTitleLength = 30;
const minDescriptionLength = 70;

const checkTitle = (title: string, fullTitle: string): LengthCheck => {
  const width = pixelWidth(fullTitle, resultSizes.desktop.title.size);
  const { maxWidth } = resultSizes.desktop.title;
  const size = `${counted(fullTitle.length, "character")}, ${width} of ${maxWidth} pixels`;
  if (width > maxWidth)
    return {
      field: "title",
      verdict: "long",
      message: `The title is too long: ${size}. It will be cut.`,
    };
  if (!title.trim())
    return {
      field: "title",
      verdict: "missing",
      message: "There is no SEO title: the first title on the page stands in for it.",
    };
  if (fullTitle.length < minTitleLength)
    return {
      field: "title",
      verdict: "short",
      message: `The title is too short: ${size}. Say more of what is here.`,
    };
  return { field: "title", verdict: "good", message: `The title has a good length: ${size}.` };
};

const checkDescription = (description: string): LengthCheck => {
  const field = "description";
  const text = description.trim();
  const { size: fontSize, maxWidth } = resultSizes.desktop.description;
  const width = pixelWidth(text, fontSize);
  const size = `${counted(text.length, "character")}, ${width} of ${maxWidth} pixels`;
  if (!text)
    return {
      field,
      verdict: "missing",
      message: "There is no description: a sentence of the market stands in for it.",
    };
  if (text.length < minDescriptionLength)
    return { field, verdict: "short", message: `The description is too short: ${size}.` };
  if (width > maxWidth)
    return {
      field,
      verdict: "long",
      message: `The description is too long: ${size}. It will be cut.`,
    };
  const isCutOnPhones = width > resultSizes.phone.description.maxWidth;
  const phoneNote = isCutOnPhones ? " Phones show its beginning." : "";
  return {
    field,
    verdict: "good",
    message: `The description has a good length: ${size}.${phoneNote}`,
  };
};

/**
 * Checks whether search engines show title and description without cutting them.
 * @param fullTitle the title with the market's prefix and suffix
 */
export const checkLengths = (
  seo: Readonly<{ title: string; description: string }>,
  fullTitle: string,
): readonly [LengthCheck, LengthCheck] => [
  checkTitle(seo.title, fullTitle),
  checkDescription(seo.description),
];
