import { type Colour, hex, mix } from "#platform/oklch.ts";
import { box, path, type Point, tenth } from "../path.ts";
import { frameGreen, pines } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { cluster, inLight, lamp, person, water } from "../landscape/scenery.ts";
import { drawTree } from "./steppe-meadow.ts";

type Part = Readonly<{ at: number; half: number; tall: number; roof: "cone" | "gable" | "teeth" }>;
type Castle = Readonly<{
  x: number;
  y: number;
  z: number;
  parts: readonly Part[];
  wall: Colour;
  tile: Colour;
}>;

/**
 * A castle's towers and halls with pointed roofs, gables or battlements; `z` is the unit of their
 * sizes, in pixels.
 */
const drawCastle = (s: Scene, { x, y, z, parts, wall, tile }: Castle): void => {
  for (const { at, half, tall, roof } of parts) {
    const [left, right, top] = [x + (at - half) * z, x + (at + half) * z, y - tall * z];
    s.fill(box(left, right, top, y + z * 0.12), wall);
    s.fill(
      s.sunLeft
        ? box(left + half * z * 1.2, right, top, y + z * 0.12)
        : box(left, right - half * z * 1.2, top, y + z * 0.12),
      s.depth(0.66),
      0.34,
    );
    if (roof === "teeth") {
      for (let tooth = 0; tooth < 4; tooth += 1) {
        const toothLeft = left + ((right - left) * tooth) / 3.6;
        s.fill(box(toothLeft, toothLeft + (right - left) * 0.16, top - z * 0.05, top), wall);
      }
    } else {
      const rise = roof === "cone" ? half * 3 : half * 1.1;
      s.fill(
        [
          [left - z * 0.03, top],
          [x + at * z, top - rise * z],
          [right + z * 0.03, top],
        ],
        tile,
      );
    }
    for (let floor = 0.22; floor < tall - 0.06; floor += 0.2)
      for (const share of half > 0.14 ? [-0.5, 0, 0.5] : [0])
        s.fill(
          box(
            x + (at + share * half - 0.018) * z,
            x + (at + share * half + 0.018) * z,
            y - (floor + 0.07) * z,
            y - floor * z,
          ),
          s.isLit ? lamp : s.depth(0.8),
        );
  }
};

const mountainParts: readonly Part[] = [
  { at: -0.5, half: 0.13, tall: 0.62, roof: "cone" },
  { at: -0.16, half: 0.26, tall: 0.5, roof: "gable" },
  { at: 0.24, half: 0.22, tall: 0.62, roof: "gable" },
  { at: 0.06, half: 0.1, tall: 0.86, roof: "cone" },
  { at: 0.5, half: 0.12, tall: 0.5, roof: "cone" },
];

