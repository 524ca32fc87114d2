import { mix } from "#platform/oklch.ts";
import { box, type Point } from "../path.ts";
import { frameGreen, frond, leaf } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { layer, mist, ridge, wisps } from "../landscape/terrain.ts";
import { cluster, inLight } from "../landscape/scenery.ts";
import { canopy } from "./jungle.ts";

/** A stepped temple of stone, a stair up its front, a room on top. */
const drawSteps = (s: Scene, x: number, foot: number, z: number, t: number): void => {
  const { side, colours } = s;
  const stone = mix(inLight(s, [0.8, 0.05, 85], t), mix(s.depth(t), colours.light, 0.2), 0.5);
  const shade = mix(s.depth(Math.min(1, t + 0.26)), stone, 0.15);
  const tiers = 7;
  for (let tier = 0; tier < tiers; tier += 1) {
    const [low, high] = [foot - (z * tier) / tiers, foot - (z * (tier + 1)) / tiers];
    const half = z * (0.92 - 0.104 * tier);
    const top = half * 0.95;
    const body: Point[] = [
      [x - half, low],
      [x - top, high],
      [x + top, high],
      [x + half, low],
    ];
    s.fill(
      body,
      s.verticalGradient(
        [
          [0, mix(stone, colours.light, 0.12)],
          [1, mix(stone, shade, 0.3)],
        ],
        high,
        low,
      ),
    );
    s.fill(
      [
        [x + side * half * 0.34, low],
        [x + side * half * 0.32, high],
        [x + side * top, high],
        [x + side * half, low],
      ],
      shade,
      0.55,
    );
    s.fill(
      box(x - top * 1.015, x + top * 1.015, high - z * 0.008, high + z * 0.014),
      mix(stone, colours.light, 0.35),
    );
    for (let moss = 0; moss < 3; moss += 1)
      cluster(
        s,
        x + s.between(-0.9, 0.9) * top,
        high + z * 0.01,
        [z * 0.05, z * 0.016],
        5,
        s.localColour(t + 0.1, hues.green, 0.1, 1.3),
      );
  }
  const peak = foot - z;
  s.fill(
    [
      [x - z * 0.14, foot],
      [x - z * 0.08, peak],
      [x + z * 0.08, peak],
      [x + z * 0.14, foot],
    ],
    mix(stone, colours.light, 0.22),
  );
  for (let step = 0; step < 34; step += 1) {
    const q = step / 34;
    const half = z * (0.14 - 0.06 * q);
    s.fill(box(x - half, x + half, foot - z * q - z * 0.008, foot - z * q), shade, 0.4);
  }
  const room = z * 0.24;
  s.fill(box(x - room, x + room, peak - z * 0.2, peak), stone);
  s.fill(box(x + side * room * 0.3, x + side * room, peak - z * 0.2, peak), shade, 0.5);
  s.fill(
    box(x - room * 1.12, x + room * 1.12, peak - z * 0.24, peak - z * 0.19),
    mix(stone, colours.light, 0.25),
  );
  s.fill(
    [
      [x - room * 0.8, peak - z * 0.24],
      [x - room * 0.66, peak - z * 0.4],
      [x + room * 0.66, peak - z * 0.4],
      [x + room * 0.8, peak - z * 0.24],
    ],
    mix(stone, shade, 0.3),
  );
  for (const at of [-0.55, 0, 0.55])
    s.fill(
      box(x + (at - 0.14) * room, x + (at + 0.14) * room, peak - z * 0.15, peak),
      s.isLit ? [0.86, 0.14, 78] : shade,
    );
};

/** A temple that rises above the forest canopy, with a second temple far away. */
export const drawTemple = (s: Scene): void => {
  const { width, height, unit } = s;
  const green = (t: number) => s.localColour(t, hues.green + 12 * (1 - t), 0.1, 1.35);
  clouds(s, { count: 5, high: 0.08, low: 0.3, opacity: 0.42 });
  layer(s, ridge(s, height * 0.56, 40 * unit, 2), mix(green(0.05), s.haze, 0.35), 120, 0.6);
  drawSteps(s, s.across(0.22), height * 0.63, 120 * unit, 0.22);
  mist(s, height * 0.6, 70, 0.6);
  canopy(s, height * 0.63, 0.24, 26, 0, green);
  mist(s, height * 0.66, 70, 0.65);
  wisps(s, height * 0.63, 7, 0.6);
  drawSteps(s, s.across(0.6), height * 0.74, 330 * unit, 0.42);
  mist(s, height * 0.72, 80, 0.6);
  wisps(s, height * 0.72, 7, 0.6);
  canopy(s, height * 0.745, 0.5, 42, 3, green);
  mist(s, height * 0.79, 60, 0.4);
  canopy(s, height * 0.81, 0.64, 56, 3, green);
  mist(s, height * 0.86, 50, 0.3);
  canopy(s, height * 0.89, 0.8, 66, 2, green);
  const dark = frameGreen(s, hues.green + 10, 0.5);
  const half = mix(dark, green(0.62), 0.45);
  const x = s.across(-0.02);
  const turn = (angle: number) => (s.sunLeft ? angle : Math.PI - angle);
  for (let index = 0; index < 6; index += 1)
    leaf(
      s,
      x,
      height * (0.8 + 0.04 * index),
      s.between(260, 420) * unit,
      turn(-0.9 + index * 0.24),
      0.2,
      dark,
      half,
    );
  for (let index = 0; index < 9; index += 1)
    frond(
      s,
      (width * index) / 8,
      height * 1.05,
      s.between(150, 260) * unit,
      -Math.PI / 2 + s.between(-0.8, 0.8),
      dark,
      half,
    );
  birds(s, s.across(0.34), height * 0.34, 5, mix(inLight(s, [0.6, 0.19, 32]), s.depth(0.6), 0.15));
};
