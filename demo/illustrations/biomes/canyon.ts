import { type Colour, mix } from "#platform/oklch.ts";
import type { Point } from "../path.ts";
import { frameGreen } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, dots, layer, mist, ridge } from "../landscape/terrain.ts";
import { person } from "../landscape/scenery.ts";

/** Colour of the rock at a depth, from 0 (far) to 1 (near): red, or green for a wooded gorge. */
export const red = (s: Scene, depth: number): Colour =>
  s.options.variant === "green"
    ? s.localColour(depth, hues.green, 0.1, 1.45)
    : s.localColour(depth, hues.rock, 0.12, 1.45);

export type Butte = Readonly<{
  x: number;
  foot: number;
  width: number;
  height: number;
  depth: number;
}>;

/** Steps of a butte's outline: distance from the top and width there, as shares. */
const ledges = [
  [0.5, 0.39],
  [0.56, 0.58],
  [0.78, 0.58],
  [0.84, 0.76],
  [1, 1],
] as const;

const outline = (s: Scene, { x, foot, width, height }: Butte, direction: number): Point[] => {
  const points: Point[] = [[x + direction * width * 0.36, foot - height]];
  ledges.forEach(([down, halfWidth], index) => {
    const before = ledges[index - 1]?.[0] ?? 0;
    for (let step = 1; step <= 4; step += 1) {
      const rough = 4 * s.unit * s.fbm(step + index * 9 + x + direction * 38, 2);
      const share = before + ((down - before) * step) / 4;
      points.push([
        x + direction * width * (halfWidth - (4 - step) * 0.01) + rough,
        foot - height * (1 - share),
      ]);
    }
  });
  return points;
};

/** A butte: cap, cliff, two steps of talus; thin strata, cracks from the rim. */
export const drawButte = (s: Scene, butte: Butte): void => {
  const { x, foot, width, height, depth } = butte;
  const { unit, side, colours } = s;
  const [left, right] = [outline(s, butte, -1), outline(s, butte, 1)];
  const lit = mix(red(s, depth * 0.7), colours.light, 0.14);
  const shadow = mix(red(s, Math.min(1, depth + 0.26)), colours.near, 0.22);
  const rim = Array.from({ length: 7 }, (_, step): Point => [
    x - width * 0.36 + (width * 0.72 * (step + 1)) / 8,
    foot - height - 6 * unit * Math.abs(s.fbm(step * 1.9 + x, 2)),
  ]);
  s.fill(
    [...left.toReversed(), ...rim, ...right],
    s.verticalGradient(
      [
        [0, lit],
        [1, mix(lit, s.haze, 0.35 * (1 - depth) + 0.1)],
      ],
      foot - height,
      foot,
    ),
  );
  const shaded = s.sunLeft ? right : left;
  const inner = shaded.map(([px, py], step): Point => [
    x + (px - x) * 0.28 + side * 12 * unit * s.fbm(step * 1.1 + x, 2),
    py,
  ]);
  s.fill(
    [...shaded, ...inner.toReversed()],
    s.verticalGradient(
      [
        [0, shadow],
        [1, mix(shadow, s.haze, 0.3 * (1 - depth) + 0.1)],
      ],
      foot - height,
      foot,
    ),
  );
  for (let band = 0; band < 3; band += 1) {
    const down = 0.1 + band * 0.14 + s.between(0, 0.05);
    const halfWidth = width * 0.36 * (1 + down * 0.1);
    const upper = Array.from({ length: 11 }, (_, step): Point => [
      x - halfWidth + (2 * halfWidth * step) / 10,
      foot - height * (1 - down) + 4 * unit * s.fbm(step * 0.8 + band * 7 + x, 2),
    ]);
    const lower = upper.map(([px, py], step): Point => [
      px,
      py + (3 + 12 * Math.abs(s.fbm(step + band * 3 + x, 2))) * unit,
    ]);
    s.fill([...upper, ...lower.toReversed()], mix(shadow, lit, 0.35), 0.3);
  }
  for (let crack = 0; crack < 5; crack += 1) {
    const px = x - width * 0.36 * side * (1 - 0.18 * crack - s.between(0, 0.1));
    const [length, thick] = [s.between(0.18, 0.46), (s.between(4, 13) * width) / 200];
    s.fill(
      [
        [px, foot - height * 0.985],
        [px + thick, foot - height * 0.99],
        [px + thick * s.between(0.6, 1.2), foot - height * (1 - length * 0.6)],
        [px + thick * 0.3, foot - height * (1 - length)],
      ],
      shadow,
      0.42,
    );
  }
  dots(
    s,
    90,
    () => [x + s.between(-0.6, 0.6) * width, foot - height * s.random() * 0.42],
    shadow,
    1.8,
    0.4,
  );
};

