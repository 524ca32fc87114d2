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
  /** A CSS background (a gradient of its colours), shown until the picture has come. */
  placeholder: string;
  words: "ink" | "white";
  /** For `object-position`, such as `50% 40%`. */
  focus: string;
}>;
