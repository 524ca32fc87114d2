import { mix } from "#platform/oklch.ts";
import { box, lens, path } from "../path.ts";
import type { Scene } from "../scene.ts";
import { birds } from "../landscape/sky.ts";
import { disc, stroke } from "../landscape/terrain.ts";
import { inLight, lamp, person, sea, water } from "../landscape/scenery.ts";
import { drawBackdrop, drawFront } from "./land.ts";

/** A passenger boat with an upper deck; `direction` 1 goes right. */
const drawVessel = (s: Scene, x: number, y: number, z: number, direction: 1 | -1): void => {
  const { colours } = s;
  const white = mix(inLight(s, [0.96, 0.015, 90], 0.5), s.depth(0.5), s.isLit ? 0.2 : 0.04);
  const hull = inLight(s, [0.46, 0.09, 225], 0.75);
  const dark = mix(colours.ink, s.depth(0.8), 0.2);
  const at = (dx: number) => x + direction * dx * z;
  const shape = (points: readonly (readonly [number, number])[]) =>
    points.map(([dx, dy]) => [at(dx), y + dy * z] as const);
  const passengers = (firstX: number, lastX: number, count: number, dy: number) => {
    for (let index = 0; index < count; index += 1)
      person(s, at(firstX + ((lastX - firstX) * index) / (count - 1)), y + dy * z, z * 0.2, dark);
  };
  passengers(-0.62, 0.14, 6, -0.5);
  s.fill(
    shape([
      [-0.74, -0.74],
      [0.24, -0.74],
      [0.28, -0.69],
      [-0.74, -0.69],
    ]),
    inLight(s, [0.66, 0.16, 44], 0.6),
  );
  for (const dx of [-0.7, -0.24, 0.2])
    stroke(s, path`M${at(dx)} ${y - z * 0.7}V${y - z * 0.46}`, dark, z * 0.02);
  s.fill(
    shape([
      [-0.74, -0.58],
      [0.26, -0.58],
      [0.26, -0.46],
      [-0.74, -0.46],
    ]),
    white,
    0.9,
  );
  s.fill(
    shape([
      [0.2, -0.72],
      [0.42, -0.72],
      [0.52, -0.46],
      [0.2, -0.46],
    ]),
    white,
  );
  s.fill(
    shape([
      [0.26, -0.66],
      [0.4, -0.66],
      [0.45, -0.54],
      [0.26, -0.54],
    ]),
    mix(colours.sky[1], dark, 0.55),
  );
  s.fill(
    shape([
      [-0.82, -0.46],
      [0.6, -0.46],
      [0.68, -0.18],
      [-0.82, -0.18],
    ]),
    white,
  );
  s.fill(
    shape([
      [-0.82, -0.24],
      [0.66, -0.24],
      [0.68, -0.18],
      [-0.82, -0.18],
    ]),
    s.depth(0.7),
    0.25,
  );
  for (let window = 0; window < 9; window += 1)
    s.fill(
      shape([
        [-0.74 + window * 0.145, -0.4],
        [-0.64 + window * 0.145, -0.4],
        [-0.64 + window * 0.145, -0.28],
        [-0.74 + window * 0.145, -0.28],
      ]),
      s.isLit ? lamp : mix(colours.sky[1], dark, 0.5),
    );
  s.fill(
    path`M${at(-0.96)} ${y - z * 0.2}H${at(1.02)}Q${at(0.9)} ${y + z * 0.02} ${at(0.76)} ${y + z * 0.12}H${at(-0.86)}Q${at(-0.96)} ${y + z * 0.06} ${at(-0.96)} ${y - z * 0.2}Z`,
    hull,
  );
  s.fill(
    shape([
      [-0.96, -0.2],
      [1.02, -0.2],
      [0.99, -0.15],
      [-0.955, -0.15],
    ]),
    inLight(s, [0.66, 0.16, 44], 0.6),
  );
  stroke(s, path`M${at(0.7)} ${y - z * 0.2}V${y - z * 0.36}H${at(0.98)}`, white, z * 0.018);
  stroke(s, path`M${at(0.3)} ${y - z * 0.72}V${y - z}`, dark, z * 0.022);
  s.fill(
    shape([
      [0.3, -1],
      [0.12, -0.95],
      [0.3, -0.9],
    ]),
    inLight(s, [0.66, 0.16, 44], 0.6),
  );
  s.fill(lens(at(0.05), y + z * 0.13, z * 2.3, z * 0.05), colours.light, 0.7);
  s.fill(
    path`M${at(0.82)} ${y + z * 0.1}Q${at(1.06)} ${y + z * 0.02} ${at(1.12)} ${y + z * 0.12}Q${at(0.96)} ${y + z * 0.16} ${at(0.7)} ${y + z * 0.15}Z`,
    colours.light,
    0.8,
  );
};

/** A passenger boat on the water, land behind. */
export const drawBoat = (s: Scene): void => {
  const { height, unit, colours, side } = s;
  drawBackdrop(s);
  const line = height * 0.705;
  water(s, line, height * 1.02, mix(sea(s, 0.3), colours.sky[2], 0.25), sea(s, 0.72, 0.25), 210);
  const [x, y] = [s.across(0.46), height * 0.825];
  for (let wave = 0; wave < 6; wave += 1)
    s.fill(
      lens(
        x - side * (400 + wave * 90) * unit,
        y + (20 + wave * 7) * unit,
        (180 + wave * 30) * unit,
        4 * unit,
      ),
      colours.light,
      0.45 - wave * 0.05,
    );
  s.fill(lens(x, y + 62 * unit, 620 * unit, 15 * unit), s.depth(0.9), 0.28);
  drawVessel(s, x, y, 310 * unit, side);
  for (const [share, py] of [
    [0.84, 0.75],
    [0.9, 0.735],
  ] as const) {
    const bx = s.across(share);
    disc(s, bx, height * py, 7 * unit, inLight(s, [0.64, 0.19, 32], 0.6));
    s.fill(box(bx - 2 * unit, bx + 2 * unit, height * py - 22 * unit, height * py), colours.ink);
  }
  drawFront(s, 1.03, 70);
  birds(s, s.across(0.4), height * 0.3, 5, s.depth(0.75));
};
