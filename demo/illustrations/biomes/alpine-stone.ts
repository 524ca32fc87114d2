import { type Colour, mix } from "#platform/oklch.ts";
import { drawPeak, drawRange } from "../landscape/mountain.ts";
import { box, path } from "../path.ts";
import { grass, pines } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { inLight, lamp, person } from "../landscape/scenery.ts";
import { arch } from "./oldtown-houses.ts";

const tuff: Colour = [0.7, 0.06, 55];

/** A stone block whose third away from the sun is shaded. */
const block = (
  s: Scene,
  left: number,
  right: number,
  top: number,
  foot: number,
  stone: Colour,
): void => {
  s.fill(box(left, right, top, foot), stone);
  const third = (right - left) * 0.34;
  s.fill(
    s.sunLeft ? box(right - third, right, top, foot) : box(left, left + third, top, foot),
    s.depth(0.66),
    0.36,
  );
};

/** A round tower under a pointed roof, as on Armenian churches. */
const drawDrum = (
  s: Scene,
  x: number,
  foot: number,
  half: number,
  tall: number,
  stone: Colour,
): void => {
  block(s, x - half, x + half, foot - tall, foot, stone);
  s.fill(
    [
      [x - half * 1.14, foot - tall],
      [x, foot - tall - half * 2],
      [x + half * 1.14, foot - tall],
    ],
    mix(stone, s.depth(0.7), 0.4),
  );
  for (const share of [-0.5, 0.05, 0.56])
    s.fill(
      arch(x + share * half, foot - tall * 0.3, half * 0.12, tall * 0.34, half * 0.14),
      s.isLit ? lamp : s.depth(0.8),
    );
  stroke(
    s,
    path`M${x} ${foot - tall - half * 1.9}v${-half * 0.7}m${-half * 0.2} ${half * 0.24}h${half * 0.4}`,
    s.depth(0.85),
    half * 0.09,
  );
};

const drawChurch = (s: Scene, x: number, y: number, z: number): void => {
  const stone = inLight(s, tuff, 0.5);
  const roof = mix(stone, s.depth(0.7), 0.4);
  block(s, x - z, x + z, y - z * 0.5, y + z * 0.2, stone);
  s.fill(
    path`M${x - z * 1.06} ${y - z * 0.5}L${x - z * 0.8} ${y - z * 0.78}H${x + z * 0.8}L${x + z * 1.06} ${y - z * 0.5}Z`,
    roof,
  );
  block(s, x - z * 0.36, x + z * 0.36, y - z * 0.84, y + z * 0.2, mix(stone, s.colours.light, 0.1));
  s.fill(
    [
      [x - z * 0.42, y - z * 0.84],
      [x, y - z * 1.14],
      [x + z * 0.42, y - z * 0.84],
    ],
    roof,
  );
  drawDrum(s, x, y - z * 0.94, z * 0.29, z * 0.46, stone);
  drawDrum(s, x - s.side * z * 1.3, y + z * 0.1, z * 0.2, z * 0.6, stone);
  s.fill(arch(x, y + z * 0.2, z * 0.1, z * 0.3, z * 0.14), s.isLit ? lamp : s.depth(0.8));
  s.fill(box(x - z * 2, x + z * 1.7, y + z * 0.02, y + z * 0.34), mix(stone, s.depth(0.6), 0.25));
};

/** A stone monastery on a hill, and a mountain with two snowy summits across the plain. */
export const drawKnoll = (s: Scene): void => {
  const { height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.45, puffs: 3 });
  const foot = height * 0.68;
  const snow = mix(colours.light, colours.sky[2], 0.15);
  for (const [share, top, spread] of [
    [0.24, 0.5, 1.3],
    [0.44, 0.38, 1.35],
  ] as const) {
    const rise = foot - height * top;
    drawPeak(
      s,
      { x: s.across(share), top: height * top, left: rise * spread, right: rise * spread, foot },
      {
        lit: mix(s.localColour(0.26, 250, 0.04), colours.light, 0.2),
        shadow: s.depth(0.42),
        snow: 0.46,
        snowLit: snow,
        snowShadow: mix(snow, colours.mid, 0.45),
        hollow: 0.8,
        haze: 0.55,
        jag: 0.6,
      },
    );
  }
  mist(s, height * 0.64, 80, 0.7);
  const field = (t: number, hue: number) => s.localColour(t, hue, 0.09, 1.2);
  layer(
    s,
    ridge(s, height * 0.675, 8 * unit, 2, { octaves: 2 }),
    field(0.34, hues.green - 20),
    120,
    0.3,
  );
  const knoll = ridge(s, height * 0.77, 14 * unit, 2, {
    octaves: 2,
    lift: (share) =>
      Math.exp(-((((s.sunLeft ? share : 1 - share) - 0.68) / 0.17) ** 2)) * 130 * unit,
  });
  const x = s.across(0.68);
  drawChurch(s, x, heightAt(s, knoll, x) - 6 * unit, 92 * unit);
  layer(s, knoll, field(0.5, 82), 220, 0.1);
  const vines = ridge(s, height * 0.85, 10 * unit, 1.6, { octaves: 2 });
  layer(s, vines, field(0.64, hues.green - 18), 220, 0);
  for (let row = 0; row < 26; row += 1) {
    const rowX = s.width * (row / 25);
    stroke(
      s,
      path`M${rowX} ${heightAt(s, vines, Math.min(s.width, rowX)) + 8 * unit}L${s.width / 2 + (rowX - s.width / 2) * 2.1} ${height}`,
      field(0.8, hues.green - 10),
      7 * unit,
      0.5,
    );
  }
  person(s, s.across(0.36), height * 0.9, 80 * unit, colours.ink);
  person(s, s.across(0.42), height * 0.898, 76 * unit, colours.ink);
  const dark = mix(colours.ink, field(0.9, hues.green), 0.35);
  const front = ridge(s, height * 0.98, 14 * unit, 2, { octaves: 2 });
  grass(s, front, 380, 40, 110, dark);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.34), height * 0.24, 5);
};

