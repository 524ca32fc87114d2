import { type Colour, mix } from "#platform/oklch.ts";
import { box, path, type Point } from "../path.ts";
import { grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { inLight, lamp } from "../landscape/scenery.ts";

const cloths: readonly (readonly [Colour, Colour])[] = [
  [
    [0.66, 0.19, 35],
    [0.92, 0.06, 85],
  ],
  [
    [0.6, 0.12, 230],
    [0.95, 0.03, 90],
  ],
  [
    [0.82, 0.15, 85],
    [0.62, 0.18, 30],
  ],
  [
    [0.55, 0.13, 160],
    [0.93, 0.07, 95],
  ],
  [
    [0.58, 0.16, 350],
    [0.9, 0.06, 70],
  ],
];

const drawBalloon = (s: Scene, x: number, y: number, r: number, index: number): void => {
  const { colours, side } = s;
  const [first, second] = cloths[index % cloths.length] ?? cloths[0]!;
  const far = 1 - Math.min(1, r / (80 * s.unit));
  const tint = (colour: Colour) => mix(inLight(s, colour, 0.5), s.haze, 0.55 * far);
  const skin = (wide: number) =>
    path`M${x} ${y - r}C${x + wide * 1.33} ${y - r} ${x + wide * 1.33} ${y + r * 0.3} ${x + wide * 0.22} ${y + r * 1.16}H${x - wide * 0.22}C${x - wide * 1.33} ${y + r * 0.3} ${x - wide * 1.33} ${y - r} ${x} ${y - r}Z`;
  for (const [at, wide] of [1, 0.74, 0.46, 0.17].entries())
    s.fill(skin(r * wide), tint(at % 2 ? second : first));
  s.fill(
    path`M${x} ${y - r}C${x + side * r * 1.33} ${y - r} ${x + side * r * 1.33} ${y + r * 0.3} ${x + side * r * 0.22} ${y + r * 1.16}H${x + side * r * 0.1}C${x + side * r * 0.8} ${y + r * 0.2} ${x + side * r * 0.7} ${y - r * 0.7} ${x} ${y - r}Z`,
    s.depth(0.6),
    0.26,
  );
  if (s.isLit) s.fill(skin(r * 0.6), lamp, 0.3);
  for (const direction of [-1, 1])
    stroke(
      s,
      path`M${x + direction * r * 0.2} ${y + r * 1.16}L${x + direction * r * 0.12} ${y + r * 1.42}`,
      colours.ink,
      Math.max(0.8, r * 0.016),
    );
  s.fill(
    box(x - r * 0.15, x + r * 0.15, y + r * 1.4, y + r * 1.6),
    mix(inLight(s, [0.5, 0.08, 55], 0.7), colours.ink, 0.2),
  );
};

/** A chimney of soft rock under its darker cap, with a door and windows cut in. */
const drawChimney = (s: Scene, x: number, foot: number, h: number, t: number): void => {
  const { side, colours } = s;
  const tuff = mix(s.localColour(t, 62, 0.06, 1.2), colours.light, 0.28 * (1 - t * 0.5));
  const shade = mix(s.depth(Math.min(1, t + 0.24)), tuff, 0.25);
  const offset = s.between(0, 300);
  const wide = h * s.between(0.26, 0.36);
  const edge = (direction: number): Point[] =>
    Array.from({ length: 17 }, (_, step) => {
      const q = step / 16;
      return [
        x +
          direction *
            wide *
            (0.2 + 0.8 * q ** 1.5 + 0.06 * s.fbm(q * 5 + offset + direction * 20, 2)),
        foot - h * (1 - q),
      ];
    });
  const [lit, dark] = [edge(-side), edge(side)];
  s.fill(
    [...lit.toReversed(), ...dark],
    s.verticalGradient(
      [
        [0, tuff],
        [1, mix(tuff, s.haze, 0.35 * (1 - t))],
      ],
      foot - h,
      foot,
    ),
  );
  s.fill(
    [
      ...dark,
      ...dark
        .map(([px, py], step): Point => [
          x + (px - x) * (0.2 + 0.3 * Math.abs(s.fbm(step * 0.6 + offset, 2))),
          py,
        ])
        .toReversed(),
    ],
    shade,
    0.6,
  );
  s.fill(
    path`M${x - wide * 0.34} ${foot - h * 0.97}Q${x - wide * 0.3} ${foot - h * 1.1} ${x} ${foot - h * 1.17}Q${x + wide * 0.32} ${foot - h * 1.08} ${x + wide * 0.36} ${foot - h * 0.96}Q${x} ${foot - h * 0.9} ${x - wide * 0.34} ${foot - h * 0.97}Z`,
    mix(s.localColour(Math.min(1, t + 0.2), hues.rock, 0.07), colours.ink, 0.15),
  );
  if (h < 120 * s.unit) return;
  for (const [dx, dy, size] of [
    [-0.1, 0.5, 0.035],
    [0.08, 0.42, 0.03],
    [-0.02, 0.26, 0.04],
  ] as const)
    s.fill(
      path`M${x + (dx - size) * h} ${foot - dy * h}v${-size * h * 1.4}q${size * h} ${-size * h} ${size * h * 2} 0v${size * h * 1.4}Z`,
      s.isLit ? lamp : shade,
    );
};

export const drawBalloons = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.06, low: 0.3, opacity: 0.4, puffs: 2 });
  layer(s, ridge(s, height * 0.58, 44 * unit, 2.4), mix(s.depth(0.05), s.haze, 0.35), 120, 0.6);
  for (const [share, y, r] of [
    [0.12, 0.44, 22],
    [0.3, 0.5, 16],
    [0.46, 0.4, 26],
    [0.9, 0.5, 18],
    [0.62, 0.52, 14],
    [0.78, 0.42, 24],
  ] as const)
    drawBalloon(s, s.across(share), height * y, r * unit, Math.round(share * 40));
  mist(s, height * 0.6, 60, 0.6);
  const tuff = (t: number) => mix(s.localColour(t, 66, 0.07, 1.25), colours.light, 0.2 * (1 - t));
  const row = (y: number, t: number, low: number, high: number, count: number) => {
    const line = ridge(s, height * y, 22 * unit, 2.6, { octaves: 3 });
    for (let each = 0; each < count; each += 1) {
      const x = s.between(0, width);
      drawChimney(s, x, heightAt(s, line, x) + 12 * unit, s.between(low, high) * unit, t);
    }
    layer(s, line, tuff(t), 180, 0.3);
  };
  const wide = width / height;
  row(0.63, 0.2, 40, 80, Math.round(14 * wide));
  mist(s, height * 0.64, 44, 0.5);
  drawBalloon(s, s.across(0.66), height * 0.29, 92 * unit, 2);
  row(0.7, 0.36, 70, 130, Math.round(9 * wide));
  mist(s, height * 0.71, 40, 0.4);
  drawBalloon(s, s.across(0.24), height * 0.5, 62 * unit, 3);
  const near = ridge(s, height * 0.81, 26 * unit, 2, { octaves: 3 });
  for (const [share, h] of [
    [0.88, 330],
    [0.74, 220],
    [0.99, 260],
    [0.1, 170],
  ] as const) {
    const x = s.across(share);
    drawChimney(s, x, heightAt(s, near, x) + 30 * unit, h * unit, 0.56);
  }
  layer(s, near, tuff(0.58), 220, 0.08);
  const vines = ridge(s, height * 0.9, 16 * unit, 1.8, { octaves: 2 });
  layer(s, vines, s.localColour(0.74, 110, 0.09, 1.2), 200, 0.04);
  grass(s, vines, 260, 16, 44, s.localColour(0.8, 110, 0.09, 1.2));
  const front = ridge(s, height * 0.97, 14 * unit, 2, { octaves: 2 });
  const dark = mix(colours.ink, s.localColour(0.9, 100, 0.07), 0.3);
  grass(s, front, 420, 40, 100, dark);
  layer(s, front, dark, 200, 0);
};
