import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { expect, test } from "vitest";
import { coloursOf, findAlike } from "./looks.ts";

/** A disc before two halves, 600 by 400. */
const drawing = (sky: string, ground: string, x: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
        <rect width="600" height="400" fill="${sky}"/><rect y="200" width="600" height="200" fill="${ground}"/>
        <circle cx="${x}" cy="150" r="90" fill="#fff"/></svg>`,
    ),
  ).removeAlpha();

const looksOf = async (image: Sharp) => {
  const { data, info } = await sharp(await image.toBuffer())
    .resize({ width: 100, height: 100, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbhash = rgbaToThumbHash(info.width, info.height, data);
  return { thumbhash: Buffer.from(thumbhash).toString("base64"), ratio: info.width / info.height };
};

test("a picture is found in another size, format and quality, and no other picture is", async () => {
  const image = () => drawing("#5a7fb8", "#5f7a63", 150);
  const one = await looksOf(image().png());
  const many = await Promise.all(
    [
      image().resize(150).jpeg({ quality: 40 }),
      image().resize(320).webp({ quality: 60 }),
      drawing("#5a7fb8", "#5f7a63", 450).png(),
      drawing("#b8905a", "#5f7a63", 150).png(),
      image().resize(400, 400, { fit: "fill" }).png(),
    ].map(looksOf),
  );
  expect(findAlike(one, many)).toEqual(many.slice(0, 2));
});

test("a picture has the colours that take a part of it, the largest first", async () => {
  const coloursOfDrawing = async (sky: string, ground: string) =>
    coloursOf((await looksOf(drawing(sky, ground, 150).png())).thumbhash);
  expect((await coloursOfDrawing("#3a6fd8", "#2f7a3d")).toSorted()).toEqual(["blue", "green"]);
  expect(await coloursOfDrawing("#101010", "#101010")).toContain("black");
  expect((await coloursOfDrawing("#e8903c", "#e8903c"))[0]).toBe("orange");
});
