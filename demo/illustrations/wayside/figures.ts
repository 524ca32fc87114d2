import { type Colour, mix } from "#platform/oklch.ts";
import { path } from "../path.ts";
import type { Scene } from "../scene.ts";
import { disc, stroke } from "../landscape/terrain.ts";
import { inLight } from "../landscape/scenery.ts";

export const cloths: readonly Colour[] = [
  [0.66, 0.17, 42],
  [0.8, 0.14, 82],
  [0.58, 0.1, 205],
  [0.62, 0.15, 18],
  [0.6, 0.1, 155],
];

/** Somebody on foot with a pack and a stick, one leg ahead; `direction` 1 goes right. */
export const walker = (
  s: Scene,
  x: number,
  y: number,
  z: number,
  direction: 1 | -1,
  cloth: Colour,
): void => {
  const dark = mix(s.colours.ink, s.depth(0.8), 0.2);
  const at = (dx: number) => x + direction * dx * z;
  stroke(
    s,
    path`M${at(-0.02)} ${y - z * 0.42}L${at(0.13)} ${y - z * 0.22}L${at(0.15)} ${y}`,
    dark,
    z * 0.085,
  );
  stroke(
    s,
    path`M${at(-0.02)} ${y - z * 0.42}L${at(-0.06)} ${y - z * 0.2}L${at(-0.18)} ${y - z * 0.02}`,
    dark,
    z * 0.085,
  );
  s.fill(
    path`M${at(-0.12)} ${y - z * 0.38}L${at(-0.1)} ${y - z * 0.74}Q${at(0)} ${y - z * 0.82} ${at(0.1)} ${y - z * 0.74}L${at(0.1)} ${y - z * 0.38}Z`,
    inLight(s, cloth, 0.8),
  );
  s.fill(
    path`M${at(-0.1)} ${y - z * 0.76}Q${at(-0.3)} ${y - z * 0.8} ${at(-0.29)} ${y - z * 0.56}Q${at(-0.28)} ${y - z * 0.42} ${at(-0.1)} ${y - z * 0.44}Z`,
    dark,
  );
  stroke(
    s,
    path`M${at(0.03)} ${y - z * 0.7}L${at(0.14)} ${y - z * 0.56}L${at(0.25)} ${y - z * 0.58}`,
    inLight(s, cloth, 0.86),
    z * 0.06,
  );
  stroke(s, path`M${at(0.25)} ${y - z * 0.62}L${at(0.3)} ${y}`, dark, z * 0.022);
  disc(s, at(0.02), y - z * 0.9, z * 0.085, mix(inLight(s, [0.66, 0.07, 55], 0.8), dark, 0.3));
  s.fill(
    path`M${at(-0.09)} ${y - z * 0.91}Q${at(0)} ${y - z * 1.06} ${at(0.1)} ${y - z * 0.91}L${at(0.17)} ${y - z * 0.9}L${at(0.1)} ${y - z * 0.88}Z`,
    dark,
  );
};

/** A minibus from the side with bags on its roof; `direction` 1 drives right. */
export const minibus = (
  s: Scene,
  x: number,
  y: number,
  length: number,
  direction: 1 | -1,
): void => {
  const z = length / 2;
  const body = inLight(s, [0.68, 0.17, 46], 0.7);
  const dark = mix(s.colours.ink, s.depth(0.8), 0.15);
  const glass = mix(s.colours.sky[1], s.depth(0.7), s.isNight ? 0.7 : 0.45);
  const at = (dx: number) => x + direction * dx * z;
  s.fill(
    path`M${at(-1.05)} ${y + z * 0.03}Q${x} ${y - z * 0.06} ${at(1.1)} ${y + z * 0.03}Q${x} ${y + z * 0.12} ${at(-1.05)} ${y + z * 0.03}Z`,
    s.colours.ink,
    0.35,
  );
  const bags: readonly (readonly [number, number, number, Colour])[] = [
    [-0.78, -0.46, 0.2, [0.55, 0.11, 200]],
    [-0.44, -0.1, 0.27, [0.8, 0.13, 84]],
    [-0.07, 0.2, 0.18, [0.5, 0.1, 20]],
  ];
  for (const [rear, front, tall, colour] of bags)
    s.fill(
      path`M${at(rear)} ${y - z * 0.96}V${y - z * (0.96 + tall * 0.7)}Q${at(rear)} ${y - z * (0.98 + tall)} ${at(rear + 0.08)} ${y - z * (0.98 + tall)}H${at(front - 0.08)}Q${at(front)} ${y - z * (0.98 + tall)} ${at(front)} ${y - z * (0.96 + tall * 0.7)}V${y - z * 0.96}Z`,
      inLight(s, colour, 0.8),
    );
  stroke(s, path`M${at(-0.84)} ${y - z * 0.99}H${at(0.34)}`, dark, z * 0.03);
  s.fill(
    path`M${at(-1)} ${y - z * 0.14}V${y - z * 0.84}Q${at(-1)} ${y - z * 0.96} ${at(-0.88)} ${y - z * 0.96}H${at(0.44)}Q${at(0.56)} ${y - z * 0.96} ${at(0.64)} ${y - z * 0.84}L${at(0.8)} ${y - z * 0.54}Q${at(1)} ${y - z * 0.48} ${at(1)} ${y - z * 0.36}V${y - z * 0.14}Z`,
    body,
  );
  s.fill(
    path`M${at(-1)} ${y - z * 0.4}H${at(1)}V${y - z * 0.14}H${at(-1)}Z`,
    mix(s.colours.light, s.depth(0.6), s.isNight ? 0.6 : 0.18),
  );
  for (const [rear, front] of [
    [-0.9, -0.54],
    [-0.48, -0.12],
    [-0.06, 0.26],
  ] as const)
    s.fill(
      path`M${at(rear)} ${y - z * 0.52}V${y - z * 0.84}H${at(front)}V${y - z * 0.52}Z`,
      s.isLit ? mix([0.89, 0.14, 84], glass, 0.25) : glass,
    );
  s.fill(
    path`M${at(0.33)} ${y - z * 0.52}V${y - z * 0.84}H${at(0.52)}L${at(0.7)} ${y - z * 0.52}Z`,
    s.isLit ? mix([0.89, 0.14, 84], glass, 0.25) : glass,
  );
  s.fill(path`M${at(-1.03)} ${y - z * 0.2}H${at(1.03)}V${y - z * 0.1}H${at(-1.03)}Z`, dark);
  for (const dx of [-0.6, 0.6]) {
    disc(s, at(dx), y - z * 0.12, z * 0.2, dark);
    disc(s, at(dx), y - z * 0.12, z * 0.09, mix(s.colours.light, dark, 0.4));
  }
  disc(s, at(0.97), y - z * 0.32, z * 0.05, [0.95, 0.09, 90]);
  if (s.isLit)
    s.fill(
      path`M${at(1)} ${y - z * 0.34}L${at(2.7)} ${y - z * 0.42}L${at(2.7)} ${y + z * 0.06}L${at(1)} ${y - z * 0.26}Z`,
      s.linear(
        [
          [0, [0.93, 0.1, 88], 0.55],
          [1, [0.93, 0.1, 88], 0],
        ],
        at(1),
        y,
        at(2.7),
        y,
      ),
    );
};
