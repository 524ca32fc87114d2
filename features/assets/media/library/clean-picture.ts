import sharp, { type Sharp } from "sharp";
import { isMovingPicture } from "#platform/pictures/moving-picture.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { type MediaProperties, readMediaProperties } from "../media-properties.ts";
import {
  headLength,
  type PictureType,
  pictureTypeOf,
  typeRefusal,
  uploadLimits,
} from "../rules.ts";

/** A picture that was decoded and encoded anew: nothing of the file that came is in it. */
export type CleanPicture = Readonly<{ content: Buffer; properties: MediaProperties }>;

const { pixels: limitInputPixels } = uploadLimits;
/** Files whose decoding takes longer were made for that. */
const maxSeconds = 30;
/** Truncated files are errors, and harmless oddities of cameras are not. */
const failOn = "error";

const refuse = (status: 415 | 422, message: string, extra: object = {}): Problem =>
  new Problem(status, message, { errors: [{ path: "file", message }], ...extra });

const broken = "This picture is broken and cannot be read. Export it again and upload that.";

/** Reads the header alone, so that a picture that is too large is never decoded. */
const checkHeader = async (bytes: Buffer, type: PictureType): Promise<void> => {
  const facts = await sharp(bytes, { failOn, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts || facts.format !== (type === "avif" ? "heif" : type)) throw refuse(422, broken);
  if (type === "avif" && facts.compression !== "av1") throw refuse(422, broken);
  const million = Math.round((facts.width * facts.height) / 100_000) / 10;
  if (facts.width * facts.height > limitInputPixels)
    throw refuse(
      422,
      `This picture has ${million} million points, and ${limitInputPixels / 1_000_000} million is the most. Make it smaller and upload it again.`,
      { isTooLarge: true },
    );
  if ((facts.pages ?? 1) > 1 || isMovingPicture(bytes))
    throw refuse(422, "Moving pictures are not accepted.");
};

const encoded: Readonly<Record<PictureType, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: 92 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 92 }),
  avif: (image) => image.avif({ quality: 80, effort: 2 }),
};

/**
 * Turns an uploaded file into a picture that is safe to keep: what it is says its content and not
 * its name, it is upright, in sRGB, no larger than the site needs, and without place, camera,
 * comments or anything that was appended to it.
 * @param longestSide in points; null for a picture that keeps its size
 * @throws Problem 415 for what is no accepted picture, 422 for one that is broken, moves or has too
 *   many points, whose answer says `isTooLarge`
 */
export const cleanPicture = async (
  bytes: Buffer,
  { longestSide }: Readonly<{ longestSide: number | null }> = uploadLimits,
): Promise<CleanPicture> => {
  const head = bytes.subarray(0, headLength);
  const type = pictureTypeOf(head);
  if (!type) throw refuse(415, typeRefusal(head) ?? "");
  await checkHeader(bytes, type);
  const upright = sharp(bytes, { limitInputPixels, failOn })
    .rotate()
    .timeout({ seconds: maxSeconds });
  const sized =
    longestSide === null
      ? upright
      : upright.resize({
          width: longestSide,
          height: longestSide,
          fit: "inside",
          withoutEnlargement: true,
        });
  const content = await encoded[type](sized)
    .toBuffer()
    .catch(() => {
      throw refuse(422, broken);
    });
  return { content, properties: await readMediaProperties(content) };
};