/** A slate house with a tower beside it that widens under its low roof. */
const drawSvanTower = (s: Scene, x: number, y: number, z: number): void => {
  const stone = inLight(s, [0.72, 0.03, 75], 0.5);
  const slate = mix(stone, s.depth(0.75), 0.5);
  block(s, x - z * 0.22, x + z * 0.22, y - z * 1.5, y, stone);
  block(
    s,
    x - z * 0.28,
    x + z * 0.28,
    y - z * 1.74,
    y - z * 1.48,
    mix(stone, s.colours.light, 0.08),
  );
  s.fill(
    [
      [x - z * 0.32, y - z * 1.74],
      [x, y - z * 1.94],
      [x + z * 0.32, y - z * 1.74],
    ],
    slate,
  );
  for (const share of [-0.15, 0, 0.15])
    s.fill(arch(x + share * z, y - z * 1.52, z * 0.035, z * 0.06, z * 0.04), s.depth(0.8));
  for (const down of [0.5, 0.95])
    s.fill(
      box(x - z * 0.03, x + z * 0.03, y - z * (down + 0.14), y - z * down),
      s.isLit ? lamp : s.depth(0.8),
    );
  const direction = s.side;
  block(
    s,
    x + direction * z * 0.55 - z * 0.38,
    x + direction * z * 0.55 + z * 0.38,
    y - z * 0.52,
    y,
    mix(stone, s.depth(0.5), 0.12),
  );
  s.fill(
    [
      [x + direction * z * 0.55 - z * 0.46, y - z * 0.5],
      [x + direction * z * 0.55, y - z * 0.84],
      [x + direction * z * 0.55 + z * 0.46, y - z * 0.5],
    ],
    slate,
  );
};

/** A village of stone towers among meadows, below the snowy Caucasus. */
export const drawTowers = (s: Scene): void => {
  const { height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.5, puffs: 3 });
  const snow = mix(colours.light, colours.sky[2], 0.1);
  drawRange(s, height * 0.68, height * 0.36, 5, {
    lit: mix(s.localColour(0.28, 230, 0.04), colours.light, 0.22),
    shadow: s.depth(0.48),
    snow: 0.6,
    snowLit: snow,
    snowShadow: mix(snow, colours.mid, 0.5),
    spurs: 6,
    haze: 0.4,
  });
  mist(s, height * 0.64, 60, 0.5);
  const green = (t: number) => s.localColour(t, hues.green - 12, 0.1, 1.3);
  const wood = ridge(s, height * 0.66, 40 * unit, 2, { octaves: 3 });
  pines(s, wood, 160, 20, 52, s.localColour(0.5, hues.green + 6, 0.06, 1.2));
  layer(s, wood, green(0.36), 160, 0.3);
  mist(s, height * 0.71, 40, 0.3);
  const village = ridge(s, height * 0.765, 16 * unit, 1.8, { octaves: 2 });
  for (const [share, down, size] of [
    [0.42, -6, 66],
    [0.86, -4, 70],
    [0.52, 8, 84],
    [0.74, 10, 92],
    [0.62, 36, 112],
    [0.9, 44, 104],
  ] as const)
    drawSvanTower(s, s.across(share), height * 0.765 + down * unit, size * unit);
  layer(
    s,
    village.map(([x, y]) => [x, y + 50 * unit] as const),
    green(0.54),
    220,
    0.05,
  );
  const meadow = ridge(s, height * 0.88, 18 * unit, 1.6, { octaves: 2 });
  layer(s, meadow, green(0.68), 220, 0);
  person(s, s.across(0.28), height * 0.9, 80 * unit, colours.ink);
  person(s, s.across(0.34), height * 0.896, 76 * unit, colours.ink);
  const dark = mix(colours.ink, green(0.9), 0.35);
  const front = ridge(s, height * 0.98, 16 * unit, 2, { octaves: 2 });
  grass(s, front, 420, 40, 120, dark);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.3), height * 0.23, 5);
};
