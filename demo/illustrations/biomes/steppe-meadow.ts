import { mix } from "#platform/oklch.ts";
import { path, type Point, tenth } from "../path.ts";
import { grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { dots, heightAt, layer, mist, ridge, wisps } from "../landscape/terrain.ts";
import { cluster, winding } from "../landscape/scenery.ts";

const drawBison = (s: Scene, x: number, y: number, z: number, f: number): void => {
  const w = z * f;
  s.add(`<g transform="translate(${tenth(x)} ${tenth(y)})">`);
  s.fill(
    path`M${-0.62 * w} 0L${-0.6 * w} ${-0.36 * z}Q${-0.74 * w} ${-0.6 * z} ${-0.54 * w} ${-0.72 * z}Q${-0.2 * w} ${-0.74 * z} ${0.06 * w} ${-0.94 * z}Q${0.24 * w} ${-1.08 * z} ${0.42 * w} ${-0.9 * z}Q${0.6 * w} ${-0.8 * z} ${0.74 * w} ${-0.56 * z}Q${0.86 * w} ${-0.34 * z} ${0.76 * w} ${-0.2 * z}L${0.66 * w} ${-0.16 * z}Q${0.56 * w} ${-0.1 * z} ${0.52 * w} ${-0.26 * z}Q${0.44 * w} ${-0.2 * z} ${0.4 * w} ${-0.3 * z}L${0.4 * w} 0L${0.26 * w} 0L${0.24 * w} ${-0.28 * z}Q${-0.1 * w} ${-0.22 * z} ${-0.36 * w} ${-0.32 * z}L${-0.42 * w} ${-0.16 * z}L${-0.42 * w} 0L${-0.52 * w} 0L${-0.54 * w} ${-0.14 * z}L${-0.56 * w} 0Z`,
    s.depth(0.93),
  );
  s.fill(
    path`M${0.06 * w} ${-0.94 * z}Q${0.24 * w} ${-1.08 * z} ${0.42 * w} ${-0.9 * z}Q${0.5 * w} ${-0.6 * z} ${0.4 * w} ${-0.34 * z}Q${0.12 * w} ${-0.5 * z} ${0.06 * w} ${-0.94 * z}Z`,
    mix(s.depth(0.85), [0.4, 0.08, 45], 0.4),
  );
  s.fill(
    path`M${0.56 * w} ${-0.76 * z}Q${0.54 * w} ${-0.96 * z} ${0.66 * w} ${-0.98 * z}Q${0.6 * w} ${-0.88 * z} ${0.66 * w} ${-0.72 * z}Z`,
    s.colours.ink,
  );
  s.add("</g>");
};

/** An old round-headed tree with its lit side. */
export const drawTree = (s: Scene, x: number, y: number, h: number, t: number): void => {
  const crown = s.localColour(t, hues.green - 14, 0.1, 1.25);
  s.fill(
    path`M${x - h * 0.04} ${y}L${x - h * 0.025} ${y - h * 0.5}H${x + h * 0.025}L${x + h * 0.045} ${y}Z`,
    s.depth(Math.min(1, t + 0.2)),
  );
  cluster(s, x, y - h * 0.66, [h * 0.4, h * 0.36], 18, crown);
  cluster(
    s,
    x - s.side * h * 0.08,
    y - h * 0.76,
    [h * 0.26, h * 0.2],
    9,
    mix(crown, s.colours.light, 0.2),
  );
};

/** A meadow at the edge of an old forest, mist over the stream, bison that graze. */
export const drawMeadow = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.36, puffs: 4 });
  const green = (t: number) => s.localColour(t, hues.green - 26, 0.105, 1.25);
  const woods = (
    y: number,
    t: number,
    low: number,
    high: number,
    count: number,
    lift: (share: number) => number,
  ) => {
    const line = ridge(s, height * y, 10 * unit, 2, { octaves: 2, lift });
    for (let tree = 0; tree < count; tree += 1) {
      const x = s.between(-0.02, 1.02) * width;
      drawTree(
        s,
        x,
        heightAt(s, line, Math.max(-19, Math.min(width + 19, x))) + 8 * unit,
        s.between(low, high) * unit,
        t,
      );
    }
    layer(s, line, green(t + 0.04), 130, 0.4);
  };
  layer(
    s,
    ridge(s, height * 0.57, 22 * unit, 2, { octaves: 3 }),
    mix(green(0.04), s.haze, 0.4),
    90,
    0.5,
  );
  woods(0.6, 0.14, 50, 90, Math.round((width / height) * 46), () => 0);
  mist(s, height * 0.61, 46, 0.7);
  woods(
    0.645,
    0.28,
    80,
    150,
    Math.round((width / height) * 20),
    (share) => Math.abs(share - 0.5) * 50 * unit,
  );
  mist(s, height * 0.66, 50, 0.75);
  wisps(s, height * 0.655, 9, 0.7);
  const meadow = ridge(s, height * 0.69, 12 * unit, 1.8, { octaves: 2 });
  layer(s, meadow, green(0.46), 240, 0.15);
  winding(
    s,
    { x: s.across(0.42), top: height * 0.695, bottom: height * 0.92, swing: 220, half: 70 },
    s.verticalGradient(
      [
        [0, mix(colours.sky[2], colours.light, 0.3)],
        [1, mix(colours.sky[1], s.depth(0.5), 0.3)],
      ],
      height * 0.69,
      height * 0.92,
    ),
  );
  mist(s, height * 0.73, 34, 0.45);
  for (const [share, y, z, direction] of [
    [0.5, 0.79, 112, 1],
    [0.68, 0.775, 92, -1],
    [0.62, 0.815, 66, 1],
    [0.9, 0.785, 90, 1],
  ] as const)
    drawBison(s, s.across(share), height * y, z * unit, direction * s.side);
  const oak = s.across(0.08);
  drawTree(s, oak, height * 0.86, 520 * unit, 0.68);
  const near = ridge(s, height * 0.87, 18 * unit, 1.6, {
    octaves: 2,
    lift: (share) => Math.max(0, s.sunLeft ? 1 - share : share) ** 2 * 60 * unit,
  });
  grass(s, near, 480, 30, 80, green(0.8));
  layer(s, near, green(0.8), 220, 0);
  const flower = (): Point => {
    const x = s.between(0, width);
    return [x, heightAt(s, near, x) + s.between(-40, 70) * unit];
  };
  dots(s, 110, flower, [0.95, 0.04, 95], 7, s.isNight ? 0.25 : 0.9);
  dots(s, 70, flower, [0.72, 0.14, 300], 7, s.isNight ? 0.25 : 0.85);
  const front = ridge(s, height * 0.965, 12 * unit, 1.6, { octaves: 2 });
  const dark = mix(colours.ink, green(0.95), 0.4);
  grass(s, front, 520, 70, 150, dark);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.4), height * 0.26, 6, s.depth(0.75));
};
