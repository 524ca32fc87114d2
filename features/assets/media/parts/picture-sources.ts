import { type Picture, renditionFormats } from "#features/assets/media/contract.ts";
import { shownWidths } from "./shown-widths.ts";

type Format = (typeof renditionFormats)[number];

export const srcSetOf = (picture: Picture, format: Format): string =>
  shownWidths(picture)
    .map((width) => `${picture.base}${width}.${format} ${width}w`)
    .join(", ");

/** The `src` for browsers that do not support `srcset`. */
export const fallbackSrcOf = (picture: Picture): string => {
  const widths = shownWidths(picture);
  const width = widths.find((each) => each >= 640) ?? widths.at(-1) ?? 640;
  return `${picture.base}${width}.jpeg`;
};

/** A CSS gradient of the picture's band colours, shown until the picture has loaded. */
export const placeholderBackground = ({ bands }: Picture): string =>
  `linear-gradient(${bands.join(",")})`;
