import { mix } from "#platform/oklch.ts";
import { path, type Point, tenth } from "../path.ts";
import { frameGreen, grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { cluster, person, winding } from "../landscape/scenery.ts";
import { red } from "./canyon.ts";

/** A mesa: flat on top, cut by gullies, with bands of colour down its face. */
const drawTable = (s: Scene, y: number, fall: number, t: number, cuts: number): void => {
  const { width, height, unit, colours } = s;
  const offset = s.between(0, 900);
  const count = Math.round(width / unit / 8);
  const gullies = Array.from(
    { length: cuts },
    () => [s.between(-0.05, 1.05) * width, s.between(60, 190) * unit, s.between(0.5, 1)] as const,
  );
  const line = Array.from({ length: count + 1 }, (_, step): Point => {
    const x = -20 + ((width + 40) * step) / count;
    let down = 0;
    for (const [at, wide, deep] of gullies) {
      const q = Math.max(0, 1 - Math.abs(x - at) / wide);
      down = Math.max(
        down,
        (Math.min(1, q * 2.4) * 0.55 + Math.min(1, Math.max(0, q - 0.35) * 4) * 0.45) * deep,
      );
    }
    const stepped = (Math.round(down * 5) / 5) * 0.75 + down * 0.25;
    return [x, height * y + fall * height * stepped + 5 * unit * s.fbm(step * 0.4 + offset, 3)];
  });
  const rock = mix(red(s, t), colours.light, 0.16 * (1 - t * 0.6));
  s.fill(
    [...line, [width + 20, height + 20], [-20, height + 20]],
    s.verticalGradient(
      [
        [0, rock],
        [1, mix(rock, s.haze, 0.4 * (1 - t))],
      ],
      height * y,
      height * (y + fall * 1.3),
    ),
  );
  for (let band = 0; band < 6; band += 1) {
    const down = (8 + band * 24 * (0.5 + t)) * unit;
    const thick = (3 + 6 * t + s.between(0, 5)) * unit;
    const upper = line.map(([x, py], step): Point => [
      x,
      py + down + 4 * unit * s.fbm(step * 0.2 + band * 5, 2),
    ]);
    s.fill(
      [...upper, ...upper.map(([x, py]): Point => [x, py + thick]).toReversed()],
      band % 2 ? mix(rock, colours.light, 0.3) : s.depth(Math.min(1, t + 0.3)),
      0.17,
    );
  }
  s.fill(
    [...line, ...line.map(([x, py]): Point => [x, py + 5 * unit]).toReversed()],
    mix(rock, colours.light, 0.45),
    0.6,
  );
};

const drawJuniper = (s: Scene, x: number, y: number, z: number): void => {
  const dark = mix(s.colours.ink, s.depth(0.9), 0.25);
  const f = s.side;
  stroke(
    s,
    path`M${x} ${y}C${x - f * z * 0.2} ${y - z * 0.3} ${x + f * z * 0.2} ${y - z * 0.4} ${x - f * z * 0.06} ${y - z * 0.7}`,
    dark,
    z * 0.09,
  );
  stroke(
    s,
    path`M${x} ${y - z * 0.36}Q${x - f * z * 0.24} ${y - z * 0.5} ${x - f * z * 0.42} ${y - z * 0.52}`,
    dark,
    z * 0.05,
  );
  stroke(
    s,
    path`M${x + f * z * 0.02} ${y - z * 0.5}Q${x + f * z * 0.16} ${y - z * 0.66} ${x + f * z * 0.3} ${y - z * 0.66}`,
    dark,
    z * 0.04,
  );
  const green = mix(dark, s.localColour(0.66, hues.green - 10, 0.09, 1.2), 0.55);
  for (const [dx, dy, wide, tall] of [
    [-0.46, 0.56, 0.26, 0.13],
    [-0.12, 0.78, 0.34, 0.17],
    [0.32, 0.7, 0.22, 0.12],
    [0.06, 0.92, 0.22, 0.11],
  ] as const) {
    cluster(s, x + f * dx * z, y - dy * z, [wide * z, tall * z], 14, green);
    cluster(
      s,
      x + f * dx * z - f * wide * z * 0.1,
      y - dy * z - tall * z * 0.4,
      [wide * z * 0.6, tall * z * 0.5],
      7,
      mix(green, s.colours.light, 0.16),
    );
  }
};

/** Mesas behind each other, seen from a rim with an old juniper, one person sitting and one standing. */
export const drawRim = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.45, puffs: 3 });
  layer(
    s,
    ridge(s, height * 0.52, 14 * unit, 2, { octaves: 2 }),
    mix(red(s, 0.03), s.haze, 0.45),
    90,
    0.5,
  );
  for (const [y, fall, t, cuts] of [
    [0.535, 0.05, 0.1, 7],
    [0.565, 0.07, 0.2, 6],
    [0.605, 0.1, 0.32, 5],
    [0.66, 0.14, 0.45, 4],
  ] as const) {
    drawTable(s, y, fall, t, Math.round((cuts * width) / height / 0.8));
    mist(s, height * (y + fall * 0.9), 44, 0.42 * (1 - t));
  }
  layer(
    s,
    ridge(s, height * 0.79, 20 * unit, 2, { octaves: 3 }),
    mix(red(s, 0.58), colours.light, 0.05),
    180,
    0.1,
  );
  winding(
    s,
    { x: s.across(0.4), top: height * 0.79, bottom: height * 0.94, swing: 260, half: 60 },
    s.verticalGradient(
      [
        [0, mix(colours.sky[2], colours.light, 0.3)],
        [1, mix(colours.sky[1], s.depth(0.5), 0.3)],
      ],
      height * 0.79,
      height * 0.94,
    ),
  );
  drawTable(s, 0.84, 0.12, 0.7, 3);
  const ledge = ridge(s, height * 0.97, 12 * unit, 2.6, {
    octaves: 3,
    lift: (share) => {
      const q = Math.max(0, ((s.sunLeft ? share : 1 - share) - 0.44) / 0.56);
      return (Math.round(Math.min(1, q * 2.2) * 4) / 4) * height * 0.15 + q * 20 * unit;
    },
  });
  const rock = mix(red(s, 0.86), colours.ink, 0.3);
  layer(s, ledge, rock, 260, 0.02);
  for (let band = 1; band < 6; band += 1) {
    const lower = ledge.map(([x, y], step): Point => [
      x,
      y + (band * 26 + 5 * s.fbm(step * 0.2 + band, 2)) * unit,
    ]);
    s.fill(
      [...lower, ...lower.map(([x, y]): Point => [x, y + (5 + band) * unit]).toReversed()],
      band % 2 ? mix(rock, colours.light, 0.22) : colours.ink,
      0.35,
    );
  }
  const tree = s.across(0.84);
  drawJuniper(s, tree, heightAt(s, ledge, tree) + 10 * unit, 300 * unit);
  const stand = s.across(0.68);
  person(s, stand, heightAt(s, ledge, stand) + 4 * unit, 84 * unit, colours.ink);
  const [x, y, z] = [s.across(0.62), heightAt(s, ledge, s.across(0.62)) + 2 * unit, 74 * unit];
  s.add(`<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${-s.side} 1)">`);
  s.fill(
    path`M${-z * 0.16} 0Q${-z * 0.22} ${-z * 0.4} ${-z * 0.04} ${-z * 0.46}Q${z * 0.12} ${-z * 0.4} ${z * 0.08} ${-z * 0.16}L${z * 0.34} ${-z * 0.2}L${z * 0.38} ${z * 0.04}L${z * 0.3} ${z * 0.04}L${z * 0.28} ${-z * 0.1}L${z * 0.04} 0Z`,
    colours.ink,
  );
  s.fill(
    path`M${-z * 0.12} ${-z * 0.56}a${z * 0.1} ${z * 0.1} 0 1 1 ${z * 0.2} 0a${z * 0.1} ${z * 0.1} 0 1 1 ${-z * 0.2} 0Z`,
    colours.ink,
  );
  s.add("</g>");
  const dark = frameGreen(s, 120);
  grass(s, ledge, 70, 8, 26, dark);
  birds(s, s.across(0.36), height * 0.3, 4, s.depth(0.85));
};
