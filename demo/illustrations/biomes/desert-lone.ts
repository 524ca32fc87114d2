import { type Colour, mix } from "#platform/oklch.ts";
import { box, path, type Point } from "../path.ts";
import { frameGreen, grass, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { cluster, inLight, lamp, person, water } from "../landscape/scenery.ts";
import { drawDune } from "./desert.ts";

/** One red rock on a plain, flat above and steep at its ends, ribs down its sides. */
const drawRock = (s: Scene, line: number): void => {
  const { colours, unit, height } = s;
  const [x, half, rise] = [s.across(0.56), 470 * unit, Math.min(230 * unit, height * 0.19)];
  const offset = s.between(0, 900);
  const crest = Array.from({ length: 81 }, (_, step): Point => {
    const q = step / 40 - 1;
    const shape = Math.max(0, 1 - Math.abs(q) ** 4) ** 0.8 * (1 - 0.12 * q * s.side);
    return [x + q * half, line - rise * shape * (0.94 + 0.1 * s.fbm(q * 3 + offset, 3))];
  });
  const red = mix(
    s.localColour(0.46, hues.rock - 4, 0.15, 1.5),
    inLight(s, [0.6, 0.15, 38], 0.4),
    0.5,
  );
  s.fill(
    crest,
    s.linear(
      [
        [0, mix(red, colours.light, 0.2)],
        [1, mix(red, s.depth(0.7), 0.4)],
      ],
      x - s.side * half,
      0,
      x + s.side * half,
      0,
    ),
  );
  for (let rib = 0; rib < 26; rib += 1) {
    const [px, py] = crest[6 + Math.floor((rib * 68) / 26)] ?? [x, line];
    const bend = s.between(-14, 14) * unit;
    stroke(
      s,
      path`M${px} ${py + 10 * unit}Q${px + bend} ${(py + line) / 2} ${px + bend * 0.4} ${line - 4 * unit}`,
      mix(red, s.depth(0.85), 0.5),
      s.between(2, 7) * unit,
      0.4,
    );
  }
};

/** A red rock alone on its plain, desert oaks and spinifex before it, two people on foot. */
export const drawMonolith = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.1, low: 0.36, opacity: 0.45, puffs: 2 });
  const line = height * 0.665;
  const earth = (t: number) => s.localColour(t, hues.rock + 4, 0.12, 1.35);
  layer(
    s,
    ridge(s, height * 0.645, 8 * unit, 2, { octaves: 2 }),
    mix(earth(0.14), s.haze, 0.4),
    60,
    0.4,
  );
  drawRock(s, line);
  const plain = ridge(s, line, 4 * unit, 2, { octaves: 2 });
  for (let bush = 0; bush < 60; bush += 1)
    cluster(
      s,
      s.between(0, width),
      line,
      [s.between(12, 30) * unit, s.between(6, 12) * unit],
      4,
      s.localColour(s.between(0.4, 0.55), 120, 0.06, 1.2),
    );
  layer(s, plain, earth(0.46), 220, 0.1);
  for (const [share, tall, down] of [
    [0.1, 120, 0.72],
    [0.24, 90, 0.7],
    [0.9, 150, 0.735],
    [0.97, 230, 0.8],
    [0.04, 280, 0.84],
  ] as const) {
    const [x, y, h] = [s.across(share), height * down, tall * unit];
    stroke(
      s,
      path`M${x} ${y}Q${x - h * 0.03} ${y - h * 0.5} ${x + h * 0.02} ${y - h * 0.8}`,
      s.depth(0.85),
      h * 0.045,
    );
    for (const [dx, dy, size] of [
      [0, 0.95, 0.17],
      [-0.13, 0.76, 0.14],
      [0.14, 0.72, 0.14],
      [0.02, 0.6, 0.12],
    ] as const)
      cluster(
        s,
        x + dx * h,
        y - dy * h,
        [h * size, h * size * 1.2],
        9,
        s.localColour(0.7, 125, 0.06, 1.2),
      );
  }
  const front = ridge(s, height * 0.86, 16 * unit, 1.8, { octaves: 2 });
  layer(s, front, earth(0.66), 220, 0);
  for (let tuft = 0; tuft < 90; tuft += 1) {
    const near = s.random() ** 0.8;
    const [x, y] = [s.between(0, width), height * (0.87 + 0.12 * near)];
    cluster(
      s,
      x,
      y,
      [(14 + 30 * near) * unit, (8 + 16 * near) * unit],
      5,
      mix(s.localColour(0.5 + near * 0.3, 105, 0.09, 1.2), s.depth(0.85), near * 0.3),
    );
  }
  person(s, s.across(0.36), height * 0.875, 66 * unit, colours.ink);
  person(s, s.across(0.41), height * 0.872, 62 * unit, colours.ink);
  const dark = mix(colours.ink, earth(0.95), 0.4);
  const edge = ridge(s, height * 0.99, 10 * unit, 2, { octaves: 2 });
  grass(s, edge, 420, 40, 110, dark);
  layer(s, edge, dark, 200, 0);
  birds(s, s.across(0.34), height * 0.25, 5);
};

