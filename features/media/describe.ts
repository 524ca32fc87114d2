import { createHash } from "node:crypto";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { fromRgb } from "#platform/oklch.ts";
import type { Media } from "./contract.ts";

/** What a picture tells of itself when it is stored. */
export type Described = Pick<Media, "mime" | "width" | "height" | "thumbhash" | "words"> &
  Readonly<{ bytes: number; sha256: string }>;

/** Words on the picture's top 35 % are ink where its mean lightness is above .70, else white. */
const wordsOn = (pixels: Uint8Array, width: number, height: number): Media["words"] => {
  const count = width * Math.max(1, Math.round(height * 0.35));
  let sum = 0;
  for (let at = 0; at < count * 4; at += 4)
    sum += fromRgb([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])[0];
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
