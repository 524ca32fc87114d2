import { mix } from "#platform/oklch.ts";
import { drawPeak, drawRange } from "../landscape/mountain.ts";
import { frameGreen, pines } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { layer, mist, ridge, wisps } from "../landscape/terrain.ts";

/** Side peaks relative to the main peak: horizontal offset, how much lower, how much smaller. */
const sides = [
  [-0.36, 0.17, 0.8],
  [0.38, 0.14, 0.85],
  [-0.2, 0.1, 0.9],
  [0.2, 0.09, 0.95],
] as const;
const wideSides = [
  [-0.3, 0.12, 0.8],
  [0.27, 0.12, 0.85],
  [-0.15, 0.08, 0.9],
  [0.13, 0.07, 0.95],
] as const;

const drawPeaks = (s: Scene, isWinter: boolean): void => {
  const { width, height } = s;
  const isWide = width > height;
  const lit = mix(s.depth(0.3), s.colours.light, 0.22);
  const shadow = s.depth(0.5);
  const hazy = { lit: mix(lit, s.haze, 0.18), shadow: mix(shadow, s.haze, 0.22) };
  const top = height * (isWide ? s.between(0.4, 0.43) : s.between(0.27, 0.31));
  const foot = height * 0.76;
  const size = Math.min(width, height * 1.05);
  const x = width * (s.sunLeft ? s.between(0.52, 0.62) : s.between(0.38, 0.48));
  if (isWide)
    drawRange(s, foot, height * 0.5, Math.round((width / height) * 4), {
      ...hazy,
      snow: 0.28,
      spurs: 3,
      jag: 1.2,
    });
  for (const [dx, dy, scale] of isWide ? wideSides : sides)
    drawPeak(
      s,
      {
        x: x + dx * width,
        top: top + (dy + s.between(0, 0.02)) * height,
        left: scale * 0.3 * size,
        right: scale * 0.3 * size,
        foot,
      },
      { ...hazy, snow: isWinter ? 0.62 : 0.3, spurs: 4, jag: 1.2 },
    );
  drawPeak(
    s,
    { x, top, left: 0.42 * size, right: 0.4 * size, foot },
    { lit, shadow, snow: isWinter ? 0.72 : 0.42, spurs: 6, jag: 1.25, haze: 0.4 },
  );
};

/** A snow-capped main peak above forests that darken towards the front. */
export const drawAlpine = (s: Scene): void => {
  const { height, unit } = s;
  const isWinter = s.options.season === "winter";
  clouds(s, { count: 5, high: 0.1, low: 0.32, puffs: 3 });
  layer(s, ridge(s, height * 0.5, 55 * unit, 4, { sharp: true }), mix(s.depth(0.02), s.haze, 0.35));
  layer(s, ridge(s, height * 0.54, 60 * unit, 5, { sharp: true }), s.depth(0.1));
  mist(s, height * 0.55, 90, 0.7);
  drawPeaks(s, isWinter);
  mist(s, height * 0.7, 90, 0.75);
  wisps(s, height * 0.665, 7, 0.7);
  const farColour = isWinter
    ? mix(s.depth(0.5), s.colours.light, 0.45)
    : s.localColour(0.52, hues.green, 0.07);
  const farRidge = ridge(s, height * 0.72, 34 * unit, 2.4, { octaves: 2 });
  pines(s, farRidge, 190, 16, 38, mix(farColour, s.depth(0.6), 0.5));
  layer(s, farRidge, farColour, 200, 0.3);
  mist(s, height * 0.765, 60, 0.5);
  const middleRidge = ridge(s, height * 0.785, 40 * unit, 2, { octaves: 2 });
  pines(s, middleRidge, 130, 34, 72, s.localColour(0.72, hues.green, 0.06));
  layer(s, middleRidge, s.localColour(0.7, hues.green, 0.07), 220, 0.2);
  mist(s, height * 0.84, 50, 0.35);
  const nearRidge = ridge(s, height * 0.87, 34 * unit, 1.7, {
    octaves: 2,
    lift: (x) => Math.abs(x - 0.5) * 70 * unit,
  });
  pines(
    s,
    nearRidge,
    60,
    70,
    150,
    s.localColour(0.86, hues.green + 10, 0.05),
    (x) => 0.6 + Math.abs(x - 0.5) * 1.2,
  );
  layer(s, nearRidge, s.localColour(0.86, hues.green, 0.05), 260, 0.08);
  const front = ridge(s, height * 0.965, 16 * unit, 1.5, { octaves: 2 });
  const frame = frameGreen(s);
  pines(s, front, 46, 150, 330, frame, (x) =>
    Math.max(0.12, (Math.abs(x - 0.5) * 2) ** 1.6 * 1.25),
  );
  layer(s, front, frame, 200, 0);
  birds(s, s.across(0.3), height * 0.25, 4);
};
