/**
 * A stored picture. `thumbhash` is base64; `textColour` is the text colour that is readable on its
 * top.
 */
export type Media = Readonly<{
  id: string;
  version: number;
  name: string;
  folder: string;
  mime: string;
  width: number;
  height: number;
  thumbhash: string;
  textColour: "ink" | "white";
  focalX: number;
  focalY: number;
  /** Alternative text by language code; `all` serves every language without its own. */
  alt: Readonly<Record<string, string>>;
}>;

/** Pictures are served at `/media/{id}/{version}-{width}.{format}` in these widths only. */
export const renditionWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
export const renditionFormats = ["avif", "webp", "jpeg"] as const;

/** A picture as a page shows it, with its text in the visitor's language. */
export type Picture = Readonly<{
  /** Address up to the width, such as `/media/{id}/{version}-`. */
  base: string;
  alt: string;
  width: number;
  height: number;
  /** Colours of its four bands from the top down, `#rrggbb`: the placeholder while it loads. */
  bands: readonly string[];
  textColour: "ink" | "white";
  /** CSS `object-position`, such as `50% 40%`. */
  focus: string;
}>;

/** A scrim behind white text, made of the picture's own colours darkened (decision 38). */
export type Dusk = Readonly<{
  /** At the top, `#rrggbb`. */
  high: string;
  /** Where the text ends above sky, `#rrggbb`. */
  sky: string;
  /** Where the text ends above land or water, `#rrggbb`. */
  low: string;
  /** Opacity at its strongest, 0 to 1. */
  depth: number;
}>;

/** The picture at the top of a page, with white text on it. */
export type HeadPicture = Picture & Readonly<{ dusk: Dusk }>;
