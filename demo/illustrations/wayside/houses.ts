import { type Colour, mix } from "#platform/oklch.ts";
import { box, path } from "../path.ts";
import type { Scene } from "../scene.ts";
import { inLight, lamp } from "../landscape/scenery.ts";
import type { Land } from "../sheet.ts";
import { landOf } from "./land.ts";

const walls: readonly Colour[] = [
  [0.9, 0.04, 82],
  [0.85, 0.07, 74],
  [0.82, 0.06, 50],
  [0.93, 0.02, 95],
];
const pastel: readonly Colour[] = [
  [0.86, 0.07, 195],
  [0.9, 0.06, 95],
  [0.83, 0.08, 30],
  [0.93, 0.02, 95],
];
const roofs: Readonly<Record<Land, Colour>> = {
  dry: [0.8, 0.07, 66],
  mild: [0.58, 0.14, 38],
  high: [0.44, 0.06, 40],
  palms: [0.56, 0.12, 32],
  bare: [0.4, 0.03, 240],
  snow: [0.96, 0.012, 230],
};
const painted: readonly Colour[] = [
  [0.56, 0.14, 28],
  [0.84, 0.12, 86],
  [0.92, 0.02, 95],
  [0.6, 0.08, 225],
];

/**
 * A house that suits the land: with a flat roof in dry countries, of painted wood in bare ones, in
 * pastel colours under palms, and elsewhere of plaster and tiles.
 */
export const drawLandHouse = (s: Scene, x: number, y: number, z: number, t: number): void => {
  const land = landOf(s);
  const isWood = land === "bare" || land === "snow";
  const kinds = land === "palms" ? pastel : isWood ? painted : walls;
  const near = Math.min(t, 0.8);
  const wall = mix(
    inLight(s, land === "dry" ? [0.78, 0.08, 62] : s.pick(kinds), t),
    s.haze,
    0.35 - 0.4 * near,
  );
  const dark = mix(s.depth(Math.min(1, t + 0.25)), wall, 0.15);
  const wide = z * s.between(0.62, 0.85);
  const tall = z * (land === "dry" ? s.between(0.7, 1.1) : 0.66);
  const foot = y;
  s.fill(
    box(x - wide, x + wide, foot - tall, foot + z * 0.3),
    s.verticalGradient(
      [
        [0, wall],
        [1, mix(wall, dark, 0.3)],
      ],
      foot - tall,
      foot,
    ),
  );
  const shadeLeft = s.sunLeft ? x + wide * 0.3 : x - wide;
  s.fill(box(shadeLeft, shadeLeft + wide * 0.7, foot - tall, foot + z * 0.3), dark, 0.32);
  if (land === "dry")
    s.fill(
      box(x - wide * 1.04, x + wide * 1.04, foot - tall - z * 0.08, foot - tall + z * 0.05),
      mix(wall, s.colours.light, 0.3),
    );
  else {
    const rise = land === "snow" || land === "high" ? 0.75 : 0.5;
    s.fill(
      [
        [x - wide * 1.16, foot - tall + z * 0.08],
        [x - wide * 0.5, foot - tall - z * rise],
        [x + wide * 0.5, foot - tall - z * rise],
        [x + wide * 1.16, foot - tall + z * 0.08],
      ],
      mix(inLight(s, roofs[land], t), s.haze, 0.28 - 0.35 * near),
    );
  }
  for (const dx of [-0.5, 0.02, 0.52]) {
    const isOn = s.isLit && s.random() < 0.65;
    s.fill(
      box(
        x + dx * wide - z * 0.08,
        x + dx * wide + z * 0.08,
        foot - tall * 0.68,
        foot - tall * 0.3,
      ),
      isOn ? lamp : dark,
      isOn ? 1 : 0.8,
    );
  }
  s.fill(
    path`M${x - z * 0.1} ${foot + z * 0.1}V${foot - z * 0.16}Q${x} ${foot - z * 0.3} ${x + z * 0.1} ${foot - z * 0.16}V${foot + z * 0.1}Z`,
    dark,
  );
};
