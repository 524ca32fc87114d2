import { mix } from "#platform/oklch.ts";
import { drawRange } from "../landscape/mountain.ts";
import { box, type Point, pathThrough } from "../path.ts";
import { frameGreen, grass, pines } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge, stroke, wisps } from "../landscape/terrain.ts";
import { inLight, lamp, person } from "../landscape/scenery.ts";

/**
 * The monastery, which looks like a fortress: white walls that lean inwards, and a red band under
 * broad roofs.
 */
const drawFortress = (s: Scene, x: number, foot: number, z: number): void => {
  const { side, colours } = s;
  const white = inLight(s, [0.95, 0.02, 90], 0.5);
  const red = inLight(s, [0.5, 0.14, 30], 0.7);
  const gold = inLight(s, [0.82, 0.13, 85], 0.6);
  const block = (dx: number, wide: number, tall: number) => {
    const [left, right, top] = [x + (dx - wide / 2) * z, x + (dx + wide / 2) * z, foot - tall * z];
    s.fill(
      [
        [left - z * 0.04, foot],
        [left, top],
        [right, top],
        [right + z * 0.04, foot],
      ],
      white,
    );
    const [shadeLeft, shadeRight] =
      side > 0 ? [left + (right - left) * 0.62, right] : [left, left + (right - left) * 0.38];
    s.fill(
      [
        [shadeLeft, foot],
        [shadeLeft, top],
        [shadeRight, top],
        [shadeRight, foot],
      ],
      s.depth(0.6),
      0.36,
    );
    s.fill(box(left, right, top, top + z * 0.07), red);
    for (let row = 0; row < Math.round(tall * 7) - 1; row += 1)
      for (let column = 0; column < Math.round(wide * 9); column += 1) {
        const wx = left + ((right - left) * (column + 0.5)) / Math.round(wide * 9);
        const wy = top + z * (0.11 + row * 0.13);
        s.fill(
          box(wx - z * 0.018, wx + z * 0.018, wy, wy + z * 0.06),
          s.isLit && s.random() < 0.7 ? lamp : red,
        );
      }
    s.fill(
      [
        [left - z * 0.1, top + z * 0.015],
        [left + z * 0.02, top - z * 0.08],
        [right - z * 0.02, top - z * 0.08],
        [right + z * 0.1, top + z * 0.015],
      ],
      gold,
    );
  };
  block(-0.5, 0.5, 0.42);
  block(0.52, 0.46, 0.36);
  block(0.04, 0.6, 0.62);
  block(0.04, 0.3, 0.86);
  const peak = foot - 0.94 * z;
  s.fill(
    [
      [x - z * 0.02, peak],
      [x + z * 0.04, peak - z * 0.16],
      [x + z * 0.1, peak],
    ],
    gold,
  );
  s.fill(
    box(x - z * 0.8, x + z * 0.8, foot - z * 0.02, foot + z * 0.05),
    mix(white, colours.ink, 0.2),
  );
};

const flagHues: readonly number[] = [250, 95, 30, 150, 88];

/** A string of flags between two points; its middle hangs `sag` pixels below the straight line. */
const drawFlags = (
  s: Scene,
  start: Point,
  end: Point,
  sag: number,
  count: number,
  size: number,
): void => {
  const at = (t: number): Point => [
    start[0] + (end[0] - start[0]) * t,
    start[1] + (end[1] - start[1]) * t + sag * 4 * t * (1 - t),
  ];
  const line = Array.from({ length: 31 }, (_, step) => at(step / 30));
  stroke(s, pathThrough(line, false), s.colours.ink, 2 * s.unit, 0.7);
  for (let flag = 0; flag < count; flag += 1) {
    const [x, y] = at((flag + 0.5) / count);
    const hue = flagHues[flag % 5] ?? 0;
    const colour = inLight(
      s,
      [flag % 5 === 1 ? 0.96 : 0.64, flag % 5 === 1 ? 0.02 : 0.15, hue],
      0.6,
    );
    const lean = s.between(-0.2, 0.4) * size;
    s.fill(
      [
        [x - size * 0.42, y],
        [x + size * 0.42, y],
        [x + size * 0.42 + lean, y + size],
        [x - size * 0.42 + lean, y + size * 0.94],
      ],
      colour,
    );
  }
};

