import { mix } from "#platform/oklch.ts";
import { box, type Point } from "../path.ts";
import type { Scene } from "../scene.ts";
import { birds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { inLight, winding } from "../landscape/scenery.ts";
import { minibus } from "./figures.ts";
import { drawBackdrop, drawFront, drawHill, ground } from "./land.ts";

/** The outline of a band along a line; `wide` is its height in pixels. */
const band = (line: readonly Point[], wide: number): Point[] => [
  ...line,
  ...line.map(([x, y]): Point => [x, y + wide]).toReversed(),
];

/** A road through the land with the group's minibus. */
export const drawRoad = (s: Scene): void => {
  const { height, unit, colours, side } = s;
  drawBackdrop(s);
  drawHill(s, 0.735, 0.5, 50);
  const stone = mix(inLight(s, [0.7, 0.035, 75], 0.55), ground(s, 0.5), 0.3);
  winding(
    s,
    { x: s.across(0.7), top: height * 0.705, bottom: height * 0.87, swing: 190, half: 34 },
    s.verticalGradient(
      [
        [0, mix(stone, s.haze, 0.4)],
        [1, stone],
      ],
      height * 0.7,
      height * 0.87,
    ),
  );
  mist(s, height * 0.77, 50, 0.22);
  const verge = ridge(s, height * 0.845, 26 * unit, 1.2, { octaves: 2 });
  layer(s, verge, ground(s, 0.66), 200, 0.04);
  const road = verge.map(([x, y]): Point => [x, y + 26 * unit]);
  const asphalt = mix(inLight(s, [0.5, 0.025, 60], 0.75), s.depth(0.7), 0.42);
  s.fill(band(road, 74 * unit), asphalt);
  s.fill(band(road, 4 * unit), mix(asphalt, colours.light, 0.55), 0.7);
  s.fill(
    band(
      road.map(([x, y]): Point => [x, y + 70 * unit]),
      5 * unit,
    ),
    mix(asphalt, colours.light, 0.4),
    0.6,
  );
  for (let at = 2; at < road.length - 6; at += 12)
    s.fill(
      band(
        road.slice(at, at + 6).map(([x, y]): Point => [x, y + 34 * unit]),
        5 * unit,
      ),
      mix(asphalt, colours.light, 0.6),
      0.8,
    );
  for (let post = 0; post < 12; post += 1) {
    const x = (s.width * (post + 0.5)) / 12;
    const y = heightAt(s, road, x) + 3 * unit;
    s.fill(
      box(x - 5 * unit, x + 5 * unit, y - 36 * unit, y),
      mix(colours.light, s.depth(0.6), s.isNight ? 0.6 : 0.15),
    );
    s.fill(
      box(x - 5 * unit, x + 5 * unit, y - 30 * unit, y - 22 * unit),
      inLight(s, [0.6, 0.18, 30], 0.7),
    );
  }
  const x = s.across(0.47);
  minibus(s, x, heightAt(s, road, x) + 58 * unit, 300 * unit, side);
  drawFront(s, 1.0, 80);
  birds(s, s.across(0.5), height * 0.24, 4, s.depth(0.75));
};
