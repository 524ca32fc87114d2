import { mix } from "#platform/oklch.ts";
import { drawPeak } from "../landscape/mountain.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge, stroke, wisps } from "../landscape/terrain.ts";
import { inLight, lamp, person } from "../landscape/scenery.ts";

/** A quiet cone above the clouds, a thread of smoke, a row of walkers on old lava. */
export const drawCone = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.3, opacity: 0.42, puffs: 2 });
  const size = Math.min(width, height * 1.1);
  const lit = mix(s.localColour(0.36, hues.rock - 10, 0.06), colours.light, 0.2);
  const shadow = mix(s.depth(0.58), [0.34, 0.05, 300], 0.2);
  const quiet = (haze: number) => ({
    lit: mix(lit, s.haze, haze),
    shadow: mix(shadow, s.haze, haze),
    hollow: 0.66,
    jag: 0.55,
    haze: 0.6,
  });
  const mainPeak = s.across(0.58);
  drawPeak(
    s,
    {
      x: s.across(0.14),
      top: height * 0.47,
      left: 0.34 * size,
      right: 0.36 * size,
      foot: height * 0.64,
    },
    { ...quiet(0.45), spurs: 3 },
  );
  drawPeak(
    s,
    {
      x: s.across(0.95),
      top: height * 0.5,
      left: 0.3 * size,
      right: 0.3 * size,
      foot: height * 0.64,
    },
    { ...quiet(0.4), spurs: 3 },
  );
  mist(s, height * 0.6, 60, 0.6);
  for (let puff = 0; puff < 16; puff += 1) {
    const q = puff / 15;
    disc(
      s,
      mainPeak - s.side * (q ** 1.2 * 190 + 10 * Math.sin(q * 9)) * unit,
      height * 0.335 - q * 70 * unit,
      (7 + 26 * q) * unit,
      mix(colours.light, colours.sky[1], 0.35),
      0.55 * (1 - q),
    );
  }
  drawPeak(
    s,
    { x: mainPeak, top: height * 0.33, left: 0.52 * size, right: 0.54 * size, foot: height * 0.72 },
    { ...quiet(0), snow: 0.3, spurs: 8, haze: 0.5 },
  );
  const cloud = (y: number, share: number) =>
    layer(
      s,
      ridge(s, height * y, 26 * unit, 2.8, { octaves: 3 }),
      mix(s.haze, colours.light, share),
      130,
      0.25,
    );
  mist(s, height * 0.63, 70, 0.7);
  cloud(0.65, 0.15);
  wisps(s, height * 0.655, 10, 0.85);
  layer(
    s,
    ridge(s, height * 0.7, 50 * unit, 2.4, { sharp: true, octaves: 3 }),
    mix(s.localColour(0.5, hues.green, 0.06), s.haze, 0.25),
    110,
    0.5,
  );
  mist(s, height * 0.715, 50, 0.8);
  cloud(0.735, 0.35);
  wisps(s, height * 0.74, 9, 0.85);
  const slope = ridge(s, height * 0.87, 20 * unit, 2, {
    octaves: 3,
    lift: (share) => Math.max(0, s.sunLeft ? share : 1 - share) ** 1.5 * height * 0.11,
  });
  layer(s, slope, mix(s.localColour(0.74, hues.rock - 14, 0.05), colours.ink, 0.1), 240, 0.08);
  for (const [each, share] of [0.42, 0.49, 0.55, 0.62, 0.7].entries()) {
    const x = s.across(share);
    const y = heightAt(s, slope, x) + 3 * unit;
    if (s.isLit)
      disc(
        s,
        x - s.side * 12 * unit,
        y - 36 * unit,
        34 * unit,
        s.radial(
          [
            [0, lamp, 0.8],
            [1, lamp, 0],
          ],
          x - s.side * 12 * unit,
          y - 36 * unit,
          34 * unit,
        ),
      );
    person(s, x, y, (56 + each * 2) * unit, colours.ink);
    stroke(
      s,
      `M${Math.round(x - s.side * 13 * unit)} ${Math.round(y - 30 * unit)}L${Math.round(x - s.side * 17 * unit)} ${Math.round(y)}`,
      colours.ink,
      2.4 * unit,
    );
  }
  const lava = ridge(s, height * 0.985, 70 * unit, 3, {
    sharp: true,
    octaves: 4,
    lift: (share) => (Math.abs(share - 0.5) * 2) ** 2 * 60 * unit,
  });
  layer(s, lava, mix(colours.ink, s.depth(0.88), 0.35), 200, 0);
  for (let tuft = 0; tuft < 40; tuft += 1) {
    const x = s.between(0, width);
    disc(
      s,
      x,
      heightAt(s, lava, x) + s.between(10, 60) * unit,
      s.between(4, 10) * unit,
      inLight(s, [0.6, 0.1, 130], 0.85),
      0.55,
    );
  }
  birds(s, s.across(0.3), height * 0.27, 4);
};