/** A monastery above terraces, snow peaks behind, flags across the valley. */
export const drawMonastery = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  const green = (t: number) => s.localColour(t, 122 + 16 * t, 0.11, 1.4);
  clouds(s, { count: 6, high: 0.06, low: 0.28, opacity: 0.45, puffs: 2 });
  drawRange(s, height * 0.6, height * 0.34, Math.round((width / height) * 6), {
    lit: mix(s.depth(0.2), colours.light, 0.34),
    shadow: mix(s.depth(0.38), s.haze, 0.12),
    snow: 0.6,
    spurs: 4,
    jag: 1.3,
    haze: 0.5,
  });
  mist(s, height * 0.57, 80, 0.75);
  wisps(s, height * 0.55, 7, 0.7);
  const wood = ridge(s, height * 0.6, 40 * unit, 2.2, {
    octaves: 3,
    lift: (share) => Math.abs(share - 0.5) * 120 * unit,
  });
  pines(s, wood, 150, 16, 44, green(0.4));
  layer(s, wood, green(0.32), 150, 0.45);
  mist(s, height * 0.635, 50, 0.55);
  const spur = ridge(s, height * 0.72, 22 * unit, 2.2, {
    octaves: 3,
    lift: (share) =>
      Math.exp(-((((s.sunLeft ? share : 1 - share) - 0.64) / 0.2) ** 2)) * height * 0.13,
  });
  const x = s.across(0.64);
  pines(s, spur, 60, 26, 60, green(0.56));
  layer(s, spur, green(0.48), 210, 0.25);
  drawFortress(s, x, heightAt(s, spur, x) + 26 * unit, 230 * unit);
  mist(s, height * 0.74, 44, 0.35);
  for (let step = 0; step < 10; step += 1) {
    const near = step / 9;
    const offset = step * 0.31;
    const line = Array.from({ length: 121 }, (_, index): Point => {
      const px = -20 + ((width + 40) * index) / 120;
      const z = px / unit / 1200;
      return [
        px,
        height * (0.735 + 0.2 * near ** 1.1) +
          (14 + 30 * near) *
            unit *
            (Math.sin(z * 3.1 + offset) * 0.8 + 0.4 * Math.sin(z * 7 - offset)),
      ];
    });
    s.fill(
      [...line, [width + 20, height + 20], [-20, height + 20]],
      mix(
        green(0.5 + 0.36 * near),
        step % 3 === 1 ? [0.82, 0.12, 92] : s.depth(0.5),
        step % 3 === 1 ? 0.28 * s.localHueShare + 0.08 : 0.05,
      ),
    );
    s.fill(
      [...line, ...line.map(([px, py]): Point => [px, py + (5 + 8 * near) * unit]).toReversed()],
      mix(green(0.5 + 0.3 * near), colours.light, 0.26),
    );
    if (step % 3 === 1)
      grass(
        s,
        line,
        220,
        6 + 12 * near,
        12 + 22 * near,
        mix(green(0.6 + 0.3 * near), [0.82, 0.12, 92], 0.3),
      );
  }
  for (const [share, size] of [
    [0.3, 58],
    [0.35, 54],
  ] as const)
    person(s, s.across(share), height * 0.875, size * unit, colours.ink);
  drawFlags(
    s,
    [s.across(-0.05), height * 0.62],
    [s.across(0.5), height * 0.72],
    60 * unit,
    17,
    26 * unit,
  );
  drawFlags(
    s,
    [s.across(-0.05), height * 0.7],
    [s.across(0.98), height * 0.82],
    120 * unit,
    25,
    38 * unit,
  );
  const front = ridge(s, height * 0.985, 18 * unit, 1.6, {
    octaves: 2,
    lift: (share) => (Math.abs(share - 0.5) * 2) ** 2 * 50 * unit,
  });
  const dark = frameGreen(s);
  pines(s, front, 26, 120, 300, dark, (share) =>
    Math.max(0, (Math.abs(share - 0.5) * 2) ** 2.6 * 1.2),
  );
  grass(s, front, 300, 26, 70, dark);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.34), height * 0.25, 4);
};
