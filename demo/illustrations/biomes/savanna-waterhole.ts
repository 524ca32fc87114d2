import { type Colour, mix } from "#platform/oklch.ts";
import { lens, path, tenth } from "../path.ts";
import { acacia, grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { cluster } from "../landscape/scenery.ts";

const drawElephant = (
  s: Scene,
  x: number,
  y: number,
  z: number,
  f: number,
  colour: Colour,
): void => {
  s.add(`<g transform="translate(${tenth(x)} ${tenth(y)})">`);
  const w = f * z;
  s.fill(
    path`M${-0.52 * w} 0L${-0.54 * w} ${-0.42 * z}Q${-0.66 * w} ${-0.84 * z} ${-0.24 * w} ${-0.93 * z}Q${0.04 * w} ${-0.99 * z} ${0.2 * w} ${-0.9 * z}Q${0.34 * w} ${-1.04 * z} ${0.5 * w} ${-0.94 * z}Q${0.64 * w} ${-0.84 * z} ${0.64 * w} ${-0.62 * z}Q${0.66 * w} ${-0.34 * z} ${0.76 * w} ${-0.12 * z}L${0.68 * w} ${-0.08 * z}Q${0.56 * w} ${-0.3 * z} ${0.53 * w} ${-0.5 * z}Q${0.44 * w} ${-0.46 * z} ${0.38 * w} ${-0.42 * z}L${0.38 * w} 0L${0.2 * w} 0L${0.18 * w} ${-0.3 * z}Q${-0.02 * w} ${-0.25 * z} ${-0.2 * w} ${-0.32 * z}L${-0.2 * w} 0L${-0.36 * w} 0L${-0.4 * w} ${-0.18 * z}L${-0.42 * w} 0Z`,
    colour,
  );
  s.fill(
    path`M${0.24 * w} ${-0.9 * z}Q${0.02 * w} ${-0.8 * z} ${0.1 * w} ${-0.56 * z}Q${0.16 * w} ${-0.44 * z} ${0.28 * w} ${-0.52 * z}Q${0.38 * w} ${-0.7 * z} ${0.36 * w} ${-0.88 * z}Z`,
    mix(colour, s.depth(0.6), 0.35),
  );
  s.fill(
    path`M${0.52 * w} ${-0.56 * z}Q${0.6 * w} ${-0.4 * z} ${0.74 * w} ${-0.42 * z}Q${0.6 * w} ${-0.48 * z} ${0.56 * w} ${-0.6 * z}Z`,
    s.colours.light,
  );
  s.add("</g>");
};

/** A baobab: a fat trunk, few branches, small crowns. */
const drawBaobab = (
  s: Scene,
  x: number,
  y: number,
  h: number,
  colour: Colour,
  crown: Colour,
): void => {
  s.fill(
    path`M${x - h * 0.17} ${y}Q${x - h * 0.12} ${y - h * 0.3} ${x - h * 0.13} ${y - h * 0.58}Q${x - h * 0.22} ${y - h * 0.72} ${x - h * 0.38} ${y - h * 0.84}Q${x - h * 0.2} ${y - h * 0.78} ${x - h * 0.07} ${y - h * 0.66}Q${x - h * 0.06} ${y - h * 0.8} ${x - h * 0.14} ${y - h * 0.97}Q${x - h * 0.01} ${y - h * 0.84} ${x + h * 0.02} ${y - h * 0.66}Q${x + h * 0.08} ${y - h * 0.82} ${x + h * 0.22} ${y - h * 0.95}Q${x + h * 0.14} ${y - h * 0.78} ${x + h * 0.1} ${y - h * 0.64}Q${x + h * 0.22} ${y - h * 0.76} ${x + h * 0.4} ${y - h * 0.8}Q${x + h * 0.22} ${y - h * 0.66} ${x + h * 0.13} ${y - h * 0.54}Q${x + h * 0.12} ${y - h * 0.3} ${x + h * 0.18} ${y}Z`,
    colour,
  );
  s.fill(
    path`M${x + s.side * h * 0.03} ${y}Q${x + s.side * h * 0.04} ${y - h * 0.4} ${x + s.side * h * 0.08} ${y - h * 0.6}L${x + s.side * h * 0.13} ${y - h * 0.54}Q${x + s.side * h * 0.12} ${y - h * 0.3} ${x + s.side * h * 0.18} ${y}Z`,
    s.colours.ink,
    0.3,
  );
  for (const [dx, dy, size] of [
    [-0.38, 0.87, 0.13],
    [-0.15, 1.0, 0.14],
    [0.22, 0.99, 0.15],
    [0.4, 0.83, 0.13],
    [0.03, 0.92, 0.1],
  ] as const)
    cluster(s, x + dx * h, y - dy * h, [h * size, h * size * 0.55], 9, crown);
};

/** Baobabs on a plain, elephants at the water. */
export const drawWaterhole = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.36, opacity: 0.45, puffs: 3 });
  const ground = (t: number) => s.localColour(t, t < 0.6 ? 82 : 58, 0.1, 1.15);
  layer(
    s,
    ridge(s, height * 0.63, 30 * unit, 2.2, { octaves: 2 }),
    mix(s.localColour(0.1, hues.sand, 0.08), s.haze, 0.35),
    90,
    0.4,
  );
  mist(s, height * 0.64, 50, 0.5);
  const far = ridge(s, height * 0.655, 10 * unit, 3, { octaves: 2 });
  for (let tree = 0; tree < 12; tree += 1) {
    const x = s.between(0, width);
    const tall = s.between(36, 84) * unit;
    if (tree % 3) acacia(s, x, heightAt(s, far, x) + 2 * unit, tall, s.depth(0.46));
    else drawBaobab(s, x, heightAt(s, far, x) + 3 * unit, tall * 1.2, s.depth(0.44), s.depth(0.48));
  }
  layer(s, far, ground(0.34), 150, 0.2);
  const middle = ridge(s, height * 0.7, 12 * unit, 2.2, { octaves: 2 });
  const big = s.across(0.72);
  drawBaobab(
    s,
    big,
    heightAt(s, middle, big) + 12 * unit,
    400 * unit,
    mix(s.depth(0.72), s.localColour(0.6, 50, 0.06), 0.3),
    mix(s.depth(0.78), s.localColour(0.7, 120, 0.09), 0.4),
  );
  const second = s.across(0.22);
  drawBaobab(
    s,
    second,
    heightAt(s, middle, second) + 8 * unit,
    220 * unit,
    mix(s.depth(0.64), s.localColour(0.5, 50, 0.06), 0.3),
    mix(s.depth(0.68), s.localColour(0.6, 120, 0.09), 0.4),
  );
  layer(s, middle, ground(0.5), 170, 0.1);
  const [left, right, y] = [s.across(-0.1), s.across(0.86), height * 0.835];
  const pool = path`M${left} ${y - 46 * unit}Q${(left + right) / 2} ${y - 70 * unit} ${right} ${y}Q${(left + right) / 2} ${y + 76 * unit} ${left} ${y + 66 * unit}Z`;
  s.fill(
    pool,
    s.verticalGradient(
      [
        [0, mix(colours.sky[2], colours.light, 0.15)],
        [1, mix(colours.sky[1], s.depth(0.55), 0.4)],
      ],
      y - 60 * unit,
      y + 70 * unit,
    ),
  );
  for (const [share, size, direction] of [
    [0.06, 120, 1],
    [0.25, 156, 1],
    [0.4, 92, 1],
    [0.58, 176, -1],
  ] as const) {
    const [x, z] = [s.across(share), size * unit];
    const foot = y - 34 * unit + (size - 96) * 0.16 * unit;
    s.add(`<g opacity=".3" transform="translate(0 ${tenth(foot * 1.6)}) scale(1 -.6)">`);
    drawElephant(s, x, foot, z, direction * s.side, s.depth(0.86));
    s.add("</g>");
    drawElephant(s, x, foot, z, direction * s.side, s.depth(0.88));
  }
  let gleams = "";
  for (let index = 0; index < 26; index += 1)
    gleams += lens(
      left + (right - left) * s.between(0.1, 0.8),
      y + s.between(-30, 44) * unit,
      s.between(30, 130) * unit,
      2.4 * unit,
    );
  s.fill(gleams, mix(colours.sky[2], colours.light, 0.5), 0.5);
  const near = ridge(s, height * 0.9, 14 * unit, 1.8, {
    octaves: 2,
    lift: (share) => Math.abs(share - 0.5) ** 2 * 90 * unit,
  });
  grass(s, near, 380, 24, 70, ground(0.82));
  layer(s, near, ground(0.84), 220, 0);
  const front = ridge(s, height * 0.965, 12 * unit, 2, { octaves: 2 });
  const dark = mix(colours.ink, ground(0.95), 0.35);
  grass(s, front, 480, 50, 130, dark);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.36), height * 0.24, 5, s.depth(0.85));
};
