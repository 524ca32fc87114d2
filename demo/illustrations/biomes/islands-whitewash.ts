import { type Colour, mix } from "#platform/oklch.ts";
import { box, lens, path, type Point } from "../path.ts";
import { frameGreen } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, layer, mist, ridge } from "../landscape/terrain.ts";
import { cluster, inLight, lamp, sail, sea, water } from "../landscape/scenery.ts";
import { arch } from "./oldtown-houses.ts";

const blue: Colour = [0.5, 0.14, 250];

const whiteOf = (s: Scene): Colour =>
  mix(
    mix([0.97, 0.01, 95], s.colours.light, 0.4),
    s.depth(0.45),
    s.isNight ? 0.5 : s.isLit ? 0.28 : 0.03,
  );

/** A whitewashed house: a cube, often with a smaller one on it, blue door and shutters. */
const drawCube = (s: Scene, x: number, y: number, wide: number, tall: number): void => {
  const white = whiteOf(s);
  const shade = mix(white, s.depth(0.5), 0.3);
  const shaded = s.sunLeft ? ([0.7, 1] as const) : ([0, 0.3] as const);
  const cube = (left: number, foot: number, w: number, h: number) => {
    s.fill(box(left, left + w, foot - h, foot), white);
    s.fill(box(left + w * shaded[0], left + w * shaded[1], foot - h, foot), shade);
  };
  if (s.random() < 0.4) cube(x + wide * s.between(0.1, 0.4), y - tall, wide * 0.5, tall * 0.5);
  cube(x, y, wide, tall);
  const paint = inLight(s, blue, 0.6);
  const [half, foot] = [wide * 0.075, y - tall * 0.3];
  for (const share of [0.25, 0.58]) {
    const isOn = s.isLit && s.random() < 0.6;
    s.fill(
      box(x + wide * share - half, x + wide * share + half, foot - tall * 0.3, foot),
      isOn ? lamp : paint,
    );
  }
  if (s.random() < 0.5) s.fill(arch(x + wide * 0.42, y, half * 1.2, tall * 0.34, half), paint);
};

/** A chapel: a drum under a blue dome, a small arch for its bell. */
const drawChapel = (s: Scene, x: number, y: number, r: number): void => {
  const white = whiteOf(s);
  const dome = inLight(s, blue, 0.5);
  s.fill(box(x - r * 1.2, x + r * 1.2, y - r * 0.8, y), white);
  s.fill(path`M${x - r} ${y - r * 0.8}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.8}Z`, dome);
  s.fill(
    path`M${x} ${y - r * 1.8}A${r} ${r} 0 0 ${s.sunLeft ? 1 : 0} ${x + s.side * r} ${y - r * 0.8}H${x + s.side * r * 0.2}Q${x + s.side * r * 0.5} ${y - r * 1.4} ${x} ${y - r * 1.8}Z`,
    s.depth(0.7),
    0.35,
  );
  s.fill(box(x - r * 0.04, x + r * 0.04, y - r * 2.2, y - r * 1.75), white);
  s.fill(box(x - r * 0.15, x + r * 0.15, y - r * 2.08, y - r * 2), white);
  s.fill(arch(x, y, r * 0.2, r * 0.4, r * 0.2), dome);
  const bell = x - s.side * r * 1.7;
  s.fill(
    path`M${bell - r * 0.4} ${y}V${y - r * 1.1}Q${bell} ${y - r * 1.8} ${bell + r * 0.4} ${y - r * 1.1}V${y}Z`,
    white,
  );
  s.fill(arch(bell, y - r * 0.6, r * 0.17, r * 0.4, r * 0.2), s.depth(0.6));
};

type Slope = Readonly<{ crest: readonly Point[]; foot: readonly Point[] }>;

/**
 * The headland on which the village stands. Its crest rises from the sea to the edge of the sheet
 * away from the sun, and its foot is the line where it meets the water.
 */
const slopeOf = (s: Scene, line: number): Slope => {
  const scale = Math.min(s.unit, s.height / 1400);
  const [first, second] = [s.between(0, 900), s.between(0, 900)];
  const edge = (start: number, at: (q: number) => number, offset: number, rough: number) =>
    Array.from({ length: 61 }, (_, step): Point => {
      const q = step / 60;
      return [
        s.across(start + (1.06 - start) * q),
        line + (at(q) + rough * s.fbm(q * 6 + offset, 3)) * scale,
      ];
    });
  return {
    crest: edge(
      0.4,
      (q) => 90 - 430 * Math.sin(Math.min(1, q * 1.15) * (Math.PI / 2)) ** 0.9,
      first,
      16,
    ),
    foot: edge(0.4, (q) => 96 + 190 * q ** 0.7, second, 14),
  };
};

