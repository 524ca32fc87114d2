import { type Colour, mix } from "#platform/oklch.ts";
import { box, lens, path, type Point } from "../path.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { inLight, lamp, person, sea, water } from "../landscape/scenery.ts";
import { drawRoofs } from "./oldtown-houses.ts";

const painted: readonly Colour[] = [
  [0.72, 0.14, 45],
  [0.84, 0.12, 85],
  [0.6, 0.14, 30],
  [0.76, 0.07, 220],
  [0.9, 0.04, 95],
  [0.68, 0.08, 150],
];

const drawSpire = (s: Scene, x: number, foot: number, tall: number, t: number): void => {
  const wide = tall * 0.17;
  const stone = mix(s.localColour(t, 45, 0.06, 1.2), s.haze, 0.3 * (1 - t));
  const copper = mix([0.66, 0.08, 178], s.depth(t), 0.45);
  const waist = foot - tall * 0.5;
  s.fill(box(x - wide / 2, x + wide / 2, waist, foot), stone);
  s.fill(box(x, x + (s.side * wide) / 2, waist, foot), s.depth(Math.min(1, t + 0.2)), 0.35);
  s.fill(box(x - wide * 0.34, x + wide * 0.34, waist - tall * 0.08, waist), copper);
  s.fill(
    [
      [x - wide * 0.42, waist - tall * 0.08],
      [x, foot - tall],
      [x + wide * 0.42, waist - tall * 0.08],
    ],
    copper,
  );
};

type House = Readonly<{ left: number; wide: number; tall: number; foot: number; paint: Colour }>;

/** The roof line of a gable: pointed, stepped or with a flat top. */
const gableOf = (kind: number, { left, wide }: House, eaves: number): Point[] => {
  const top = eaves - wide * 0.62;
  if (kind === 0) return [[left + wide / 2, top]];
  if (kind === 1)
    return [
      [left + wide * 0.3, top + wide * 0.12],
      [left + wide * 0.7, top + wide * 0.12],
    ];
  return [0.18, 0.34, 0.66, 0.82].flatMap((share, index): Point[] => {
    const [high, low] = [
      index === 1 || index === 2 ? 0 : 0.26,
      index === 1 || index === 2 ? 0.26 : 0.62,
    ];
    const point = (down: number): Point => [left + wide * share, top + wide * down];
    return index < 2 ? [point(low), point(high)] : [point(high), point(low)];
  });
};

/** A narrow house on the quay, its gable towards the water. */
const drawGable = (s: Scene, house: House, kind: number): void => {
  const { left, wide, tall, foot, paint } = house;
  const eaves = foot - tall;
  const wall = inLight(s, paint, 0.5);
  const dark = mix(s.depth(0.8), wall, 0.2);
  s.fill(
    [
      [left, foot],
      [left, eaves],
      ...gableOf(kind, house, eaves),
      [left + wide, eaves],
      [left + wide, foot],
    ],
    s.verticalGradient(
      [
        [0, wall],
        [1, mix(wall, dark, 0.24)],
      ],
      eaves - wide * 0.6,
      foot,
    ),
  );
  s.fill(
    box(
      s.sunLeft ? left + wide * 0.86 : left,
      s.sunLeft ? left + wide : left + wide * 0.14,
      eaves,
      foot,
    ),
    dark,
    0.3,
  );
  const rows = Math.max(3, Math.round(tall / (40 * s.unit)));
  for (let row = 0; row <= rows; row += 1)
    for (const share of row === 0 ? [0.5] : [0.22, 0.5, 0.78]) {
      const [x, y] = [left + wide * share, eaves + (tall * (row - 0.25)) / rows];
      if (y > foot - tall * 0.1) continue;
      const isOn = s.isLit && s.random() < 0.5;
      const half = wide * 0.075;
      s.fill(
        box(x - half, x + half, y - half * 1.5, y + half * 1.5),
        isOn ? lamp : mix(dark, s.colours.light, 0.12),
      );
    }
  s.fill(box(left + wide * 0.38, left + wide * 0.62, foot - tall * 0.14, foot), dark);
};

