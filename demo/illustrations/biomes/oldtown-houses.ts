import { type Colour, mix } from "#platform/oklch.ts";
import { box, path } from "../path.ts";
import type { Scene } from "../scene.ts";
import { stroke } from "../landscape/terrain.ts";
import { lamp } from "../landscape/scenery.ts";

/**
 * Path of a window with a round top; `foot` is the y of its lower edge, `half` is half its width.
 */
export const arch = (
  x: number,
  foot: number,
  half: number,
  straight: number,
  rise: number,
): string =>
  path`M${x - half} ${foot}V${foot - straight}Q${x} ${foot - straight - rise} ${x + half} ${foot - straight}V${foot}Z`;

export type Dome = Readonly<{
  x: number;
  y: number;
  radius: number;
  colour: Colour;
  shade: Colour;
  /** The eastern style has onion domes and flat roofs, the western style ribbed domes and tiles. */
  isEasternStyle: boolean;
}>;

/**
 * A dome with its shaded side: an onion dome in the eastern style, a ribbed dome with a lantern in
 * the western style.
 */
export const drawDome = (
  s: Scene,
  { x, y, radius: r, colour, shade, isEasternStyle }: Dome,
): void => {
  const { unit, side: d, colours } = s;
  const top = y - r * (isEasternStyle ? 1.75 : 1.25);
  if (isEasternStyle) {
    s.fill(
      path`M${x - r} ${y}C${x - r * 1.35} ${y - r * 0.8} ${x - r * 0.35} ${y - r * 1.15} ${x} ${top}C${x + r * 0.35} ${y - r * 1.15} ${x + r * 1.35} ${y - r * 0.8} ${x + r} ${y}Z`,
      colour,
    );
    s.fill(
      path`M${x} ${top}C${x + d * r * 0.35} ${y - r * 1.15} ${x + d * r * 1.35} ${y - r * 0.8} ${x + d * r} ${y}L${x + d * r * 0.25} ${y}C${x + d * r * 0.5} ${y - r * 0.7} ${x + d * r * 0.1} ${y - r * 1.1} ${x} ${top}Z`,
      shade,
      0.6,
    );
  } else {
    s.fill(
      path`M${x - r} ${y}Q${x - r} ${y - r * 1.05} ${x} ${top}Q${x + r} ${y - r * 1.05} ${x + r} ${y}Z`,
      colour,
    );
    s.fill(
      path`M${x} ${top}Q${x + d * r} ${y - r * 1.05} ${x + d * r} ${y}H${x + d * r * 0.3}Q${x + d * r * 0.35} ${y - r} ${x} ${top}Z`,
      shade,
      0.6,
    );
    const rib = mix(colour, colours.light, 0.4);
    for (let index = -2; index <= 2; index += 1)
      stroke(
        s,
        path`M${x} ${top}Q${x + index * r * 0.42} ${y - r * 0.95} ${x + index * r * 0.4} ${y}`,
        rib,
        2 * unit,
        0.5,
      );
    s.fill(
      [
        [x - r * 0.16, top + 3],
        [x + r * 0.16, top + 3],
        [x + r * 0.13, top - r * 0.36],
        [x - r * 0.13, top - r * 0.36],
      ],
      rib,
    );
    s.fill(
      [
        [x - r * 0.17, top - r * 0.34],
        [x, top - r * 0.56],
        [x + r * 0.17, top - r * 0.34],
      ],
      shade,
    );
  }
  stroke(s, path`M${x} ${top - (isEasternStyle ? 0 : r * 0.5)}v${-r * 0.34}`, shade, 3.4 * unit);
};

const wallHues: readonly Colour[] = [
  [0.85, 0.07, 80],
  [0.75, 0.08, 45],
  [0.9, 0.04, 90],
  [0.7, 0.08, 60],
];

export type Row = Readonly<{
  y: number;
  t: number;
  low: number;
  high: number;
  isEasternStyle: boolean;
}>;

const drawWindows = (
  s: Scene,
  left: number,
  top: number,
  wide: number,
  tall: number,
  t: number,
  dark: Colour,
): void => {
  const { unit } = s;
  const columns = Math.max(2, Math.round(wide / (26 * unit)));
  const rows = Math.max(2, Math.round(tall / (40 * unit)));
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      if (s.random() > 0.42 + (1 - t) * 0.3) continue;
      const half = 4.6 * unit * (0.7 + t * 0.6);
      const foot = top + ((row + 0.55) * tall) / rows + half * 1.7;
      const isOn = s.isLit && s.random() < 0.55;
      s.fill(
        arch(left + (wide * (column + 0.5)) / columns, foot, half, half * 2.3, half * 1.4),
        isOn ? lamp : dark,
        isOn ? 0.95 : 0.75,
      );
    }
};

