import { createHash } from "node:crypto";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { fromRgb } from "#platform/oklch.ts";
import type { Media } from "./contract.ts";

export type MediaProperties = Pick<
  Media,
  "mime" | "width" | "height" | "bytes" | "thumbhash" | "textColour"
> &
  Readonly<{ sha256: string }>;

/**
 * Chooses dark text when the mean lightness (OKLCH) of the picture's top 35 % is above 0.7,
 * otherwise white text.
 */
const textColourOn = (pixels: Uint8Array, width: number, height: number): Media["textColour"] => {
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

/** @throws Error when the file is no JPEG, PNG, WebP or AVIF, or has more than 80 million pixels */
export const readMediaProperties = async (original: Buffer): Promise<MediaProperties> => {
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
    textColour: textColourOn(data, info.width, info.height),
  };
};
