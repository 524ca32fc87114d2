import { drawTree } from "../biomes/steppe-meadow.ts";
import { type Colour, mix } from "#platform/oklch.ts";
import { drawRange } from "../landscape/mountain.ts";
import { path, type Point } from "../path.ts";
import { frameGreen, grass, leaf, palm, pines } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import type { Land } from "../sheet.ts";
import { clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { cluster } from "../landscape/scenery.ts";

const tints: Readonly<Record<Land, readonly [hue: number, chroma: number]>> = {
  dry: [64, 0.1],
  mild: [122, 0.1],
  high: [136, 0.085],
  palms: [146, 0.115],
  bare: [106, 0.07],
  snow: [235, 0.03],
};

export const landOf = (s: Scene): Land => s.options.land ?? "mild";

/** The colour of the ground at a depth, 0 far to 1 near. */
export const ground = (s: Scene, t: number): Colour => {
  const land = landOf(s);
  const [hue, chroma] = tints[land];
  const colour = s.localColour(t, hue, chroma, 1.3);
  return land === "snow" ? mix(colour, s.colours.light, 0.72 - 0.5 * t * t) : colour;
};

/** The dark colour of the foreground with the land's hue. */
export const frontOf = (s: Scene): Colour => {
  const land = landOf(s);
  if (land === "snow") return mix(ground(s, 0.7), s.colours.near, 0.35);
  return land === "dry" ? mix(s.colours.ink, [0.3, 0.06, 50], 0.4) : frameGreen(s, tints[land][0]);
};

/** A low bush of dry countries: blades from one foot. */
const shrub = (s: Scene, x: number, y: number, size: number, colour: Colour): void => {
  let d = "";
  for (let blade = 0; blade < 9; blade += 1) {
    const angle = Math.PI * (1.08 + (blade / 8) * 0.84);
    const long = size * s.between(0.75, 1.1);
    const [tx, ty] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    d += path`M${x - size * 0.09} ${y}Q${(x + tx) / 2 - size * 0.06} ${(y + ty) / 2} ${tx} ${ty}Q${(x + tx) / 2 + size * 0.08} ${(y + ty) / 2} ${x + size * 0.09} ${y}Z`;
  }
  s.fill(d, colour);
};

/** Vegetation along a line; heights in units, `t` is the depth. */
const plant = (
  s: Scene,
  line: readonly Point[],
  count: number,
  size: number,
  t: number,
  profile: (share: number) => number = () => 1,
): void => {
  const land = landOf(s);
  const dark = mix(
    s.localColour(Math.min(1, t + 0.14), land === "dry" ? 110 : 140, 0.08, 1.2),
    ground(s, t),
    0.15,
  );
  if (land === "bare") return;
  if (land === "high" || land === "snow") {
    pines(s, line, count * 3, size * 0.5, size * 1.1, dark, profile);
    return;
  }
  for (let index = 0; index < count; index += 1) {
    const x = s.between(0, s.width);
    const tall = size * s.unit * s.between(0.6, 1.1) * profile(x / s.width);
    if (tall < 8 * s.unit) continue;
    const y = heightAt(s, line, x) + 5 * s.unit;
    if (land === "dry") shrub(s, x, y, tall * 0.42, dark);
    else if (land === "palms") palm(s, x, y, tall * 1.3, s.between(-0.14, 0.14), dark);
    else drawTree(s, x, y, tall, t);
  }
};

const drawFar = (s: Scene, land: Land): void => {
  const { height, unit, colours } = s;
  if (land === "high" || land === "bare" || land === "snow")
    drawRange(s, height * 0.63, height * (land === "high" ? 0.37 : 0.46), 6, {
      lit: mix(mix(s.depth(0.24), colours.light, 0.24), s.haze, 0.2),
      shadow: mix(s.depth(0.4), s.haze, 0.2),
      snow: land === "bare" ? 0.25 : 0.46,
      spurs: 3,
      haze: 0.5,
    });
  else
    layer(
      s,
      ridge(s, height * 0.585, (land === "dry" ? 120 : 74) * unit, land === "dry" ? 3 : 2.2, {
        sharp: land === "dry",
      }),
      mix(ground(s, 0.1), s.haze, 0.4),
      150,
      0.5,
    );
};

/** The land behind a view of the way, down to two thirds of the sheet: ranges, hills and vegetation. */
export const drawBackdrop = (s: Scene): void => {
  const { height, unit } = s;
  const land = landOf(s);
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.45, puffs: 3 });
  drawFar(s, land);
  mist(s, height * 0.6, 60, 0.6);
  const steps = [
    [0.63, 0.24, 40, 34, 20],
    [0.68, 0.38, 46, 62, 16],
  ] as const;
  for (const [y, t, swell, size, count] of steps) {
    const line = ridge(s, height * y, swell * unit, 1.7, { octaves: 2 });
    plant(s, line, count, size, t);
    layer(s, line, ground(s, t), 200, 0.3);
    mist(s, height * (y + 0.025), 40, 0.4);
  }
};

/**
 * Draws a hill across the sheet, with the grass of its land.
 * @returns the line of the hill
 */
export const drawHill = (s: Scene, y: number, t: number, swell: number): Point[] => {
  const line = ridge(s, s.height * y, swell * s.unit, 1.5, { octaves: 2 });
  layer(s, line, ground(s, t), 240, 0.06);
  return line;
};

/** The dark foreground: high at both edges, with vegetation. */
export const drawFront = (s: Scene, y = 0.985, rise = 90): void => {
  const { width, height, unit } = s;
  const land = landOf(s);
  const dark = frontOf(s);
  const line = ridge(s, height * y, 10 * unit, 2, {
    octaves: 2,
    lift: (share) => Math.abs(share - 0.5) ** 2 * 4 * rise * unit,
  });
  const edges = (share: number) => Math.max(0, Math.abs(share - 0.5) * 2 - 0.62) * 2.4;
  if (land === "high" || land === "snow") pines(s, line, 40, 130, 300, dark, edges);
  if (land === "palms")
    for (const [share, angle] of [
      [0.01, -1.1],
      [0.03, -0.6],
      [0.05, -1.5],
      [0.99, -2.0],
      [0.97, -2.5],
      [0.95, -1.6],
    ] as const)
      leaf(
        s,
        share * width,
        heightAt(s, line, share * width) + 20 * unit,
        s.between(150, 230) * unit,
        angle,
        0.2,
        dark,
        mix(dark, ground(s, 0.6), 0.5),
      );
  if (land === "mild")
    for (let bush = 0; bush < 22; bush += 1) {
      const share = bush % 2 ? s.between(0, 0.16) : s.between(0.84, 1);
      cluster(
        s,
        share * width,
        heightAt(s, line, share * width),
        [58 * unit, 40 * unit],
        7,
        bush % 3 ? dark : mix(dark, ground(s, 0.6), 0.4),
      );
    }
  if (land === "dry")
    for (const share of [0.03, 0.1, 0.19, 0.82, 0.9, 0.97])
      shrub(
        s,
        share * width,
        heightAt(s, line, share * width) + 8 * unit,
        s.between(60, 110) * unit,
        dark,
      );
  else if (land !== "snow") grass(s, line, 420, 16, 52, dark);
  layer(s, line, dark, 200, 0);
};
