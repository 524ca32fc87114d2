import { type Colour, mix } from "#platform/oklch.ts";
import { box, path, type Point, pathThrough } from "../path.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { cluster, inLight, lamp, person } from "../landscape/scenery.ts";
import { arch, drawDome, drawTower } from "./oldtown-houses.ts";

const plaster: readonly Colour[] = [
  [0.86, 0.08, 78],
  [0.78, 0.1, 50],
  [0.92, 0.03, 90],
  [0.74, 0.11, 38],
  [0.83, 0.06, 200],
  [0.88, 0.06, 60],
];

type House = Readonly<{
  isLeft: boolean;
  inner: number;
  outer: number;
  top: number;
  foot: number;
  t: number;
}>;

/** One house of the street: its front towards us, its eaves, windows with shutters, a balcony or an awning. */
const drawHouse = (
  s: Scene,
  { isLeft, inner, outer, top, foot, t }: House,
  isEasternStyle: boolean,
): void => {
  const { unit, colours } = s;
  const isShaded = isLeft === s.sunLeft;
  const wall = mix(
    inLight(s, s.pick(plaster), t),
    s.depth(Math.min(1, t + 0.1)),
    (isShaded ? 0.24 : 0.06) + 0.1 * t,
  );
  const dark = mix(s.depth(Math.min(1, t + 0.3)), wall, 0.12);
  const [left, right] = isLeft ? [outer, inner] : [inner, outer];
  s.fill(
    box(left, right, top, foot),
    s.verticalGradient(
      [
        [0, wall],
        [1, mix(wall, dark, 0.4)],
      ],
      top,
      foot,
    ),
  );
  const z = (foot - top) / 10;
  const edge = isLeft ? right : left;
  const direction = isLeft ? 1 : -1;
  s.fill(
    [
      [edge, top],
      [edge + direction * z * 0.5, top + z * 0.4],
      [edge + direction * z * 0.5, foot - z * 0.1],
      [edge, foot],
    ],
    dark,
    isShaded ? 0.7 : 0.45,
  );
  if (isEasternStyle)
    s.fill(box(left - z * 0.15, right + z * 0.25, top - z * 0.16, top + z * 0.1), dark);
  else
    s.fill(
      [
        [left - z, top - z * 0.35],
        [right + z, top - z * 0.35],
        [right + z * 0.5, top + z * 0.28],
        [left - z * 0.5, top + z * 0.28],
      ],
      inLight(s, [0.56, 0.13, 38], 0.8),
    );
  const columns = Math.max(1, Math.round((right - left) / (z * 2.6)));
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const x = left + ((right - left) * (column + 0.5)) / columns;
      const y = top + z * (2.4 + row * 2.1);
      if (row === 3 && column % 2 === 0) {
        s.fill(arch(x, foot, z * 0.6, z * 1.5, z * 0.9), s.isLit ? mix(lamp, dark, 0.2) : dark);
        continue;
      }
      const isOn = s.isLit && s.random() < 0.6;
      s.fill(
        isEasternStyle
          ? arch(x, y, z * 0.42, z * 0.8, z * 0.75)
          : box(x - z * 0.42, x + z * 0.42, y - z * 1.25, y),
        isOn ? lamp : dark,
      );
      if (!isEasternStyle)
        for (const way2 of [-1, 1])
          s.fill(
            box(
              x + way2 * z * 0.62 - z * 0.19,
              x + way2 * z * 0.62 + z * 0.19,
              y - z * 1.28,
              y + z * 0.02,
            ),
            inLight(s, [0.5, 0.08, t > 0.6 ? 165 : 230], 0.7),
          );
      if (s.random() < 0.45)
        cluster(
          s,
          x,
          y + z * 0.08,
          [z * 0.7, z * 0.26],
          7,
          inLight(s, s.random() < 0.5 ? [0.6, 0.18, 15] : [0.6, 0.11, 140], 0.75),
        );
    }
  const awning = s.random();
  if (awning < 0.6) {
    const [awningLeft, awningRight] = isLeft
      ? [right - z * 2, right + z * 0.9]
      : [left - z * 0.9, left + z * 2];
    s.fill(
      [
        [awningLeft, foot - z * 2.6],
        [awningRight, foot - z * 2.6],
        [awningRight + direction * z * 0.5, foot - z * 2],
        [awningLeft + direction * z * 0.5, foot - z * 2],
      ],
      inLight(s, awning < 0.3 ? [0.64, 0.17, 35] : [0.6, 0.1, 220], 0.7),
    );
  }
  stroke(s, path`M${edge} ${foot}V${top}`, mix(wall, colours.light, 0.3), 1.4 * unit, 0.35);
};

