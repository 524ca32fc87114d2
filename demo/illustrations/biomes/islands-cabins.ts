import { type Colour, mix } from "#platform/oklch.ts";
import { drawPeak } from "../landscape/mountain.ts";
import { box, lens, path, type Point } from "../path.ts";
import { grass, pines } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { inLight, lamp, sea, water } from "../landscape/scenery.ts";

const red: Colour = [0.5, 0.16, 28];

/** A red cabin with white frames on posts above the water, its foot at the waterline; `z` is half its width. */
const drawCabin = (s: Scene, x: number, y: number, z: number): void => {
  const { colours } = s;
  const wall = inLight(s, red, 0.6);
  const white = mix(colours.light, s.depth(0.5), s.isLit ? 0.3 : 0.06);
  const floor = y - z * 0.34;
  for (const share of [-0.86, -0.4, 0.06, 0.5, 0.88])
    stroke(
      s,
      path`M${x + share * z} ${floor}V${y + z * 0.06}`,
      mix(colours.ink, wall, 0.2),
      z * 0.06,
    );
  s.fill(
    [
      [x - z, floor],
      [x - z, floor - z * 0.62],
      [x - z * 0.5, floor - z * 1.12],
      [x, floor - z * 0.62],
      [x, floor],
    ],
    wall,
  );
  s.fill(box(x, x + z, floor - z * 0.62, floor), mix(wall, s.depth(0.8), s.sunLeft ? 0.3 : 0.1));
  s.fill(
    [
      [x - z * 0.56, floor - z * 1.18],
      [x + z * 0.56, floor - z * 1.18],
      [x + z * 1.08, floor - z * 0.58],
      [x + z * 0.02, floor - z * 0.58],
    ],
    mix(s.depth(0.78), colours.light, 0.1),
  );
  stroke(
    s,
    path`M${x - z * 1.06} ${floor - z * 0.56}L${x - z * 0.5} ${floor - z * 1.14}L${x + z * 0.04} ${floor - z * 0.56}`,
    white,
    z * 0.07,
  );
  s.fill(
    box(x - z * 1.1, x + z * 1.14, floor - z * 0.04, floor + z * 0.05),
    mix(colours.ink, wall, 0.3),
  );
  for (const share of [-0.7, -0.32, 0.24, 0.62]) {
    const at = x + share * z;
    s.fill(box(at - z * 0.05, at + z * 0.19, floor - z * 0.48, floor - z * 0.16), white);
    s.fill(
      box(at - z * 0.02, at + z * 0.16, floor - z * 0.45, floor - z * 0.19),
      s.isLow ? lamp : s.depth(0.7),
    );
  }
  let glow = "";
  for (let index = 0; index < 8; index += 1)
    glow += lens(
      x + s.between(-0.6, 0.6) * z,
      y + z * (0.14 + index * 0.1),
      z * s.between(0.5, 1.3),
      z * 0.035,
    );
  s.fill(glow, wall, 0.34);
};

/**
 * Bare rock along the water, on which cabins stand. The rock rises from `startShare` of the width
 * on, counted from the sun's side.
 */
const drawRocks = (s: Scene, y: number, rise: number, startShare: number): void => {
  const { colours, unit } = s;
  const rocks = ridge(s, y, 16 * unit, 5, {
    sharp: true,
    lift: (share) =>
      Math.max(0, (s.sunLeft ? share : 1 - share) - startShare) ** 0.6 * rise * unit - 26 * unit,
  });
  const stone = mix(s.localColour(0.6, 62, 0.03), colours.light, 0.1);
  const foot = rocks.map(([x, py]): Point => [
    x,
    Math.max(py, Math.min(y + 14 * unit, py + 60 * unit)),
  ]);
  s.fill([...rocks, ...foot.toReversed()], stone);
};

/** A low rounded rock in the water. */
const drawSkerry = (s: Scene, x: number, y: number, half: number): void => {
  const offset = s.between(0, 900);
  const line = Array.from({ length: 31 }, (_, step): Point => {
    const q = step / 15 - 1;
    return [
      x + q * half,
      y - (1 - q * q) ** 0.7 * half * (0.16 + 0.1 * s.fbm(step * 0.4 + offset, 3)),
    ];
  });
  const stone = mix(s.localColour(0.66, 62, 0.03), s.colours.light, 0.06);
  s.fill(line, mix(stone, s.colours.ink, 0.25));
  s.fill(lens(x, y, half * 2.1, 5 * s.unit), s.colours.light, 0.45);
};

const drawWall = (s: Scene, line: number): void => {
  const { width, height, unit, colours } = s;
  const snowLit = mix(colours.light, colours.sky[2], 0.15);
  const peaks = [
    [0.06, 0.46, 0.26],
    [0.3, 0.5, 0.22],
    [0.52, 0.44, 0.3],
    [0.9, 0.4, 0.4],
    [0.72, 0.345, 0.5],
  ] as const;
  for (const [share, top, near] of peaks) {
    const rise = line - height * top;
    drawPeak(
      s,
      { x: s.across(share), top: height * top, left: rise * 0.62, right: rise * 0.66, foot: line },
      {
        lit: mix(s.localColour(0.3 + near * 0.3, 225, 0.03), colours.light, 0.2),
        shadow: s.depth(0.36 + near * 0.36),
        snow: 0.62,
        snowLit,
        snowShadow: mix(snowLit, colours.mid, 0.5),
        spurs: 6,
        haze: 0.42 - near * 0.4,
      },
    );
  }
  const far = Math.round(width / height);
  for (let index = 0; index < far; index += 1) mist(s, line - (6 + index * 14) * unit, 40, 0.4);
};

