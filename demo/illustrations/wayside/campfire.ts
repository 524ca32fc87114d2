import { type Colour, mix } from "#platform/oklch.ts";
import { path } from "../path.ts";
import type { Scene } from "../scene.ts";
import { disc, heightAt, layer, ridge, stroke } from "../landscape/terrain.ts";
import { inLight } from "../landscape/scenery.ts";
import { cloths } from "./figures.ts";
import { drawBackdrop, drawFront, drawHill, ground } from "./land.ts";
import { glow, ellipse } from "./light.ts";

/** A ridge tent, its door open to a lamp within. */
const drawTent = (
  s: Scene,
  x: number,
  y: number,
  z: number,
  direction: 1 | -1,
  cloth: Colour,
): void => {
  const colour = mix(inLight(s, cloth, 0.7), s.depth(0.7), 0.12);
  const at = (dx: number) => x + direction * dx * z;
  s.fill(ellipse(x, y + z * 0.03, z * 1.2, z * 0.1), s.colours.ink, 0.3);
  s.fill(
    path`M${at(0.1)} ${y - z * 0.86}L${at(-1.05)} ${y - z * 0.66}L${at(-1.2)} ${y}H${at(-0.5)}Z`,
    mix(colour, s.depth(0.85), 0.45),
  );
  s.fill(
    path`M${at(0.1)} ${y - z * 0.86}Q${at(0.4)} ${y - z * 0.4} ${at(0.95)} ${y}H${at(-0.6)}Q${at(-0.16)} ${y - z * 0.36} ${at(0.1)} ${y - z * 0.86}Z`,
    colour,
  );
  s.fill(
    path`M${at(0.12)} ${y - z * 0.6}Q${at(0.24)} ${y - z * 0.24} ${at(0.46)} ${y}H${at(-0.16)}Q${at(0.04)} ${y - z * 0.26} ${at(0.12)} ${y - z * 0.6}Z`,
    mix([0.86, 0.14, 80], colour, 0.15),
  );
  stroke(
    s,
    path`M${at(0.1)} ${y - z * 0.86}L${at(1.25)} ${y + z * 0.02}`,
    s.colours.ink,
    z * 0.012,
    0.6,
  );
};

/** Somebody sitting on the ground, knees up, facing `direction`. */
const drawSitter = (
  s: Scene,
  x: number,
  y: number,
  z: number,
  direction: 1 | -1,
  cloth: Colour,
): void => {
  const at = (dx: number) => x + direction * dx * z;
  const dark = mix(s.colours.ink, s.depth(0.85), 0.2);
  const lit = mix(inLight(s, cloth, 0.8), dark, 0.3);
  stroke(
    s,
    path`M${at(-0.08)} ${y - z * 0.1}L${at(0.28)} ${y - z * 0.38}L${at(0.42)} ${y}`,
    dark,
    z * 0.15,
  );
  s.fill(
    path`M${at(-0.26)} ${y}Q${at(-0.34)} ${y - z * 0.6} ${at(-0.06)} ${y - z * 0.66}Q${at(0.14)} ${y - z * 0.6} ${at(0.08)} ${y - z * 0.06}Z`,
    lit,
  );
  stroke(s, path`M${at(0)} ${y - z * 0.52}L${at(0.26)} ${y - z * 0.34}`, lit, z * 0.1);
  disc(s, at(0), y - z * 0.82, z * 0.15, dark);
  disc(s, at(0.04), y - z * 0.81, z * 0.11, mix([0.72, 0.1, 55], dark, 0.35));
};

const drawFire = (s: Scene, x: number, y: number, z: number): void => {
  glow(s, x, y - z * 0.5, z * 6, 0.5);
  glow(s, x, y - z * 0.5, z * 2.4, 0.6);
  s.fill(ellipse(x, y + z * 0.16, z * 2.6, z * 0.34), [0.8, 0.15, 65], 0.3);
  for (const [dx, direction] of [
    [-0.5, 1],
    [0.5, -1],
  ] as const)
    stroke(
      s,
      path`M${x + dx * z} ${y + z * 0.14}L${x + direction * z * 0.34} ${y - z * 0.2}`,
      [0.3, 0.05, 45],
      z * 0.2,
    );
  const flames: readonly (readonly [number, number, Colour])[] = [
    [1, 1.9, [0.68, 0.2, 42]],
    [0.7, 1.4, [0.8, 0.17, 65]],
    [0.4, 0.85, [0.95, 0.11, 92]],
  ];
  for (const [wide, tall, colour] of flames)
    s.fill(
      path`M${x} ${y - z * tall}C${x + wide * z * 0.1} ${y - z * tall * 0.6} ${x + wide * z * 0.7} ${y - z * tall * 0.45} ${x + wide * z * 0.5} ${y}Q${x} ${y + z * 0.16} ${x - wide * z * 0.5} ${y}C${x - wide * z * 0.66} ${y - z * tall * 0.4} ${x - wide * z * 0.06} ${y - z * tall * 0.6} ${x} ${y - z * tall}Z`,
      colour,
    );
  for (let spark = 0; spark < 16; spark += 1)
    disc(
      s,
      x + s.between(-0.9, 0.9) * z,
      y - z * s.between(1.6, 4.2),
      z * s.between(0.02, 0.05),
      [0.85, 0.16, 70],
      s.between(0.4, 0.9),
    );
};

/** A camp in the evening: tents, and a group round its fire. */
export const drawCampfire = (s: Scene): void => {
  const { height, unit } = s;
  drawBackdrop(s);
  drawHill(s, 0.76, 0.52, 34);
  const camp = ridge(s, height * 0.83, 14 * unit, 1.3, { octaves: 2 });
  for (const [share, size, direction, at] of [
    [0.2, 150, 1, 0],
    [0.36, 116, 1, 2],
    [0.82, 140, -1, 1],
  ] as const) {
    const x = s.across(share);
    drawTent(
      s,
      x,
      heightAt(s, camp, x) + 20 * unit,
      size * unit,
      (direction * s.side) as 1 | -1,
      cloths[at] ?? [0.7, 0.1, 60],
    );
  }
  const floor = ridge(s, height * 0.855, 10 * unit, 1.3, { octaves: 2 });
  layer(s, floor, mix(ground(s, 0.72), s.depth(0.85), 0.2), 220, 0);
  const x = s.across(0.58);
  const y = height * 0.915;
  drawFire(s, x, y, 58 * unit);
  for (const [dx, dy, direction, at] of [
    [-250, 10, 1, 3],
    [-150, -22, 1, 1],
    [158, -20, -1, 4],
    [262, 12, -1, 2],
  ] as const)
    drawSitter(
      s,
      x + dx * unit,
      y + (24 + dy) * unit,
      112 * unit,
      direction,
      cloths[at] ?? [0.7, 0.1, 60],
    );
  drawFront(s, 1.015, 90);
};
