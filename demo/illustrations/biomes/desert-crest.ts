import { mix } from "#platform/oklch.ts";
import type { Point } from "../path.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { dots, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { pathThrough } from "../path.ts";
import { person } from "../landscape/scenery.ts";
import { drawDune } from "./desert.ts";

/** A great dune with a sharp crest and climbers on it. */
const drawGreatDune = (s: Scene): void => {
  const { width, height, unit, colours, side } = s;
  const [px, top, foot] = [s.across(0.6), height * 0.4, height * 0.9];
  const lit = mix(s.localColour(0.34, hues.sand, 0.12, 1.4), colours.light, 0.2);
  const shadow = mix(s.localColour(0.62, hues.rock - 8, 0.11, 1.2), colours.ink, 0.12);
  const size = Math.min(width * 1.15, height * 1.25);
  const flank = (direction: number, reach: number): Point[] =>
    Array.from({ length: 41 }, (_, step) => {
      const t = step / 40;
      return [
        px + direction * reach * size * t,
        top + (foot - top) * t ** 0.72 - 9 * unit * s.fbm(t * 5 + direction * 7, 2),
      ];
    });
  const [litSide, darkSide] = [flank(-side, 0.8), flank(side, 0.62)];
  s.fill(
    [
      ...litSide.toReversed(),
      ...darkSide,
      [darkSide.at(-1)?.[0] ?? 0, height],
      [litSide.at(-1)?.[0] ?? 0, height],
    ],
    s.verticalGradient(
      [
        [0, lit],
        [1, mix(lit, s.localColour(0.5, hues.rock, 0.1), 0.35)],
      ],
      top,
      foot,
    ),
  );
  const crest = Array.from({ length: 41 }, (_, step): Point => {
    const t = step / 40;
    return [
      px - side * size * (0.34 * t ** 1.4 - 0.13 * Math.sin(t * Math.PI * 2.1) * (0.4 + t)),
      top + (foot + 30 * unit - top) * t,
    ];
  });
  s.fill(
    [...crest, [px + side * size * 0.4, foot + 40 * unit], ...darkSide.toReversed()],
    s.verticalGradient(
      [
        [0, shadow],
        [0.55, mix(shadow, lit, 0.16)],
        [1, mix(shadow, lit, 0.5)],
      ],
      top,
      foot + 40 * unit,
    ),
  );
  stroke(s, pathThrough(crest, false), mix(lit, colours.light, 0.6), 2.6 * unit, 0.7);
  for (let wave = 1; wave < 9; wave += 1) {
    const line = crest
      .slice(4, 38)
      .map(([x, y], step): Point => [
        x - side * (26 * wave + 10 * Math.sin(step * 0.3 + wave)) * unit * (0.4 + step / 34),
        y + 5 * wave * unit,
      ]);
    stroke(s, pathThrough(line, false), shadow, 1.8 * unit, 0.13);
  }
  dots(
    s,
    500,
    () => {
      const [x, y] = crest[Math.floor(s.between(2, 40))] ?? [px, top];
      return [x + side * s.random() ** 1.6 * 190 * unit, y + s.between(0, 40) * unit];
    },
    mix(shadow, colours.ink, 0.4),
    1.7,
    0.35,
  );
  for (const [each, at] of [7, 11, 14, 19].entries()) {
    const [x, y] = crest[at] ?? [px, top];
    person(s, x, y + 2 * unit, (26 + each * 5) * unit, colours.ink);
  }
};

/** A great dune with a sharp crest, four climbers, and lower dunes in front. */
export const drawCrest = (s: Scene): void => {
  const { height, unit } = s;
  clouds(s, { count: 5, high: 0.08, low: 0.3, opacity: 0.4, puffs: 1 });
  const far = ridge(s, height * 0.6, 30 * unit, 2.4, { octaves: 2 });
  layer(s, far, mix(s.localColour(0.1, hues.sand, 0.08), s.haze, 0.35), 120, 0.5);
  layer(
    s,
    ridge(s, height * 0.64, 40 * unit, 2, { octaves: 2 }),
    s.localColour(0.18, hues.sand - 6, 0.1, 1.2),
    150,
    0.4,
  );
  mist(s, height * 0.65, 50, 0.5);
  drawGreatDune(s);
  mist(s, height * 0.84, 40, 0.25);
  for (const dune of [3, 4, 5]) drawDune(s, dune, 6, { isLow: true });
  birds(s, s.across(0.34), height * 0.24, 4, s.depth(0.8));
};
