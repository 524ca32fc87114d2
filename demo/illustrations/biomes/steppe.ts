import { mix } from "#platform/oklch.ts";
import { path, type Point, tenth } from "../path.ts";
import { drawRange } from "../landscape/mountain.ts";
import { grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, cumulus, streaks } from "../landscape/sky.ts";
import { dots, heightAt, layer, mist, ridge } from "../landscape/terrain.ts";

const drawYurt = (s: Scene, x: number, y: number, size: number): void => {
  const { colours, side } = s;
  const z = size;
  const wall = mix(colours.light, s.depth(0.3), s.isNight ? 0.55 : 0.08);
  const felt = [0.6, 0.17, hues.rock] as const;
  s.fill(
    path`M${x - z} ${y}V${y - z * 0.62}Q${x - z * 0.5} ${y - z * 1.12} ${x} ${y - z * 1.16}Q${x + z * 0.5} ${y - z * 1.12} ${x + z} ${y - z * 0.62}V${y}Q${x} ${y + z * 0.12} ${x - z} ${y}Z`,
    wall,
  );
  s.fill(
    path`M${x + side * z * 0.1} ${y - z * 1.15}Q${x + side * z * 0.6} ${y - z * 1.08} ${x + side * z} ${y - z * 0.62}V${y}Q${x + side * z * 0.7} ${y + z * 0.06} ${x + side * z * 0.4} ${y + z * 0.06}V${y - z * 0.6}Z`,
    s.depth(0.45),
    0.3,
  );
  s.fill(
    path`M${x - z} ${y - z * 0.62}Q${x} ${y - z * 0.5} ${x + z} ${y - z * 0.62}V${y - z * 0.52}Q${x} ${y - z * 0.4} ${x - z} ${y - z * 0.52}Z`,
    mix(felt, s.depth(0.6), 0.2),
  );
  s.fill(
    path`M${x - z * 0.18} ${y + z * 0.05}v${-z * 0.48}h${z * 0.36}v${z * 0.48}Z`,
    s.isLit ? [0.86, 0.15, 80] : mix(felt, colours.ink, 0.2),
  );
};

/**
 * A horse that grazes or looks up. `z` scales its height and `f` its width; a negative `f` turns
 * the horse to the left.
 */
export const drawHorse = (s: Scene, x: number, y: number, z: number, f: number): void => {
  s.add(`<g transform="translate(${tenth(x)} ${tenth(y)})">`);
  s.fill(
    path`M${-0.4 * f} 0L${-0.38 * f} ${-0.4 * z}Q${-0.46 * f} ${-0.36 * z} ${-0.5 * f} ${-0.1 * z}Q${-0.56 * f} ${-0.42 * z} ${-0.4 * f} ${-0.58 * z}Q${-0.1 * f} ${-0.52 * z} ${0.12 * f} ${-0.58 * z}L${0.32 * f} ${-0.86 * z}L${0.36 * f} ${-0.93 * z}L${0.4 * f} ${-0.86 * z}L${0.56 * f} ${-0.66 * z}L${0.5 * f} ${-0.62 * z}L${0.38 * f} ${-0.68 * z}L${0.26 * f} ${-0.38 * z}L${0.27 * f} 0L${0.2 * f} 0L${0.17 * f} ${-0.3 * z}L${-0.24 * f} ${-0.3 * z}L${-0.3 * f} ${-0.2 * z}L${-0.32 * f} 0Z`,
    s.depth(0.95),
  );
  s.add("</g>");
};

const camps: Readonly<Record<number, readonly [count: number, size: number]>> = {
  2: [3, 44],
  3: [2, 92],
};

const drawHill = (s: Scene, index: number, y: number): void => {
  const { width, height, unit, side } = s;
  const t = 0.24 + index * 0.13;
  const warm =
    s.options.time === "noon" || s.options.time === "dawn" ? 118 - index * 6 : 95 - index * 10;
  const line = ridge(s, height * y, (18 + 10 * index) * unit, 1.8 - 0.1 * index, { octaves: 2 });
  layer(s, line, s.localColour(t, warm, 0.105, 1.25), 190, 0.18);
  for (let fold = 0; fold < 3; fold += 1) {
    const [x, wide] = [s.between(0, width), s.between(120, 300) * unit];
    const top = heightAt(s, line, x);
    s.fill(
      path`M${x} ${top + 2 * unit}Q${x + wide * 0.4} ${top + 26 * unit} ${x + side * wide} ${top + s.between(60, 110) * unit}Q${x + side * wide * 0.2} ${top + 70 * unit} ${x} ${top + 2 * unit}Z`,
      s.depth(Math.min(1, t + 0.2)),
      0.22,
    );
  }
  const [count, size] = camps[index] ?? [0, 0];
  for (let yurt = 0; yurt < count; yurt += 1) {
    const z = size * unit;
    const x = width * (s.sunLeft ? 0.56 : 0.2) + yurt * z * 2.6 + s.between(0, 20) * unit;
    drawYurt(s, x, heightAt(s, line, x) + z * 0.36, z);
  }
  for (let horse = 0; index === 4 && horse < 3; horse += 1) {
    const x = width * (s.sunLeft ? 0.2 : 0.68) + horse * 76 * unit;
    const z = 58 * unit * s.between(0.85, 1.05);
    drawHorse(s, x, heightAt(s, line, x) + (10 + (horse % 2) * 14) * unit, z, z * side);
  }
};

export const drawSteppe = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  if (s.isLow) streaks(s, 7, 0.08, 0.38);
  for (let cloud = 0; cloud < 4; cloud += 1)
    cumulus(
      s,
      (width * (cloud + 0.4)) / 4 + s.between(-40, 40) * unit,
      height * s.between(0.16, 0.44),
      s.between(90, 170) * unit,
      s.isNight ? 0.18 : 0.85,
    );
  layer(
    s,
    ridge(s, height * 0.555, 44 * unit, 3.4, { sharp: true }),
    mix(s.depth(0.02), s.haze, 0.3),
  );
  drawRange(s, height * 0.6, height * 0.5, 6, {
    lit: mix(mix(s.depth(0.22), colours.light, 0.2), s.haze, 0.2),
    shadow: mix(s.depth(0.36), s.haze, 0.15),
    snow: 0.35,
    spurs: 2,
    haze: 0.5,
  });
  mist(s, height * 0.585, 50, 0.6);
  [0.6, 0.635, 0.675, 0.725, 0.79].forEach((y, index) => drawHill(s, index, y));
  const meadow = ridge(s, height * 0.9, 20 * unit, 1.6, { octaves: 2 });
  const green = (t: number) => s.localColour(t, 90, 0.105, 1.25);
  grass(s, meadow, 500, 40, 110, green(0.86));
  layer(s, meadow, green(0.88), 200, 0);
  const flower = (): Point => {
    const x = s.between(0, width);
    return [x, heightAt(s, meadow, x) + s.between(-60, 60) * unit];
  };
  dots(s, 120, flower, [0.86, 0.14, 90], 8, s.isNight ? 0.25 : 0.9);
  const front = ridge(s, height * 0.965, 12 * unit, 1.6, { octaves: 2 });
  const dark = mix(colours.ink, green(0.95), 0.4);
  grass(s, front, 520, 70, 150, dark);
  layer(s, front, dark, 200, 0);
  birds(s, width * 0.4, height * 0.26, 4, s.depth(0.75));
};
