import sharp from "sharp";

type Size = Readonly<{ width: number; height: number }>;

/** In percent from the left and from the top. */
type FocalPoint = Readonly<{ x: number; y: number }>;

/**
 * Fills a size with as much of a picture as fits, moved to its focal point as CSS `object-position`
 * moves it.
 * @returns a PNG
 */
export const cropAround = async (
  picture: Buffer,
  focal: FocalPoint,
  size: Size,
): Promise<Buffer> => {
  const { data, info } = await sharp(picture, { limitInputPixels: 80_000_000 })
    .rotate()
    .resize({ ...size, fit: "outside" })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - size.width) * focal.x) / 100);
  const top = Math.round(((info.height - size.height) * focal.y) / 100);
  return sharp(data)
    .extract({ left, top, ...size })
    .png({ compressionLevel: 1 })
    .toBuffer();
};
