import { type Colour, mix } from "#platform/oklch.ts";
import { box, lens } from "../path.ts";
import { grass, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { inLight, lamp, water } from "../landscape/scenery.ts";
import { drawLateen, drawWake } from "./lateen.ts";

const drawHouses = (s: Scene, foot: number): void => {
  const { unit } = s;
  const clay: Colour = [0.78, 0.07, 70];
  for (let index = 0; index < 9; index += 1) {
    const x = s.across(0.5 + index * 0.05 + s.between(-0.015, 0.015));
    const [wide, tall] = [s.between(40, 70) * unit, s.between(26, 52) * unit];
    s.fill(box(x, x + wide, foot - tall, foot), mix(inLight(s, clay, 0.5), s.haze, 0.15));
    const shaded = s.sunLeft ? [x + wide * 0.66, x + wide] : [x, x + wide * 0.34];
    s.fill(box(shaded[0] ?? x, shaded[1] ?? x, foot - tall, foot), s.depth(0.6), 0.3);
    s.fill(
      box(x + wide * 0.42, x + wide * 0.56, foot - tall * 0.7, foot - tall * 0.4),
      s.isLit ? lamp : s.depth(0.7),
    );
  }
};

/** The palms and fields of a far bank, low and green under the desert. */
const drawBank = (s: Scene, line: number): void => {
  const { width, unit } = s;
  const bank = ridge(s, line - 10 * unit, 9 * unit, 3, { octaves: 2 });
  const green = s.localColour(0.5, hues.green - 12, 0.1, 1.3);
  drawHouses(s, line - 8 * unit);
  for (let index = 0; index < 34; index += 1) {
    const x = s.between(0, width);
    palm(
      s,
      x,
      heightAt(s, bank, x) + 6 * unit,
      s.between(60, 130) * unit,
      s.between(-0.12, 0.12),
      mix(green, s.depth(0.62), s.between(0.2, 0.7)),
    );
  }
  layer(s, bank, green, 50, 0.2);
};

/** A river through the desert: palms along a low far bank, bare hills behind, boats under slanting sails. */
export const drawFelucca = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.1, low: 0.36, opacity: 0.4, puffs: 2 });
  const line = height * 0.63;
  const sand = (t: number) => mix(s.localColour(t, hues.sand, 0.1, 1.3), colours.light, 0.16);
  layer(s, ridge(s, height * 0.56, 46 * unit, 2), mix(sand(0.08), s.haze, 0.3), 140, 0.4);
  layer(
    s,
    ridge(s, height * 0.595, 40 * unit, 3, {
      lift: (share) => (s.sunLeft ? share : 1 - share) * 46 * unit,
    }),
    sand(0.26),
    120,
    0.4,
  );
  mist(s, line - 26 * unit, 44, 0.4);
  drawBank(s, line);
  water(
    s,
    line,
    height,
    mix(colours.sky[2], s.localColour(0.3, 210, 0.06), 0.35),
    mix(s.localColour(0.62, 215, 0.08, 1.3), colours.near, 0.15),
    250,
  );
  const hull: Colour = [0.5, 0.09, 50];
  const direction = -s.side;
  drawLateen(s, {
    x: s.across(0.76),
    y: line + 44 * unit,
    size: 110 * unit,
    direction: -direction,
    hull,
  });
  drawLateen(s, { x: s.across(0.62), y: line + 26 * unit, size: 70 * unit, direction, hull });
  const near = { x: s.across(0.36), y: height * 0.815, size: 310 * unit, direction, hull };
  drawWake(s, near);
  drawLateen(s, near);
  const dark = mix(colours.ink, s.localColour(0.9, hues.green - 16, 0.07), 0.4);
  const front = ridge(s, height * 1.01, 16 * unit, 1.8, {
    octaves: 2,
    lift: (share) => Math.abs(share - 0.5) ** 2 * 190 * unit,
  });
  grass(s, front, Math.round((width / unit) * 0.34), 50, 170, dark);
  layer(s, front, dark, 200, 0);
  s.fill(lens(width / 2, line + 4 * unit, width * 1.1, 3 * unit), colours.light, 0.3);
  birds(s, s.across(0.3), height * 0.24, 5);
};
