import { type Colour, mix } from "#platform/oklch.ts";
import { box, path } from "../path.ts";
import { pines } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge, stroke, wisps } from "../landscape/terrain.ts";
import { cluster, inLight, lamp } from "../landscape/scenery.ts";

const drawEaves = (
  s: Scene,
  x: number,
  y: number,
  half: number,
  rise: number,
  colour: Colour,
  shade: Colour,
): void => {
  const { side } = s;
  const ridgeHalf = half * 0.42;
  s.fill(
    path`M${x - half * 1.12} ${y - rise * 0.16}Q${x - half * 0.7} ${y - rise * 0.1} ${x - ridgeHalf} ${y - rise}H${x + ridgeHalf}Q${x + half * 0.7} ${y - rise * 0.1} ${x + half * 1.12} ${y - rise * 0.16}Q${x + half * 0.9} ${y + rise * 0.12} ${x + half * 0.84} ${y + rise * 0.14}H${x - half * 0.84}Q${x - half * 0.9} ${y + rise * 0.12} ${x - half * 1.12} ${y - rise * 0.16}Z`,
    colour,
  );
  s.fill(
    path`M${x + side * half * 0.2} ${y + rise * 0.14}L${x + side * half * 0.14} ${y - rise}H${x + side * ridgeHalf}Q${x + side * half * 0.7} ${y - rise * 0.1} ${x + side * half * 1.12} ${y - rise * 0.16}Q${x + side * half * 0.9} ${y + rise * 0.12} ${x + side * half * 0.84} ${y + rise * 0.14}Z`,
    shade,
    0.45,
  );
};

const drawTiers = (s: Scene, x: number, foot: number, z: number): void => {
  const { unit, colours, side } = s;
  const red = mix(inLight(s, [0.56, 0.17, 30], 0.6), s.depth(0.5), 0.16);
  const roof = mix(inLight(s, [0.42, 0.04, 240], 0.75), s.depth(0.66), 0.4);
  const shade = s.depth(0.85);
  s.fill(
    box(x - z * 0.34, x + z * 0.34, foot - z * 0.06, foot + z * 0.3),
    mix(s.localColour(0.5, 70, 0.03), colours.light, 0.2),
  );
  let y = foot - z * 0.06;
  for (let tier = 0; tier < 5; tier += 1) {
    const half = z * (0.25 - 0.026 * tier);
    const tall = z * (0.16 - 0.01 * tier);
    s.fill(box(x - half * 0.72, x + half * 0.72, y - tall, y), red);
    s.fill(
      side > 0
        ? box(x + half * 0.2, x + half * 0.72, y - tall, y)
        : box(x - half * 0.72, x - half * 0.2, y - tall, y),
      shade,
      0.4,
    );
    for (const dx of [-0.42, 0, 0.42])
      s.fill(
        box(x + (dx - 0.11) * half, x + (dx + 0.11) * half, y - tall * 0.62, y - tall * 0.1),
        s.isLit ? lamp : mix(colours.light, red, 0.4),
      );
    drawEaves(s, x, y - tall, half * 1.25, z * 0.105, roof, shade);
    y -= tall + z * 0.02;
  }
  y -= z * 0.07;
  stroke(s, path`M${x} ${y}v${-z * 0.2}`, shade, 5 * unit);
  for (let ring = 0; ring < 6; ring += 1)
    s.fill(
      box(
        x - (10 - ring) * unit,
        x + (10 - ring) * unit,
        y - z * (0.04 + 0.022 * ring),
        y - z * (0.03 + 0.022 * ring),
      ),
      inLight(s, [0.8, 0.12, 85], 0.7),
    );
};

/** A row of low wooden houses with tiled roofs and paper windows. */
const drawRow = (s: Scene, y: number, t: number, size: number): void => {
  const { width, height, unit, colours } = s;
  let left = -40 * unit;
  s.fill(box(-20, width + 20, y, height + 10), s.depth(Math.min(1, t + 0.12)));
  while (left < width + 40 * unit) {
    const wide = s.between(1.1, 1.9) * size * unit;
    const tall = s.between(0.5, 0.8) * size * unit;
    const wood = mix(
      mix(inLight(s, [0.5, 0.06, 50], t), s.depth(t), 0.4),
      s.pick([s.depth(t), [0.86, 0.03, 85]]),
      0.24,
    );
    s.fill(box(left, left + wide, y - tall, y + size * unit), wood);
    const panes = Math.max(2, Math.round(wide / (26 * unit)));
    for (let pane = 0; pane < panes; pane += 1) {
      if (s.random() < 0.28) continue;
      const px = left + (wide * (pane + 0.5)) / panes;
      const isOn = s.isLit && s.random() < 0.7;
      s.fill(
        box(px - 8 * unit, px + 8 * unit, y - tall * 0.66, y - tall * 0.16),
        isOn ? lamp : mix(wood, colours.light, 0.34),
        isOn ? 0.95 : 0.8,
      );
      s.fill(
        box(px - 0.8 * unit, px + 0.8 * unit, y - tall * 0.66, y - tall * 0.16),
        s.depth(0.9),
        0.6,
      );
    }
    drawEaves(
      s,
      left + wide / 2,
      y - tall,
      wide * 0.56,
      size * 0.4 * unit,
      mix(inLight(s, [0.4, 0.03, 245], t), s.depth(Math.min(1, t + 0.16)), 0.5),
      s.depth(Math.min(1, t + 0.3)),
    );
    left += wide + s.between(-6, 14) * unit;
  }
};

