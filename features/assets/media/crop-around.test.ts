import sharp from "sharp";
import { expect, test } from "vitest";
import { cropAround } from "./crop-around.ts";
import { shareSize } from "./rules.ts";

/** Red, green and blue, each a third of the picture from the left to the right. */
const stripes = async (width: number, height: number): Promise<Buffer> => {
  const third = Math.round(width / 3);
  const stripe = (background: string, left: number) => ({
    input: { create: { width: third, height, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return sharp({ create: { width, height, channels: 3, background: "#00ff00" } })
    .composite([stripe("#ff0000", 0), stripe("#0000ff", width - third)])
    .png()
    .toBuffer();
};

const meanOf = async (picture: Buffer): Promise<number[]> => {
  const { channels } = await sharp(picture).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
};

test.each([
  [0, [255, 0, 0]],
  [50, [0, 255, 0]],
  [100, [0, 0, 255]],
])("a crop around %d % from the left shows what is there", async (x, colour) => {
  const crop = await cropAround(await stripes(3600, 480), { x, y: 0 }, shareSize);
  const { width, height } = await sharp(crop).metadata();
  expect({ width, height }).toEqual(shareSize);
  // The shape takes a quarter of the width, which lies within one stripe.
  expect(await meanOf(crop)).toEqual(colour);
});

test("a picture that is smaller than the shape fills it", async () => {
  const crop = await cropAround(await stripes(300, 300), { x: 50, y: 100 }, shareSize);
  const { width, height } = await sharp(crop).metadata();
  expect({ width, height }).toEqual(shareSize);
});
