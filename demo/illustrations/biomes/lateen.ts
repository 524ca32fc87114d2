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
export const drawLateen = (s: Scene, { x, y, size, direction, hull }: Lateen): void => {
  const { colours } = s;
  const wood = mix(colours.ink, s.depth(0.7), 0.3);
  const cloth = mix(colours.light, colours.sun, 0.3);
  s.fill(lens(x, y + size * 0.13, size * 1.5, size * 0.07), colours.ink, 0.3);
  stroke(
    s,
    path`M${x + direction * size * 0.1} ${y}L${x + direction * size * 0.06} ${y - size * 0.86}`,
    wood,
    size * 0.022,
  );
  s.fill(
    path`M${x + direction * size * 0.5} ${y - size * 0.2}Q${x + direction * size * 0.02} ${y - size * 0.86} ${x - direction * size * 0.3} ${y - size * 1.36}Q${x - direction * size * 0.3} ${y - size * 0.62} ${x - direction * size * 0.54} ${y - size * 0.2}Q${x - direction * size * 0.04} ${y - size * 0.3} ${x + direction * size * 0.5} ${y - size * 0.2}Z`,
    s.linear(
      [
        [0, cloth],
        [1, mix(cloth, colours.mid, 0.26)],
      ],
      x - s.side * size * 0.4,
      y,
      x + s.side * size * 0.4,
      y,
    ),
  );
  stroke(
    s,
    path`M${x + direction * size * 0.56} ${y - size * 0.13}Q${x + direction * size * 0.04} ${y - size * 0.86} ${x - direction * size * 0.34} ${y - size * 1.43}`,
    wood,
    size * 0.018,
  );
  s.fill(
    path`M${x - direction * size * 0.66} ${y - size * 0.15}Q${x} ${y - size * 0.02} ${x + direction * size * 0.76} ${y - size * 0.24}Q${x + direction * size * 0.6} ${y + size * 0.1} ${x + direction * size * 0.34} ${y + size * 0.11}H${x - direction * size * 0.4}Q${x - direction * size * 0.62} ${y + size * 0.08} ${x - direction * size * 0.66} ${y - size * 0.15}Z`,
    inLight(s, hull, 0.8),
  );
  for (const [share, height] of [
    [-0.4, 0.24],
    [0.3, 0.2],
  ] as const)
    person(s, x + direction * share * size, y - size * 0.04, height * size, colours.ink);
};

export const drawWake = (s: Scene, { x, y, size, direction }: Lateen): void => {
  let d = "";
  for (let index = 0; index < 9; index += 1)
    d += lens(
      x - direction * size * (0.2 + index * 0.09),
      y + size * (0.07 + index * 0.02),
      size * s.between(0.2, 0.55),
      size * 0.013,
    );
  s.fill(d, s.colours.light, 0.42);
};
