import { type Colour, mix } from "#platform/oklch.ts";
import { box, path, type Point, pathThrough } from "../path.ts";
import type { Scene } from "../scene.ts";
import { stroke } from "../landscape/terrain.ts";
import { cluster, inLight, lamp } from "../landscape/scenery.ts";
import { drawBackdrop, frontOf, ground } from "./land.ts";
import { glow, ellipse } from "./light.ts";

const drawLanterns = (s: Scene, y: number, drop: number, count: number, size: number): void => {
  const { width, unit, colours } = s;
  const line = Array.from({ length: 41 }, (_, step): Point => {
    const share = step / 40;
    const swing = Math.abs(Math.sin(share * Math.PI * 2));
    return [share * width, y + drop * unit * swing];
  });
  stroke(s, pathThrough(line, false), colours.ink, 2.4 * unit, 0.8);
  for (let index = 0; index < count; index += 1) {
    const [x, py] = line[Math.round(((index + 0.5) / count) * 40)] ?? [0, 0];
    const z = size * unit * (index % 2 ? 1 : 0.82);
    const top = py + z * 0.5;
    stroke(s, path`M${x} ${py}V${top}`, colours.ink, 2 * unit, 0.8);
    glow(s, x, top + z, z * 3.6, s.isLit ? 0.5 : 0.2);
    const paper = index % 3 === 1 ? ([0.72, 0.17, 48] as const) : ([0.86, 0.12, 84] as const);
    s.fill(
      path`M${x - z * 0.3} ${top}h${z * 0.6}Q${x + z * 0.85} ${top + z} ${x + z * 0.3} ${top + z * 2}h${-z * 0.6}Q${x - z * 0.85} ${top + z} ${x - z * 0.3} ${top}Z`,
      s.isLit ? mix(paper, lamp, 0.6) : inLight(s, paper, 0.4),
    );
    s.fill(box(x - z * 0.3, x + z * 0.3, top - z * 0.1, top + z * 0.04), colours.ink, 0.8);
    s.fill(box(x - z * 0.3, x + z * 0.3, top + z * 1.96, top + z * 2.1), colours.ink, 0.8);
  }
};

const glass = (s: Scene, x: number, y: number, z: number, wine: Colour): void => {
  const clear = mix(s.colours.light, s.depth(0.5), 0.2);
  s.fill(
    path`M${x - z * 0.3} ${y - z * 1.3}Q${x - z * 0.38} ${y - z * 0.55} ${x} ${y - z * 0.5}Q${x + z * 0.38} ${y - z * 0.55} ${x + z * 0.3} ${y - z * 1.3}Z`,
    clear,
    0.55,
  );
  s.fill(
    path`M${x - z * 0.33} ${y - z * 0.98}Q${x - z * 0.36} ${y - z * 0.55} ${x} ${y - z * 0.5}Q${x + z * 0.36} ${y - z * 0.55} ${x + z * 0.33} ${y - z * 0.98}Z`,
    wine,
  );
  stroke(s, path`M${x} ${y - z * 0.5}V${y}`, clear, z * 0.07, 0.85);
  s.fill(ellipse(x, y, z * 0.24, z * 0.06), clear, 0.8);
};

const plate = (s: Scene, x: number, y: number, z: number): void => {
  const china = mix(s.colours.light, s.depth(0.5), s.isLit ? 0.28 : 0.04);
  s.fill(ellipse(x, y + z * 0.07, z, z * 0.3), s.colours.ink, 0.25);
  s.fill(ellipse(x, y, z, z * 0.3), china);
  s.fill(ellipse(x, y, z * 0.68, z * 0.19), mix(china, s.depth(0.5), 0.2));
};

const bowl = (s: Scene, x: number, y: number, z: number, clay: Colour, food: Colour): void => {
  cluster(s, x, y - z * 0.5, [z * 0.86, z * 0.3], 13, inLight(s, food, 0.7));
  cluster(
    s,
    x - s.side * z * 0.2,
    y - z * 0.6,
    [z * 0.5, z * 0.2],
    6,
    mix(inLight(s, food, 0.7), s.colours.light, 0.25),
  );
  s.fill(
    path`M${x - z} ${y - z * 0.5}Q${x - z * 0.8} ${y + z * 0.16} ${x} ${y + z * 0.16}T${x + z} ${y - z * 0.5}Q${x} ${y - z * 0.26} ${x - z} ${y - z * 0.5}Z`,
    inLight(s, clay, 0.75),
  );
};

const chair = (s: Scene, x: number, y: number, z: number, wood: Colour): void => {
  for (const dx of [-0.5, 0.5]) stroke(s, path`M${x + dx * z} ${y}V${y - z * 1.6}`, wood, z * 0.11);
  for (const dy of [1.5, 1.15])
    stroke(
      s,
      path`M${x - z * 0.5} ${y - z * dy}Q${x} ${y - z * (dy + 0.12)} ${x + z * 0.5} ${y - z * dy}`,
      wood,
      z * 0.15,
    );
  for (const dx of [-0.2, 0.2])
    stroke(s, path`M${x + dx * z} ${y - z * 1.5}V${y - z * 0.4}`, wood, z * 0.06);
};

