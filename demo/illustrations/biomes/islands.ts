import { mix } from "#platform/oklch.ts";
import { lens, path, type Point, pathThrough } from "../path.ts";
import { frameGreen, leaf, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, cumulus, streaks } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { person, sea, water } from "../landscape/scenery.ts";

/** A karst island: rock, a green cap, a shaded third, ripples at its foot. */
export const drawIsland = (
  s: Scene,
  x: number,
  y: number,
  rise: number,
  half: number,
  t: number,
): void => {
  const { unit, colours } = s;
  const [offset, skew] = [s.between(0, 99), s.between(-0.3, 0.3)];
  const count = 44;
  const line = Array.from({ length: count + 1 }, (_, step): Point => {
    const q = (step / count) * 2 - 1;
    const shape = Math.max(0, 1 - Math.abs(q) ** 3.2) ** 0.7;
    return [
      x + q * half + 8 * unit * s.fbm(step * 0.8 + offset, 2),
      y - rise * shape * (1 + skew * q) * (0.86 + 0.3 * s.fbm(step * 0.22 + offset, 3)),
    ];
  });
  const rock = mix(s.localColour(t, 70, 0.05), colours.light, 0.16);
  const green = s.localColour(Math.min(1, t + 0.14), hues.green, 0.1, 1.3);
  s.fill(
    line,
    s.verticalGradient(
      [
        [0, rock],
        [1, mix(rock, s.haze, 0.35 * (1 - t))],
      ],
      y - rise,
      y,
    ),
  );
  const cap = line.map(([px, py], step): Point => {
    const hang = 0.34 * Math.abs(s.fbm(step * 0.7 + offset, 3)) * (step % 2 ? 1.5 : 0.6);
    return [px, Math.min(y - 4 * unit, py + rise * (0.2 + hang))];
  });
  s.fill(
    [...line, ...cap.toReversed()],
    s.verticalGradient(
      [
        [0, green],
        [1, mix(green, s.haze, 0.3 * (1 - t))],
      ],
      y - rise,
      y,
    ),
  );
  const clip = s.id();
  s.define(`<clipPath id="${clip}"><path d="${pathThrough(line)}"/></clipPath>`);
  s.add(`<g clip-path="url(#${clip})">`);
  const shaded = s.sunLeft
    ? line.slice(Math.floor(count * 0.56))
    : line.slice(0, Math.floor(count * 0.44)).toReversed();
  const inner = shaded.map(([, py], step): Point => [
    x + s.side * half * (0.08 + 0.16 * s.fbm(step * 0.6 + offset, 2)),
    py + rise * 0.02,
  ]);
  s.fill([...shaded, ...inner.toReversed()], s.depth(Math.min(1, t + 0.3)), 0.34);
  s.add("</g>");
  s.fill(
    path`M${x - half * 1.05} ${y}Q${x} ${y + 12 * unit} ${x + half * 1.05} ${y}Q${x} ${y - 8 * unit} ${x - half * 1.05} ${y}Z`,
    colours.light,
    0.6,
  );
  for (let ring = 0; ring < 9; ring += 1) {
    const length = half * (1 - 0.09 * ring) * s.between(0.75, 1.05) * 2;
    s.fill(
      lens(x, y + (8 + ring * ring * 1.1) * unit, length, 4 * unit),
      s.depth(Math.min(1, t + 0.2)),
      0.34 - 0.03 * ring,
    );
  }
};

const drawBoat = (s: Scene): void => {
  const { height, unit, colours } = s;
  const [x, y, z, direction] = [s.across(0.34), height * 0.735, 150 * unit, s.side];
  s.fill(
    path`M${x - direction * z} ${y - z * 0.34}Q${x - direction * z * 0.8} ${y} ${x} ${y}L${x + direction * z * 0.8} ${y - z * 0.04}L${x + direction * z * 0.9} ${y - z * 0.16}Q${x} ${y - z * 0.1} ${x - direction * z} ${y - z * 0.34}Z`,
    mix([0.42, 0.09, 45], colours.ink, 0.3),
  );
  s.fill(
    path`M${x - z * 0.35} ${y - z * 0.1}v${-z * 0.28}h${z * 0.04}v${z * 0.28}ZM${x + z * 0.36} ${y - z * 0.1}v${-z * 0.28}h${z * 0.04}v${z * 0.28}Z`,
    colours.ink,
  );
  s.fill(
    path`M${x - z * 0.48} ${y - z * 0.38}Q${x} ${y - z * 0.5} ${x + z * 0.52} ${y - z * 0.38}Z`,
    mix([0.65, 0.18, 40], colours.ink, s.isNight ? 0.6 : 0.1),
  );
  person(s, x - z * 0.05, y - z * 0.04, z * 0.3, colours.ink);
  person(s, x + z * 0.16, y - z * 0.04, z * 0.28, colours.ink);
  s.fill(
    path`M${x - z * 0.8} ${y + z * 0.04}Q${x} ${y + z * 0.22} ${x + z * 0.8} ${y + z * 0.04}Z`,
    s.depth(0.8),
    0.3,
  );
};

