import { mix } from "#platform/oklch.ts";
import { drawPeak, drawRange } from "../landscape/mountain.ts";
import { box } from "../path.ts";
import { frameGreen, grass, pines } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge, wisps } from "../landscape/terrain.ts";
import { inLight, lamp, person, winding } from "../landscape/scenery.ts";

const drawBack = (s: Scene): void => {
  const { width, height } = s;
  const lit = mix(s.depth(0.3), s.colours.light, 0.24);
  const shadow = s.depth(0.48);
  const snow = s.options.season === "winter" ? 0.66 : 0.4;
  const size = Math.min(width, height * 1.1);
  drawRange(s, height * 0.68, height * 0.46, Math.round((width / height) * 6), {
    lit: mix(lit, s.haze, 0.35),
    shadow: mix(shadow, s.haze, 0.4),
    snow: 0.3,
    spurs: 3,
  });
  drawPeak(
    s,
    {
      x: s.across(0.56),
      top: height * 0.33,
      left: 0.34 * size,
      right: 0.3 * size,
      foot: height * 0.7,
    },
    { lit, shadow, snow, spurs: 6, jag: 1.5, haze: 0.5 },
  );
  drawPeak(
    s,
    {
      x: s.across(0.4),
      top: height * 0.42,
      left: 0.2 * size,
      right: 0.22 * size,
      foot: height * 0.7,
    },
    { lit: mix(lit, s.haze, 0.1), shadow: mix(shadow, s.haze, 0.12), snow, spurs: 4, jag: 1.4 },
  );
};

const drawRefuge = (s: Scene, x: number, y: number): void => {
  const z = 58 * s.unit;
  const stone = inLight(s, [0.82, 0.04, 70], 0.7);
  s.fill(box(x - z * 0.8, x + z * 0.8, y - z * 0.55, y + z * 0.2), stone);
  s.fill(
    box(x + s.side * z * 0.1, x + s.side * z * 0.8, y - z * 0.55, y + z * 0.2),
    s.depth(0.7),
    0.4,
  );
  s.fill(
    [
      [x - z, y - z * 0.5],
      [x - z * 0.5, y - z],
      [x + z * 0.5, y - z],
      [x + z, y - z * 0.5],
    ],
    inLight(s, [0.52, 0.14, 32], 0.75),
  );
  for (const at of [-0.5, -0.05, 0.4])
    s.fill(
      box(x + z * at, x + z * (at + 0.2), y - z * 0.36, y - z * 0.08),
      s.isLit ? lamp : s.depth(0.85),
    );
};

/**
 * A valley between wooded slopes with a river flowing out of it, a refuge above, and two hikers
 * climbing.
 */
export const drawPass = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.08, low: 0.3, puffs: 3 });
  layer(s, ridge(s, height * 0.48, 60 * unit, 4, { sharp: true }), mix(s.depth(0.02), s.haze, 0.4));
  drawBack(s);
  mist(s, height * 0.67, 90, 0.75);
  wisps(s, height * 0.64, 7, 0.6);
  const slope = (y: number, isLeft: boolean, rise: number, reach: number) =>
    ridge(s, height * y, 20 * unit, 2.2, {
      octaves: 3,
      lift: (share) =>
        Math.max(0, 1 - (isLeft ? share : 1 - share) / reach) ** 1.35 * rise * height,
    });
  const green = (t: number) => s.localColour(t, hues.green - 4, 0.085, 1.2);
  const steps = [
    [0.69, s.sunLeft, 0.13, 0.75, 0.4, 150, 14, 34],
    [0.725, !s.sunLeft, 0.17, 0.7, 0.52, 120, 22, 50],
    [0.775, s.sunLeft, 0.16, 0.62, 0.66, 90, 36, 84],
  ] as const;
  for (const [y, isLeft, rise, reach, t, count, low, high] of steps) {
    const line = slope(y, isLeft, rise, reach);
    pines(s, line, count, low, high, green(t + 0.1), (share) =>
      Math.max(0, 1.1 - (isLeft ? share : 1 - share) / reach),
    );
    layer(s, line, green(t), 210, 0.25);
    mist(s, height * (y + 0.02), 40, 0.3);
  }
  winding(
    s,
    { x: s.across(0.52), top: height * 0.765, bottom: height * 1.02, swing: 130, half: 120 },
    s.verticalGradient(
      [
        [0, mix(colours.sky[2], colours.light, 0.3)],
        [1, mix(colours.sky[0], s.depth(0.6), 0.4)],
      ],
      height * 0.76,
      height,
    ),
  );
  const alp = slope(0.9, !s.sunLeft, 0.13, 0.66);
  grass(s, alp, 300, 10, 26, green(0.8));
  layer(s, alp, mix(green(0.78), s.localColour(0.7, 110, 0.1), 0.4), 240, 0.05);
  const hut = s.across(0.86);
  drawRefuge(s, hut, heightAt(s, alp, hut) + 16 * unit);
  const front = slope(0.99, s.sunLeft, 0.13, 0.8);
  const dark = frameGreen(s);
  pines(s, front, 34, 120, 300, dark, (share) =>
    Math.max(0, 0.85 - (s.sunLeft ? share : 1 - share) * 2.2),
  );
  grass(s, front, 420, 20, 60, dark);
  layer(s, front, dark, 200, 0);
  const x = s.across(0.46);
  person(s, x, heightAt(s, front, x) + 6 * unit, 74 * unit, colours.ink);
  person(s, x + 46 * unit, heightAt(s, front, x + 46 * unit) + 6 * unit, 68 * unit, colours.ink);
  birds(s, width * 0.5, height * 0.24, 4);
};
