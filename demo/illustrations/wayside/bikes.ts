import { type Colour, mix } from "#platform/oklch.ts";
import { path, type Point } from "../path.ts";
import type { Scene } from "../scene.ts";
import { birds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { inLight, winding } from "../landscape/scenery.ts";
import { cloths } from "./figures.ts";
import { drawBackdrop, drawFront, drawHill, ground } from "./land.ts";

/** Somebody on a bicycle with bags at the back wheel; `z` is the height of rider and bicycle. */
const drawCyclist = (
  s: Scene,
  x: number,
  y: number,
  z: number,
  direction: 1 | -1,
  cloth: Colour,
): void => {
  const dark = mix(s.colours.ink, s.depth(0.8), 0.15);
  const frame = inLight(s, [0.62, 0.17, 36], 0.75);
  const at = (dx: number) => x + direction * dx * z;
  const wheel = z * 0.2;
  for (const dx of [-0.31, 0.31]) {
    s.add(
      `<circle cx="${Math.round(at(dx))}" cy="${Math.round(y - wheel)}" r="${Math.round(wheel)}" fill="none" stroke="#10201f" stroke-width="${Math.max(1, Math.round(z * 0.026))}" opacity=".92"/>`,
    );
    stroke(
      s,
      path`M${at(dx) - wheel} ${y - wheel}h${wheel * 2}M${at(dx)} ${y - wheel * 2}v${wheel * 2}`,
      dark,
      z * 0.006,
      0.5,
    );
  }
  stroke(
    s,
    path`M${at(-0.31)} ${y - wheel}L${at(-0.02)} ${y - wheel}L${at(0.22)} ${y - z * 0.44}L${at(-0.12)} ${y - z * 0.44}ZM${at(-0.02)} ${y - wheel}L${at(-0.14)} ${y - z * 0.5}M${at(0.31)} ${y - wheel}L${at(0.2)} ${y - z * 0.54}`,
    frame,
    z * 0.026,
  );
  stroke(
    s,
    path`M${at(0.2)} ${y - z * 0.54}L${at(0.28)} ${y - z * 0.57}M${at(-0.22)} ${y - z * 0.5}L${at(-0.08)} ${y - z * 0.5}`,
    dark,
    z * 0.03,
  );
  s.fill(
    path`M${at(-0.48)} ${y - z * 0.36}Q${at(-0.46)} ${y - z * 0.44} ${at(-0.36)} ${y - z * 0.43}L${at(-0.24)} ${y - z * 0.42}L${at(-0.27)} ${y - z * 0.22}L${at(-0.46)} ${y - z * 0.2}Z`,
    inLight(s, [0.8, 0.13, 82], 0.8),
  );
  stroke(
    s,
    path`M${at(-0.13)} ${y - z * 0.53}L${at(0.09)} ${y - z * 0.38}L${at(0.01)} ${y - z * 0.13}L${at(0.07)} ${y - z * 0.13}`,
    dark,
    z * 0.06,
  );
  s.fill(
    path`M${at(-0.22)} ${y - z * 0.52}Q${at(-0.16)} ${y - z * 0.76} ${at(0.02)} ${y - z * 0.83}L${at(0.1)} ${y - z * 0.76}Q${at(0.02)} ${y - z * 0.62} ${at(-0.04)} ${y - z * 0.5}Z`,
    inLight(s, cloth, 0.8),
  );
  stroke(
    s,
    path`M${at(0.04)} ${y - z * 0.76}L${at(0.14)} ${y - z * 0.62}L${at(0.26)} ${y - z * 0.58}`,
    inLight(s, cloth, 0.85),
    z * 0.05,
  );
  disc(s, at(0.12), y - z * 0.9, z * 0.07, mix(inLight(s, [0.7, 0.08, 55], 0.8), dark, 0.2));
  s.fill(
    path`M${at(0.03)} ${y - z * 0.91}Q${at(0.06)} ${y - z * 1.01} ${at(0.16)} ${y - z * 0.99}Q${at(0.22)} ${y - z * 0.97} ${at(0.21)} ${y - z * 0.91}Z`,
    frame,
  );
};

/** Three cyclists on a path through the land. */
export const drawBikes = (s: Scene): void => {
  const { height, unit, side } = s;
  drawBackdrop(s);
  drawHill(s, 0.745, 0.48, 46);
  const earth = mix(inLight(s, [0.84, 0.05, 76], 0.5), ground(s, 0.45), 0.25);
  winding(
    s,
    { x: s.across(0.7), top: height * 0.715, bottom: height * 0.87, swing: 170, half: 30 },
    s.verticalGradient(
      [
        [0, mix(earth, s.haze, 0.35)],
        [1, earth],
      ],
      height * 0.71,
      height * 0.87,
    ),
  );
  mist(s, height * 0.78, 46, 0.22);
  const verge = ridge(s, height * 0.845, 22 * unit, 1.2, { octaves: 2 });
  layer(s, verge, ground(s, 0.64), 220, 0.04);
  const lane = verge.map(([x, y]): Point => [x, y + 34 * unit]);
  s.fill(
    [...lane, ...lane.map(([x, y]): Point => [x, y + 46 * unit]).toReversed()],
    mix(earth, ground(s, 0.7), 0.2),
  );
  for (const [share, at, size] of [
    [0.3, 0, 186],
    [0.47, 2, 178],
    [0.63, 4, 190],
  ] as const) {
    const x = s.across(share);
    const y = heightAt(s, lane, x) + 26 * unit;
    s.fill(
      path`M${x - 80 * unit} ${y}Q${x} ${y - 9 * unit} ${x + 80 * unit} ${y}Q${x} ${y + 9 * unit} ${x - 80 * unit} ${y}Z`,
      s.colours.ink,
      0.3,
    );
    drawCyclist(s, x, y, size * unit, side, cloths[at] ?? s.colours.light);
  }
  drawFront(s, 1.0, 80);
  birds(s, s.across(0.5), height * 0.24, 5, s.depth(0.75));
};
