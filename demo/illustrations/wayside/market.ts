import { type Colour, mix } from "#platform/oklch.ts";
import { box, path, type Point, pathThrough } from "../path.ts";
import type { Scene } from "../scene.ts";
import { clouds } from "../landscape/sky.ts";
import { disc, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { cluster, inLight, lamp, person } from "../landscape/scenery.ts";

const fruits: readonly Colour[] = [
  [0.68, 0.19, 45],
  [0.62, 0.2, 25],
  [0.85, 0.16, 95],
  [0.66, 0.16, 135],
  [0.5, 0.14, 345],
  [0.78, 0.17, 65],
];

const stripes: readonly (readonly [Colour, Colour])[] = [
  [
    [0.62, 0.17, 35],
    [0.95, 0.03, 85],
  ],
  [
    [0.58, 0.1, 205],
    [0.95, 0.03, 85],
  ],
  [
    [0.82, 0.14, 82],
    [0.95, 0.03, 85],
  ],
];

const drawAwning = (
  s: Scene,
  left: number,
  right: number,
  top: number,
  foot: number,
  at: number,
  t: number,
): void => {
  const count = 10;
  const [evenColour, oddColour] = stripes[at % stripes.length] ?? stripes[0]!;
  const inset = (right - left) * 0.06;
  for (let index = 0; index < count; index += 1) {
    const place = (share: number, isTop: boolean) =>
      isTop ? left + inset + (right - left - inset * 2) * share : left + (right - left) * share;
    const [a, b] = [index / count, (index + 1) / count];
    const colour = mix(
      mix(inLight(s, index % 2 ? oddColour : evenColour, t), s.depth(t), 0.06),
      s.haze,
      Math.max(0, 0.5 - t),
    );
    const drop = (foot - top) * 0.3;
    s.fill(
      path`M${place(a, true)} ${top}L${place(b, true)} ${top}L${place(b, false)} ${foot}Q${(place(a, false) + place(b, false)) / 2} ${foot + drop * 1.5} ${place(a, false)} ${foot}Z`,
      s.verticalGradient(
        [
          [0, colour],
          [1, mix(colour, s.depth(0.75), 0.25)],
        ],
        top,
        foot + drop,
      ),
    );
  }
};

/** A crate of fruit, heaped, seen a little from above. */
const drawCrate = (s: Scene, x: number, y: number, z: number, fruit: Colour): void => {
  const wood = mix(inLight(s, [0.62, 0.08, 65], 0.7), s.depth(0.8), 0.2);
  const bright = inLight(s, fruit, 0.65);
  for (let row = 0; row < 3; row += 1)
    for (let index = 0; index < 6 - row; index += 1) {
      const fx = x + (index - (5 - row) / 2) * z * 0.34;
      const fy = y - z * (0.5 + row * 0.24);
      disc(s, fx, fy, z * 0.19, mix(bright, s.depth(0.8), 0.12 * ((index + row) % 3)));
      disc(s, fx - s.side * z * 0.06, fy - z * 0.07, z * 0.06, mix(bright, s.colours.light, 0.5));
    }
  s.fill(
    [
      [x - z * 1.06, y - z * 0.46],
      [x + z * 1.06, y - z * 0.46],
      [x + z * 0.94, y + z * 0.1],
      [x - z * 0.94, y + z * 0.1],
    ],
    wood,
  );
  for (const dy of [0.24, 0.02])
    s.fill(
      box(x - z, x + z, y - z * (dy + 0.03), y - z * (dy - 0.03)),
      mix(wood, s.colours.ink, 0.45),
    );
};

const drawSpice = (s: Scene, x: number, y: number, z: number, spice: Colour): void => {
  const heap = inLight(s, spice, 0.65);
  s.fill(
    path`M${x - z * 0.8} ${y - z * 0.3}Q${x - z * 0.2} ${y - z * 0.5} ${x} ${y - z * 1.15}Q${x + z * 0.2} ${y - z * 0.5} ${x + z * 0.8} ${y - z * 0.3}Z`,
    heap,
  );
  s.fill(
    path`M${x} ${y - z * 1.15}Q${x + s.side * z * 0.2} ${y - z * 0.5} ${x + s.side * z * 0.8} ${y - z * 0.3}H${x + s.side * z * 0.1}Z`,
    s.depth(0.8),
    0.25,
  );
  s.fill(
    path`M${x - z} ${y - z * 0.36}Q${x} ${y - z * 0.16} ${x + z} ${y - z * 0.36}L${x + z * 0.8} ${y + z * 0.2}Q${x} ${y + z * 0.36} ${x - z * 0.8} ${y + z * 0.2}Z`,
    mix(inLight(s, [0.6, 0.075, 70], 0.8), s.depth(0.85), 0.2),
  );
};

const drawStall = (
  s: Scene,
  left: number,
  right: number,
  top: number,
  foot: number,
  at: number,
  t: number,
): void => {
  const { unit, colours } = s;
  const dark = mix(colours.ink, s.depth(t), 0.4);
  const tall = foot - top;
  s.fill(
    box(left + 10 * unit, right - 10 * unit, top, foot - tall * 0.1),
    mix(s.depth(Math.min(1, t + 0.16)), colours.ink, 0.25),
    0.82,
  );
  for (const x of [left + 12 * unit, right - 12 * unit])
    s.fill(box(x - 5 * unit, x + 5 * unit, top, foot), dark);
  drawAwning(s, left - 16 * unit, right + 16 * unit, top - tall * 0.14, top + tall * 0.14, at, t);
};

/** A market: stalls with fruit and spices under striped awnings, people between them. */
export const drawMarket = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.08, low: 0.3, puffs: 3 });
  layer(s, ridge(s, height * 0.56, 50 * unit, 2.4), mix(s.depth(0.08), s.haze, 0.4), 120, 0.5);
  for (let crown = 0; crown < 16; crown += 1) {
    const x = (width * (crown + s.between(0.1, 0.9))) / 16;
    cluster(
      s,
      x,
      height * 0.58,
      [80 * unit, 62 * unit],
      12,
      mix(s.localColour(0.26, 135, 0.08, 1.2), s.haze, 0.25),
    );
  }
  mist(s, height * 0.62, 60, 0.6);
  const floor = inLight(s, [0.82, 0.05, 74], 0.5);
  s.fill(
    box(0, width, height * 0.64, height),
    s.verticalGradient(
      [
        [0, mix(floor, s.haze, 0.4)],
        [1, mix(floor, s.depth(0.8), 0.5)],
      ],
      height * 0.64,
      height,
    ),
  );
  for (let stall = 0; stall < 9; stall += 1)
    drawStall(
      s,
      width * (stall / 9) + 12 * unit,
      width * ((stall + 0.86) / 9),
      height * 0.57,
      height * 0.68,
      stall,
      0.3,
    );
  for (const [share, size] of [
    [0.2, 66],
    [0.36, 70],
    [0.42, 64],
    [0.56, 68],
    [0.63, 66],
    [0.8, 70],
  ] as const)
    person(s, share * width, height * 0.715, size * unit, mix(s.depth(0.62), s.haze, 0.1));
  mist(s, height * 0.69, 46, 0.35);
  for (const [index, [leftShare, rightShare]] of (
    [
      [-0.06, 0.28],
      [0.72, 1.06],
    ] as const
  ).entries())
    drawStall(s, leftShare * width, rightShare * width, height * 0.46, height * 0.86, index, 0.66);
  for (const [share, y, size] of [
    [0.41, 0.83, 128],
    [0.47, 0.825, 122],
    [0.6, 0.84, 132],
  ] as const)
    person(s, share * width, height * y, size * unit, mix(colours.ink, s.depth(0.8), 0.15));
  const line = Array.from({ length: 31 }, (_, step): Point => [
    (width * step) / 30,
    height * 0.3 + 90 * unit * 4 * (step / 30) * (1 - step / 30),
  ]);
  stroke(s, pathThrough(line, false), colours.ink, 2.4 * unit, 0.7);
  for (let index = 2; index < 29; index += 2) {
    const [x, y] = line[index] ?? [0, 0];
    if (s.isLit)
      disc(
        s,
        x,
        y + 12 * unit,
        60 * unit,
        s.radial(
          [
            [0, lamp, 0.5],
            [1, lamp, 0],
          ],
          x,
          y + 12 * unit,
          60 * unit,
        ),
      );
    disc(s, x, y + 12 * unit, 9 * unit, s.isLow ? lamp : mix(colours.light, lamp, 0.4));
  }
  const bench = mix(inLight(s, [0.5, 0.07, 60], 0.8), s.depth(0.85), 0.3);
  for (const [leftShare, rightShare] of [
    [-0.02, 0.34],
    [0.66, 1.02],
  ] as const) {
    s.fill(
      box(leftShare * width, rightShare * width, height * 0.815, height * 1.02),
      mix(bench, colours.ink, 0.35),
    );
    s.fill(
      box(
        leftShare * width - 8 * unit,
        rightShare * width + 8 * unit,
        height * 0.8,
        height * 0.822,
      ),
      mix(bench, colours.light, 0.22),
    );
    for (let crate = 0; crate < 4; crate += 1)
      drawCrate(
        s,
        width * (leftShare + ((rightShare - leftShare) * (crate + 0.5)) / 4),
        height * 0.8,
        62 * unit,
        fruits[(crate + (leftShare > 0 ? 3 : 0)) % fruits.length]!,
      );
    for (let spice = 0; spice < 3; spice += 1)
      drawSpice(
        s,
        width * (leftShare + ((rightShare - leftShare) * (spice + 0.5)) / 3),
        height * 0.97,
        92 * unit,
        fruits[(spice * 2 + (leftShare > 0 ? 1 : 5)) % fruits.length]!,
      );
  }
};