/** A wooden ship that is moored: hull, two masts, furled sails, rigging. */
const drawShip = (s: Scene, x: number, y: number, z: number, hull: Colour): void => {
  const wood = mix(s.colours.ink, s.depth(0.7), 0.25);
  for (const [share, tall] of [
    [-0.3, 1.5],
    [0.26, 1.75],
  ] as const) {
    const mast = x + share * z;
    stroke(s, path`M${mast} ${y}V${y - tall * z}`, wood, z * 0.03);
    stroke(
      s,
      path`M${mast} ${y - tall * z}L${x - z * 0.9} ${y - z * 0.1}M${mast} ${y - tall * z}L${x + z} ${y - z * 0.14}`,
      wood,
      z * 0.008,
      0.7,
    );
    s.fill(
      lens(mast + z * 0.12, y - z * 0.34, z * 0.5, z * 0.09),
      mix(s.colours.light, s.haze, 0.3),
    );
  }
  s.fill(
    path`M${x - z} ${y - z * 0.16}Q${x} ${y + z * 0.02} ${x + z * 1.1} ${y - z * 0.2}Q${x + z * 0.92} ${y + z * 0.2} ${x + z * 0.6} ${y + z * 0.22}H${x - z * 0.6}Q${x - z * 0.9} ${y + z * 0.16} ${x - z} ${y - z * 0.16}Z`,
    hull,
  );
  s.fill(lens(x, y + z * 0.24, z * 2.2, z * 0.1), s.colours.ink, 0.3);
};

/** Stretched reflections of the houses in the water. */
const drawReflection = (s: Scene, { left, wide, paint }: House, line: number): void => {
  let d = "";
  for (let index = 0; index < 7; index += 1)
    d += lens(
      left + wide / 2 + s.between(-0.2, 0.2) * wide,
      line + (14 + index * 24 + s.between(-6, 6)) * s.unit,
      wide * s.between(0.5, 1.05),
      s.between(4, 8) * s.unit,
    );
  s.fill(d, inLight(s, paint, 0.6), 0.34);
};

const drawRowOfGables = (s: Scene, foot: number): readonly House[] => {
  const houses: House[] = [];
  let [left, last] = [-30 * s.unit, -1];
  while (left < s.width + 30 * s.unit) {
    const wide = s.between(96, 140) * s.unit;
    const at = (last + 1 + Math.floor(s.between(0, painted.length - 1))) % painted.length;
    const paint = painted[at] ?? [0.8, 0.08, 80];
    const house = { left, wide, tall: s.between(190, 270) * s.unit, foot, paint };
    drawGable(s, house, Math.floor(s.between(0, 3)));
    houses.push(house);
    last = at;
    left += wide + 2 * s.unit;
  }
  return houses;
};

/** A northern harbour: painted gables along a quay, spires of copper behind, wooden ships at rest. */
export const drawQuay = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.45, puffs: 3 });
  layer(
    s,
    ridge(s, height * 0.58, 40 * unit, 2, { octaves: 3 }),
    mix(s.localColour(0.08, hues.green, 0.05), s.haze, 0.4),
    120,
    0.6,
  );
  const line = height * 0.72;
  drawSpire(s, s.across(0.16), height * 0.62, 250 * unit, 0.2);
  drawSpire(s, s.across(0.7), height * 0.63, 380 * unit, 0.3);
  drawSpire(s, s.across(0.9), height * 0.62, 210 * unit, 0.22);
  drawRoofs(s, { y: height * 0.61, t: 0.22, low: 30, high: 70, isEasternStyle: false });
  mist(s, height * 0.6, 60, 0.5);
  const houses = drawRowOfGables(s, line - 16 * unit);
  water(
    s,
    line,
    height,
    mix(mix(colours.sky[2], sea(s, 0.4, 0.04), 0.5), colours.far, 0.1),
    sea(s, 0.68),
    200,
  );
  for (const house of houses) drawReflection(s, house, line);
  const stone = mix(inLight(s, [0.72, 0.03, 75], 0.7), s.depth(0.7), 0.35);
  s.fill(box(-20, width + 20, line - 18 * unit, line + 8 * unit), stone);
  s.fill(box(-20, width + 20, line + 2 * unit, line + 10 * unit), s.depth(0.85), 0.5);
  for (const [share, size] of [
    [0.36, 44],
    [0.4, 42],
    [0.62, 44],
  ] as const)
    person(s, s.across(share), line - 12 * unit, size * unit, colours.ink);
  drawShip(s, s.across(0.78), line + 58 * unit, 120 * unit, inLight(s, [0.5, 0.1, 35], 0.8));
  drawShip(s, s.across(0.3), line + 150 * unit, 190 * unit, inLight(s, [0.42, 0.08, 235], 0.85));
  const dark = mix(colours.ink, s.depth(0.85), 0.25);
  s.fill(box(-20, width + 20, height * 0.965, height + 20), dark);
  s.fill(box(-20, width + 20, height * 0.965, height * 0.972), mix(dark, colours.light, 0.25));
  for (let bollard = 0; bollard < 5; bollard += 1) {
    const x = width * (0.08 + 0.21 * bollard);
    s.fill(
      path`M${x - 15 * unit} ${height * 0.967}v${-34 * unit}q${-12 * unit} ${-4 * unit} ${-8 * unit} ${-16 * unit}h${46 * unit}q${4 * unit} ${12 * unit} ${-8 * unit} ${16 * unit}v${34 * unit}Z`,
      dark,
    );
  }
  birds(s, s.across(0.4), height * 0.26, 5);
};
