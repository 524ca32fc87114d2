import { type Picture, renditionFormats, renditionWidths } from "#features/media/contract.ts";

type Format = (typeof renditionFormats)[number];

/**
 * Widths up to the first that shows all of the original's pixels; larger ones would add nothing.
 */
const widthsOf = ({ width: originalWidth }: Picture): readonly number[] => {
  const firstWideEnough = renditionWidths.findIndex((width) => width >= originalWidth);
  return firstWideEnough < 0 ? renditionWidths : renditionWidths.slice(0, firstWideEnough + 1);
};

export const srcSetOf = (picture: Picture, format: Format): string =>
  widthsOf(picture)
    .map((width) => `${picture.base}${width}.${format} ${width}w`)
    .join(", ");

/** For browsers without `srcset`. */
export const fallbackSrcOf = (picture: Picture): string => {
  const widths = widthsOf(picture);
  const width = widths.find((each) => each >= 640) ?? widths.at(-1) ?? 640;
  return `${picture.base}${width}.jpeg`;
};

/** A CSS gradient of the picture's colours, shown until it has loaded. */
export const placeholderBackground = ({ bands }: Picture): string =>
  `linear-gradient(${bands.join(",")})`;
