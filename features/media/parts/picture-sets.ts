import { type Picture, renditionFormats, renditionWidths } from "#features/media/contract.ts";

type Format = (typeof renditionFormats)[number];

/** The widths worth asking for: up to the first that shows all of the original's pixels. */
const widthsOf = ({ width: own }: Picture): readonly number[] => {
  const enough = renditionWidths.findIndex((width) => width >= own);
  return enough < 0 ? renditionWidths : renditionWidths.slice(0, enough + 1);
};

/** A picture in every width worth asking for, as in `srcset`. */
export const setOf = (picture: Picture, format: Format): string =>
  widthsOf(picture)
    .map((width) => `${picture.base}${width}.${format} ${width}w`)
    .join(", ");

/** The rendition for browsers that know no `srcset`. */
export const plainOf = (picture: Picture): string => {
  const widths = widthsOf(picture);
  const width = widths.find((each) => each >= 640) ?? widths.at(-1) ?? 640;
  return `${picture.base}${width}.jpeg`;
};

/** What stands in a picture's place until it has come: a CSS background of its colours. */
export const groundOf = ({ bands }: Picture): string => `linear-gradient(${bands.join(",")})`;
