import { mix } from "#platform/oklch.ts";
import { box, lens, path, type Point } from "../path.ts";
import { grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { inLight, lamp, person, sail, sea, water } from "../landscape/scenery.ts";
import { drawCliff } from "./coast.ts";

const drawTower = (s: Scene, x: number, foot: number, z: number): void => {
  const { unit, side, colours } = s;
  const white = inLight(s, [0.96, 0.015, 90], 0.55);
  const top = foot - z;
  const half = (down: number) => z * (0.07 + 0.035 * down);
  const band = (topShare: number, bottomShare: number, colour: typeof white) =>
    s.fill(
      [
        [x - half(topShare), top + z * topShare],
        [x + half(topShare), top + z * topShare],
        [x + half(bottomShare), top + z * bottomShare],
        [x - half(bottomShare), top + z * bottomShare],
      ],
      colour,
    );
  if (s.isLit) {
    for (const direction of [-1, 1])
      s.fill(
        [
          [x, top - z * 0.08],
          [x + direction * 900 * unit, top - z * 0.08 - 120 * unit],
          [x + direction * 900 * unit, top - z * 0.08 + 60 * unit],
        ],
        s.linear(
          [
            [0, lamp, 0.5],
            [1, lamp, 0],
          ],
          x,
          top,
          x + direction * 760 * unit,
          top,
        ),
      );
    disc(
      s,
      x,
      top - z * 0.08,
      120 * unit,
      s.radial(
        [
          [0, lamp, 0.6],
          [1, lamp, 0],
        ],
        x,
        top - z * 0.08,
        120 * unit,
      ),
    );
  }
  band(0, 1.2, white);
  for (const [topShare, bottomShare] of [
    [0.14, 0.34],
    [0.54, 0.74],
  ] as const)
    band(topShare, bottomShare, inLight(s, [0.58, 0.17, 28], 0.6));
  s.fill(
    [
      [x + side * half(0) * 0.2, top],
      [x + side * half(0), top],
      [x + side * half(1.2), top + z * 1.2],
      [x + side * half(1.2) * 0.2, top + z * 1.2],
    ],
    s.depth(0.6),
    0.36,
  );
  s.fill(box(x - half(0) * 1.5, x + half(0) * 1.5, top - z * 0.02, top + z * 0.012), colours.ink);
  s.fill(
    box(x - half(0) * 0.72, x + half(0) * 0.72, top - z * 0.13, top - z * 0.02),
    s.isLit ? lamp : mix(colours.light, s.depth(0.4), 0.4),
  );
  s.fill(
    path`M${x - half(0) * 0.95} ${top - z * 0.13}Q${x} ${top - z * 0.26} ${x + half(0) * 0.95} ${top - z * 0.13}Z`,
    inLight(s, [0.55, 0.16, 28], 0.7),
  );
  for (const down of [0.22, 0.46, 0.66])
    s.fill(
      box(x - 5 * unit, x + 5 * unit, top + z * down, top + z * down + 18 * unit),
      s.isLit ? lamp : s.depth(0.8),
    );
};

const drawStack = (s: Scene, x: number, foot: number, z: number, t: number): void => {
  const { unit, colours } = s;
  const offset = s.between(0, 99);
  const line = Array.from({ length: 25 }, (_, step): Point => {
    const q = (step / 24) * 2 - 1;
    return [
      x + q * z * 0.5,
      foot -
        z *
          Math.max(0, 1 - Math.abs(q) ** 2.4) ** 0.5 *
          (0.75 + 0.5 * s.fbm(step * 0.5 + offset, 3)),
    ];
  });
  const rock = mix(s.localColour(t, 60, 0.05), colours.light, 0.08);
  s.fill(
    line,
    s.verticalGradient(
      [
        [0, rock],
        [1, mix(rock, s.depth(t + 0.2), 0.6)],
      ],
      foot - z,
      foot,
    ),
  );
  const shaded = s.sunLeft ? line.slice(13) : line.slice(0, 12).toReversed();
  s.fill(
    [
      ...shaded,
      ...shaded
        .map(([, y], step): Point => [x + s.side * z * 0.06 * (step % 3), y + z * 0.12])
        .toReversed(),
    ],
    s.depth(Math.min(1, t + 0.28)),
    0.4,
  );
  s.fill(lens(x, foot + 2 * unit, z * 1.3, 8 * unit), colours.light, 0.75);
  s.fill(lens(x, foot + 12 * unit, z * 1.1, 4 * unit), colours.light, 0.4);
};

/** A lighthouse on its cape, stacks in the surf, a path along the cliff in front. */
export const drawLighthouse = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, puffs: 3 });
  const line = s.horizon;
  layer(
    s,
    ridge(s, line + 2 * unit, 26 * unit, 2.4, {
      lift: (share) => (s.sunLeft ? 1 - share : share) * 34 * unit,
    }),
    mix(s.depth(0.08), s.haze, 0.35),
    40,
    0.6,
  );
  const shallow = mix(
    colours.sky[2],
    [0.82, 0.07, 200],
    s.options.time === "golden" ? 0.35 : s.localHueShare * 0.6,
  );
  water(s, line, height, mix(shallow, colours.far, 0.15), sea(s, 0.62), 220);
  mist(s, line, 40, 0.5);
  sail(
    s,
    s.across(0.24),
    line + 26 * unit,
    46 * unit,
    mix(colours.light, s.haze, 0.1),
    s.depth(0.7),
    1,
  );
  sail(
    s,
    s.across(0.36),
    line + 64 * unit,
    80 * unit,
    colours.light,
    inLight(s, [0.45, 0.12, hues.rock], 0.8),
    -1,
  );
  drawCliff(s, {
    reach: 0.34,
    top: height * 0.46,
    foot: height * 0.585,
    t: 0.2,
    steps: 5,
    town: false,
  });
  mist(s, height * 0.58, 30, 0.4);
  drawTower(s, s.across(0.7), height * 0.545, 270 * unit);
  drawCliff(s, {
    reach: 0.5,
    top: height * 0.515,
    foot: height * 0.69,
    t: 0.42,
    steps: 7,
    town: false,
  });
  for (const [share, down, size, t] of [
    [0.44, 0.675, 90, 0.4],
    [0.37, 0.7, 60, 0.46],
    [0.28, 0.735, 120, 0.54],
  ] as const)
    drawStack(s, s.across(share), height * down, size * unit, t);
  mist(s, height * 0.7, 24, 0.25);
  let surf = "";
  for (let wave = 0; wave < 16; wave += 1) {
    const near = s.random();
    surf += lens(
      s.between(0, width),
      height * (0.74 + 0.16 * near),
      (80 + 220 * near) * unit,
      (2 + 5 * near) * unit,
    );
  }
  s.fill(surf, colours.light, 0.34);
  const meadow = (t: number) => s.localColour(t, hues.green - 20, 0.1, 1.25);
  const near = ridge(s, height * 0.93, 20 * unit, 1.7, {
    octaves: 2,
    lift: (share) => Math.max(0, s.sunLeft ? share : 1 - share) ** 1.8 * height * 0.13,
  });
  grass(s, near, 420, 20, 56, meadow(0.7));
  layer(s, near, meadow(0.68), 240, 0.04);
  for (const [share, size] of [
    [0.78, 52],
    [0.82, 48],
  ] as const)
    person(
      s,
      s.across(share),
      heightAt(s, near, s.across(share)) + 4 * unit,
      size * unit,
      colours.ink,
    );
  for (let flower = 0; flower < 90; flower += 1)
    disc(
      s,
      s.between(0, width),
      height * s.between(0.93, 1),
      s.between(3, 7) * unit,
      inLight(
        s,
        s.pick([
          [0.86, 0.12, 350],
          [0.94, 0.06, 95],
          [0.85, 0.14, 88],
        ]),
        0.75,
      ),
    );
  const front = ridge(s, height * 0.99, 14 * unit, 1.6, { octaves: 2 });
  const dark = mix(colours.ink, meadow(0.9), 0.3);
  grass(s, front, 460, 60, 130, dark);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.4), height * 0.28, 6);
};
