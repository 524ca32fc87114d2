import { mix } from "#platform/oklch.ts";
import { lens } from "../path.ts";
import { frameGreen, grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, layer, mist, ridge, wisps } from "../landscape/terrain.ts";
import { inLight, person } from "../landscape/scenery.ts";
import { drawButte, drawRiver, drawWall, red } from "./canyon.ts";

/**
 * A river between high walls that leave a bright gap at the far end, and two people on the bank.
 */
export const drawGorge = (s: Scene): void => {
  const { width, height, unit, colours, sunLeft } = s;
  clouds(s, { count: 5, high: 0.06, low: 0.3, opacity: 0.45, puffs: 2 });
  layer(
    s,
    ridge(s, height * 0.56, 40 * unit, 3, { sharp: true }),
    mix(red(s, 0.06), s.haze, 0.4),
    110,
    0.5,
  );
  // Only dry gorges have single rocks.
  if (s.options.variant !== "green")
    drawButte(s, {
      x: s.across(0.5),
      foot: height * 0.66,
      wide: 120 * unit,
      tall: 190 * unit,
      t: 0.18,
    });
  mist(s, height * 0.63, 60, 0.6);
  layer(
    s,
    ridge(s, height * 0.66, 10 * unit, 2.4, { octaves: 2 }),
    mix(red(s, 0.3), s.haze, 0.2),
    130,
    0.3,
  );
  drawWall(s, sunLeft, 0.46, height * 0.4, 0.26);
  drawWall(s, !sunLeft, 0.44, height * 0.44, 0.3);
  mist(s, height * 0.7, 70, 0.5);
  wisps(s, height * 0.68, 6, 0.5);
  drawWall(s, sunLeft, 0.44, height * 0.33, 0.46);
  drawWall(s, !sunLeft, 0.4, height * 0.37, 0.52);
  mist(s, height * 0.76, 60, 0.34);
  layer(
    s,
    ridge(s, height * 0.775, 12 * unit, 2, { octaves: 2 }),
    mix(red(s, 0.56), colours.light, 0.06),
    200,
    0.06,
  );
  drawRiver(s);
  let gleams = "";
  for (let index = 0; index < 30; index += 1) {
    const near = s.random();
    gleams += lens(
      width / 2 + s.between(-0.16, 0.16) * width * near,
      height * (0.78 + 0.2 * near),
      (20 + 90 * near) * unit,
      (1 + 2 * near) * unit,
    );
  }
  s.fill(gleams, colours.light, 0.4);
  drawWall(s, sunLeft, 0.32, height * 0.28, 0.68);
  drawWall(s, !sunLeft, 0.28, height * 0.33, 0.74);
  for (const [share, size] of [
    [0.66, 74],
    [0.7, 68],
  ] as const)
    person(s, s.across(share), height * 0.905, size * unit, colours.ink);
  drawWall(s, sunLeft, 0.2, height * 0.62, 0.9);
  drawWall(s, !sunLeft, 0.22, height * 0.66, 0.92);
  const dark = frameGreen(s, 130);
  for (let bush = 0; bush < 40; bush += 1) {
    const share = bush % 2 ? s.between(0, 0.26) : s.between(0.76, 1);
    disc(
      s,
      width * share,
      height * s.between(0.93, 1),
      s.between(8, 26) * unit,
      bush % 5 ? dark : mix(dark, inLight(s, [0.62, 0.1, hues.green - 30], 0.8), 0.4),
    );
  }
  const front = ridge(s, height * 1.0, 8 * unit, 2, {
    octaves: 2,
    lift: (share) => (Math.abs(share - 0.5) * 2) ** 3 * 40 * unit,
  });
  grass(s, front, 160, 20, 60, dark);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.5), height * 0.3, 4, s.depth(0.85));
};
