import { type Colour, mix } from "#platform/oklch.ts";
import { box, path, type Point } from "../path.ts";
import { cypress, frameGreen } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { cluster, inLight, lamp } from "../landscape/scenery.ts";

type Pillar = Readonly<{ x: number; top: number; foot: number; half: number; t: number }>;

/** A tower of rock, rounded at its head and wider at its foot, with streaks down its face. */
const drawPillar = (s: Scene, { x, top, foot, half, t }: Pillar): void => {
  const { colours, unit } = s;
  const offset = s.between(0, 900);
  const edge = (direction: number): Point[] =>
    Array.from({ length: 25 }, (_, step) => {
      const q = step / 24;
      const shape = Math.min(1, (q * 7) ** 0.5) * (0.72 + 0.4 * q ** 1.6);
      return [
        x + direction * half * (shape + 0.16 * s.fbm(q * 5 + offset + direction * 40, 3)),
        top + (foot - top) * q,
      ];
    });
  const [left, right] = [edge(-1), edge(1)];
  const rock = mix(s.localColour(t, 55, 0.055, 1.2), colours.light, 0.2 * (1 - t));
  const faded = (colour: Colour) =>
    s.verticalGradient(
      [
        [0, colour],
        [1, mix(colour, s.haze, 0.55 * (1 - t) + 0.1)],
      ],
      top,
      foot,
    );
  s.fill([...left, ...right.toReversed()], faded(rock));
  const shaded = s.sunLeft ? right : left;
  const inner = shaded.map(([px, py], step): Point => [
    px + (x - px) * (0.75 + 0.3 * s.fbm(step * 0.4 + offset, 2)),
    py,
  ]);
  s.fill([...shaded, ...inner.toReversed()], faded(s.depth(Math.min(1, t + 0.22))), 0.6);
  for (let crack = 0; crack < 9; crack += 1) {
    const [crackX, startShare] = [x + s.between(-0.62, 0.62) * half, s.between(0.06, 0.4)];
    const y = top + (foot - top) * startShare;
    stroke(
      s,
      path`M${crackX} ${y}q${s.between(-6, 6) * unit} ${(foot - top) * 0.12} ${s.between(-4, 4) * unit} ${(foot - top) * s.between(0.2, 0.5)}`,
      s.depth(Math.min(1, t + 0.3)),
      2.4 * unit,
      0.3,
    );
  }
  cluster(
    s,
    x,
    top + half * 0.05,
    [half * 0.75, half * 0.1],
    12,
    s.localColour(Math.min(1, t + 0.2), hues.green, 0.08, 1.2),
  );
};

/** A monastery that covers the head of a pillar: walls to the edge, tiled roofs, a dome. */
const drawMonastery = (s: Scene, x: number, y: number, z: number): void => {
  const wall = inLight(s, [0.86, 0.05, 75], 0.45);
  const tile = inLight(s, [0.56, 0.14, 35], 0.6);
  const house = (left: number, right: number, tall: number) => {
    s.fill(box(x + left * z, x + right * z, y - tall * z, y + z * 0.2), wall);
    s.fill(
      box(
        x + (s.sunLeft ? right - 0.12 : left) * z,
        x + (s.sunLeft ? right : left + 0.12) * z,
        y - tall * z,
        y + z * 0.2,
      ),
      s.depth(0.6),
      0.35,
    );
    s.fill(
      [
        [x + (left - 0.05) * z, y - tall * z],
        [x + (left + right) * 0.5 * z, y - (tall + 0.22) * z],
        [x + (right + 0.05) * z, y - tall * z],
      ],
      tile,
    );
    for (let at = left + 0.1; at < right - 0.08; at += 0.17)
      s.fill(
        box(x + at * z, x + (at + 0.07) * z, y - (tall - 0.1) * z, y - (tall - 0.24) * z),
        s.isLit ? lamp : s.depth(0.75),
      );
  };
  house(-0.9, -0.3, 0.42);
  house(0.3, 0.86, 0.5);
  house(-0.42, 0.36, 0.66);
  s.fill(box(x - z * 0.2, x + z * 0.14, y - z * 1.08, y - z * 0.74), wall);
  s.fill(
    path`M${x - z * 0.26} ${y - z * 1.06}Q${x - z * 0.03} ${y - z * 1.5} ${x + z * 0.2} ${y - z * 1.06}Z`,
    tile,
  );
  stroke(
    s,
    path`M${x - z * 0.03} ${y - z * 1.28}v${-z * 0.24}m${-z * 0.07} ${z * 0.08}h${z * 0.14}`,
    s.depth(0.85),
    z * 0.03,
  );
};

