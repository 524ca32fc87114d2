import { createHash } from "node:crypto";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import type { Media } from "./contract.ts";

/** What a picture tells of itself when it is stored. */
export type Described = Pick<Media, "mime" | "width" | "height" | "thumbhash" | "words"> &
  Readonly<{ bytes: number; sha256: string }>;

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** OKLab lightness of an sRGB colour, channels 0 to 255 (Ottosson 2020). */
const lightness = (red: number, green: number, blue: number): number => {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
};

/** Words on the picture's top 35 % are ink where its mean lightness is above .70, else white. */
const wordsOn = (pixels: Uint8Array, width: number, height: number): Media["words"] => {
  const count = width * Math.max(1, Math.round(height * 0.35));
  let sum = 0;
  for (let at = 0; at < count * 4; at += 4)
    sum += lightness(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  return sum / count > 0.7 ? "ink" : "white";
};

const mimes: Readonly<Record<string, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  heif: "image/avif",
};

/**
 * Reads a picture's facts.
 * @throws Error when it is no JPEG, PNG, WebP or AVIF, or has more than 80 million pixels
 */
export const describe = async (original: Buffer): Promise<Described> => {
  const image = sharp(original, { limitInputPixels: 80_000_000 }).rotate();
  const { format, width, height } = await sharp(original).metadata();
  const mime = mimes[format ?? ""];
  if (!mime || !width || !height) throw new Error("This is no JPEG, PNG, WebP or AVIF picture.");
  const { data, info } = await image
    .resize({ width: 100, height: 100, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    mime,
    width,
    height,
    bytes: original.length,
    sha256: createHash("sha256").update(original).digest("hex"),
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64"),
    words: wordsOn(data, info.width, info.height),
  };
};
