import { expect, test } from "vitest";
import { fromRgb, luminance, type Rgb } from "#platform/oklch.ts";
import type { Picture } from "#features/assets/media/contract.ts";
import { toHeadPicture } from "./head-picture.ts";

const pictureWith = (...bands: string[]): Picture => ({
  base: "/media/a/1-",
  alt: "",
  width: 1600,
  height: 667,
  bands,
  textColour: "ink",
  focus: "50% 50%",
});

const duskOver = (...bands: string[]) => toHeadPicture(pictureWith(...bands)).dusk;

const rgb = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const hueOf = (colour: string): number => fromRgb(rgb(colour))[2];

/**
 * Contrast of white text on a mix of two colours, where `upper` covers `lower` with opacity
 * `depth`.
 */
const whiteContrast = (upper: string, lower: string, depth: number): number => {
  const [above, below] = [rgb(upper), rgb(lower)];
  const mixed = (channel: 0 | 1 | 2) => above[channel] * depth + below[channel] * (1 - depth);
  return 1.05 / (luminance([mixed(0), mixed(1), mixed(2)]) + 0.05);
};

const levels = ["00", "55", "aa", "ff"];
const colours = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
);

test("white text reaches a contrast of 4.5:1 on any picture under its dusk, on wide screens and phones", () => {
  const failures = colours.flatMap((sky) =>
    ["#ffffff", "#c8c0a0", "#102030"].flatMap((land) => {
      const { high, low, sky: near, depth } = duskOver(sky, sky, sky, land);
      const lowest = Math.min(
        whiteContrast(high, sky, depth),
        whiteContrast(low, sky, depth),
        whiteContrast(high, sky, 0.95),
        whiteContrast(near, sky, 0.95),
      );
      return lowest < 4.5 ? [`${sky} over ${land}: ${lowest.toFixed(2)}`] : [];
    }),
  );
  expect(failures).toEqual([]);
});

test("a blue sky keeps its hue in its dusk, a golden one turns red and a mint one petrol", () => {
  const blue = "#7fb2e5";
  expect(Math.abs(hueOf(duskOver(blue, blue, blue, blue).high) - hueOf(blue))).toBeLessThan(4);
  const gold = "#e8c987";
  expect(hueOf(duskOver(gold, gold, gold, gold).high)).toBeCloseTo(20, -1);
  const mint = "#b6e3cd";
  expect(hueOf(duskOver(mint, mint, mint, mint).high)).toBeCloseTo(195, -1);
});

test("the dusk of a meadow is green, of pale sand plum, of red earth red, of grey the sky's own", () => {
  const sky = "#9cc4e4";
  const lowOver = (land: string) => hueOf(duskOver(sky, sky, sky, land).low);
  expect(lowOver("#a9b064")).toBeCloseTo(140, -1);
  expect(lowOver("#d8c6ae")).toBeCloseTo(335, -1);
  expect(lowOver("#b5623f")).toBeCloseTo(hueOf("#b5623f"), -1);
  expect(lowOver("#a8a5a8")).toBeCloseTo(hueOf(sky) + 40, -1);
});

test("a picture that is already dark keeps its colours", () => {
  const night = "#101a36";
  const { high, low } = duskOver(night, night, night, night);
  expect([high, low]).toEqual([night, night]);
});
