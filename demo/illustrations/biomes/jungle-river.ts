import { type Colour, mix } from "#platform/oklch.ts";
import { lens, path } from "../path.ts";
import { frameGreen, frond, leaf } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { layer, mist, ridge, stroke, wisps } from "../landscape/terrain.ts";
import { cluster, inLight, person, winding } from "../landscape/scenery.ts";
import { canopy } from "./jungle.ts";

/** A giant of the forest: a pale trunk with buttresses, an umbrella of crowns, lianas. */
const drawGiant = (
  s: Scene,
  x: number,
  foot: number,
  h: number,
  trunk: Colour,
  crown: Colour,
): void => {
  const w = h * 0.035;
  s.fill(
    path`M${x - w * 3.4} ${foot}Q${x - w * 1.1} ${foot - h * 0.08} ${x - w} ${foot - h * 0.24}L${x - w * 0.7} ${foot - h * 0.84}H${x + w * 0.7}L${x + w} ${foot - h * 0.24}Q${x + w * 1.1} ${foot - h * 0.08} ${x + w * 3.4} ${foot}Z`,
    trunk,
  );
  for (const direction of [-1, 1])
    stroke(
      s,
      path`M${x} ${foot - h * 0.7}Q${x + direction * h * 0.1} ${foot - h * 0.8} ${x + direction * h * 0.24} ${foot - h * 0.86}`,
      trunk,
      w * 0.8,
    );
  for (const [dx, dy, wide] of [
    [-0.22, 0.86, 0.2],
    [0.22, 0.87, 0.2],
    [0, 0.93, 0.27],
    [-0.1, 0.99, 0.17],
    [0.12, 0.98, 0.16],
  ] as const) {
    cluster(s, x + dx * h, foot - dy * h, [wide * h, wide * h * 0.4], 16, crown);
    cluster(
      s,
      x + dx * h - s.side * wide * h * 0.2,
      foot - dy * h - wide * h * 0.1,
      [wide * h * 0.7, wide * h * 0.24],
      8,
      mix(crown, s.colours.light, 0.16),
    );
  }
  for (let liana = 0; liana < 4; liana += 1) {
    const lx = x + s.between(-0.26, 0.26) * h;
    stroke(
      s,
      path`M${lx} ${foot - h * 0.84}q${s.between(-8, 8) * s.unit} ${h * 0.2} ${s.between(-4, 4) * s.unit} ${h * s.between(0.25, 0.5)}`,
      trunk,
      2 * s.unit,
      0.6,
    );
  }
};

const drawDugout = (s: Scene, x: number, y: number, z: number): void => {
  const { colours } = s;
  s.fill(lens(x, y + z * 0.14, z * 2, z * 0.12), colours.ink, 0.35);
  s.fill(
    path`M${x - z} ${y - z * 0.16}Q${x - z * 0.6} ${y + z * 0.12} ${x} ${y + z * 0.12}T${x + z} ${y - z * 0.2}Q${x} ${y + z * 0.03} ${x - z} ${y - z * 0.16}Z`,
    mix(inLight(s, [0.5, 0.12, 45], 0.8), colours.ink, 0.12),
  );
  for (const dx of [-0.5, 0, 0.45]) person(s, x + dx * z, y + z * 0.04, z * 0.46, colours.ink);
};

/**
 * A river that winds out of a misty forest, giant trees on both banks, and a boat with three
 * people.
 */