export const drawRoofs = (s: Scene, { y, t, low, high, isEasternStyle }: Row): void => {
  const { width, height, unit, colours } = s;
  const stone = mix(s.localColour(t, 62, 0.07, 1.2), colours.light, 0.16 * (1 - t));
  const dark = mix(s.depth(Math.min(1, t + 0.2)), stone, 0.2);
  const tiles = mix(
    [0.56, 0.13, 40],
    s.depth(Math.min(1, t + 0.15)),
    0.3 + 0.4 * (1 - s.localHueShare),
  );
  s.fill(
    box(-20, width + 20, y - low * 0.5 * unit, height),
    s.verticalGradient(
      [
        [0, mix(stone, dark, 0.75)],
        [1, dark],
      ],
      y - low * unit,
      y + 200 * unit,
    ),
  );
  let left = -30 * unit;
  while (left < width + 30 * unit) {
    const wide = s.between(50, 110) * unit * (0.55 + t * 0.8);
    const tall = s.between(low, high) * unit;
    const top = y - tall;
    const tint = s.isNight ? 0.06 : s.options.time === "dusk" ? 0.14 : 0.3;
    const wall = mix(stone, s.pick(wallHues), tint);
    s.fill(
      box(left, left + wide, top, y + 120 * unit),
      s.verticalGradient(
        [
          [0, wall],
          [1, mix(wall, dark, 0.5)],
        ],
        top,
        y + 60 * unit,
      ),
    );
    const shade = wide * 0.34;
    const shadeLeft = s.sunLeft ? left + wide - shade : left;
    s.fill(box(shadeLeft, shadeLeft + shade, top, y + 120 * unit), dark, 0.5);
    if (isEasternStyle) {
      s.fill(box(left - 2 * unit, left + wide + 2 * unit, top - 7 * unit, top), dark);
      if (s.random() < 0.3)
        drawDome(s, {
          x: left + wide / 2,
          y: top - 5 * unit,
          radius: wide * 0.26,
          colour: mix([0.68, 0.08, 190], s.depth(t), 0.5),
          shade: dark,
          isEasternStyle,
        });
    } else
      s.fill(
        [
          [left - 5 * unit, top + 1],
          [left + wide * 0.18, top - wide * 0.2],
          [left + wide * 0.82, top - wide * 0.2],
          [left + wide + 5 * unit, top + 1],
        ],
        tiles,
      );
    drawWindows(s, left, top, wide, tall, t, dark);
    left += wide + s.between(-2, 3) * unit;
  }
};

export type Tower = Readonly<{
  x: number;
  foot: number;
  wide: number;
  tall: number;
  t: number;
  isEasternStyle: boolean;
}>;

export const drawTower = (s: Scene, { x, foot, wide, tall, t, isEasternStyle }: Tower): void => {
  const { unit, colours } = s;
  const stone = mix(s.localColour(t, 70, 0.06, 1.2), colours.light, 0.26);
  const dark = s.depth(Math.min(1, t + 0.26));
  const top = foot - tall;
  s.fill(
    box(x - wide / 2, x + wide / 2, top, foot + 90 * unit),
    s.verticalGradient(
      [
        [0, stone],
        [1, mix(stone, dark, 0.3)],
      ],
      top,
      foot,
    ),
  );
  const [shadeLeft, shadeRight] = s.sunLeft ? [0.12, 0.5] : [-0.5, -0.12];
  s.fill(box(x + wide * shadeLeft, x + wide * shadeRight, top, foot + 90 * unit), dark, 0.45);
  for (const down of [0, 0.22, 0.62])
    s.fill(
      box(
        x - wide * 0.6,
        x + wide * 0.6,
        top + tall * down - 3 * unit,
        top + tall * down + 6 * unit,
      ),
      mix(stone, dark, 0.25),
    );
  s.fill(arch(x, top + tall * 0.18, wide * 0.17, tall * 0.1, tall * 0.05), s.isLit ? lamp : dark);
  if (isEasternStyle) {
    s.fill(box(x - wide * 0.32, x + wide * 0.32, top - tall * 0.14, top), mix(stone, dark, 0.2));
    drawDome(s, {
      x,
      y: top - tall * 0.14,
      radius: wide * 0.34,
      colour: mix([0.68, 0.09, 190], s.depth(t), 0.4),
      shade: dark,
      isEasternStyle,
    });
  } else
    s.fill(
      [
        [x - wide * 0.6, top],
        [x, top - wide * 1.5],
        [x + wide * 0.6, top],
      ],
      mix([0.56, 0.12, 40], s.depth(t + 0.1), 0.35),
    );
};
