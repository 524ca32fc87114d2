import { type Colour, mix } from "#platform/oklch.ts";
import { box, lens, path, type Point } from "../path.ts";
import { frameGreen, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, layer, mist, ridge, wisps } from "../landscape/terrain.ts";
import { cluster, inLight, water } from "../landscape/scenery.ts";

/** A tower like the bud of a lotus, in ledges that narrow. */
const drawBud = (s: Scene, x: number, foot: number, tall: number, stone: Colour): void => {
  const half = tall * 0.23;
  const tiers = 9;
  for (let tier = 0; tier < tiers; tier += 1) {
    const q = tier / tiers;
    const reach = half * Math.cos((q * Math.PI) / 2) ** 0.62;
    const [low, high] = [foot - tall * 0.94 * q, foot - tall * 0.94 * (q + 1 / tiers)];
    s.fill(box(x - reach, x + reach, high, low), tier % 2 ? mix(stone, s.depth(0.6), 0.14) : stone);
    s.fill(
      s.sunLeft
        ? box(x + reach * 0.2, x + reach, high, low)
        : box(x - reach, x - reach * 0.2, high, low),
      s.depth(0.66),
      0.42,
    );
    s.fill(
      box(x - reach * 1.06, x + reach * 1.06, low - tall * 0.018, low),
      mix(stone, s.depth(0.6), 0.4),
    );
  }
  s.fill(
    [
      [x - half * 0.16, foot - tall * 0.92],
      [x, foot - tall * 1.04],
      [x + half * 0.16, foot - tall * 0.92],
    ],
    stone,
  );
};

/** The galleries below the towers: long low roofs on pillars with dark gaps between them. */
const drawGallery = (
  s: Scene,
  x: number,
  foot: number,
  half: number,
  tall: number,
  stone: Colour,
): void => {
  s.fill(box(x - half, x + half, foot - tall, foot), stone);
  const step = tall * 0.42;
  for (let at = x - half + step * 0.4; at < x + half - step * 0.5; at += step)
    s.fill(box(at, at + step * 0.55, foot - tall * 0.66, foot - tall * 0.12), s.depth(0.78), 0.75);
  s.fill(
    path`M${x - half * 1.03} ${foot - tall}Q${x - half} ${foot - tall * 1.3} ${x - half * 0.96} ${foot - tall * 1.32}H${x + half * 0.96}Q${x + half} ${foot - tall * 1.3} ${x + half * 1.03} ${foot - tall}Z`,
    mix(stone, s.depth(0.62), 0.4),
  );
};

const drawTemple = (s: Scene, x: number, foot: number, z: number): void => {
  const stone = mix(inLight(s, [0.66, 0.045, 70], 0.45), s.haze, 0.12);
  for (const [at, tall] of [
    [-0.42, 0.6],
    [0.42, 0.6],
  ] as const)
    drawBud(s, x + at * z, foot - z * 0.2, tall * z, mix(stone, s.haze, 0.25));
  drawBud(s, x, foot - z * 0.28, z * 0.9, stone);
  for (const at of [-0.72, 0.72]) drawBud(s, x + at * z, foot - z * 0.1, z * 0.56, stone);
  drawGallery(s, x, foot - z * 0.12, z * 0.62, z * 0.17, mix(stone, s.haze, 0.1));
  drawGallery(s, x, foot, z * 1.12, z * 0.13, stone);
  s.fill(box(x - z * 0.1, x + z * 0.1, foot - z * 0.24, foot), mix(stone, s.depth(0.7), 0.3));
};

/**
 * A temple's five towers and their reflection in its moat, with woods on both sides and lotus in
 * front.
 */
export const drawAngkor = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.32, opacity: 0.42 });
  const green = (t: number) => s.localColour(t, hues.green + 8, 0.09, 1.3);
  layer(s, ridge(s, height * 0.6, 30 * unit, 2), mix(green(0.08), s.haze, 0.35), 120, 0.5);
  mist(s, height * 0.62, 60, 0.55);
  const line = height * 0.72;
  const x = s.across(0.56);
  const wood = (low: number, high: number, t: number): void => {
    for (let tree = 0; tree < 60; tree += 1) {
      const at = s.between(0, width);
      const size = s.between(low, high) * unit;
      cluster(
        s,
        at,
        line - size * 0.6,
        [size, size * 0.7],
        6,
        mix(green(t), s.depth(t + 0.2), s.between(0, 0.4)),
      );
    }
  };
  const start = s.mark();
  wood(40, 70, 0.3);
  drawTemple(s, x, line - 8 * unit, 300 * unit);
  for (const [minShare, maxShare] of [
    [-0.02, 0.2],
    [0.9, 1.02],
  ] as const)
    for (let tree = 0; tree < 12; tree += 1) {
      const at = s.across(s.between(minShare, maxShare));
      palm(s, at, line, s.between(120, 200) * unit, s.between(-0.1, 0.1), green(0.62));
      cluster(
        s,
        at,
        line - 16 * unit,
        [s.between(40, 70) * unit, 34 * unit],
        6,
        green(s.between(0.5, 0.64)),
      );
    }
  const land = s.takeSince(start);
  s.add(land);
  water(
    s,
    line,
    height,
    mix(colours.sky[2], s.depth(0.2), 0.12),
    mix(colours.sky[0], s.depth(0.6), 0.35),
    150,
  );
  s.add(
    `<g opacity=".34" transform="translate(0 ${Math.round(line * 1.7)}) scale(1 -.7)">${land}</g>`,
  );
  s.fill(box(0, width, line - 5 * unit, line + 5 * unit), mix(green(0.5), colours.light, 0.2));
  wisps(s, line + 6 * unit, 7, 0.5);
  const pad = mix(green(0.74), colours.ink, 0.1);
  for (let index = 0; index < 70; index += 1) {
    const near = s.random() ** 0.7;
    const at: Point = [
      s.across(s.random() < 0.5 ? s.between(-0.02, 0.36) : s.between(0.6, 1.02)),
      height * (0.86 + 0.14 * near),
    ];
    s.fill(lens(at[0], at[1], (26 + 70 * near) * unit, (4 + 9 * near) * unit), pad, 0.92);
    if (index % 4 === 0) {
      const bloom = inLight(s, [0.78, 0.13, 350], 0.5);
      for (const lean of [-0.5, 0, 0.5])
        s.fill(
          lens(
            at[0] + lean * 14 * unit * near,
            at[1] - 12 * unit * near,
            22 * unit * near,
            9 * unit * near,
          ),
          bloom,
        );
      disc(s, at[0], at[1] - 14 * unit * near, 5 * unit * near, bloom);
    }
  }
  const dark = frameGreen(s, hues.green, 0.4);
  palm(
    s,
    s.across(0.02),
    height * 1.04,
    620 * unit,
    0.12 * s.side,
    dark,
    mix(dark, green(0.6), 0.4),
  );
  birds(s, s.across(0.3), height * 0.28, 5);
};
