import { type Colour, mix } from "#platform/oklch.ts";
import { box, lens, path, tenth } from "../path.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { disc } from "./terrain.ts";

/** The colour of lit windows. */
export const lamp: Colour = [0.89, 0.14, 84];

/** A distant standing figure, optionally with a pointed hat or a backpack. */
export const person = (
  s: Scene,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  hat: Colour | null = null,
): void => {
  const z = size;
  s.fill(
    path`M${x - z * 0.13} ${y}L${x - z * 0.1} ${y - z * 0.5}Q${x - z * 0.16} ${y - z * 0.8} ${x} ${y - z * 0.8}Q${x + z * 0.16} ${y - z * 0.8} ${x + z * 0.1} ${y - z * 0.5}L${x + z * 0.14} ${y}L${x + z * 0.04} ${y}L${x} ${y - z * 0.42}L${x - z * 0.04} ${y}Z`,
    colour,
  );
  disc(s, x, y - z * 0.91, z * 0.1, colour);
  if (hat)
    s.fill(
      [
        [x - z * 0.24, y - z * 0.9],
        [x, y - z * 1.12],
        [x + z * 0.24, y - z * 0.9],
      ],
      hat,
    );
  else s.fill(box(x - z * 0.2, x - z * 0.04, y - z * 0.76, y - z * 0.44), colour);
};

export const sail = (
  s: Scene,
  x: number,
  y: number,
  size: number,
  cloth: Colour,
  hull: Colour,
  direction: number,
): void => {
  const z = size;
  s.fill(
    path`M${x} ${y - z}Q${x + direction * z * 0.5} ${y - z * 0.45} ${x + direction * z * 0.42} ${y - z * 0.1}L${x} ${y - z * 0.1}Z`,
    cloth,
  );
  s.fill(
    path`M${x - direction * z * 0.05} ${y - z * 0.85}Q${x - direction * z * 0.12} ${y - z * 0.4} ${x - direction * z * 0.32} ${y - z * 0.1}L${x - direction * z * 0.05} ${y - z * 0.1}Z`,
    mix(cloth, s.colours.mid, 0.25),
  );
  s.fill(
    path`M${x - z * 0.42} ${y - z * 0.06}L${x + z * 0.48} ${y - z * 0.06}Q${x + z * 0.34} ${y + z * 0.08} ${x + z * 0.2} ${y + z * 0.08}L${x - z * 0.26} ${y + z * 0.08}Z`,
    hull,
  );
};

/** Water between two lines, with ripples that grow towards the front and glitter under the sun. */
export const water = (
  s: Scene,
  top: number,
  bottom: number,
  far: Colour,
  near: Colour,
  count = 170,
): void => {
  const { unit, width, sun, colours } = s;
  s.add(
    `<rect x="0" y="${tenth(top)}" width="${width}" height="${tenth(bottom - top)}" fill="${s.verticalGradient(
      [
        [0, far],
        [1, near],
      ],
      top,
      bottom,
    )}"/>`,
  );
  let [glitter, dark] = ["", ""];
  for (let ripple = 0; ripple < count; ripple += 1) {
    const share = s.random() ** 1.7;
    const y = top + (bottom - top) * share;
    const length = (14 + 110 * share) * s.between(0.4, 1.4) * unit;
    const isNearSun = s.random() < 0.55;
    const x = isNearSun
      ? sun.x + (s.random() + s.random() - 1) * (60 + 260 * share) * unit
      : s.between(0, width);
    const shape = lens(x, y, length, (1.2 + 5 * share) * unit);
    if (isNearSun) glitter += shape;
    else dark += shape;
  }
  s.fill(glitter, mix(colours.sun, colours.sky[2], 0.3), 0.62);
  s.fill(dark, mix(near, colours.near, 0.35), 0.45);
  s.fill(box(0, width, top, top + 2.5 * unit), mix(far, colours.light, 0.6), 0.7);
};

/** The sea's colour at a depth. In low light it would turn grey, so some of its blue is kept. */
export const sea = (s: Scene, t: number, towardsNear = 0.12): Colour => {
  const base = s.depth(t);
  const { time } = s.options;
  if (s.isLow && time !== "dawn")
    return mix(base, [base[0] + 0.02, 0.075, 208], time === "golden" ? 0.86 : 0.5);
  return mix(s.localColour(t, hues.sea, 0.11, 1.25), s.colours.near, towardsNear);
};

/** An object's colour in the light of the hour; at dusk and night it is mixed with the dark of the scene. */
export const inLight = (s: Scene, colour: Colour, t = 0.6): Colour =>
  mix(colour, s.depth(t), s.isNight ? 0.62 : s.options.time === "dusk" ? 0.42 : 0.12);

/** A soft shape of many discs, for crowns of trees, bushes and steam. */
export const cluster = (
  s: Scene,
  x: number,
  y: number,
  [wide, tall]: readonly [wide: number, tall: number],
  count: number,
  colour: Colour,
): void => {
  for (let index = 0; index < count; index += 1) {
    const angle = s.between(0, Math.PI * 2);
    const out = Math.sqrt(s.random());
    disc(
      s,
      x + Math.cos(angle) * out * wide * 0.7,
      y + Math.sin(angle) * out * tall * 0.7,
      Math.min(wide, tall) * s.between(0.3, 0.55),
      colour,
    );
  }
};

export type Winding = Readonly<{
  /** The x of the starting point, in pixels. */
  x: number;
  top: number;
  bottom: number;
  /**
   * How far the near end swings sideways, in units; `half` is half the width of the near end, in
   * units.
   */
  swing: number;
  half: number;
}>;

/** A river or a path that winds to the front and widens. */
export const winding = (
  s: Scene,
  { x, top, bottom, swing, half }: Winding,
  paint: string,
): void => {
  const phase = s.between(0, 2);
  const middle = Array.from({ length: 41 }, (_, step) => {
    const t = step / 40;
    return [
      x + Math.sin(t * 5.2 + phase) * swing * s.unit * (0.12 + 0.88 * t) * (1.1 - 0.3 * t),
      top + (bottom - top) * t ** 1.15,
      (0.03 + 0.97 * t ** 1.7) * half * s.unit,
    ] as const;
  });
  s.fill(
    [
      ...middle.map(([cx, cy, reach]) => [cx - reach, cy] as const),
      ...middle.map(([cx, cy, reach]) => [cx + reach, cy] as const).toReversed(),
    ],
    paint,
  );
};