/** A bough with blossom that comes in from one corner. */
const drawBough = (s: Scene): void => {
  const { unit, height, colours, side } = s;
  const [x, y] = [s.across(-0.04), height * 0.2];
  const bark = mix(colours.ink, s.depth(0.9), 0.3);
  const boughs = [
    [0, 0, 300, 60, 22],
    [110, 10, 190, 130, 13],
    [190, 36, 240, 10, 11],
    [60, 4, 120, -60, 12],
    [270, 52, 130, 90, 8],
  ] as const;
  for (const [dx, dy, across, down, thick] of boughs)
    stroke(
      s,
      path`M${x + side * dx * unit} ${y + dy * unit}q${side * across * 0.5 * unit} ${down * 0.1 * unit} ${side * across * unit} ${down * unit}`,
      bark,
      thick * unit,
    );
  const blossom = inLight(s, [0.86, 0.09, 355], 0.5);
  for (const [dx, dy, across, down] of boughs)
    for (let index = 0; index < 26; index += 1) {
      const q = 0.15 + 0.85 * s.random();
      const [bx, by] = [
        x + side * (dx + across * q) * unit + s.between(-34, 34) * unit,
        y + (dy + down * q * q) * unit + s.between(-30, 30) * unit,
      ];
      disc(
        s,
        bx,
        by,
        s.between(8, 19) * unit,
        index % 3 ? blossom : mix(blossom, colours.light, 0.5),
        0.92,
      );
    }
  for (let petal = 0; petal < 30; petal += 1)
    disc(
      s,
      s.across(s.between(0, 0.7)),
      height * s.between(0.24, 0.9),
      s.between(2.5, 5) * unit,
      mix(blossom, colours.light, 0.3),
      0.8,
    );
};

/** A pagoda over the roofs of a wooden town, hills in the mist, a bough in blossom. */
export const drawPagoda = (s: Scene): void => {
  const { width, height, unit } = s;
  clouds(s, { count: 6, high: 0.06, low: 0.3, opacity: 0.45, puffs: 2 });
  const green = (t: number) => s.localColour(t, hues.green - 6, 0.07, 1.2);
  layer(s, ridge(s, height * 0.52, 70 * unit, 2), mix(green(0.04), s.haze, 0.35), 160, 0.6);
  mist(s, height * 0.55, 70, 0.7);
  const middle = ridge(s, height * 0.585, 60 * unit, 2.2);
  pines(s, middle, Math.round((width / height) * 130), 14, 36, green(0.3));
  layer(s, middle, green(0.22), 170, 0.6);
  mist(s, height * 0.62, 70, 0.7);
  wisps(s, height * 0.61, 8, 0.7);
  const near = ridge(s, height * 0.665, 34 * unit, 2.2, {
    lift: (share) => (s.sunLeft ? share : 1 - share) * 50 * unit,
  });
  for (let tree = 0; tree < Math.round((width / height) * 46); tree += 1) {
    const x = s.between(0, width);
    cluster(
      s,
      x,
      heightAt(s, near, x),
      [34 * unit, 24 * unit],
      6,
      tree % 4 === 0
        ? mix(inLight(s, [0.84, 0.08, 355], 0.4), s.haze, 0.25)
        : green(s.between(0.4, 0.5)),
    );
  }
  layer(s, near, green(0.42), 150, 0.35);
  drawTiers(s, s.across(0.66), height * 0.7, 430 * unit);
  mist(s, height * 0.7, 50, 0.5);
  wisps(s, height * 0.69, 6, 0.5);
  drawRow(s, height * 0.745, 0.48, 66);
  mist(s, height * 0.75, 40, 0.32);
  drawRow(s, height * 0.815, 0.62, 88);
  mist(s, height * 0.83, 36, 0.22);
  drawRow(s, height * 0.905, 0.78, 118);
  drawRow(s, height * 1.02, 0.94, 150);
  drawBough(s);
  birds(s, s.across(0.44), height * 0.3, 4, s.depth(0.75));
};