const drawSea = (s: Scene, line: number): void => {
  const { height, colours } = s;
  water(
    s,
    line,
    height,
    mix(mix(colours.sky[2], sea(s, 0.4, 0.04), 0.5), colours.far, 0.1),
    sea(s, 0.7),
    230,
  );
};

const drawFront = (s: Scene, green: number): void => {
  const { height, unit, colours } = s;
  const dark = mix(colours.ink, s.localColour(0.85, 70, 0.05), 0.35);
  const front = ridge(s, height * 1.02, 40 * unit, 4, {
    sharp: true,
    lift: (share) => Math.abs(share - 0.5) ** 1.8 * 300 * unit,
  });
  grass(s, front, 170, 24, 60, mix(dark, s.localColour(0.7, green, 0.08), 0.4));
  layer(s, front, dark, 200, 0);
};

/**
 * A northern fishing village: red cabins on posts, and behind them peaks that rise straight from
 * the sea.
 */
export const drawCabins = (s: Scene): void => {
  const { height, unit } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.5, puffs: 3 });
  const line = height * 0.68;
  drawWall(s, line + 4 * unit);
  drawSea(s, line);
  drawRocks(s, line + 10 * unit, 60, 0.2);
  for (const [share, down, size] of [
    [0.36, 24, 44],
    [0.5, 32, 52],
    [0.66, 44, 62],
    [0.82, 58, 74],
  ] as const)
    drawCabin(s, s.across(share), line + down * unit, size * unit);
  const near = s.across(0.24);
  drawSkerry(s, near, height * 0.852, 230 * unit);
  drawCabin(s, near, height * 0.845, 118 * unit);
  drawFront(s, hues.green - 20);
  birds(s, s.across(0.36), height * 0.25, 5);
};

/**
 * A northern lake between low woods, with a red sauna and its smoke on the shore, and a rowing
 * boat.
 */
export const drawSauna = (s: Scene): void => {
  const { height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.36, opacity: 0.5, puffs: 3 });
  const line = height * 0.65;
  for (const [y, t, count, low, high] of [
    [0.575, 0.14, 200, 14, 30],
    [0.605, 0.3, 170, 24, 54],
    [0.635, 0.5, 120, 40, 96],
  ] as const) {
    const wood = ridge(s, height * y, 18 * unit, 2, { octaves: 2 });
    const green = s.localColour(t, hues.green + 8, 0.07, 1.2);
    pines(s, wood, count, low, high, green);
    layer(s, wood, green, 90, 0.3 * (1 - t));
    mist(s, height * (y + 0.02), 34, 0.35);
  }
  drawSea(s, line);
  drawRocks(s, line + 30 * unit, 46, 0.4);
  const [x, y] = [s.across(0.66), line + 64 * unit];
  for (let puff = 0; puff < 6; puff += 1)
    stroke(
      s,
      path`M${x + 34 * unit} ${y - (120 + puff * 30) * unit}q${26 * unit} ${-14 * unit} ${6 * unit} ${-32 * unit}`,
      colours.light,
      (7 + puff * 4) * unit,
      0.42 - puff * 0.06,
    );
  drawCabin(s, x, y, 84 * unit);
  const [bx, by, z] = [s.across(0.3), height * 0.8, 74 * unit];
  s.fill(lens(bx, by + z * 0.16, z * 2.3, z * 0.12), colours.ink, 0.28);
  s.fill(
    path`M${bx - z} ${by - z * 0.2}Q${bx} ${by - z * 0.04} ${bx + z} ${by - z * 0.24}Q${bx + z * 0.7} ${by + z * 0.16} ${bx} ${by + z * 0.16}Q${bx - z * 0.8} ${by + z * 0.16} ${bx - z} ${by - z * 0.2}Z`,
    inLight(s, [0.6, 0.09, 60], 0.8),
  );
  stroke(s, path`M${bx - z * 0.1} ${by}L${bx - z * 0.9} ${by + z * 0.3}`, colours.ink, z * 0.05);
  const dark = mix(colours.ink, s.localColour(0.9, hues.green, 0.06), 0.35);
  const front = ridge(s, height * 1.0, 16 * unit, 1.6, {
    octaves: 2,
    lift: (share) => Math.abs(share - 0.5) ** 2 * 240 * unit,
  });
  pines(
    s,
    front,
    26,
    110,
    330,
    dark,
    (share) => Math.max(0, Math.abs(share - 0.5) * 2 - 0.35) * 1.7,
  );
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.4), height * 0.24, 4);
};
