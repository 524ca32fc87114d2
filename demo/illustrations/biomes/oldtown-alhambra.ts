import { type Colour, mix } from "#platform/oklch.ts";
import { drawRange } from "../landscape/mountain.ts";
import { box, path } from "../path.ts";
import { cypress, frameGreen } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { cluster, inLight, lamp } from "../landscape/scenery.ts";
import { arch } from "./oldtown-houses.ts";

const red: Colour = [0.66, 0.11, 42];
const white: Colour = [0.95, 0.015, 85];

/** A square tower of the fortress with battlements: its place and size in units of `z`. */
const drawTower = (s: Scene, x: number, foot: number, half: number, tall: number): void => {
  const wall = inLight(s, red, 0.5);
  s.fill(box(x - half, x + half, foot - tall, foot), wall);
  s.fill(
    s.sunLeft
      ? box(x + half * 0.3, x + half, foot - tall, foot)
      : box(x - half, x - half * 0.3, foot - tall, foot),
    s.depth(0.66),
    0.34,
  );
  for (let tooth = 0; tooth < 4; tooth += 1) {
    const left = x - half + (half * 2 * tooth) / 3.6;
    s.fill(box(left, left + half * 0.3, foot - tall - half * 0.26, foot - tall), wall);
  }
  for (const share of [-0.42, 0.12])
    s.fill(
      arch(x + share * half, foot - tall * 0.58, half * 0.13, tall * 0.1, half * 0.14),
      s.isLit ? lamp : s.depth(0.8),
    );
};

/** The fortress along its ridge: a wall, towers of many heights, a palace with a square roof. */
const drawFortress = (s: Scene, x: number, foot: number, z: number): void => {
  const wall = inLight(s, red, 0.5);
  s.fill(box(x - z * 1.5, x + z * 1.5, foot - z * 0.22, foot + z * 0.2), wall);
  s.fill(box(x + z * 0.1, x + z * 0.95, foot - z * 0.46, foot), mix(wall, s.colours.light, 0.14));
  s.fill(
    box(x + z * 0.06, x + z * 0.99, foot - z * 0.5, foot - z * 0.44),
    inLight(s, [0.5, 0.11, 38], 0.6),
  );
  for (let window = 0; window < 7; window += 1)
    s.fill(
      arch(x + z * (0.18 + window * 0.115), foot - z * 0.26, z * 0.03, z * 0.06, z * 0.04),
      s.isLit ? lamp : s.depth(0.75),
    );
  for (const [at, half, tall] of [
    [-1.44, 0.12, 0.5],
    [-1.08, 0.1, 0.62],
    [-0.66, 0.17, 0.86],
    [-0.2, 0.12, 0.56],
    [1.14, 0.13, 0.66],
    [1.46, 0.1, 0.44],
  ] as const)
    drawTower(s, x + at * z, foot + z * 0.12, half * z, tall * z);
};

const drawQuarter = (s: Scene, top: number, bottom: number): void => {
  const { unit, width } = s;
  const tile = inLight(s, [0.6, 0.12, 42], 0.6);
  for (let row = 0; row < 5; row += 1) {
    const y = top + ((bottom - top) * (row + 0.6)) / 5;
    for (let x = -20 * unit; x < width + 20 * unit; x += s.between(58, 92) * unit) {
      const [wide, tall] = [s.between(50, 80) * unit, s.between(34, 58) * unit];
      const foot = y + s.between(-8, 8) * unit;
      s.fill(box(x, x + wide, foot - tall, foot), inLight(s, white, 0.45 + row * 0.06));
      s.fill(
        s.sunLeft
          ? box(x + wide * 0.7, x + wide, foot - tall, foot)
          : box(x, x + wide * 0.3, foot - tall, foot),
        s.depth(0.6),
        0.3,
      );
      s.fill(
        path`M${x - wide * 0.05} ${foot - tall}L${x + wide * 0.12} ${foot - tall - wide * 0.17}H${x + wide * 0.88}L${x + wide * 1.05} ${foot - tall}Z`,
        tile,
      );
      for (const share of [0.24, 0.6])
        s.fill(
          box(x + wide * share, x + wide * (share + 0.12), foot - tall * 0.66, foot - tall * 0.34),
          s.isLit && s.random() < 0.6 ? lamp : s.depth(0.75),
        );
      if (s.random() < 0.22)
        cypress(
          s,
          x,
          foot,
          s.between(70, 120) * unit,
          s.localColour(0.7, hues.green, 0.06),
          s.localColour(0.56, hues.green, 0.07),
        );
    }
  }
};

/** A red fortress on its wooded ridge, snow on the mountains behind it, a white quarter below. */
export const drawAlhambra = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.1, low: 0.34, opacity: 0.45, puffs: 2 });
  const snow = mix(colours.light, colours.sky[2], 0.2);
  drawRange(s, height * 0.64, height * 0.44, 4, {
    lit: mix(s.depth(0.24), colours.light, 0.22),
    shadow: s.depth(0.42),
    snow: 0.4,
    snowLit: snow,
    snowShadow: mix(snow, colours.mid, 0.5),
    haze: 0.5,
  });
  mist(s, height * 0.6, 60, 0.5);
  const crest = ridge(s, height * 0.66, 14 * unit, 1.6, {
    octaves: 2,
    lift: (share) =>
      Math.exp(-((((s.sunLeft ? share : 1 - share) - 0.58) / 0.36) ** 2)) * 40 * unit,
  });
  const x = s.across(0.58);
  drawFortress(s, x, heightAt(s, crest, x) - 4 * unit, 250 * unit);
  const wood = s.localColour(0.52, hues.green + 4, 0.07, 1.2);
  for (let tree = 0; tree < 90; tree += 1) {
    const at = s.between(0, width);
    cluster(
      s,
      at,
      heightAt(s, crest, at) + s.between(0, 30) * unit,
      [s.between(24, 46) * unit, s.between(18, 34) * unit],
      5,
      mix(wood, s.depth(0.7), s.between(0, 0.5)),
    );
  }
  layer(s, crest, wood, 160, 0.1);
  drawQuarter(s, height * 0.74, height * 0.96);
  const dark = frameGreen(s, hues.green, 0.4);
  const front = ridge(s, height * 0.995, 12 * unit, 1.8, {
    octaves: 2,
    lift: (share) => Math.abs(share - 0.5) ** 2 * 140 * unit,
  });
  for (const [share, tall] of [
    [0.02, 380],
    [0.08, 290],
    [0.93, 330],
    [0.99, 420],
  ] as const)
    cypress(s, width * share, height * 1.02, tall * unit, dark, mix(dark, colours.light, 0.12));
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.32), height * 0.25, 5);
};
