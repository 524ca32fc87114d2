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

const drawBalloon = (s: Scene, x: number, y: number, radius: number, index: number): void => {
  const { colours, side } = s;
  const [first, second] = cloths[index % cloths.length] ?? cloths[0]!;
  const far = 1 - Math.min(1, radius / (80 * s.unit));
  const tint = (colour: Colour) => mix(inLight(s, colour, 0.5), s.haze, 0.55 * far);
  const skin = (width: number) =>
    path`M${x} ${y - radius}C${x + width * 1.33} ${y - radius} ${x + width * 1.33} ${y + radius * 0.3} ${x + width * 0.22} ${y + radius * 1.16}H${x - width * 0.22}C${x - width * 1.33} ${y + radius * 0.3} ${x - width * 1.33} ${y - radius} ${x} ${y - radius}Z`;
  for (const [at, width] of [1, 0.74, 0.46, 0.17].entries())
    s.fill(skin(radius * width), tint(at % 2 ? second : first));
  s.fill(
    path`M${x} ${y - radius}C${x + side * radius * 1.33} ${y - radius} ${x + side * radius * 1.33} ${y + radius * 0.3} ${x + side * radius * 0.22} ${y + radius * 1.16}H${x + side * radius * 0.1}C${x + side * radius * 0.8} ${y + radius * 0.2} ${x + side * radius * 0.7} ${y - radius * 0.7} ${x} ${y - radius}Z`,
    s.depth(0.6),
    0.26,
  );
  if (s.isLit) s.fill(skin(radius * 0.6), lamp, 0.3);
  for (const direction of [-1, 1])
    stroke(
      s,
      path`M${x + direction * radius * 0.2} ${y + radius * 1.16}L${x + direction * radius * 0.12} ${y + radius * 1.42}`,
      colours.ink,
      Math.max(0.8, radius * 0.016),
    );
  s.fill(
    box(x - radius * 0.15, x + radius * 0.15, y + radius * 1.4, y + radius * 1.6),
    mix(inLight(s, [0.5, 0.08, 55], 0.7), colours.ink, 0.2),
  );
};

/** A chimney of soft rock under its darker cap, with a door and windows cut in. */
const drawChimney = (s: Scene, x: number, foot: number, height: number, depth: number): void => {
  const { side, colours } = s;
  const tuff = mix(s.localColour(depth, 62, 0.06, 1.2), colours.light, 0.28 * (1 - depth * 0.5));
  const shade = mix(s.depth(Math.min(1, depth + 0.24)), tuff, 0.25);
  const offset = s.between(0, 300);
  const width = height * s.between(0.26, 0.36);
  const edge = (direction: number): Point[] =>
    Array.from({ length: 17 }, (_, step) => {
      const q = step / 16;
      return [
        x +
          direction *
            width *
            (0.2 + 0.8 * q ** 1.5 + 0.06 * s.fbm(q * 5 + offset + direction * 20, 2)),
        foot - height * (1 - q),
      ];
    });
  const [lit, dark] = [edge(-side), edge(side)];
  s.fill(
    [...lit.toReversed(), ...dark],
    s.verticalGradient(
      [
        [0, tuff],
        [1, mix(tuff, s.haze, 0.35 * (1 - depth))],
      ],
      foot - height,
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
    path`M${x - width * 0.34} ${foot - height * 0.97}Q${x - width * 0.3} ${foot - height * 1.1} ${x} ${foot - height * 1.17}Q${x + width * 0.32} ${foot - height * 1.08} ${x + width * 0.36} ${foot - height * 0.96}Q${x} ${foot - height * 0.9} ${x - width * 0.34} ${foot - height * 0.97}Z`,
    mix(s.localColour(Math.min(1, depth + 0.2), hues.rock, 0.07), colours.ink, 0.15),
  );
  if (height < 120 * s.unit) return;
  for (const [dx, dy, size] of [
    [-0.1, 0.5, 0.035],
    [0.08, 0.42, 0.03],
    [-0.02, 0.26, 0.04],
  ] as const)
    s.fill(
      path`M${x + (dx - size) * height} ${foot - dy * height}v${-size * height * 1.4}q${size * height} ${-size * height} ${size * height * 2} 0v${size * height * 1.4}Z`,
      s.isLit ? lamp : shade,
    );
};

export const drawBalloons = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.06, low: 0.3, opacity: 0.4, puffs: 2 });
  layer(s, ridge(s, height * 0.58, 44 * unit, 2.4), mix(s.depth(0.05), s.haze, 0.35), 120, 0.6);
  for (const [share, y, radius] of [
    [0.12, 0.44, 22],
    [0.3, 0.5, 16],
    [0.46, 0.4, 26],
    [0.9, 0.5, 18],
    [0.62, 0.52, 14],
    [0.78, 0.42, 24],
  ] as const)
    drawBalloon(s, s.across(share), height * y, radius * unit, Math.round(share * 40));
  mist(s, height * 0.6, 60, 0.6);
  const tuff = (depth: number) =>
    mix(s.localColour(depth, 66, 0.07, 1.25), colours.light, 0.2 * (1 - depth));
  const row = (y: number, depth: number, low: number, high: number, count: number) => {
    const line = ridge(s, height * y, 22 * unit, 2.6, { octaves: 3 });
    for (let each = 0; each < count; each += 1) {
      const x = s.between(0, width);
      drawChimney(s, x, heightAt(s, line, x) + 12 * unit, s.between(low, high) * unit, depth);
    }
    layer(s, line, tuff(depth), 180, 0.3);
  };
  const wide = width / height;
  row(0.63, 0.2, 40, 80, Math.round(14 * wide));
  mist(s, height * 0.64, 44, 0.5);
  drawBalloon(s, s.across(0.66), height * 0.29, 92 * unit, 2);
  row(0.7, 0.36, 70, 130, Math.round(9 * wide));
  mist(s, height * 0.71, 40, 0.4);
  drawBalloon(s, s.across(0.24), height * 0.5, 62 * unit, 3);
  const near = ridge(s, height * 0.81, 26 * unit, 2, { octaves: 3 });
  for (const [share, height] of [
    [0.88, 330],
    [0.74, 220],
    [0.99, 260],
    [0.1, 170],
  ] as const) {
    const x = s.across(share);
    drawChimney(s, x, heightAt(s, near, x) + 30 * unit, height * unit, 0.56);
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
