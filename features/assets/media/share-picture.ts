import sharp, { type OverlayOptions } from "sharp";
import { cropAround } from "./crop-around.ts";
import { shareSize } from "./rules.ts";

/**
 * The font of the headlines in a format that sharp can draw with. The file is one of the built
 * assets.
 */
export const drawingFont = { file: "drawing.ttf", family: "Bricolage Grotesque 96pt ExtraBold" };

const margin = 64;
const logoWidth = 56;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const pangoMarkup = (text: string, pixels: number): string =>
  `<span foreground="#ffffff" font_family="${drawingFont.family}" size="${pixels * 1024}">${text.replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? "")}</span>`;

/**
 * Draws white text as an image. The font is loaded from a file, so that it need not be installed on
 * the machine.
 */
const renderText = (text: string, pixels: number, fontfile: string) =>
  sharp({
    text: {
      text: pangoMarkup(text, pixels),
      fontfile,
      width: shareSize.width - 2 * margin,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Darkens the top behind the logo and the bottom behind the name. */
const darkGradient = Buffer.from(
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

const logo = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${logoWidth}" height="${logoWidth}" fill="#ffffff">
    <path d="M3 3.5h26v5.5H3Z" fill="#ff9a4d"/>
    <path d="M3 12.5h6.4l3 7.6L16 12.5l3.6 7.6 3-7.6H29L22.3 28.5h-4.5L16 24.6l-1.8 3.9H9.7Z"/>
  </svg>`,
);

const fontSizeFor = (name: string): number =>
  name.length <= 20 ? 104 : name.length <= 44 ? 84 : 66;

/**
 * `picture` is the encoded photo with its focal point in percent, `name` the headline drawn on it,
 * `product` the name drawn as the logo.
 */
export type SharePictureParts = Readonly<{
  picture: Buffer;
  focal: Readonly<{ x: number; y: number }>;
  name: string;
  product: string;
}>;

/**
 * A JPEG for social networks.
 * @param fontfile path of the headlines' font
 */
export const drawSharePicture = async (
  { picture, focal, name, product }: SharePictureParts,
  fontfile: string,
): Promise<Buffer> => {
  const title = await renderText(name, fontSizeFor(name), fontfile);
  const brand = await renderText(product.toLowerCase(), 48, fontfile);
  const layers: readonly OverlayOptions[] = [
    { input: darkGradient, left: 0, top: 0 },
    { input: logo, left: margin, top: margin - 8 },
    {
      input: brand.data,
      left: margin + logoWidth + 16,
      top: margin - 8 + Math.round((logoWidth - brand.info.height) / 2),
    },
    { input: title.data, left: margin, top: shareSize.height - margin - title.info.height },
  ];
  return sharp(await cropAround(picture, focal, shareSize))
    .composite([...layers])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