/** A lane of stairs between houses, a tower at its end, lanterns across it, and a person walking up. */
export const drawStreet = (s: Scene): void => {
  const { width, height, unit, colours, side } = s;
  const isEasternStyle = s.options.variant === "east";
  clouds(s, { count: 6, high: 0.06, low: 0.34, opacity: 0.45 });
  layer(
    s,
    ridge(s, height * 0.58, 40 * unit, 2.4),
    mix(s.localColour(0.1, hues.green, 0.05), s.haze, 0.35),
    120,
    0.5,
  );
  mist(s, height * 0.6, 50, 0.55);
  const middle = s.across(0.54);
  const narrow = Math.min(1, (height * 1.25) / width);
  drawTower(s, {
    x: middle + side * 30 * unit,
    foot: height * 0.66,
    wide: 66 * unit,
    tall: 330 * unit,
    t: 0.36,
    isEasternStyle,
  });
  const hall = middle - side * 70 * unit;
  s.fill(
    box(hall - 90 * unit, hall + 90 * unit, height * 0.6, height * 0.7),
    mix(s.localColour(0.4, 70, 0.06, 1.2), colours.light, 0.24),
  );
  drawDome(s, {
    x: hall,
    y: height * 0.6,
    radius: 70 * unit,
    colour: mix(
      isEasternStyle ? [0.66, 0.09, 190] : [0.6, 0.14, 42],
      s.depth(0.4),
      s.isNight ? 0.7 : 0.3,
    ),
    shade: s.depth(0.66),
    isEasternStyle,
  });
  mist(s, height * 0.66, 60, 0.6);
  const steps = [
    [0.07, 0.53, 0.69, 0.34],
    [0.11, 0.5, 0.71, 0.42],
    [0.16, 0.46, 0.745, 0.5],
    [0.225, 0.42, 0.79, 0.58],
    [0.31, 0.37, 0.86, 0.66],
    [0.42, 0.31, 0.97, 0.74],
  ] as const;
  for (const [index, [half, top, foot, t]] of steps.entries()) {
    const next = steps[index + 1]?.[0] ?? 0.62;
    for (const isLeft of [true, false]) {
      const lean = s.between(-0.02, 0.02);
      const place = (share: number) => middle + (isLeft ? -1 : 1) * share * width * narrow;
      const isLast = index === steps.length - 1;
      // On a wide sheet more houses stand at the sides, in one line.
      for (
        let innerShare = half;
        innerShare < (isLast ? 2.4 : next);
        innerShare += isLast ? 0.24 : 1
      )
        drawHouse(
          s,
          {
            isLeft,
            inner: place(innerShare),
            outer: place(isLast ? innerShare + 0.24 : next + 0.05),
            top: height * (top + lean + (innerShare === half ? 0 : s.between(-0.01, 0.08))),
            foot: height * (foot + 0.02),
            t,
          },
          isEasternStyle,
        );
    }
    if (index < 5) mist(s, height * foot, 30, 0.2 * (1 - t));
  }
  const stone = mix(inLight(s, [0.8, 0.04, 75], 0.7), s.depth(0.6), 0.36);
  const edge = (y: number) => 0.06 + 0.36 * Math.max(0, (y - 0.69) / 0.28) ** 1.15;
  for (let stair = 0; stair < 26; stair += 1) {
    const y = 0.69 + 0.33 * (stair / 25) ** 1.25;
    const below = 0.69 + 0.33 * ((stair + 1) / 25) ** 1.25;
    const points = (py: number): [Point, Point] => [
      [middle - edge(py) * width * narrow, height * py],
      [middle + edge(py) * width * narrow, height * py],
    ];
    const [[l1, r1], [l2, r2]] = [points(y), points(below)];
    s.fill([l1, r1, r2, l2], mix(stone, colours.light, 0.12 * (1 - stair / 26)));
    s.fill(
      [
        l2,
        r2,
        [r2[0], r2[1] - height * (below - y) * 0.42],
        [l2[0], l2[1] - height * (below - y) * 0.42],
      ],
      s.depth(0.86),
      0.42,
    );
  }
  for (const [y, drop, count, size] of [
    [0.54, 34, 5, 9],
    [0.45, 60, 6, 14],
  ] as const) {
    const reach = (y > 0.4 ? 0.17 : 0.29) * width * narrow;
    const line = Array.from({ length: 21 }, (_, step): Point => [
      middle - reach + (2 * reach * step) / 20,
      height * y + drop * unit * 4 * (step / 20) * (1 - step / 20),
    ]);
    stroke(s, pathThrough(line, false), colours.ink, 2 * unit, 0.7);
    for (let index = 1; index <= count; index += 1) {
      const [x, py] = line[Math.round((index / (count + 1)) * 20)] ?? [middle, 0];
      const z = size * unit;
      if (s.isLit)
        disc(
          s,
          x,
          py + z * 1.6,
          z * 5,
          s.radial(
            [
              [0, lamp, 0.5],
              [1, lamp, 0],
            ],
            x,
            py + z * 1.6,
            z * 5,
          ),
        );
      s.fill(
        path`M${x - z * 0.4} ${py}h${z * 0.8}Q${x + z * 1.1} ${py + z * 1.4} ${x + z * 0.4} ${py + z * 2.4}h${-z * 0.8}Q${x - z * 1.1} ${py + z * 1.4} ${x - z * 0.4} ${py}Z`,
        s.isLit ? lamp : inLight(s, index % 2 ? [0.66, 0.18, 40] : [0.84, 0.13, 85], 0.6),
      );
    }
  }
  for (const [share, y, size] of [
    [0.52, 0.845, 92],
    [0.575, 0.76, 56],
    [0.545, 0.755, 52],
  ] as const)
    person(s, s.across(share), height * y, size * unit, colours.ink);
  for (const isLeft of [true, false])
    for (let pot = 0; pot < 3; pot += 1) {
      const x = middle + (isLeft ? -1 : 1) * (0.36 + 0.06 * pot) * width * narrow;
      const y = height * (0.96 + 0.02 * pot);
      cluster(
        s,
        x,
        y - 70 * unit,
        [62 * unit, 66 * unit],
        14,
        mix(colours.ink, s.localColour(0.7, hues.green, 0.1), 0.5),
      );
      for (let flower = 0; flower < 9; flower += 1)
        disc(
          s,
          x + s.between(-50, 50) * unit,
          y - s.between(30, 120) * unit,
          s.between(5, 9) * unit,
          inLight(s, [0.66, 0.19, isLeft ? 10 : 350], 0.8),
        );
      s.fill(
        [
          [x - 34 * unit, y - 36 * unit],
          [x + 34 * unit, y - 36 * unit],
          [x + 24 * unit, y + 40 * unit],
          [x - 24 * unit, y + 40 * unit],
        ],
        inLight(s, [0.55, 0.13, 40], 0.85),
      );
    }
  birds(s, s.across(0.42), height * 0.22, 5, s.depth(0.75));
};