/** A castle on its crag among wooded mountains, pointed roofs, firs below. */
export const drawCrag = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.45, puffs: 3 });
  const wood = (t: number) => s.localColour(t, hues.green + 6, 0.06, 1.2);
  layer(
    s,
    ridge(s, height * 0.5, 70 * unit, 3, { sharp: true }),
    mix(s.depth(0.08), s.haze, 0.3),
    180,
    0.5,
  );
  for (const [y, t, count, low, high] of [
    [0.57, 0.2, 220, 14, 30],
    [0.63, 0.34, 180, 20, 44],
  ] as const) {
    const line = ridge(s, height * y, 50 * unit, 2, { octaves: 3 });
    pines(s, line, count, low, high, wood(t));
    layer(s, line, wood(t), 130, 0.4 * (1 - t));
    mist(s, height * (y + 0.05), 60, 0.55);
  }
  const [x, top, foot] = [s.across(0.62), height * 0.6, height * 0.86];
  const offset = s.between(0, 900);
  const crag = Array.from({ length: 41 }, (_, step): Point => {
    const q = step / 20 - 1;
    const shape = Math.max(0, (Math.abs(q) - 0.36) / 0.64) ** 0.8;
    return [
      x + q * 330 * unit,
      top + (foot - top) * shape + 16 * unit * s.fbm(q * 4 + offset, 3) * Math.min(1, shape * 6),
    ];
  });
  const rock = mix(s.localColour(0.5, 60, 0.03), colours.light, 0.12);
  drawCastle(s, {
    x,
    y: top + 6 * unit,
    z: 215 * unit,
    parts: mountainParts,
    wall: inLight(s, [0.9, 0.03, 80], 0.5),
    tile: inLight(s, [0.5, 0.14, 32], 0.6),
  });
  s.fill(
    [...crag, [x + 330 * unit, height], [x - 330 * unit, height]],
    s.verticalGradient(
      [
        [0, rock],
        [1, wood(0.6)],
      ],
      top,
      foot,
    ),
  );
  for (let crack = 0; crack < 22; crack += 1) {
    const [cx, cy] = crag[8 + Math.floor(s.between(0, 24))] ?? [x, top];
    stroke(
      s,
      path`M${cx} ${cy + 8 * unit}l${s.between(-12, 12) * unit} ${s.between(40, 110) * unit}`,
      s.depth(0.75),
      2.4 * unit,
      0.35,
    );
  }
  mist(s, height * 0.78, 60, 0.35);
  for (const [y, t, count, low, high] of [
    [0.81, 0.6, 120, 40, 90],
    [0.89, 0.76, 70, 80, 170],
  ] as const) {
    const line = ridge(s, height * y, 26 * unit, 2, { octaves: 2 });
    pines(s, line, count, low, high, wood(t));
    layer(s, line, wood(t + 0.05), 200, 0.1);
  }
  const front = ridge(s, height * 0.985, 20 * unit, 1.6, { octaves: 2 });
  const dark = frameGreen(s, hues.green, 0.35);
  pines(
    s,
    front,
    Math.round((width / unit / 1200) * 40),
    120,
    360,
    dark,
    (share) => Math.abs(share - 0.5) ** 1.3 * 2.2,
  );
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.36), height * 0.25, 5);
};

const riverParts: readonly Part[] = [
  { at: -0.62, half: 0.2, tall: 0.3, roof: "teeth" },
  { at: 0.4, half: 0.34, tall: 0.36, roof: "gable" },
  { at: -0.16, half: 0.22, tall: 0.86, roof: "teeth" },
  { at: 0.8, half: 0.12, tall: 0.5, roof: "cone" },
];

/** Rows of vines down a slope, from its crest to a line below. */
const drawVines = (s: Scene, crest: readonly Point[], drop: number, t: number): void => {
  const { unit, width } = s;
  const vine = s.localColour(t + 0.14, hues.green - 6, 0.11, 1.3);
  for (let x = -20; x < width + 20; x += 24 * unit) {
    const top = heightAt(s, crest, x);
    const lean = s.side * s.between(18, 24) * unit;
    stroke(
      s,
      path`M${x} ${top + 8 * unit}Q${x + lean * 0.3} ${top + drop * 0.5} ${x + lean} ${top + drop}`,
      vine,
      7 * unit,
      0.65,
    );
  }
};

const plaster: readonly Colour[] = [
  [0.93, 0.03, 85],
  [0.88, 0.06, 70],
  [0.9, 0.04, 60],
];

/** A village of half-timbered houses along the bank, with its church. */
const drawVillage = (s: Scene, foot: number): void => {
  const { unit } = s;
  const slate = mix(s.depth(0.7), [0.4, 0.03, 260], 0.4);
  for (let house = 0; house < 10; house += 1) {
    const x = s.across(0.34 + house * 0.062);
    const [half, tall] = [s.between(25, 32) * unit, s.between(40, 58) * unit];
    s.fill(box(x - half, x + half, foot - tall, foot), inLight(s, s.pick(plaster), 0.5));
    s.fill(
      [
        [x - half * 1.15, foot - tall],
        [x, foot - tall - half * 1.3],
        [x + half * 1.15, foot - tall],
      ],
      slate,
    );
    const beam = inLight(s, [0.36, 0.06, 45], 0.7);
    stroke(
      s,
      path`M${x - half} ${foot - tall * 0.5}H${x + half}M${x} ${foot}V${foot - tall}M${x - half} ${foot - tall * 0.5}L${x} ${foot - tall}L${x + half} ${foot - tall * 0.5}`,
      beam,
      2.4 * unit,
      0.8,
    );
  }
  const x = s.across(0.52);
  s.fill(
    box(x - 17 * unit, x + 17 * unit, foot - 120 * unit, foot),
    inLight(s, [0.93, 0.03, 85], 0.5),
  );
  s.fill(
    [
      [x - 20 * unit, foot - 118 * unit],
      [x, foot - 215 * unit],
      [x + 20 * unit, foot - 118 * unit],
    ],
    slate,
  );
};

