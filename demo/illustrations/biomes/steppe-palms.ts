import { mix } from "#platform/oklch.ts";
import { path } from "../path.ts";
import { frond, grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge, wisps } from "../landscape/terrain.ts";
import { cluster, person } from "../landscape/scenery.ts";
import { drawHorse } from "./steppe.ts";

/** A wax palm: a pale trunk thin as a mast, a small crown far up. */
const drawWaxPalm = (s: Scene, x: number, y: number, tall: number, t: number): void => {
  const bark = mix(s.localColour(t * 0.6, 90, 0.03), s.colours.light, 0.3);
  const half = tall * 0.013;
  const bend = s.between(-0.03, 0.03) * tall;
  s.fill(
    path`M${x - half} ${y}Q${x + bend * 0.4 - half} ${y - tall * 0.5} ${x + bend - half * 0.7} ${y - tall}H${x + bend + half * 0.7}Q${x + bend * 0.4 + half} ${y - tall * 0.5} ${x + half} ${y}Z`,
    mix(bark, s.depth(t), 0.25),
  );
  const leafy = s.localColour(Math.min(1, t + 0.2), hues.green, 0.08, 1.2);
  for (let leaf = 0; leaf < 11; leaf += 1) {
    const angle = Math.PI * (0.86 + (1.28 * leaf) / 10);
    frond(
      s,
      x + bend,
      y - tall,
      tall * s.between(0.15, 0.2),
      angle,
      leafy,
      mix(leafy, s.depth(0.8), 0.4),
      Math.cos(angle) < 0 ? -0.55 : 0.55,
      0.22,
    );
  }
};

/** Green slopes of the Andes in the mist, wax palms far taller than anything else, riders below. */
export const drawWaxPalms = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.5, puffs: 3 });
  const green = (t: number) => s.localColour(t, hues.green - 10, 0.1, 1.3);
  const scale = Math.min(unit, height / 1250);
  layer(s, ridge(s, height * 0.5, 80 * unit, 2.4), mix(green(0.06), s.haze, 0.35), 170, 0.5);
  mist(s, height * 0.56, 70, 0.6);
  layer(s, ridge(s, height * 0.58, 70 * unit, 2), mix(green(0.2), s.haze, 0.15), 170, 0.45);
  wisps(s, height * 0.6, 9, 0.6);
  const slopes = [
    [0.67, 0.36, 60, 13, 150, 230],
    [0.76, 0.52, 50, 9, 260, 360],
    [0.86, 0.66, 36, 5, 420, 560],
  ] as const;
  for (const [y, t, rise, count, low, high] of slopes) {
    const line = ridge(s, height * y, rise * unit, 1.4, {
      octaves: 2,
      lift: (share) => Math.abs(share - (s.sunLeft ? 0.3 : 0.7)) ** 1.5 * 120 * unit,
    });
    layer(s, line, green(t), 240, 0.3 * (1 - t));
    for (let bush = 0; bush < 22; bush += 1) {
      const x = s.between(0, width);
      cluster(
        s,
        x,
        heightAt(s, line, x) + s.between(4, 60) * unit,
        [s.between(12, 30) * unit, s.between(8, 18) * unit],
        4,
        green(Math.min(0.9, t + 0.14)),
      );
    }
    for (let tree = 0; tree < count; tree += 1) {
      const x = width * ((tree + s.between(0.15, 0.85)) / count);
      drawWaxPalm(
        s,
        x,
        heightAt(s, line, x) + s.between(6, 46) * unit,
        s.between(low, high) * scale,
        t,
      );
    }
    mist(s, height * (y + 0.05), 50, 0.3 * (1 - t));
  }
  for (const share of [0.34, 0.42]) {
    const [x, y] = [s.across(share), height * 0.89];
    drawHorse(s, x, y, 84 * unit, 84 * unit * s.side);
    person(s, x, y - 38 * unit, 58 * unit, colours.ink, mix(colours.light, s.depth(0.6), 0.3));
  }
  const front = ridge(s, height * 0.955, 18 * unit, 1.6, { octaves: 2 });
  const dark = mix(colours.ink, green(0.9), 0.4);
  grass(s, front, 420, 30, 90, dark);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.3), height * 0.24, 5);
};
