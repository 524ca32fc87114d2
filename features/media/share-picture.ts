import sharp, { type OverlayOptions } from "sharp";

/** The size in which networks show a shared link. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The typeface of the headlines as drawing needs it, beside the pages' own in the build. */
export const drawingFont = { file: "drawing.ttf", family: "Bricolage Grotesque 96pt ExtraBold" };

const margin = 64;
const markWidth = 56;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const markup = (text: string, pixels: number): string =>
  `<span foreground="#ffffff" font_family="${drawingFont.family}" size="${pixels * 1024}">${text.replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? "")}</span>`;

/** Words in white as a picture of their own; the machine needs to have no typeface. */
const words = (text: string, pixels: number, fontfile: string) =>
  sharp({
    text: {
      text: markup(text, pixels),
      fontfile,
      width: shareSize.width - 2 * margin,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Darker where words stand: above for the mark, below for the name. */
const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
    <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#091515" stop-opacity="0.55"/>
      <stop offset="0.3" stop-color="#091515" stop-opacity="0"/>
      <stop offset="0.45" stop-color="#091515" stop-opacity="0"/>
      <stop offset="1" stop-color="#091515" stop-opacity="0.85"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#shade)"/>
  </svg>`,
);

const mark = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${markWidth}" height="${markWidth}" fill="#ffffff">
    <path d="M3 3.5h26v5.5H3Z" fill="#ff9a4d"/>
    <path d="M3 12.5h6.4l3 7.6L16 12.5l3.6 7.6 3-7.6H29L22.3 28.5h-4.5L16 24.6l-1.8 3.9H9.7Z"/>
  </svg>`,
);

const sizeOf = (name: string): number => (name.length <= 20 ? 104 : name.length <= 44 ? 84 : 66);

/** What a drawing is made of: a stored picture, the words on it, the product's name. */
export type ShareParts = Readonly<{ picture: Buffer; name: string; product: string }>;

/**
 * The picture that networks show beside a link, as JPEG; the product's name as in its wordmark.
 * @param fontfile where the typeface of the headlines lies
 */
export const drawShare = async (
  { picture, name, product }: ShareParts,
  fontfile: string,
): Promise<Buffer> => {
  const title = await words(name, sizeOf(name), fontfile);
  const brand = await words(product.toLowerCase(), 48, fontfile);
  const layers: readonly OverlayOptions[] = [
    { input: shade, left: 0, top: 0 },
    { input: mark, left: margin, top: margin - 8 },
    {
      input: brand.data,
      left: margin + markWidth + 16,
      top: margin - 8 + Math.round((markWidth - brand.info.height) / 2),
    },
    { input: title.data, left: margin, top: shareSize.height - margin - title.info.height },
  ];
  return sharp(picture, { limitInputPixels: 80_000_000 })
    .rotate()
    .resize({ ...shareSize, fit: "cover", position: "attention" })
    .composite([...layers])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
