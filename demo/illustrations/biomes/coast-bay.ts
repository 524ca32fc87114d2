import { mix } from "#platform/oklch.ts";
import { lens, path, type Point } from "../path.ts";
import { frameGreen, leaf, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { inLight, person, sea, water } from "../landscape/scenery.ts";

/** Points of a bay's curved shore in shares of the width and height, starting at the near end. */
const shore = [
  [-0.05, 0.97],
  [0.3, 0.9],
  [0.56, 0.82],
  [0.7, 0.74],
  [0.72, 0.68],
  [0.66, 0.635],
  [0.54, 0.605],
  [0.42, 0.592],
] as const;

const smooth = (points: readonly Point[]): string =>
  points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return path`M${x} ${y}`;
      return path`Q${before[0]} ${before[1]} ${(before[0] + x) / 2} ${(before[1] + y) / 2}`;
    })
    .join("");

const drawCanoes = (s: Scene): void => {
  const { height, unit, colours } = s;
  for (const [share, down, z, hue] of [
    [0.52, 0.855, 66, 30],
    [0.6, 0.825, 56, 210],
    [0.4, 0.89, 76, 85],
  ] as const) {
    const [x, y, size] = [s.across(share), height * down, z * unit];
    s.fill(lens(x, y + size * 0.12, size * 2, size * 0.12), colours.ink, 0.28);
    s.fill(
      path`M${x - size} ${y - size * 0.2}Q${x - size * 0.5} ${y + size * 0.14} ${x} ${y + size * 0.13}T${x + size} ${y - size * 0.22}Q${x} ${y} ${x - size} ${y - size * 0.2}Z`,
      inLight(s, [0.66, 0.14, hue], 0.75),
    );
    s.fill(
      path`M${x - size} ${y - size * 0.2}Q${x} ${y - size * 0.06} ${x + size} ${y - size * 0.22}Q${x} ${y + size * 0.02} ${x - size} ${y - size * 0.2}Z`,
      colours.ink,
      0.55,
    );
  }
};

/** A bay seen from its beach: green hills behind, palms along the sand, painted boats. */
export const drawBay = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, puffs: 3 });
  const line = s.horizon;
  const green = (t: number) => s.localColour(t, hues.green, 0.1, 1.3);
  layer(
    s,
    ridge(s, line - 2 * unit, 44 * unit, 2.2, {
      lift: (share) => (s.sunLeft ? share : 1 - share) * 60 * unit,
    }),
    mix(s.depth(0.06), s.haze, 0.35),
    90,
    0.6,
  );
  const { time } = s.options;
  const turquoise =
    time === "noon" || time === "dawn" ? ([0.84, 0.1, 188] as const) : ([0.76, 0.08, 192] as const);
  water(
    s,
    line,
    height,
    mix(colours.sky[2], turquoise, time === "golden" ? 0.42 : s.localHueShare * 0.8),
    sea(s, 0.58, 0.06),
    220,
  );
  mist(s, line, 40, 0.5);
  const hill = (y: number, rise: number, reach: number, t: number) => {
    const top = ridge(s, height * y, 26 * unit, 3, {
      lift: (share) =>
        Math.max(-0.2, 1 - (s.sunLeft ? 1 - share : share) / reach) ** 1 * rise * height || 0,
    });
    const kept = top.map(([x, py]): Point => [x, Math.min(py, height * y + 3 * unit)]);
    for (let index = 0; index < 10; index += 1) {
      const x = s.across(s.between(1 - reach * 0.9, 1));
      palm(
        s,
        x,
        heightAt(s, kept, x) + 8 * unit,
        s.between(34, 70) * unit,
        s.between(-0.2, 0.2),
        green(t + 0.12),
      );
    }
    s.fill(
      [
        ...clipLand(s, kept, reach, height * y + 4 * unit),
        [width + 20, height * y + 4 * unit],
        [-20, height * y + 4 * unit],
      ],
      s.verticalGradient(
        [
          [0, green(t)],
          [1, mix(green(t), s.haze, 0.3)],
        ],
        height * (y - rise),
        height * y,
      ),
    );
  };
  hill(0.59, 0.12, 0.66, 0.28);
  const bay = shore.map(([share, y]): Point => [s.across(share), height * y]);
  const land = `${smooth(bay)}L${s.across(1.1)} ${height * 0.59}L${s.across(1.1)} ${height * 1.03}L${s.across(-0.1)} ${height * 1.03}Z`;
  const wet = bay.map(([x, y]): Point => [x - s.side * 22 * unit, y - 16 * unit]);
  const sand = mix(
    mix([0.91, 0.06, 85], colours.light, 0.3),
    s.depth(0.6),
    s.isNight ? 0.6 : time === "dusk" ? 0.42 : 0.06,
  );
  s.fill(
    `${smooth(wet)}L${s.across(1.1)} ${height * 0.585}L${s.across(1.1)} ${height * 1.03}L${s.across(-0.1)} ${height * 1.03}Z`,
    mix(colours.light, colours.sky[1], 0.2),
    0.6,
  );
  s.fill(
    land,
    s.verticalGradient(
      [
        [0, mix(sand, s.haze, 0.25)],
        [1, sand],
      ],
      height * 0.6,
      height * 0.8,
    ),
  );
  const grove = shore.map(([share, y], index): Point => [
    s.across(share + 0.13 + 0.02 * index),
    height * (y - 0.02 + 0.012 * (7 - index)),
  ]);
  s.fill(
    `${smooth(grove)}L${s.across(1.1)} ${height * 0.585}L${s.across(1.1)} ${height * 1.03}L${s.across(0.3)} ${height * 1.03}Z`,
    s.verticalGradient(
      [
        [0, green(0.46)],
        [1, green(0.84)],
      ],
      height * 0.6,
      height * 0.95,
    ),
  );
  for (let index = 0; index < 26; index += 1) {
    const near = 1 - index / 25;
    const at = Math.min(6, Math.floor((1 - near) * 7));
    const [x, y] = grove[at] ?? [0, 0];
    const [nx, ny] = grove[at + 1] ?? [x, y];
    const q = s.random();
    palm(
      s,
      x + (nx - x) * q + s.between(0, 40) * unit * s.side,
      y + (ny - y) * q + 14 * unit,
      (50 + 200 * near ** 1.5) * s.between(0.8, 1.15) * unit,
      -s.side * s.between(0, 0.25),
      green(0.5 + 0.4 * near),
    );
  }
  drawCanoes(s);
  person(s, s.across(0.3), height * 0.945, 84 * unit, colours.ink);
  person(s, s.across(0.36), height * 0.94, 78 * unit, colours.ink);
  const dark = frameGreen(s, hues.green, 0.35);
  const half = mix(dark, s.localColour(0.6, hues.green, 0.1), 0.5);
  const x = s.across(0.98);
  palm(s, x, height * 1.04, 560 * unit, -s.side * 0.26, dark, half);
  for (let index = 0; index < 8; index += 1)
    leaf(
      s,
      x - s.side * (index - 2) * 40 * unit,
      height * 1.03,
      s.between(120, 230) * unit,
      -Math.PI / 2 + s.between(-0.8, 0.8),
      0.17,
      dark,
      half,
    );
  birds(s, s.across(0.34), height * 0.26, 5);
};

/** The outline of land that ends where its hill meets the water. */
const clipLand = (s: Scene, line: readonly Point[], reach: number, foot: number): Point[] => {
  const end = s.across(1 - reach * 1.04);
  return line.map(([x, y]): Point => ((s.sunLeft ? x < end : x > end) ? [x, foot] : [x, y]));
};
