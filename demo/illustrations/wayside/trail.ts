import { mix } from "#platform/oklch.ts";
import { box, path } from "../path.ts";
import type { Scene } from "../scene.ts";
import { birds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { inLight, winding } from "../landscape/scenery.ts";
import { cloths, walker } from "./figures.ts";
import { drawBackdrop, drawFront, drawHill, ground } from "./land.ts";

/** A group of walkers on a path over the hills, with a signpost. */
export const drawTrail = (s: Scene): void => {
  const { height, unit, colours, side } = s;
  drawBackdrop(s);
  drawHill(s, 0.75, 0.48, 60);
  const earth = mix(inLight(s, [0.84, 0.06, 76], 0.5), ground(s, 0.4), 0.25);
  winding(
    s,
    { x: s.across(0.66), top: height * 0.72, bottom: height * 0.95, swing: 210, half: 44 },
    s.verticalGradient(
      [
        [0, mix(earth, s.haze, 0.3)],
        [1, earth],
      ],
      height * 0.72,
      height * 0.95,
    ),
  );
  mist(s, height * 0.79, 46, 0.2);
  const hill = ridge(s, height * 0.9, 16 * unit, 1.2, {
    octaves: 2,
    lift: (share) => (s.sunLeft ? share : 1 - share) * 0.12 * height,
  });
  layer(s, hill, ground(s, 0.68), 240, 0.04);
  const line = hill.map(([x, y]) => [x, y + 16 * unit] as const);
  s.fill(
    [...line, ...line.map(([x, y]) => [x, y + 26 * unit] as const).toReversed()],
    mix(earth, ground(s, 0.7), 0.35),
  );
  const sizes = [150, 142, 154, 138];
  for (const [index, size] of sizes.entries()) {
    const x = s.across(0.34 + index * 0.085);
    const cloth = cloths[index] ?? colours.light;
    walker(s, x, heightAt(s, line, x) + 15 * unit, size * unit, side, cloth);
  }
  const post = s.across(0.83);
  const foot = heightAt(s, line, post) + 6 * unit;
  const wood = mix(inLight(s, [0.48, 0.07, 60], 0.8), s.depth(0.8), 0.25);
  s.fill(box(post - 6 * unit, post + 6 * unit, foot - 170 * unit, foot + 10 * unit), wood);
  for (const [y, direction, colour] of [
    [150, side, [0.84, 0.13, 84]],
    [112, -side, [0.92, 0.03, 90]],
  ] as const)
    s.fill(
      path`M${post - direction * 16 * unit} ${foot - (y + 15) * unit}H${post + direction * 70 * unit}L${post + direction * 92 * unit} ${foot - y * unit}L${post + direction * 70 * unit} ${foot - (y - 15) * unit}H${post - direction * 16 * unit}Z`,
      inLight(s, colour, 0.8),
    );
  drawFront(s, 1.0, 70);
  birds(s, s.across(0.5), height * 0.24, 5, s.depth(0.75));
};