const drawRock = (s: Scene, { crest, foot }: Slope): void => {
  const { colours, unit } = s;
  const tops = crest.map(([, y]) => y);
  const rock = mix(s.localColour(0.5, 52, 0.07, 1.2), colours.light, 0.14);
  s.fill(
    [...crest, ...foot.toReversed()],
    s.verticalGradient(
      [
        [0, mix(rock, s.localColour(0.5, hues.green - 30, 0.08), 0.35)],
        [0.6, rock],
        [1, mix(rock, s.depth(0.75), 0.4)],
      ],
      Math.min(...tops),
      Math.max(...foot.map(([, y]) => y)),
    ),
  );
  for (const [x, y] of foot.filter((_, index) => index % 4 === 0))
    s.fill(lens(x, y + 2 * unit, s.between(60, 130) * unit, 6 * unit), colours.light, 0.55);
};

/** Rows of houses with chapels among them; the front row is drawn last. */
const drawVillage = (s: Scene, { crest, foot }: Slope): void => {
  const scale = Math.min(s.unit, s.height / 1400);
  const rows = 7;
  for (let row = 0; row < rows; row += 1)
    for (let at = 4; at < 60; at += 3) {
      const step = Math.min(60, at + Math.round(s.between(0, 2)));
      const [x, top] = crest[step] ?? [0, 0];
      const bottom = foot[step]?.[1] ?? top;
      const down = (26 + row * 58 + s.between(-9, 9)) * scale;
      if (top + down > bottom - 46 * scale || s.random() < 0.08) continue;
      const [wide, tall] = [s.between(56, 92) * scale, s.between(42, 68) * scale];
      if ((at * 5 + row * 7) % 23 < 2) drawChapel(s, x, top + down, 34 * scale);
      else drawCube(s, x - wide / 2, top + down, wide, tall);
    }
};

/** Bougainvillea in the near corner. */
const drawFlowers = (s: Scene): void => {
  const { height, unit } = s;
  const dark = frameGreen(s, hues.green, 0.45);
  for (let bush = 0; bush < 9; bush += 1) {
    const share = bush / 8;
    const [x, y] = [s.across(0.62 + share * 0.46), height + (30 - 120 * share) * unit];
    cluster(
      s,
      x,
      y,
      [90 * unit, 80 * unit],
      12,
      mix(dark, s.localColour(0.7, hues.green, 0.08), share * 0.3),
    );
    for (let flower = 0; flower < 16; flower += 1)
      disc(
        s,
        x + s.between(-80, 80) * unit,
        y + s.between(-86, 20) * unit,
        s.between(6, 13) * unit,
        inLight(s, flower % 3 ? [0.6, 0.2, 350] : [0.7, 0.16, 345], 0.6),
      );
  }
};

/** An island village: white cubes and blue domes on a headland, the sea below, other islands in the haze. */
export const drawWhitewash = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 4, high: 0.12, low: 0.36, puffs: 2 });
  const line = s.horizon;
  const far = mix(mix(colours.sky[2], sea(s, 0.4, 0.04), 0.6), colours.far, 0.1);
  for (const [rise, t] of [
    [60, 0.06],
    [34, 0.2],
  ] as const)
    layer(
      s,
      ridge(s, line + 6 * unit, rise * unit, 1.6 + t * 6, { octaves: 3 }),
      mix(s.localColour(t, 60, 0.04), s.haze, 0.3),
      60,
      0.4,
    );
  water(s, line, height, far, sea(s, 0.62), 240);
  s.fill(box(0, width, line, line + 3 * unit), colours.light, 0.3);
  mist(s, line, 30, 0.4);
  const cloth = mix(colours.light, s.haze, 0.1);
  for (const [share, down, size] of [
    [0.14, 40, 44],
    [0.28, 110, 80],
    [0.4, 290, 190],
  ] as const)
    sail(s, s.across(share), line + down * unit, size * unit, cloth, inLight(s, blue, 0.8), s.side);
  const slope = slopeOf(s, line);
  drawRock(s, slope);
  drawVillage(s, slope);
  drawFlowers(s);
  birds(s, s.across(0.3), height * 0.26, 4);
};
