import { mix } from "#platform/oklch.ts";
import { drawPeak, drawRange } from "../landscape/mountain.ts";
import type { Scene } from "../scene.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge, stroke, wisps } from "../landscape/terrain.ts";
import { path } from "../path.ts";
import { inLight, person } from "../landscape/scenery.ts";

const drawTent = (s: Scene, x: number, y: number): void => {
  const z = 46 * s.unit;
  const cloth = inLight(s, [0.72, 0.17, 52], 0.6);
  s.fill(
    path`M${x - z} ${y}Q${x - z * 0.4} ${y - z * 0.75} ${x} ${y - z * 0.85}Q${x + z * 0.4} ${y - z * 0.75} ${x + z} ${y}Z`,
    cloth,
  );
  s.fill(
    path`M${x} ${y - z * 0.85}Q${x + s.side * z * 0.4} ${y - z * 0.75} ${x + s.side * z} ${y}H${x + s.side * z * 0.2}Z`,
    s.depth(0.7),
    0.4,
  );
  s.fill(
    path`M${x - z * 0.24} ${y}Q${x} ${y - z * 0.9} ${x + z * 0.16} ${y}Z`,
    s.isLit ? [0.9, 0.13, 84] : s.depth(0.85),
  );
};

/** Peaks above a sea of clouds; in front a snow crest with a rope team of three and a tent. */
export const drawRidge = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.3, puffs: 1 });
  const snow = mix(colours.light, colours.sky[2], 0.22);
  const lit = mix(s.depth(0.26), colours.light, 0.3);
  const shadow = s.depth(0.46);
  const look = (haze: number) => ({
    lit: mix(lit, s.haze, haze),
    shadow: mix(shadow, s.haze, haze),
    snow: 0.55,
    snowLit: mix(snow, s.haze, haze * 0.6),
    spurs: 4,
    jag: 1.4,
  });
  const rows = Math.max(3, Math.round((width / height) * 4));
  drawRange(s, height * 0.58, height * 0.47, rows + 2, look(0.45));
  mist(s, height * 0.56, 80, 0.85);
  wisps(s, height * 0.545, 10, 0.8);
  const size = Math.min(width, height * 1.05);
  drawPeak(
    s,
    {
      x: s.across(0.62),
      top: height * 0.34,
      left: 0.3 * size,
      right: 0.34 * size,
      foot: height * 0.72,
    },
    look(0.05),
  );
  drawPeak(
    s,
    {
      x: s.across(0.84),
      top: height * 0.46,
      left: 0.24 * size,
      right: 0.2 * size,
      foot: height * 0.7,
    },
    look(0.16),
  );
  const clouded = (y: number, share: number) =>
    layer(s, ridge(s, height * y, 22 * unit, 2.6), mix(s.haze, colours.light, share), 120, 0.2);
  mist(s, height * 0.645, 70, 0.8);
  clouded(0.66, 0.25);
  wisps(s, height * 0.655, 12, 0.9);
  drawRange(s, height * 0.78, height * 0.66, rows, look(0.08));
  mist(s, height * 0.745, 60, 0.8);
  clouded(0.76, 0.4);
  wisps(s, height * 0.75, 12, 0.9);
  const rise = (share: number) => Math.min(1, Math.max(0, s.sunLeft ? share : 1 - share)) ** 1.7;
  const crest = ridge(s, height * 0.93, 26 * unit, 2.2, { lift: (x) => rise(x) * height * 0.2 });
  layer(s, crest, mix(snow, s.depth(0.42), s.isNight ? 0.55 : 0.3), 320, 0);
  const lee = crest.map(([x, y], step) => {
    const depth = (26 + 60 * Math.abs(s.fbm(step * 0.035, 2))) * unit;
    return [x - s.side * 30 * unit, y + depth * 1.7] as const;
  });
  s.fill(
    [...lee, [width + 20, height + 20], [-20, height + 20]],
    mix(s.depth(0.72), snow, 0.28),
    0.85,
  );
  const roped = [0.5, 0.57, 0.64].map((share) => s.across(share));
  for (const [index, x] of roped.entries()) {
    const next = roped[index + 1];
    const y = heightAt(s, crest, x);
    if (next)
      stroke(
        s,
        path`M${x} ${y - 34 * unit}Q${(x + next) / 2} ${(y + heightAt(s, crest, next)) / 2 - 16 * unit} ${next} ${heightAt(s, crest, next) - 34 * unit}`,
        colours.ink,
        2.4 * unit,
        0.8,
      );
    person(s, x, y + 3 * unit, 66 * unit, colours.ink);
  }
  const camp = s.across(0.2);
  drawTent(s, camp, heightAt(s, crest, camp) + 14 * unit);
  const rock = ridge(s, height * 1.0, 40 * unit, 3, {
    sharp: true,
    lift: (x) => (1 - rise(x)) ** 3 * 60 * unit,
  });
  layer(s, rock, mix(colours.ink, s.depth(0.85), 0.35), 200, 0);
  birds(s, s.across(0.3), height * 0.24, 4);
};
