import { type Colour, hex, mix } from "#platform/oklch.ts";
import { path, type Point, tenth } from "../path.ts";
import { frameGreen, frond, leaf, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, wisps } from "../landscape/terrain.ts";

const steps = 240;
const acrossSheet = (s: Scene, height: (x: number) => number): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const x = -20 + ((s.width + 40) * step) / steps;
    return [x, height(x)];
  });

export const karst = (
  s: Scene,
  y: number,
  count: number,
  low: number,
  high: number,
  half: number,
  colour: Colour,
): Point[] => {
  const { width, unit } = s;
  const hills = Array.from({ length: count }, (_, hill) => ({
    x: (width * (hill + 0.5 + s.between(-0.35, 0.35))) / count,
    rise: s.between(low, high) * unit,
    half: s.between(0.75, 1.3) * half * unit,
  }));
  const line = acrossSheet(s, (x) => {
    const rises = hills.map((hill) => {
      const away = Math.abs(x - hill.x) / hill.half;
      return away < 1 ? hill.rise * (1 - away ** 2.6) ** 0.62 : 0;
    });
    return (
      y -
      Math.max(...rises) -
      10 * unit * s.fbm(x / unit / 40, 3) -
      8 * unit * s.fbm(x / unit / 14, 2)
    );
  });
  layer(s, line, colour, 230, 0.62);
  return line;
};

const drawWaterfall = (s: Scene, hill: readonly Point[]): number => {
  const { width, height, unit, colours } = s;
  let x = width * 0.5;
  for (let at = width * 0.3; at < width * 0.7; at += 10)
    if (heightAt(s, hill, at) < heightAt(s, hill, x)) x = at;
  const top = heightAt(s, hill, x) + 50 * unit;
  const fall = height * 0.76 - top;
  let d = "";
  for (let thread = 0; thread < 7; thread += 1)
    d += path`M${x + (thread * 7 - 22) * unit} ${top + s.between(0, 26) * unit}q${s.between(-4, 4) * unit} ${130 * unit} ${s.between(-5, 5) * unit} ${fall}h${s.between(4, 9) * unit}q${s.between(-4, 4) * unit} ${-150 * unit} 0 ${-fall}Z`;
  s.fill(d, mix(colours.light, s.haze, 0.15), 0.8);
  s.add(
    `<ellipse cx="${tenth(x)}" cy="${tenth(height * 0.7)}" rx="${tenth(90 * unit)}" ry="${tenth(60 * unit)}" fill="${hex(mix(colours.light, s.haze, 0.3))}" opacity=".8" filter="${s.blur(24 * unit)}"/>`,
  );
  return x;
};

/** A scalloped roof of trees with palms standing out of it. */
export const canopy = (
  s: Scene,
  y: number,
  t: number,
  size: number,
  palms: number,
  green: (t: number) => Colour,
): void => {
  const { width, unit } = s;
  const offset = s.between(0, 500);
  const line = acrossSheet(s, (x) => {
    const place = x / unit;
    const crowns = Math.abs(
      Math.sin(place / (size * 0.8) + offset + 2 * s.fbm(place / 90 + offset, 2)),
    );
    const leaves = Math.abs(Math.sin(place / (size * 0.25) + offset));
    return y - size * unit * (0.9 * s.fbm(place / 300 + offset, 2) + 0.5 * crowns + 0.18 * leaves);
  });
  for (let index = 0; index < palms; index += 1) {
    const x = s.between(0, width);
    palm(
      s,
      x,
      heightAt(s, line, x) + 20 * unit,
      s.between(2, 3) * size * unit,
      s.between(-0.16, 0.16),
      green(t + 0.05),
    );
  }
  layer(s, line, green(t), 190, 0.28);
};

const drawFrame = (s: Scene, green: (t: number) => Colour): void => {
  const { width, height, unit } = s;
  const dark = frameGreen(s, hues.green + 10, 0.5);
  const half = mix(dark, green(0.62), 0.45);
  for (const isRight of [false, true]) {
    const x = isRight ? width + 30 * unit : -30 * unit;
    const turn = (angle: number) => (isRight ? Math.PI - angle : angle);
    for (let index = 0; index < 5; index += 1)
      frond(
        s,
        x,
        height * (0.9 + 0.03 * index),
        s.between(430, 600) * unit,
        turn(-0.85 + index * 0.36),
        dark,
        half,
      );
    for (let index = 0; index < 4; index += 1)
      leaf(
        s,
        x,
        height * (0.96 + 0.02 * index),
        s.between(260, 380) * unit,
        turn(-0.75 + index * 0.4),
        0.2,
        dark,
        half,
      );
  }
  for (let index = 0; index < 9; index += 1)
    leaf(
      s,
      (width * index) / 8,
      height * 1.03,
      s.between(120, 230) * unit,
      -Math.PI / 2 + s.between(-0.7, 0.7),
      0.2,
      dark,
      half,
    );
};

/** Karst hills in the mist, a waterfall, leaves that frame the view. */
export const drawJungle = (s: Scene): void => {
  const { height, unit } = s;
  const green = (t: number) => s.localColour(t, hues.green + 12 * (1 - t), 0.1, 1.35);
  clouds(s, { count: 4, high: 0.1, low: 0.3, opacity: 0.4 });
  karst(s, height * 0.62, 4, 120, 250, 120, green(0.06));
  mist(s, height * 0.58, 90, 0.55);
  karst(s, height * 0.66, 4, 150, 300, 135, green(0.2));
  mist(s, height * 0.63, 80, 0.6);
  wisps(s, height * 0.6, 6, 0.55);
  const hill = karst(s, height * 0.72, 3, 240, 420, 170, green(0.36));
  const fall = drawWaterfall(s, hill);
  mist(s, height * 0.715, 90, 0.75);
  wisps(s, height * 0.7, 8, 0.7);
  canopy(s, height * 0.76, 0.5, 44, 6, green);
  mist(s, height * 0.8, 60, 0.4);
  canopy(s, height * 0.82, 0.64, 58, 5, green);
  mist(s, height * 0.87, 50, 0.28);
  canopy(s, height * 0.9, 0.8, 70, 4, green);
  drawFrame(s, green);
  birds(
    s,
    fall + 130 * unit,
    height * 0.36,
    4,
    mix([0.6, 0.19, 32], s.depth(0.6), s.isNight ? 0.8 : 0.15),
  );
};
