/** A stored picture. `thumbhash` is base64; `words` says which colour reads on its top. */
export type Media = Readonly<{
  id: string;
  version: number;
  name: string;
  folder: string;
  mime: string;
  width: number;
  height: number;
  thumbhash: string;
  words: "ink" | "white";
  focalX: number;
  focalY: number;
  /** Alternative text by language. */
  alt: Readonly<Record<string, string>>;
}>;

/** The widths in which every picture can be asked for (`/media/{id}/{version}-{width}.avif`). */
export const renditionWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
export const renditionFormats = ["avif", "webp", "jpeg"] as const;

/** What a page needs to show a picture: it is made on the server, in the visitor's language. */
export type Picture = Readonly<{
  /** Everything before the width, such as `/media/{id}/{version}-`. */
  base: string;
  alt: string;
  width: number;
  height: number;
  /** Its colours from the top down, `#rrggbb`: they stand there until the picture has come. */
  bands: readonly string[];
  words: "ink" | "white";
  /** For `object-position`, such as `50% 40%`. */
  focus: string;
}>;

/** What white words on a picture need behind them, of the picture's own colours (decision 38). */
export type Dusk = Readonly<{
  /** At the top, `#rrggbb`. */
  high: string;
  /** Where the words end on sky, `#rrggbb`. */
  sky: string;
  /** Where they end before land or water, `#rrggbb`. */
  low: string;
  /** How much of the picture it hides where it is deepest, 0 to 1. */
  depth: number;
}>;

/** A picture that a page begins with: white words stand on it. */
export type HeadPicture = Picture & Readonly<{ dusk: Dusk }>;
