import { type Colour, mix } from "#platform/oklch.ts";
import { lens, path } from "../path.ts";
import type { Scene } from "../scene.ts";
import { stroke } from "../landscape/terrain.ts";
import { inLight, person } from "../landscape/scenery.ts";

export type Lateen = Readonly<{
  x: number;
  y: number;
  size: number;
  direction: number;
  hull: Colour;
}>;

/**
 * A wooden boat with one slanting sail, as used on the Nile and along the Swahili coast; `size` is
 * in pixels.
 */
export const drawLateen = (s: Scene, { x, y, size: z, direction, hull }: Lateen): void => {
  const { colours } = s;
  const wood = mix(colours.ink, s.depth(0.7), 0.3);
  const cloth = mix(colours.light, colours.sun, 0.3);
  s.fill(lens(x, y + z * 0.13, z * 1.5, z * 0.07), colours.ink, 0.3);
  stroke(
    s,
    path`M${x + direction * z * 0.1} ${y}L${x + direction * z * 0.06} ${y - z * 0.86}`,
    wood,
    z * 0.022,
  );
  s.fill(
    path`M${x + direction * z * 0.5} ${y - z * 0.2}Q${x + direction * z * 0.02} ${y - z * 0.86} ${x - direction * z * 0.3} ${y - z * 1.36}Q${x - direction * z * 0.3} ${y - z * 0.62} ${x - direction * z * 0.54} ${y - z * 0.2}Q${x - direction * z * 0.04} ${y - z * 0.3} ${x + direction * z * 0.5} ${y - z * 0.2}Z`,
    s.linear(
      [
        [0, cloth],
        [1, mix(cloth, colours.mid, 0.26)],
      ],
      x - s.side * z * 0.4,
      y,
      x + s.side * z * 0.4,
      y,
    ),
  );
  stroke(
    s,
    path`M${x + direction * z * 0.56} ${y - z * 0.13}Q${x + direction * z * 0.04} ${y - z * 0.86} ${x - direction * z * 0.34} ${y - z * 1.43}`,
    wood,
    z * 0.018,
  );
  s.fill(
    path`M${x - direction * z * 0.66} ${y - z * 0.15}Q${x} ${y - z * 0.02} ${x + direction * z * 0.76} ${y - z * 0.24}Q${x + direction * z * 0.6} ${y + z * 0.1} ${x + direction * z * 0.34} ${y + z * 0.11}H${x - direction * z * 0.4}Q${x - direction * z * 0.62} ${y + z * 0.08} ${x - direction * z * 0.66} ${y - z * 0.15}Z`,
    inLight(s, hull, 0.8),
  );
  for (const [share, tall] of [
    [-0.4, 0.24],
    [0.3, 0.2],
  ] as const)
    person(s, x + direction * share * z, y - z * 0.04, tall * z, colours.ink);
};

export const drawWake = (s: Scene, { x, y, size: z, direction }: Lateen): void => {
  let d = "";
  for (let index = 0; index < 9; index += 1)
    d += lens(
      x - direction * z * (0.2 + index * 0.09),
      y + z * (0.07 + index * 0.02),
      z * s.between(0.2, 0.55),
      z * 0.013,
    );
  s.fill(d, s.colours.light, 0.42);
};
