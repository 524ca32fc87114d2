import { mix } from "#platform/oklch.ts";
import { path, type Point } from "../path.ts";
import type { Scene } from "../scene.ts";
import { birds } from "../landscape/sky.ts";
import { dots, heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { inLight, person, winding } from "../landscape/scenery.ts";
import { drawLandHouse } from "./houses.ts";
import { drawBackdrop, drawFront, ground, landOf } from "./land.ts";

/** Fields side by side on a slope, each in its crop, with furrows. */
const drawFields = (s: Scene, line: readonly Point[], deep: number): void => {
  const { width, unit } = s;
  const land = landOf(s);
  const crops =
    land === "snow" ? [235, 240, 230] : land === "dry" ? [72, 95, 60, 110] : [118, 96, 138, 84];
  let left = -40 * unit;
  let at = 0;
  while (left < width + 40 * unit) {
    const wide = s.between(120, 230) * unit;
    const [a, b] = [left, left + wide];
    const lean = s.between(40, 110) * unit;
    const hue = crops[at % crops.length] ?? 100;
    const colour = mix(
      ground(s, 0.56),
      s.localColour(0.5, hue, land === "snow" ? 0.02 : 0.1, 1.3),
      land === "snow" ? 0.25 : 0.6,
    );
    const y = (x: number) => heightAt(s, line, Math.max(0, Math.min(width, x)));
    s.fill(
      [
        [a, y(a)],
        [(a + b) / 2, y((a + b) / 2)],
        [b, y(b)],
        [b + lean, y(b) + deep],
        [a + lean, y(a) + deep],
      ],
      colour,
    );
    let furrows = "";
    for (let row = 1; row < 7; row += 1) {
      const x = a + (wide * row) / 7;
      furrows += path`M${x - unit} ${y(x) + 2 * unit}L${x + lean - 2 * unit} ${y(x) + deep}h${5 * unit}L${x + unit} ${y(x) + 2 * unit}Z`;
    }
    s.fill(furrows, mix(colour, s.depth(0.8), 0.5), 0.5);
    left += wide;
    at += 1;
  }
};

/** A village among fields, with a path that leads up to it. */
export const drawVillage = (s: Scene): void => {
  const { width, height, unit, colours, side } = s;
  drawBackdrop(s);
  const rise = (share: number) =>
    Math.exp(-((((s.sunLeft ? share : 1 - share) - 0.62) / 0.22) ** 2));
  for (const [index, [y, lift, size, count]] of (
    [
      [0.7, 0.1, 42, 10],
      [0.735, 0.075, 52, 9],
      [0.775, 0.05, 64, 8],
    ] as const
  ).entries()) {
    const line = ridge(s, height * y, 12 * unit, 1.6, {
      octaves: 2,
      lift: (share) => rise(share) * lift * height,
    });
    const t = 0.42 + index * 0.07;
    for (let house = 0; house < count; house += 1) {
      const x = s.across(0.42 + (0.42 * (house + s.between(0.1, 0.9))) / count);
      drawLandHouse(s, x, heightAt(s, line, x) + 2 * unit, size * unit * s.between(0.85, 1.1), t);
    }
    layer(s, line, ground(s, t), 160, 0.12);
    mist(s, height * y, 26, 0.2);
  }
  const field = ridge(s, height * 0.81, 16 * unit, 1.5, {
    octaves: 2,
    lift: (share) => rise(share) * 0.025 * height,
  });
  layer(s, field, ground(s, 0.56), 200, 0.05);
  drawFields(s, field, 150 * unit);
  const earth = mix(inLight(s, [0.86, 0.055, 78], 0.5), ground(s, 0.5), 0.2);
  winding(
    s,
    { x: s.across(0.6), top: height * 0.785, bottom: height * 1.02, swing: 110, half: 70 },
    s.verticalGradient(
      [
        [0, mix(earth, s.haze, 0.2)],
        [1, earth],
      ],
      height * 0.78,
      height,
    ),
  );
  const near = ridge(s, height * 0.945, 12 * unit, 1.4, {
    octaves: 2,
    lift: (share) => Math.abs(share - 0.5) ** 2 * 200 * unit,
  });
  layer(s, near, ground(s, 0.74), 150, 0);
  if (landOf(s) !== "snow" && landOf(s) !== "dry")
    dots(
      s,
      110,
      () => {
        const x = s.between(0, width);
        return [x, heightAt(s, near, x) + s.between(0, 70) * unit];
      },
      [0.88, 0.12, 85],
      6,
      s.isNight ? 0.25 : 0.8,
    );
  const x = s.across(0.36);
  for (const [dx, size] of [
    [0, 96],
    [46, 88],
  ] as const)
    person(
      s,
      x + side * dx * unit,
      heightAt(s, near, x + side * dx * unit) + 10 * unit,
      size * unit,
      colours.ink,
    );
  drawFront(s, 1.01, 60);
  birds(s, s.across(0.5), height * 0.24, 5, s.depth(0.75));
};
