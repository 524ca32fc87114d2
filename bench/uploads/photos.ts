import { randomFillSync } from "node:crypto";
import sharp from "sharp";

const width = 3700;
const height = 2775;

/** Photos of noise, each unlike the others, of about eight megabytes as JPEG. */
export const createPhotos = () => {
  const points = Buffer.alloc(width * height * 3);
  randomFillSync(points);
  return async (index: number): Promise<Buffer> => {
    // A row of another colour makes another picture of it.
    const row = index % height;
    points.fill(index % 256, row * width * 3, (row + 1) * width * 3);
    return sharp(points, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 88 })
      .toBuffer();
  };
};
