import { mix } from "#platform/oklch.ts";
import { path, type Point, tenth } from "../path.ts";
import { acacia, grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge } from "../landscape/terrain.ts";

/** A broad snow mountain with a flat top, far away. */
const drawFarMountain = (s: Scene): void => {
  const { width, height, unit } = s;
  const [x, top, foot] = [s.across(0.66), height * 0.44, height * 0.66];
  const line = Array.from({ length: 61 }, (_, step): Point => {
    const share = step / 60;
    const out = Math.abs(share - 0.5) * 2;
    const rise = out < 0.16 ? 1 : 1 - ((out - 0.16) / 0.84) ** 0.72;
    return [
      x + (share - 0.5) * width * 1.15,
      foot - (foot - top) * rise + 6 * unit * s.fbm(share * 24, 3),
    ];
  });
  s.fill(
    [...line, [x + width * 0.6, foot], [x - width * 0.6, foot]],
    s.verticalGradient(
      [
        [0, mix(s.depth(0.22), s.haze, 0.15)],
        [1, mix(s.depth(0.15), s.haze, 0.75)],
      ],
      top,
      foot,
    ),
  );
  const cap = line.slice(18, 43);
  const melt = cap.map(([px, py], step): Point => {
    const isEdge = step === 0 || step === cap.length - 1;
    return [px, py + (isEdge ? 0 : (18 + (step % 2 ? 30 : 6) * s.between(0.6, 1.4)) * unit)];
  });
  s.fill([...cap, ...melt.toReversed()], mix(s.colours.light, s.haze, 0.15), 0.95);
};

const drawGiraffes = (s: Scene, line: readonly Point[]): void => {
  const { width, unit } = s;
  const herdX = width * (s.sunLeft ? 0.3 : 0.6);
  for (const [dx, size, direction] of [
    [0, 190, 1],
    [95, 150, 1],
    [-120, 120, -1],
  ] as const) {
    const x = herdX + dx * unit;
    const y = heightAt(s, line, x) + 8 * unit;
    const [z, f] = [size * unit, size * unit * direction];
    s.add(`<g transform="translate(${tenth(x)} ${tenth(y)})">`);
    s.fill(
      path`M${-0.2 * f} 0L${-0.17 * f} ${-0.36 * z}Q${-0.22 * f} ${-0.46 * z} ${-0.16 * f} ${-0.5 * z}L${0.08 * f} ${-0.58 * z}L${0.22 * f} ${-0.95 * z}L${0.24 * f} ${-z}L${0.28 * f} ${-0.97 * z}L${0.4 * f} ${-0.91 * z}L${0.38 * f} ${-0.87 * z}L${0.28 * f} ${-0.89 * z}L${0.17 * f} ${-0.48 * z}Q${0.16 * f} ${-0.4 * z} ${0.13 * f} ${-0.36 * z}L${0.14 * f} 0L${0.1 * f} 0L${0.07 * f} ${-0.33 * z}L${0.03 * f} ${-0.33 * z}L${0.04 * f} 0L0 0L${-0.02 * f} ${-0.32 * z}L${-0.1 * f} ${-0.31 * z}L${-0.1 * f} 0L${-0.14 * f} 0L${-0.13 * f} ${-0.3 * z}L${-0.16 * f} 0Z`,
      s.depth(0.86),
    );
    s.add("</g>");
  }
};

/** Grass to the horizon, acacias in three depths, three giraffes. */
export const drawSavanna = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.36, opacity: 0.45, puffs: 3 });
  drawFarMountain(s);
  mist(s, height * 0.65, 70, 0.6);
  layer(
    s,
    ridge(s, height * 0.655, 16 * unit, 3),
    mix(s.localColour(0.22, hues.sand, 0.09), s.haze, 0.2),
    120,
    0.3,
  );
  const ground = (t: number) => s.localColour(t, t < 0.6 ? 85 : 60, 0.1, 1.1);
  const far = ridge(s, height * 0.675, 10 * unit, 3, { octaves: 2 });
  for (let tree = 0; tree < 9; tree += 1) {
    const x = s.between(0, width);
    acacia(s, x, heightAt(s, far, x) + 2 * unit, s.between(34, 60) * unit, s.depth(0.5));
  }
  layer(s, far, ground(0.36), 150, 0.2);
  const middle = ridge(s, height * 0.715, 14 * unit, 2.2, { octaves: 2 });
  for (let tree = 0; tree < 5; tree += 1) {
    const x = (width * (tree + 0.3 + s.between(0, 0.5))) / 5;
    acacia(s, x, heightAt(s, middle, x) + 3 * unit, s.between(80, 130) * unit, s.depth(0.7));
  }
  layer(s, middle, ground(0.5), 150, 0.1);
  const herd = ridge(s, height * 0.77, 16 * unit, 2, { octaves: 2 });
  drawGiraffes(s, herd);
  grass(s, herd, 260, 14, 34, ground(0.62));
  layer(s, herd, ground(0.64), 180, 0.05);
  const near = ridge(s, height * 0.85, 18 * unit, 1.8, { octaves: 2 });
  const tree = s.across(0.78);
  acacia(
    s,
    tree,
    heightAt(s, near, tree) + 10 * unit,
    430 * unit,
    mix(colours.ink, s.depth(0.9), 0.3),
    mix(s.depth(0.8), s.localColour(0.6, 110, 0.1), 0.4),
  );
  grass(s, near, 360, 24, 60, ground(0.8));
  layer(s, near, ground(0.82), 220, 0);
  const front = ridge(s, height * 0.94, 14 * unit, 2, { octaves: 2 });
  const dark = mix(colours.ink, ground(0.95), 0.35);
  grass(s, front, 520, 50, 130, dark);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.36), height * 0.24, 5, s.depth(0.85));
};
