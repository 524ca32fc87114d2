import { type Colour, mix } from "#platform/oklch.ts";
import type { Point } from "../path.ts";
import { frameGreen } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, dots, layer, mist, ridge } from "../landscape/terrain.ts";
import { person } from "../landscape/scenery.ts";

/** Colour of the rock at depth `t`, from 0 (far) to 1 (near): red, or green for a wooded gorge. */
export const red = (s: Scene, t: number): Colour =>
  s.options.variant === "green"
    ? s.localColour(t, hues.green, 0.1, 1.45)
    : s.localColour(t, hues.rock, 0.12, 1.45);

export type Butte = Readonly<{ x: number; foot: number; wide: number; tall: number; t: number }>;

/** Steps of a butte's outline: distance from the top and width there, as shares. */
const ledges = [
  [0.5, 0.39],
  [0.56, 0.58],
  [0.78, 0.58],
  [0.84, 0.76],
  [1, 1],
] as const;

const outline = (s: Scene, { x, foot, wide, tall }: Butte, direction: number): Point[] => {
  const points: Point[] = [[x + direction * wide * 0.36, foot - tall]];
  ledges.forEach(([down, half], index) => {
    const before = ledges[index - 1]?.[0] ?? 0;
    for (let step = 1; step <= 4; step += 1) {
      const rough = 4 * s.unit * s.fbm(step + index * 9 + x + direction * 38, 2);
      const share = before + ((down - before) * step) / 4;
      points.push([
        x + direction * wide * (half - (4 - step) * 0.01) + rough,
        foot - tall * (1 - share),
      ]);
    }
  });
  return points;
};

/** A butte: cap, cliff, two steps of talus; thin strata, cracks from the rim. */
export const drawButte = (s: Scene, butte: Butte): void => {
  const { x, foot, wide, tall, t } = butte;
  const { unit, side, colours } = s;
  const [left, right] = [outline(s, butte, -1), outline(s, butte, 1)];
  const lit = mix(red(s, t * 0.7), colours.light, 0.14);
  const shadow = mix(red(s, Math.min(1, t + 0.26)), colours.near, 0.22);
  const rim = Array.from({ length: 7 }, (_, step): Point => [
    x - wide * 0.36 + (wide * 0.72 * (step + 1)) / 8,
    foot - tall - 6 * unit * Math.abs(s.fbm(step * 1.9 + x, 2)),
  ]);
  s.fill(
    [...left.toReversed(), ...rim, ...right],
    s.verticalGradient(
      [
        [0, lit],
        [1, mix(lit, s.haze, 0.35 * (1 - t) + 0.1)],
      ],
      foot - tall,
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
        [1, mix(shadow, s.haze, 0.3 * (1 - t) + 0.1)],
      ],
      foot - tall,
      foot,
    ),
  );
  for (let band = 0; band < 3; band += 1) {
    const down = 0.1 + band * 0.14 + s.between(0, 0.05);
    const half = wide * 0.36 * (1 + down * 0.1);
    const upper = Array.from({ length: 11 }, (_, step): Point => [
      x - half + (2 * half * step) / 10,
      foot - tall * (1 - down) + 4 * unit * s.fbm(step * 0.8 + band * 7 + x, 2),
    ]);
    const lower = upper.map(([px, py], step): Point => [
      px,
      py + (3 + 12 * Math.abs(s.fbm(step + band * 3 + x, 2))) * unit,
    ]);
    s.fill([...upper, ...lower.toReversed()], mix(shadow, lit, 0.35), 0.3);
  }
  for (let crack = 0; crack < 5; crack += 1) {
    const px = x - wide * 0.36 * side * (1 - 0.18 * crack - s.between(0, 0.1));
    const [length, thick] = [s.between(0.18, 0.46), (s.between(4, 13) * wide) / 200];
    s.fill(
      [
        [px, foot - tall * 0.985],
        [px + thick, foot - tall * 0.99],
        [px + thick * s.between(0.6, 1.2), foot - tall * (1 - length * 0.6)],
        [px + thick * 0.3, foot - tall * (1 - length)],
      ],
      shadow,
      0.42,
    );
  }
  dots(
    s,
    90,
    () => [x + s.between(-0.6, 0.6) * wide, foot - tall * s.random() * 0.42],
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
  t: number,
): void => {
  const { width, height, unit, colours } = s;
  const place = (share: number) => (isRight ? width - share * width : share * width);
  const profile = Array.from({ length: 61 }, (_, step): Point => {
    const q = step / 60;
    const rise = 1 - q;
    const stepped = (Math.floor(rise * 6) / 6) * 0.8 + rise * 0.2;
    return [
      place(reach * q ** 0.8) + 6 * unit * s.fbm(step * 0.7 + t * 40, 2),
      height - (height - top) * stepped * 0.94 + 6 * unit * s.fbm(step * 0.9 + t * 9, 2),
    ];
  });
  const rock = red(s, t);
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
    const t = step / 40;
    const x = width * 0.5 + Math.sin(t * 5.4 + 1) * width * (0.05 + 0.14 * t) * (1 - t * 0.3);
    const half = (6 + 130 * t ** 1.6) * unit;
    left.push([x - half, height * (0.735 + 0.285 * t)]);
    right.push([x + half, height * (0.735 + 0.285 * t)]);
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
      wide: s.between(70, 130) * unit,
      tall: s.between(50, 100) * unit,
      t: 0.12,
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
    wide: 170 * unit,
    tall: 240 * unit,
    t: 0.32,
  });
  drawButte(s, {
    x: middle + side * width * 0.5,
    foot: height * 0.64,
    wide: 200 * unit,
    tall: 300 * unit,
    t: 0.36,
  });
  mist(s, height * 0.615, 34, 0.45);
  const mainPeak = middle + side * width * 0.2;
  drawButte(s, { x: mainPeak, foot: height * 0.69, wide: 250 * unit, tall: 390 * unit, t: 0.5 });
  drawButte(s, {
    x: mainPeak - side * 190 * unit,
    foot: height * 0.69,
    wide: 52 * unit,
    tall: 250 * unit,
    t: 0.5,
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