const clay: Colour = [0.8, 0.075, 68];

/** A clay house with a flat roof, palm beams and small windows, by its lower left corner. */
const drawClayHouse = (s: Scene, x: number, y: number, wide: number, tall: number): void => {
  const wall = inLight(s, clay, 0.5);
  s.fill(box(x, x + wide, y - tall, y), wall);
  s.fill(
    s.sunLeft ? box(x + wide * 0.68, x + wide, y - tall, y) : box(x, x + wide * 0.32, y - tall, y),
    s.depth(0.6),
    0.32,
  );
  for (const share of [0.2, 0.5, 0.76])
    s.fill(
      box(x + wide * share, x + wide * (share + 0.09), y - tall * 0.68, y - tall * 0.46),
      s.isLit ? lamp : s.depth(0.75),
    );
  s.fill(
    box(x - wide * 0.02, x + wide * 1.02, y - tall * 1.04, y - tall * 0.97),
    mix(wall, s.depth(0.6), 0.2),
  );
};

/** An oasis between dunes: palms, houses of clay with white domes, a square minaret, a pool. */
export const drawOasis = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.1, low: 0.34, puffs: 2 });
  for (let dune = 0; dune < 2; dune += 1) drawDune(s, dune, 7, { isLow: true });
  mist(s, height * 0.64, 40, 0.4);
  const foot = height * 0.745;
  const green = (t: number) => s.localColour(t, hues.green - 8, 0.1, 1.25);
  const trees = (count: number, y: number, low: number, high: number, t: number): void => {
    for (let tree = 0; tree < count; tree += 1)
      palm(
        s,
        s.between(0, width),
        y + s.between(-6, 6) * unit,
        s.between(low, high) * unit,
        s.between(-0.14, 0.14),
        mix(green(t), s.depth(t + 0.15), s.between(0, 0.6)),
      );
  };
  trees(40, foot - 30 * unit, 110, 190, 0.4);
  const white = mix(
    mix([0.96, 0.015, 90], colours.light, 0.4),
    s.depth(0.5),
    s.isNight ? 0.5 : 0.04,
  );
  const x = s.across(0.66);
  s.fill(box(x - 30 * unit, x + 30 * unit, foot - 290 * unit, foot), white);
  s.fill(
    box(
      s.sunLeft ? x + 8 * unit : x - 30 * unit,
      s.sunLeft ? x + 30 * unit : x - 8 * unit,
      foot - 290 * unit,
      foot,
    ),
    s.depth(0.6),
    0.3,
  );
  s.fill(
    box(x - 36 * unit, x + 36 * unit, foot - 300 * unit, foot - 284 * unit),
    mix(white, s.depth(0.6), 0.3),
  );
  s.fill(box(x - 15 * unit, x + 15 * unit, foot - 340 * unit, foot - 298 * unit), white);
  s.fill(
    path`M${x - 17 * unit} ${foot - 338 * unit}Q${x} ${foot - 376 * unit} ${x + 17 * unit} ${foot - 338 * unit}Z`,
    inLight(s, [0.6, 0.09, 175], 0.5),
  );
  s.fill(
    box(x - 8 * unit, x + 8 * unit, foot - 262 * unit, foot - 226 * unit),
    s.isLit ? lamp : s.depth(0.7),
  );
  for (let house = 0; house < 14; house += 1) {
    const at = s.across(0.24 + house * 0.052);
    const [wide, tall] = [s.between(76, 110) * unit, s.between(48, 96) * unit];
    drawClayHouse(s, at - wide / 2, foot + (house % 3) * 10 * unit, wide, tall);
    if (house % 3 === 1) {
      const r = wide * 0.24;
      const top = foot + (house % 3) * 10 * unit - tall;
      s.fill(path`M${at - r} ${top}A${r} ${r} 0 0 1 ${at + r} ${top}Z`, white);
    }
  }
  const ground = ridge(s, height * 0.76, 6 * unit, 2, { octaves: 2 });
  layer(s, ground, mix(s.localColour(0.5, hues.sand, 0.1, 1.3), colours.light, 0.12), 200, 0);
  trees(16, height * 0.775, 130, 230, 0.56);
  const pool = height * 0.855;
  water(
    s,
    pool,
    height,
    mix(colours.sky[2], [0.78, 0.08, 190], s.localHueShare * 0.5),
    s.localColour(0.62, 200, 0.08, 1.2),
    110,
  );
  s.fill(box(0, width, pool - 12 * unit, pool), green(0.62));
  for (const share of [0.34, 0.39])
    person(s, s.across(share), height * 0.815, 62 * unit, colours.ink);
  const dark = frameGreen(s, hues.green, 0.4);
  const front = ridge(s, height * 0.99, 12 * unit, 1.8, {
    octaves: 2,
    lift: (share) => Math.abs(share - 0.5) ** 2 * 150 * unit,
  });
  grass(s, front, 240, 50, 130, dark);
  layer(s, front, dark, 200, 0);
  palm(
    s,
    s.across(0.06),
    heightAt(s, front, s.across(0.06)) + 30 * unit,
    520 * unit,
    0.14 * s.side,
    dark,
    mix(dark, green(0.6), 0.4),
  );
  birds(s, s.across(0.34), height * 0.25, 4);
};

