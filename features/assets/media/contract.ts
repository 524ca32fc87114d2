/**
 * A stored picture. `thumbhash` is base64; `textColour` is the colour in which text on the top of
 * the picture is readable.
 */
export type Media = Readonly<{
  id: string;
  version: number;
  name: string;
  folder: string;
  mime: string;
  width: number;
  height: number;
  /** Size of the stored original. */
  bytes: number;
  thumbhash: string;
  textColour: "ink" | "white";
  focalX: number;
  focalY: number;
  /**
   * Alternative text by language code. The key `all` holds the text for languages that have no own
   * text.
   */
  alt: Readonly<Record<string, string>>;
}>;

/** Pictures are served at `/media/{id}/{version}-{width}.{format}` in these widths only. */
export const renditionWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
export const renditionFormats = ["avif", "webp", "jpeg"] as const;

/** A picture as a page shows it, with its text in the visitor's language. */
export type Picture = Readonly<{
  /** The picture's address without width and format, such as `/media/{id}/{version}-`. */
  base: string;
  alt: string;
  width: number;
  height: number;
  /**
   * The colours (`#rrggbb`) of four horizontal bands from the top down, shown as a placeholder
   * until the picture has loaded.
   */
  bands: readonly string[];
  textColour: "ink" | "white";
  /** CSS `object-position`, such as `50% 40%`. */
  focus: string;
}>;

/** A scrim behind white text, made of the picture's own colours darkened (decision 38). */
export type Dusk = Readonly<{
  /** Colour at the top of the picture, `#rrggbb`. */
  high: string;
  /** Colour at the lower edge of the text where the picture shows sky there, `#rrggbb`. */
  sky: string;
  /**
   * Colour at the lower edge of the text where the picture shows land or water there, `#rrggbb`.
   */
  low: string;
  /** The scrim's highest opacity, from 0 to 1. */
  depth: number;
}>;

/** The picture at the top of a page. White text is on it, above the scrim `dusk`. */
export type HeadPicture = Picture & Readonly<{ dusk: Dusk }>;
