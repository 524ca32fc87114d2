import { type Colour, mix } from "#platform/oklch.ts";
import { box, lens, path, type Point, pathThrough } from "../path.ts";
import type { Scene } from "../scene.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { lamp, water } from "../landscape/scenery.ts";

export type Skyline = Readonly<{
  foot: number;
  t: number;
  low: number;
  high: number;
  narrow: number;
  broad: number;
  windows: number;
  profile: (share: number) => number;
}>;

const roofOf = (kind: number, left: number, wide: number, top: number): Point[] => {
  if (kind === 0)
    return [
      [left + wide * 0.2, top],
      [left + wide * 0.2, top - wide * 0.5],
      [left + wide * 0.8, top - wide * 0.5],
      [left + wide * 0.8, top],
    ];
  if (kind === 1) return [[left + wide * 0.5, top - wide * 0.6]];
  return kind === 2
    ? [
        [left, top - wide * 0.1],
        [left + wide, top - wide * 0.5],
      ]
    : [];
};

/** A row of towers; `profile` makes it taller towards the middle of the city. */
export const drawSkyline = (s: Scene, line: Skyline): void => {
  const { width, unit, colours } = s;
  const { foot, t } = line;
  const base = mix(s.depth(t), s.haze, 0.1 * (1 - t));
  let left = -40 * unit;
  while (left < width + 40 * unit) {
    const wide = s.between(line.narrow, line.broad) * unit;
    const tall = s.between(line.low, line.high) * unit * line.profile((left + wide / 2) / width);
    const top = foot - tall;
    const colour = mix(base, colours.light, s.between(0, 0.16) * (1 - t));
    const kind = Math.floor(s.between(0, 5));
    s.fill(
      [
        [left, foot],
        [left, top],
        ...roofOf(kind, left, wide, top),
        [left + wide, top],
        [left + wide, foot],
      ],
      s.verticalGradient(
        [
          [0, colour],
          [1, mix(colour, s.haze, 0.5 * (1 - t))],
        ],
        top,
        foot,
      ),
    );
    if (kind === 0)
      s.fill(
        [
          [left + wide * 0.48, top],
          [left + wide * 0.5, top - wide * 1.4],
          [left + wide * 0.52, top],
        ],
        colour,
      );
    const [shadeLeft, shadeRight] = s.sunLeft ? [0.66, 1] : [0, 0.34];
    s.fill(
      box(left + wide * shadeLeft, left + wide * shadeRight, top, foot),
      s.depth(Math.min(1, t + 0.2)),
      0.34,
    );
    drawWindows(s, left, top, wide, tall, line, colour);
    left += wide + s.between(0, 10) * unit;
  }
};

const drawWindows = (
  s: Scene,
  left: number,
  top: number,
  wide: number,
  tall: number,
  { foot, t, windows }: Skyline,
  colour: Colour,
): void => {
  const { unit } = s;
  const columns = Math.max(2, Math.round(wide / (15 * unit)));
  const rows = Math.round(tall / (19 * unit));
  let [lit, dark] = ["", ""];
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      if (s.random() > windows) continue;
      const y = top + (row + 0.6) * 19 * unit;
      if (y > foot - 6 * unit) continue;
      const pane = path`M${left + (wide * (column + 0.5)) / columns - 2.6 * unit} ${y}h${5.2 * unit}v${8 * unit}h${-5.2 * unit}Z`;
      if (s.isLit && s.random() < 0.6) lit += pane;
      else dark += pane;
    }
  if (dark) s.fill(dark, mix(colour, s.colours.light, 0.35), 0.4);
  if (lit) s.fill(lit, lamp, Math.min(1, 0.35 + 0.6 * t));
};

/** The setbacks of the tall tower: half width as a share, height from the top as a share. */
const setbacks = [
  [0.62, 1],
  [0.62, 0.55],
  [0.5, 0.55],
  [0.5, 0.3],
  [0.38, 0.3],
  [0.38, 0.15],
  [0.26, 0.15],
  [0.26, 0.08],
  [0.13, 0.03],
  [0.02, 0],
  [0.012, -0.13],
] as const;

const drawTower = (s: Scene, x: number, foot: number): void => {
  const { height, unit, colours } = s;
  const [wide, top] = [92 * unit, height * 0.36];
  const tall = foot - top;
  const colour = mix(s.depth(0.5), colours.light, 0.1);
  const left = setbacks.map(([half, down]): Point => [x - wide * half, top + tall * down]);
  const right = left.map(([px, py]): Point => [2 * x - px, py]).toReversed();
  s.fill(
    [...left, ...right],
    s.verticalGradient(
      [
        [0, colour],
        [1, mix(colour, s.haze, 0.3)],
      ],
      top,
      foot,
    ),
  );
  s.fill(
    s.sunLeft ? [[x, top], ...right, [x, foot]] : [...left, [x, top], [x, foot]],
    s.depth(0.72),
    0.4,
  );
  let panes = "";
  for (let row = 0; row < 40; row += 1)
    for (const at of [-0.42, -0.3, -0.18, -0.06, 0.06, 0.18, 0.3, 0.42]) {
      const down = 0.1 + row * 0.022;
      const reach = down < 0.15 ? 0.2 : down < 0.3 ? 0.34 : 0.46;
      if (Math.abs(at) < reach && s.random() < 0.72)
        panes += path`M${x + at * wide - 2.4 * unit} ${top + tall * down}h${4.8 * unit}v${7 * unit}h${-4.8 * unit}Z`;
    }
  s.fill(panes, s.isLit ? lamp : mix(colour, colours.light, 0.4), s.isLit ? 0.9 : 0.5);
};

