import { mix } from "#platform/oklch.ts";
import { lens, type Point } from "../path.ts";
import { grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, cumulus, streaks } from "../landscape/sky.ts";
import { layer, mist, ridge } from "../landscape/terrain.ts";
import { inLight, sail, sea, water } from "../landscape/scenery.ts";

/** A bare rounded rock with scrub on it. */
const drawBack = (s: Scene, x: number, y: number, half: number, rise: number, t: number): void => {
  const { unit, colours } = s;
  const offset = s.between(0, 400);
  const lean = s.between(-0.35, 0.35);
  const line = Array.from({ length: 49 }, (_, step): Point => {
    const q = (step / 48) * 2 - 1;
    const hump = Math.max(0, 1 - Math.abs(q + lean * (1 - q * q)) ** 1.9);
    return [
      x + q * half,
      y -
        rise *
          hump *
          (0.82 + 0.4 * s.fbm(step * 0.13 + offset, 3)) *
          Math.min(1, (1 - Math.abs(q)) * 8),
    ];
  });
  const rock = mix(s.localColour(t, 62, 0.055), colours.light, 0.14);
  const scrub = s.localColour(Math.min(1, t + 0.1), hues.green - 24, 0.085, 1.2);
  s.fill(
    [...line, [x + half, y]],
    s.verticalGradient(
      [
        [0, scrub],
        [0.5, mix(scrub, rock, 0.6)],
        [1, mix(rock, s.haze, 0.3 * (1 - t))],
      ],
      y - rise,
      y,
    ),
  );
  const shaded = s.sunLeft ? line.slice(26) : line.slice(0, 23).toReversed();
  s.fill(
    [
      ...shaded,
      ...shaded
        .map(([px, py], step): Point => [
          px - s.side * (20 + 22 * Math.abs(s.fbm(step * 0.5 + offset, 2))) * unit,
          Math.min(y, py + rise * 0.22),
        ])
        .toReversed(),
    ],
    s.depth(Math.min(1, t + 0.26)),
    0.32,
  );
  s.fill(lens(x, y, half * 2.06, 5 * unit), colours.light, 0.6);
  for (let ring = 1; ring < 6; ring += 1)
    s.fill(
      lens(x, y + (5 + ring * ring * 1.6) * unit, half * (1.8 - 0.2 * ring), 3.4 * unit),
      s.depth(Math.min(1, t + 0.2)),
      0.3 - 0.04 * ring,
    );
};

/** Islands behind islands in the haze; a boat under sail, others farther off. */
export const drawSails = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  if (s.isLow) streaks(s, 7, 0.08, 0.36);
  else
    for (let cloud = 0; cloud < (s.isNight ? 2 : 4); cloud += 1)
      cumulus(
        s,
        (width * (cloud + 0.4)) / 4 + s.between(0, 60) * unit,
        s.between(0.2, 0.44) * height,
        s.between(70, 140) * unit,
        s.isNight ? 0.22 : 0.9,
      );
  const line = s.horizon;
  const shallow = mix(
    colours.sky[2],
    [0.8, 0.08, 196],
    s.options.time === "golden" ? 0.4 : s.localHueShare * 0.65,
  );
  water(s, line, height, mix(shallow, colours.far, 0.16), sea(s, 0.64), 260);
  mist(s, line, 46, 0.6);
  const count = Math.round((width / height) * 5);
  for (let index = 0; index < count; index += 1)
    drawBack(
      s,
      (width * (index + s.between(0.1, 0.9))) / count,
      line + 3 * unit,
      s.between(90, 210) * unit,
      s.between(40, 100) * unit,
      0.08,
    );
  mist(s, line + 4 * unit, 30, 0.45);
  for (let index = 0; index < Math.max(2, count - 2); index += 1)
    drawBack(
      s,
      (width * (index + s.between(0.1, 0.9))) / Math.max(2, count - 2),
      line + s.between(14, 30) * unit,
      s.between(80, 170) * unit,
      s.between(50, 130) * unit,
      0.24,
    );
  mist(s, line + 24 * unit, 26, 0.3);
  drawBack(s, s.across(0.82), line + 70 * unit, 300 * unit, 250 * unit, 0.42);
  drawBack(s, s.across(0.1), line + 92 * unit, 190 * unit, 96 * unit, 0.5);
  for (const [share, down, size, direction] of [
    [0.3, 34, 40, 1],
    [0.44, 52, 62, -1],
    [0.66, 96, 84, 1],
  ] as const)
    sail(
      s,
      s.across(share),
      line + down * unit,
      size * unit,
      mix(colours.light, s.haze, 0.1),
      s.depth(0.75),
      direction * s.side,
    );
  const [x, y] = [s.across(0.4), height * 0.79];
  sail(
    s,
    x,
    y,
    300 * unit,
    mix(colours.light, s.colours.sun, 0.3),
    inLight(s, [0.48, 0.15, hues.rock], 0.8),
    s.side,
  );
  let wake = "";
  for (let index = 0; index < 10; index += 1)
    wake += lens(
      x - s.side * (60 + index * 26) * unit,
      y + (16 + index * 5) * unit,
      s.between(60, 170) * unit,
      4 * unit,
    );
  s.fill(wake, colours.light, 0.45);
  const rocks = ridge(s, height * 1.02, 60 * unit, 4, {
    sharp: true,
    lift: (share) =>
      (Math.max(0, (s.sunLeft ? share : 1 - share) - 0.5) / 0.5) ** 1.4 * 150 * unit - 30 * unit,
  });
  const dark = mix(colours.ink, s.localColour(0.8, 60, 0.05), 0.35);
  grass(s, rocks, 160, 20, 64, mix(dark, s.localColour(0.7, hues.green, 0.07), 0.4));
  layer(s, rocks, dark, 200, 0);
  birds(s, s.across(0.6), height * 0.26, 6);
};