/** Rock pillars above a plain, with a monastery on top of the highest pillar. */
export const drawPillars = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.5, puffs: 3 });
  const green = (t: number) => s.localColour(t, hues.green - 10, 0.08, 1.2);
  layer(s, ridge(s, height * 0.575, 46 * unit, 2.4), mix(s.depth(0.06), s.haze, 0.35), 120, 0.5);
  layer(s, ridge(s, height * 0.62, 30 * unit, 2), mix(green(0.18), s.haze, 0.3), 120, 0.5);
  mist(s, height * 0.64, 60, 0.6);
  const size = Math.min(width, height * 1.05);
  for (const [share, top, half, foot, t] of [
    [0.08, 0.52, 0.05, 0.72, 0.22],
    [0.34, 0.5, 0.055, 0.73, 0.26],
    [0.94, 0.44, 0.06, 0.76, 0.34],
    [0.5, 0.47, 0.07, 0.77, 0.42],
    [0.74, 0.385, 0.115, 0.8, 0.52],
    [0.18, 0.5, 0.095, 0.83, 0.6],
  ] as const) {
    const pillar = {
      x: s.across(share),
      top: height * top,
      foot: height * foot,
      half: half * size,
      t,
    };
    drawPillar(s, pillar);
    if (half > 0.065)
      drawMonastery(s, pillar.x, pillar.top + pillar.half * 0.06, pillar.half * 0.66);
    mist(s, height * (foot - 0.02), 40, 0.3);
  }
  const wood = ridge(s, height * 0.8, 22 * unit, 2.4, { octaves: 2 });
  for (let tree = 0; tree < 70; tree += 1) {
    const x = s.between(0, width);
    cluster(
      s,
      x,
      heightAt(s, wood, x),
      [s.between(20, 40) * unit, s.between(18, 30) * unit],
      5,
      green(s.between(0.55, 0.7)),
    );
  }
  layer(s, wood, green(0.64), 200, 0.1);
  const roofs = inLight(s, [0.58, 0.14, 36], 0.7);
  for (let house = 0; house < 13; house += 1) {
    const [x, y, z] = [
      s.across(0.36 + house * 0.028),
      height * (0.855 + 0.016 * (house % 3)),
      s.between(15, 22) * unit,
    ];
    s.fill(box(x - z, x + z, y - z * 1.1, y), inLight(s, [0.9, 0.03, 80], 0.6));
    s.fill(
      [
        [x - z * 1.2, y - z],
        [x, y - z * 1.8],
        [x + z * 1.2, y - z],
      ],
      roofs,
    );
  }
  const front = ridge(s, height * 0.965, 22 * unit, 1.6, {
    octaves: 2,
    lift: (share) => Math.abs(share - 0.5) ** 2 * 220 * unit,
  });
  const dark = frameGreen(s, hues.green, 0.4);
  for (const [share, tall] of [
    [0.03, 300],
    [0.09, 220],
    [0.95, 260],
  ] as const) {
    const x = s.across(share);
    cypress(
      s,
      x,
      heightAt(s, front, Math.max(0, Math.min(width, x))) + 20 * unit,
      tall * unit,
      dark,
      mix(dark, colours.light, 0.12),
    );
  }
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.34), height * 0.25, 5);
};
