import sharp from "sharp";
import { expect, test } from "vitest";
import { movingPng } from "#platform/testing/pictures/moving-png.ts";
import { isMovingPicture } from "./moving-picture.ts";

const frame = (red: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 9, b: 9 } } });
const frames = async () =>
  sharp(await Promise.all([0, 200].map((red) => frame(red).png().toBuffer())), {
    join: { animated: true },
  });

test("a moving picture is told from a still one by its bytes", async () => {
  expect(isMovingPicture(movingPng())).toBe(true);
  expect(isMovingPicture(await (await frames()).webp().toBuffer())).toBe(true);
  expect(isMovingPicture(await (await frames()).gif().toBuffer())).toBe(true);
  expect(isMovingPicture(Buffer.from("\0\0\0\x1cftypavis\0\0\0\0"))).toBe(true);
  for (const still of [frame(1).png(), frame(1).webp(), frame(1).jpeg(), frame(1).avif()])
    expect(isMovingPicture(await still.toBuffer())).toBe(false);
  for (const cut of [0, 3, 8, 12, 20, 33])
    expect(isMovingPicture(movingPng().subarray(0, cut))).toBe(false);
});
