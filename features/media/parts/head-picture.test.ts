import { expect, test } from "vitest";
import { fromRgb, luminance, type Rgb } from "#platform/oklch.ts";
import type { Picture } from "#features/media/contract.ts";
import { headPictureOf } from "./head-picture.ts";

const pictureIn = (...bands: string[]): Picture => ({
  base: "/media/a/1-",
  alt: "",
  width: 1600,
  height: 667,
  bands,
  words: "ink",
  focus: "50% 50%",
});

const duskIn = (...bands: string[]) => headPictureOf(pictureIn(...bands)).dusk;

const rgb = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const hueOf = (colour: string): number => fromRgb(rgb(colour))[2];

/** The contrast of white with what is seen where `upper` hides `depth` of `lower`. */
const whiteOn = (upper: string, lower: string, depth: number): number => {
  const [above, below] = [rgb(upper), rgb(lower)];
  const mixed = (channel: 0 | 1 | 2) => above[channel] * depth + below[channel] * (1 - depth);
  return 1.05 / (luminance([mixed(0), mixed(1), mixed(2)]) + 0.05);
};

const levels = ["00", "55", "aa", "ff"];
const colours = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
);

test("white words have 4.5:1 on any picture under its dusk, wide and on phones", () => {
  const wrong = colours.flatMap((sky) =>
    ["#ffffff", "#c8c0a0", "#102030"].flatMap((land) => {
      const { high, low, sky: near, depth } = duskIn(sky, sky, sky, land);
      const least = Math.min(
        whiteOn(high, sky, depth),
        whiteOn(low, sky, depth),
        whiteOn(high, sky, 0.95),
        whiteOn(near, sky, 0.95),
      );
      return least < 4.5 ? [`${sky} over ${land}: ${least.toFixed(2)}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("a blue sky darkens in its own hue, a golden one to red, mint to petrol", () => {
  const blue = "#7fb2e5";
  expect(Math.abs(hueOf(duskIn(blue, blue, blue, blue).high) - hueOf(blue))).toBeLessThan(4);
  const gold = "#e8c987";
  expect(hueOf(duskIn(gold, gold, gold, gold).high)).toBeCloseTo(20, -1);
  const mint = "#b6e3cd";
  expect(hueOf(duskIn(mint, mint, mint, mint).high)).toBeCloseTo(195, -1);
});

test("a meadow darkens green, pale sand plum, red earth red, grey as its sky", () => {
  const sky = "#9cc4e4";
  const lowOver = (land: string) => hueOf(duskIn(sky, sky, sky, land).low);
  expect(lowOver("#a9b064")).toBeCloseTo(140, -1);
  expect(lowOver("#d8c6ae")).toBeCloseTo(335, -1);
  expect(lowOver("#b5623f")).toBeCloseTo(hueOf("#b5623f"), -1);
  expect(lowOver("#a8a5a8")).toBeCloseTo(hueOf(sky) + 40, -1);
});

test("a night stays as dark as it is", () => {
  const night = "#101a36";
  const { high, low } = duskIn(night, night, night, night);
  expect([high, low]).toEqual([night, night]);
});