/** A stratified wall that comes in from one side. */
export const drawWall = (
  s: Scene,
  isRight: boolean,
  reach: number,
  top: number,
  depth: number,
): void => {
  const { width, height, unit, colours } = s;
  const place = (share: number) => (isRight ? width - share * width : share * width);
  const profile = Array.from({ length: 61 }, (_, step): Point => {
    const q = step / 60;
    const rise = 1 - q;
    const stepped = (Math.floor(rise * 6) / 6) * 0.8 + rise * 0.2;
    return [
      place(reach * q ** 0.8) + 6 * unit * s.fbm(step * 0.7 + depth * 40, 2),
      height - (height - top) * stepped * 0.94 + 6 * unit * s.fbm(step * 0.9 + depth * 9, 2),
    ];
  });
  const rock = red(s, depth);
  s.fill(
    [
      [place(-0.03), profile[0]?.[1] ?? top],
      ...profile,
      [place(reach), height + 20],
      [place(-0.03), height + 20],
    ],
    s.verticalGradient(
      [
        [0, mix(rock, colours.light, 0.16)],
        [1, mix(rock, colours.ink, 0.42)],
      ],
      top,
      height,
    ),
  );
  for (let band = 0; band < 16; band += 1) {
    const y = top + (height - top) * (0.07 + band * 0.058);
    const edge = profile.findLast(([, py]) => py <= y)?.[0];
    if (edge === undefined) continue;
    const thick = (4 + s.between(0, 10)) * unit;
    const outerX = place(-0.03);
    const line = (shift: number, down: number) =>
      Array.from({ length: 15 }, (_, step): Point => [
        outerX + ((edge - outerX) * step) / 14,
        y + down + 5 * unit * s.fbm(step * 0.5 + band * 3 + shift, 2),
      ]);
    s.fill(
      [...line(0, 0), ...line(1, thick).toReversed()],
      band % 3 === 0 ? mix(rock, colours.light, 0.36) : mix(rock, colours.ink, 0.5),
      0.42,
    );
  }
};

/** The river of a canyon, from its far end to the front. */
export const drawRiver = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let step = 0; step <= 40; step += 1) {
    const share = step / 40;
    const x =
      width * 0.5 + Math.sin(share * 5.4 + 1) * width * (0.05 + 0.14 * share) * (1 - share * 0.3);
    const halfWidth = (6 + 130 * share ** 1.6) * unit;
    left.push([x - halfWidth, height * (0.735 + 0.285 * share)]);
    right.push([x + halfWidth, height * (0.735 + 0.285 * share)]);
  }
  s.fill(
    [...left, ...right.toReversed()],
    s.verticalGradient(
      [
        [0, mix(colours.sky[2], colours.light, 0.2)],
        [1, mix(colours.sky[0], s.depth(0.6), 0.35)],
      ],
      height * 0.73,
      height,
    ),
  );
};

/**
 * Buttes at four depths above a river that winds between walls, and two hikers who look at the
 * view.
 */
export const drawCanyon = (s: Scene): void => {
  const { width, height, unit, colours, side } = s;
  clouds(s, { count: 5, high: 0.1, low: 0.32, opacity: 0.45, puffs: 3 });
  layer(
    s,
    ridge(s, height * 0.53, 20 * unit, 3, { sharp: true }),
    mix(red(s, 0.05), s.haze, 0.45),
    90,
    0.4,
  );
  for (let each = 0; each < 4; each += 1)
    drawButte(s, {
      x: (width * (each + 0.5 + s.between(-0.2, 0.2))) / 4,
      foot: height * 0.56,
      width: s.between(70, 130) * unit,
      height: s.between(50, 100) * unit,
      depth: 0.12,
    });
  mist(s, height * 0.55, 40, 0.6);
  layer(
    s,
    ridge(s, height * 0.56, 8 * unit, 3, { octaves: 2 }),
    mix(red(s, 0.2), s.haze, 0.3),
    90,
    0.3,
  );
  const middle = width * 0.5;
  drawButte(s, {
    x: middle - side * width * 0.24,
    foot: height * 0.63,
    width: 170 * unit,
    height: 240 * unit,
    depth: 0.32,
  });
  drawButte(s, {
    x: middle + side * width * 0.5,
    foot: height * 0.64,
    width: 200 * unit,
    height: 300 * unit,
    depth: 0.36,
  });
  mist(s, height * 0.615, 34, 0.45);
  const mainPeak = middle + side * width * 0.2;
  drawButte(s, {
    x: mainPeak,
    foot: height * 0.69,
    width: 250 * unit,
    height: 390 * unit,
    depth: 0.5,
  });
  drawButte(s, {
    x: mainPeak - side * 190 * unit,
    foot: height * 0.69,
    width: 52 * unit,
    height: 250 * unit,
    depth: 0.5,
  });
  layer(
    s,
    ridge(s, height * 0.675, 12 * unit, 2, { octaves: 2 }),
    mix(red(s, 0.42), colours.light, 0.12),
    150,
    0.2,
  );
  mist(s, height * 0.69, 30, 0.3);
  layer(
    s,
    ridge(s, height * 0.76, 18 * unit, 1.6, { octaves: 2 }),
    mix(red(s, 0.55), colours.light, 0.05),
    200,
    0.06,
  );
  drawRiver(s);
  drawWall(s, true, 0.5, height * 0.74, 0.68);
  drawWall(s, false, 0.46, height * 0.77, 0.72);
  drawWall(s, side > 0, 0.36, height * 0.8, 0.9);
  const dark = frameGreen(s, 130);
  for (let bush = 0; bush < 26; bush += 1)
    disc(
      s,
      s.width * (side > 0 ? s.between(0.64, 1) : s.between(0, 0.36)),
      height * s.between(0.93, 1),
      s.between(8, 26) * unit,
      dark,
    );
  const x = middle + side * width * 0.44;
  person(s, x, height * 0.806, 62 * unit, colours.ink);
  person(s, x + side * 34 * unit, height * 0.806 - 2 * unit, 58 * unit, colours.ink);
  birds(s, middle - side * width * 0.16, height * 0.24, 4, s.depth(0.85));
};