const drawCyclist = (s: Scene, x: number, y: number, z: number): void => {
  const { ink } = s.colours;
  for (const direction of [-1, 1])
    s.add(
      `<circle cx="${tenth(x + direction * z * 0.3)}" cy="${tenth(y - z * 0.2)}" r="${tenth(z * 0.2)}" fill="none" stroke="${hex(ink)}" stroke-width="${tenth(z * 0.04)}"/>`,
    );
  stroke(
    s,
    path`M${x - z * 0.3} ${y - z * 0.2}L${x - z * 0.08} ${y - z * 0.48}H${x + z * 0.2}L${x + z * 0.3} ${y - z * 0.2}`,
    ink,
    z * 0.05,
  );
  person(s, x, y - z * 0.26, z * 0.72, ink);
};

/**
 * A river between steep vineyards, a castle with its keep above a village, and two cyclists on the
 * bank.
 */
export const drawVineyards = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, puffs: 3 });
  const green = (t: number) => s.localColour(t, hues.green - 22, 0.1, 1.3);
  layer(
    s,
    ridge(s, height * 0.54, 40 * unit, 2),
    mix(s.localColour(0.06, hues.green, 0.05), s.haze, 0.3),
    140,
    0.5,
  );
  const back = ridge(s, height * 0.6, 30 * unit, 1.8, { octaves: 2 });
  layer(s, back, green(0.24), 200, 0.35);
  drawVines(s, back, 70 * unit, 0.24);
  mist(s, height * 0.64, 50, 0.4);
  const line = height * 0.765;
  const hill = ridge(s, height * 0.66, 12 * unit, 1.6, {
    octaves: 2,
    lift: (share) =>
      Math.exp(-((((s.sunLeft ? share : 1 - share) - 0.72) / 0.24) ** 2)) * 150 * unit - 40 * unit,
  });
  const x = s.across(0.72);
  drawCastle(s, {
    x,
    y: heightAt(s, hill, x) + 16 * unit,
    z: 120 * unit,
    parts: riverParts,
    wall: inLight(s, [0.74, 0.04, 65], 0.5),
    tile: mix(s.depth(0.7), [0.4, 0.03, 260], 0.4),
  });
  layer(s, hill, green(0.42), 260, 0.1);
  drawVines(s, hill, 190 * unit, 0.42);
  for (let tree = 0; tree < 40; tree += 1)
    cluster(
      s,
      s.between(0, width),
      line - s.between(0, 10) * unit,
      [s.between(20, 44) * unit, s.between(16, 30) * unit],
      6,
      s.localColour(s.between(0.5, 0.62), hues.green, 0.08, 1.2),
    );
  drawVillage(s, line + 2 * unit);
  water(
    s,
    line,
    height,
    mix(colours.sky[2], s.localColour(0.4, 190, 0.05), 0.45),
    s.localColour(0.64, 205, 0.08, 1.2),
    210,
  );
  const bank = ridge(s, height * 0.93, 8 * unit, 1.4, { octaves: 2 });
  layer(s, bank, green(0.68), 200, 0);
  s.fill(box(-20, width + 20, height * 0.952, height * 0.97), inLight(s, [0.82, 0.03, 80], 0.75));
  drawCyclist(s, s.across(0.3), height * 0.966, 74 * unit);
  drawCyclist(s, s.across(0.4), height * 0.966, 70 * unit);
  const tree = s.across(0.95);
  drawTree(s, tree, height * 0.97, 300 * unit, 0.85);
  disc(s, tree, height * 1.02, 60 * unit, green(0.8));
  birds(s, s.across(0.34), height * 0.25, 5);
};