const drawBridge = (s: Scene): void => {
  const { width, height, unit } = s;
  const iron = s.depth(0.93);
  const [deck, tall] = [height * 0.83, height * 0.33];
  const near = width * (s.sunLeft ? 0.24 : 0.76);
  const far = width * (s.sunLeft ? 1.1 : -0.1);
  for (const x of [near, far]) {
    for (const direction of [-1, 1])
      s.fill(
        [
          [x + (direction * 34 - 9) * unit, height + 10],
          [x + (direction * 28 - 8) * unit, deck - tall],
          [x + (direction * 28 + 8) * unit, deck - tall],
          [x + (direction * 34 + 9) * unit, height + 10],
        ],
        iron,
      );
    for (const down of [0.02, 0.3, 0.62])
      s.fill(
        box(
          x - 38 * unit,
          x + 38 * unit,
          deck - tall * (1 - down),
          deck - tall * (1 - down) + 14 * unit,
        ),
        iron,
      );
  }
  for (const [startX, endX] of [
    [near, far],
    [near, near * 2 - far],
  ] as const) {
    const cable = Array.from({ length: 41 }, (_, step): Point => {
      const t = step / 40;
      return [
        startX + (endX - startX) * t,
        deck - tall + (tall - 40 * unit) * (1 - (2 * t - 1) ** 2),
      ];
    });
    stroke(s, pathThrough(cable, false), iron, 7 * unit);
    for (const [x, y] of cable) stroke(s, path`M${x} ${y}V${deck}`, iron, 2.2 * unit);
  }
  s.fill(box(-20, width + 20, deck, deck + 26 * unit), iron);
  let truss = "";
  for (let x = -20 * unit; x < width + 40 * unit; x += 40 * unit)
    truss += path`M${x} ${deck + 26 * unit}l${20 * unit} ${24 * unit}l${20 * unit} ${-24 * unit}`;
  stroke(s, `${truss}${path`M-20 ${deck + 52 * unit}H${width + 20}`}`, iron, 5 * unit);
  for (let x = 30 * unit; s.isLit && x < width; x += 74 * unit)
    disc(s, x, deck - 14 * unit, 4.5 * unit, [0.92, 0.12, 86]);
};

/** Three skylines with a stepped tower, water, a suspension bridge in front. */
export const drawMetropolis = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.36, opacity: 0.45 });
  const foot = height * 0.72;
  layer(s, ridge(s, height * 0.63, 40 * unit, 2, { octaves: 4 }), mix(s.depth(0.03), s.haze, 0.4));
  const middle = s.sunLeft ? 0.6 : 0.4;
  const profile = (share: number) => 0.45 + 0.85 * Math.exp(-(((share - middle) / 0.26) ** 2));
  drawSkyline(s, {
    foot,
    t: 0.08,
    low: 100,
    high: 300,
    narrow: 40,
    broad: 80,
    windows: 0.1,
    profile,
  });
  mist(s, height * 0.62, 70, 0.5);
  drawSkyline(s, {
    foot,
    t: 0.24,
    low: 110,
    high: 340,
    narrow: 46,
    broad: 90,
    windows: 0.3,
    profile,
  });
  mist(s, height * 0.66, 60, 0.45);
  drawSkyline(s, {
    foot,
    t: 0.42,
    low: 90,
    high: 300,
    narrow: 50,
    broad: 96,
    windows: 0.5,
    profile,
  });
  drawTower(s, middle * width + 30 * unit, foot);
  drawSkyline(s, {
    foot,
    t: 0.62,
    low: 60,
    high: 170,
    narrow: 54,
    broad: 110,
    windows: 0.6,
    profile: () => 1,
  });
  water(
    s,
    foot,
    height,
    mix(colours.sky[2], s.depth(0.4), 0.35),
    mix(colours.sky[0], s.depth(0.8), 0.6),
    240,
  );
  if (s.isLit) {
    let gleams = "";
    for (let gleam = 0; gleam < 90; gleam += 1)
      gleams += lens(
        s.between(0, width),
        foot + s.between(6, 150) * unit,
        s.between(10, 60) * unit,
        2 * unit,
      );
    s.fill(gleams, lamp, 0.5);
  }
  drawBridge(s);
  birds(s, width * (s.sunLeft ? 0.2 : 0.7), height * 0.24, 4);
};