/** A cardón: a ribbed column with arms that turn upwards. */
const drawCactus = (s: Scene, x: number, y: number, h: number, t: number): void => {
  const green = mix(s.localColour(t, hues.green - 14, 0.08, 1.2), s.depth(t + 0.1), 0.3);
  const wide = h * 0.1;
  const arms = [
    [-1, 0.34, 0.66, 0.17],
    [1, 0.46, 0.82, 0.15],
    [-1, 0.56, 0.8, 0.26],
  ] as const;
  for (const [direction, startShare, topShare, reachShare] of arms)
    stroke(
      s,
      path`M${x} ${y - h * startShare}Q${x + direction * h * reachShare} ${y - h * startShare} ${x + direction * h * reachShare} ${y - h * (startShare + 0.1)}V${y - h * topShare}`,
      green,
      wide * 0.72,
    );
  stroke(s, path`M${x} ${y}V${y - h * 0.95}`, green, wide);
  for (const rib of [-0.28, 0.02, 0.32])
    stroke(
      s,
      path`M${x + rib * wide} ${y}V${y - h * 0.95}`,
      s.depth(Math.min(1, t + 0.3)),
      wide * 0.07,
      0.5,
    );
  stroke(
    s,
    path`M${x - s.side * wide * 0.4} ${y - h * 0.03}V${y - h * 0.94}`,
    mix(green, s.colours.light, 0.35),
    wide * 0.08,
    0.7,
  );
};

const bands: readonly Colour[] = [
  [0.62, 0.13, 35],
  [0.82, 0.07, 75],
  [0.56, 0.1, 15],
  [0.72, 0.06, 160],
  [0.68, 0.12, 55],
];

export const drawCacti = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.1, low: 0.34, opacity: 0.45, puffs: 2 });
  layer(
    s,
    ridge(s, height * 0.53, 60 * unit, 3, { sharp: true }),
    mix(s.depth(0.1), s.haze, 0.3),
    160,
    0.5,
  );
  const hill = ridge(s, height * 0.6, 64 * unit, 2.6, { sharp: true, octaves: 3 });
  bands.forEach((band, index) => {
    const line = hill.map(([x, y], step): Point => [
      x,
      y + index * 34 * unit + 12 * unit * s.fbm(step * 0.05 + index * 40, 2),
    ]);
    layer(s, line, mix(inLight(s, band, 0.45), s.haze, 0.22), 300, 0.1);
  });
  mist(s, height * 0.72, 50, 0.35);
  const earth = (t: number) => s.localColour(t, 58, 0.09, 1.3);
  layer(s, ridge(s, height * 0.735, 14 * unit, 2, { octaves: 2 }), earth(0.5), 200, 0.1);
  for (let index = 0; index < 26; index += 1) {
    const near = s.random() ** 1.5;
    drawCactus(
      s,
      s.between(0, width),
      height * (0.745 + 0.07 * near),
      (60 + 90 * near) * unit,
      0.55 + near * 0.15,
    );
  }
  layer(s, ridge(s, height * 0.85, 20 * unit, 1.8, { octaves: 2 }), earth(0.68), 200, 0);
  for (const [share, tall] of [
    [0.72, 420],
    [0.16, 300],
    [0.9, 260],
  ] as const)
    drawCactus(s, s.across(share), height * 0.9, tall * unit, 0.74);
  person(s, s.across(0.44), height * 0.895, 84 * unit, colours.ink);
  person(s, s.across(0.5), height * 0.892, 80 * unit, colours.ink);
  const dark = mix(colours.ink, earth(0.95), 0.35);
  const edge = ridge(s, height * 0.97, 18 * unit, 2, { octaves: 2 });
  grass(s, edge, 260, 30, 80, dark);
  layer(s, edge, dark, 200, 0);
  disc(s, s.across(0.3), height * 0.985, 22 * unit, mix(dark, colours.light, 0.08));
  birds(s, s.across(0.34), height * 0.25, 4);
};