const drawBeach = (s: Scene): void => {
  const { width, height, unit, colours, side } = s;
  const dusk = s.options.time === "dusk" ? 0.42 : 0.08;
  const sand = mix(mix([0.9, 0.06, 85], colours.light, 0.3), s.depth(0.6), s.isNight ? 0.6 : dusk);
  const line = ridge(s, height * 0.95, 10 * unit, 1.4, {
    octaves: 2,
    lift: (share) => (s.sunLeft ? share : 1 - share) ** 2 * 150 * unit,
  });
  s.fill(
    [...line.map(([x, y]): Point => [x, y - 16 * unit]), [width + 20, height], [-20, height]],
    mix(colours.light, colours.sky[1], 0.15),
    0.6,
  );
  layer(s, line, sand, 260, 0);
  const dark = frameGreen(s, hues.green, 0.35);
  const half = mix(dark, s.localColour(0.6, hues.green, 0.1), 0.5);
  const x = s.across(0.93);
  const foot = heightAt(s, line, x);
  const lean = -side;
  palm(s, x, foot + 130 * unit, 740 * unit, lean * 0.2, dark, half);
  palm(s, x - lean * width * 0.03, foot + 120 * unit, 500 * unit, lean * 0.42, dark, half);
  palm(s, x + lean * width * 0.02, foot + 60 * unit, 430 * unit, -lean * 0.06, dark, half);
  for (let index = 0; index < 9; index += 1)
    leaf(
      s,
      x + lean * (index - 3) * 34 * unit,
      height - 10 * unit,
      s.between(90, 190) * unit,
      -Math.PI / 2 + s.between(-0.8, 0.8),
      0.16,
      dark,
      half,
    );
};

/** Rock islands in a still sea, a long boat, a beach with leaning palms. */
export const drawIslands = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  const { time } = s.options;
  if (s.isLow) streaks(s, 6, 0.08, 0.36);
  else
    for (let cloud = 0; cloud < (s.isNight ? 2 : 4); cloud += 1)
      cumulus(
        s,
        (width * (cloud + 0.3)) / 4 + s.between(0, 60) * unit,
        s.between(0.3, 0.5) * height,
        s.between(70, 150) * unit,
        s.isNight ? 0.25 : 0.92,
      );
  const line = s.horizon;
  const turquoise =
    time === "noon" || time === "dawn" ? ([0.82, 0.1, 188] as const) : ([0.76, 0.08, 190] as const);
  const far = mix(
    mix(colours.sky[2], turquoise, time === "golden" ? 0.5 : s.localHueShare),
    colours.far,
    0.12,
  );
  water(s, line, height, far, sea(s, 0.56, 0.06), 220);
  mist(s, line, 50, 0.6);
  for (let index = 0; index < 4; index += 1)
    drawIsland(
      s,
      (width * (index + 0.5 + s.between(-0.3, 0.3))) / 4,
      line + 4 * unit,
      s.between(50, 110) * unit,
      s.between(60, 120) * unit,
      0.08,
    );
  drawIsland(
    s,
    width * 0.2 + s.between(0, 60) * unit,
    line + 26 * unit,
    190 * unit,
    120 * unit,
    0.26,
  );
  drawIsland(s, width * 0.8, line + 34 * unit, 230 * unit, 130 * unit, 0.3);
  mist(s, line + 34 * unit, 30, 0.35);
  const mainPeak = width * (s.sunLeft ? 0.62 : 0.36);
  drawIsland(s, mainPeak, line + 92 * unit, 330 * unit, 170 * unit, 0.46);
  drawIsland(s, mainPeak + 230 * unit * s.side, line + 100 * unit, 150 * unit, 90 * unit, 0.5);
  drawBoat(s);
  drawBeach(s);
  birds(s, s.across(0.32), height * 0.22, 4);
};