const drawTerrace = (s: Scene): number => {
  const { width, height, unit, colours } = s;
  const floor = height * 0.72;
  const wall = mix(inLight(s, [0.86, 0.05, 72], 0.5), ground(s, 0.5), 0.25);
  s.fill(
    box(0, width, floor - 62 * unit, floor),
    s.verticalGradient(
      [
        [0, mix(wall, colours.light, 0.15)],
        [1, mix(wall, s.depth(0.7), 0.35)],
      ],
      floor - 62 * unit,
      floor,
    ),
  );
  s.fill(box(0, width, floor - 72 * unit, floor - 58 * unit), mix(wall, colours.light, 0.3));
  s.fill(
    box(0, width, floor, height),
    s.verticalGradient(
      [
        [0, mix(wall, s.depth(0.66), 0.45)],
        [1, mix(wall, s.depth(0.92), 0.75)],
      ],
      floor,
      height,
    ),
  );
  for (const share of [0.06, 0.94]) {
    const x = share * width;
    stroke(
      s,
      path`M${x} ${floor + 20 * unit}V${height * 0.2}`,
      mix(colours.ink, wall, 0.25),
      12 * unit,
    );
    s.fill(
      [
        [x - 52 * unit, floor - 34 * unit],
        [x + 52 * unit, floor - 34 * unit],
        [x + 38 * unit, floor + 56 * unit],
        [x - 38 * unit, floor + 56 * unit],
      ],
      inLight(s, [0.58, 0.12, 42], 0.8),
    );
    const green = mix(frontOf(s), s.localColour(0.6, 140, 0.1, 1.2), 0.55);
    cluster(s, x, floor - 84 * unit, [96 * unit, 74 * unit], 18, green);
    cluster(
      s,
      x - s.side * 22 * unit,
      floor - 108 * unit,
      [56 * unit, 40 * unit],
      8,
      mix(green, colours.light, 0.2),
    );
  }
  return floor;
};

/** A long table laid for a group on a terrace, lanterns above it, the land behind. */
export const drawTable = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  drawBackdrop(s);
  drawTerrace(s);
  drawLanterns(s, height * 0.24, 76, 9, 27);
  const middle = width / 2;
  const wood = mix(inLight(s, [0.42, 0.07, 55], 0.8), colours.ink, 0.35);
  const [back, front] = [height * 0.775, height * 0.9];
  const chairs = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];
  for (const at of chairs) chair(s, middle + at * 190 * unit, back + 40 * unit, 80 * unit, wood);
  s.fill(
    [
      [middle - 520 * unit, front],
      [middle + 520 * unit, front],
      [middle + 500 * unit, height + 10],
      [middle - 500 * unit, height + 10],
    ],
    colours.ink,
    0.3,
  );
  const cloth = mix(inLight(s, [0.95, 0.025, 85], 0.5), s.depth(0.5), s.isLit ? 0.16 : 0.04);
  s.fill(
    [
      [middle - 540 * unit, back],
      [middle + 540 * unit, back],
      [middle + 640 * unit, front],
      [middle - 640 * unit, front],
    ],
    s.verticalGradient(
      [
        [0, mix(cloth, s.depth(0.5), 0.14)],
        [1, cloth],
      ],
      back,
      front,
    ),
  );
  const hem = Array.from({ length: 33 }, (_, step): Point => [
    middle + (640 - 40 * step) * unit,
    front + (58 + (step % 4 === 2 ? 20 : step % 2 ? 8 : 0)) * unit,
  ]);
  s.fill(
    [[middle - 640 * unit, front], [middle + 640 * unit, front], ...hem],
    mix(cloth, s.depth(0.6), 0.3),
  );
  s.fill(
    [
      [middle - 545 * unit, back + 28 * unit],
      [middle + 545 * unit, back + 28 * unit],
      [middle + 590 * unit, back + 74 * unit],
      [middle - 590 * unit, back + 74 * unit],
    ],
    inLight(s, [0.62, 0.14, 36], 0.6),
    0.9,
  );
  for (const at of chairs) plate(s, middle + at * 186 * unit, back + 20 * unit, 44 * unit);
  const wines: readonly Colour[] = [
    [0.45, 0.15, 18],
    [0.85, 0.11, 95],
  ];
  for (const [index, food] of (
    [
      [0.66, 0.17, 40],
      [0.72, 0.14, 130],
      [0.82, 0.15, 84],
      [0.55, 0.16, 20],
    ] as const
  ).entries())
    bowl(
      s,
      middle + (index - 1.5) * 250 * unit,
      back + 66 * unit,
      50 * unit,
      index % 2 ? [0.58, 0.09, 215] : [0.6, 0.12, 45],
      food,
    );
  for (const at of [-1, 0, 1]) {
    const [x, y] = [middle + at * 250 * unit, back + 60 * unit];
    glow(s, x, y - 66 * unit, 130 * unit, s.isLit ? 0.6 : 0.2);
    s.fill(box(x - 8 * unit, x + 8 * unit, y - 50 * unit, y), mix(colours.light, lamp, 0.3));
    s.fill(
      path`M${x} ${y - 84 * unit}Q${x + 13 * unit} ${y - 62 * unit} ${x} ${y - 52 * unit}Q${x - 13 * unit} ${y - 62 * unit} ${x} ${y - 84 * unit}Z`,
      lamp,
    );
  }
  for (const at of chairs) {
    const x = middle + at * 206 * unit;
    plate(s, x, front - 26 * unit, 58 * unit);
    glass(s, x + 76 * unit, front - 34 * unit, 56 * unit, wines[at > 0 ? 1 : 0] ?? colours.light);
  }
};