export const drawJungleRiver = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  const green = (t: number) => s.localColour(t, hues.green + 10 * (1 - t), 0.1, 1.35);
  clouds(s, { count: 5, high: 0.08, low: 0.3, opacity: 0.42 });
  layer(
    s,
    ridge(s, height * 0.5, 60 * unit, 2.4, { octaves: 3 }),
    mix(green(0.04), s.haze, 0.35),
    150,
    0.6,
  );
  layer(
    s,
    ridge(s, height * 0.55, 60 * unit, 2.6, { octaves: 3 }),
    mix(green(0.14), s.haze, 0.15),
    150,
    0.6,
  );
  mist(s, height * 0.57, 90, 0.7);
  wisps(s, height * 0.56, 8, 0.7);
  canopy(s, height * 0.6, 0.26, 30, 5, green);
  mist(s, height * 0.62, 60, 0.6);
  canopy(s, height * 0.645, 0.38, 38, 4, green);
  mist(s, height * 0.67, 50, 0.55);
  const bank = ridge(s, height * 0.69, 8 * unit, 2, { octaves: 2 });
  layer(s, bank, green(0.5), 120, 0.2);
  winding(
    s,
    { x: s.across(0.54), top: height * 0.69, bottom: height * 1.03, swing: 260, half: 420 },
    s.verticalGradient(
      [
        [0, mix(colours.sky[2], colours.light, 0.25)],
        [0.5, mix(colours.sky[1], green(0.4), 0.3)],
        [1, mix(colours.sky[0], green(0.75), 0.5)],
      ],
      height * 0.69,
      height,
    ),
  );
  let gleams = "";
  for (let index = 0; index < 50; index += 1) {
    const near = s.random();
    gleams += lens(
      s.across(0.5 + s.between(-0.24, 0.24) * near),
      height * (0.72 + 0.26 * near),
      (20 + 120 * near) * s.between(0.4, 1) * unit,
      (1 + 2.4 * near) * unit,
    );
  }
  s.fill(gleams, mix(colours.sky[2], colours.light, 0.5), 0.4);
  const pale = (t: number) => mix(s.depth(t), [0.72, 0.04, 85], 0.14);
  for (const [share, down, tall, t] of [
    [0.84, 0.74, 420, 0.5],
    [0.18, 0.75, 360, 0.52],
    [0.98, 0.82, 620, 0.7],
    [0.02, 0.85, 640, 0.76],
  ] as const)
    drawGiant(s, s.across(share), height * down, tall * unit, pale(t), green(t));
  for (const [isLeft, y, t] of [
    [true, 0.82, 0.62],
    [false, 0.8, 0.6],
    [true, 0.92, 0.8],
    [false, 0.9, 0.78],
  ] as const) {
    const line = ridge(s, height * (y + 0.06), 26 * unit, 5, {
      lift: (share) =>
        (Math.max(0, 1 - (isLeft ? share : 1 - share) / 0.36) ** 0.7 - 0.7) * 130 * unit,
    });
    const reach = width * 0.33;
    const kept = line.filter(([x]) => (isLeft ? x < reach : x > width - reach));
    const edge = isLeft ? reach : width - reach;
    s.fill(
      [
        ...kept,
        ...(isLeft
          ? ([
              [edge * 0.86, height * (y + 0.12)],
              [-20, height + 10],
            ] as const)
          : ([
              [width + 20, height + 10],
              [edge + reach * 0.14, height * (y + 0.12)],
            ] as const)),
      ],
      green(t),
    );
    for (let bush = 0; bush < 6; bush += 1)
      cluster(
        s,
        isLeft ? s.between(0, reach * 0.8) : width - s.between(0, reach * 0.8),
        height * y + s.between(10, 40) * unit,
        [70 * unit, 34 * unit],
        10,
        green(t + 0.04),
      );
  }
  drawDugout(s, s.across(0.5), height * 0.85, 110 * unit);
  const dark = frameGreen(s, hues.green + 10, 0.5);
  const half = mix(dark, green(0.62), 0.45);
  for (const isRight of [false, true]) {
    const x = isRight ? width + 20 * unit : -20 * unit;
    const turn = (angle: number) => (isRight ? Math.PI - angle : angle);
    for (let index = 0; index < 4; index += 1)
      frond(
        s,
        x,
        height * (0.97 + 0.02 * index),
        s.between(240, 360) * unit,
        turn(-0.9 + index * 0.34),
        dark,
        half,
      );
    for (let index = 0; index < 4; index += 1)
      leaf(
        s,
        x,
        height * 1.01,
        s.between(160, 260) * unit,
        turn(-1 + index * 0.34),
        0.2,
        dark,
        half,
      );
  }
  birds(s, s.across(0.36), height * 0.34, 4, mix(inLight(s, [0.6, 0.19, 32]), s.depth(0.6), 0.15));
};
