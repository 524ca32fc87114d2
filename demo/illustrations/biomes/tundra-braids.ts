import { type Colour, mix } from "#platform/oklch.ts";
import { drawRange } from "../landscape/mountain.ts";
import { path, type Point, tenth } from "../path.ts";
import { grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { inLight, person, winding } from "../landscape/scenery.ts";

/** A hill in the colours of its ashes: streaks run down from its crest. */
const drawAshHill = (
  s: Scene,
  line: readonly Point[],
  colour: Colour,
  streaks: readonly Colour[],
  count: number,
): void => {
  const { unit, width } = s;
  layer(s, line, colour, 200, 0.2);
  for (let index = 0; index < count; index += 1) {
    const x = s.between(0, width);
    const top = heightAt(s, line, x) + 4 * unit;
    const [wide, fall, lean] = [
      s.between(8, 26) * unit,
      s.between(60, 130) * unit,
      s.between(-14, 14) * unit,
    ];
    s.fill(
      path`M${x} ${top}Q${x + lean * 0.3 + wide * 0.2} ${top + fall * 0.5} ${x + lean + wide} ${top + fall}Q${x + lean} ${top + fall * 0.9} ${x + lean - wide * 0.6} ${top + fall * 0.96}Q${x + lean * 0.2 - wide * 0.2} ${top + fall * 0.5} ${x} ${top}Z`,
      s.pick(streaks),
      0.34,
    );
  }
};

const drawReindeer = (s: Scene, x: number, y: number, z: number, f: number): void => {
  const w = z * f;
  s.add(`<g transform="translate(${tenth(x)} ${tenth(y)})">`);
  s.fill(
    path`M${-0.4 * w} 0L${-0.36 * w} ${-0.34 * z}Q${-0.46 * w} ${-0.6 * z} ${-0.2 * w} ${-0.62 * z}Q${0.04 * w} ${-0.58 * z} ${0.2 * w} ${-0.62 * z}L${0.36 * w} ${-0.86 * z}L${0.6 * w} ${-0.74 * z}L${0.58 * w} ${-0.66 * z}L${0.42 * w} ${-0.68 * z}L${0.3 * w} ${-0.38 * z}L${0.3 * w} 0L${0.24 * w} 0L${0.2 * w} ${-0.3 * z}L${-0.2 * w} ${-0.3 * z}L${-0.28 * w} ${-0.16 * z}L${-0.3 * w} 0Z`,
    s.depth(0.9),
  );
  s.fill(
    path`M${0.38 * w} ${-0.84 * z}Q${0.1 * w} ${-1.06 * z} ${0.16 * w} ${-1.4 * z}Q${0.2 * w} ${-1.1 * z} ${0.3 * w} ${-1.02 * z}L${0.34 * w} ${-1.26 * z}L${0.36 * w} ${-0.98 * z}Q${0.44 * w} ${-1.06 * z} ${0.5 * w} ${-1.24 * z}Q${0.5 * w} ${-0.98 * z} ${0.42 * w} ${-0.84 * z}Z`,
    s.depth(0.9),
  );
  s.add("</g>");
};

/** Bare hills in many colours, steam, a river in braids, reindeer, and two walkers. */
export const drawBraids = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.36, puffs: 3 });
  const snow = mix(colours.light, colours.sky[2], 0.2);
  drawRange(s, height * 0.62, height * 0.44, Math.round((width / height) * 5), {
    lit: mix(s.depth(0.2), snow, 0.34),
    shadow: s.depth(0.4),
    snow: 0.66,
    snowLit: snow,
    spurs: 3,
    haze: 0.45,
  });
  mist(s, height * 0.6, 70, 0.6);
  const ash = (t: number, hue: number, chroma = 0.07) => s.localColour(t, hue, chroma, 1.3);
  const hill = (y: number, rise: number, isLeft: boolean) =>
    ridge(s, height * y, 34 * unit, 2.6, {
      octaves: 3,
      lift: (share) => Math.max(0, 1 - (isLeft ? share : 1 - share) * 1.35) ** 1.1 * rise * height,
    });
  const colours3 = (t: number): Colour[] => [
    ash(t, 40, 0.1),
    ash(t, 85, 0.08),
    mix(ash(t, 300, 0.05), snow, 0.2),
    mix(ash(t, 150, 0.06), snow, 0.1),
    mix(snow, s.depth(t), 0.3),
  ];
  drawAshHill(s, hill(0.63, 0.09, s.sunLeft), ash(0.26, 55), colours3(0.2), 30);
  mist(s, height * 0.63, 40, 0.4);
  drawAshHill(s, hill(0.665, 0.15, !s.sunLeft), ash(0.4, 45, 0.09), colours3(0.34), 36);
  for (const share of [0.7, 0.84, 0.3]) {
    const x = s.across(share);
    for (let puff = 0; puff < 10; puff += 1) {
      const q = puff / 9;
      disc(
        s,
        x + (20 * Math.sin(q * 4) + 46 * q) * unit,
        height * 0.665 - q * 120 * unit,
        (8 + 24 * q) * unit,
        mix(colours.light, s.haze, 0.3),
        0.5 * (1 - q),
      );
    }
  }
  mist(s, height * 0.675, 34, 0.4);
  const moss = (t: number) => s.localColour(t, 118, 0.1, 1.25);
  const plain = ridge(s, height * 0.69, 8 * unit, 2, { octaves: 2 });
  layer(s, plain, mix(moss(0.5), s.depth(0.5), 0.3), 240, 0.2);
  const silver = s.verticalGradient(
    [
      [0, mix(colours.sky[2], colours.light, 0.4)],
      [1, mix(colours.sky[1], s.depth(0.5), 0.3)],
    ],
    height * 0.69,
    height,
  );
  for (const [startShare, swing, half] of [
    [0.42, 150, 46],
    [0.52, 240, 70],
    [0.6, 170, 40],
    [0.48, 90, 30],
  ] as const)
    winding(
      s,
      { x: s.across(startShare), top: height * 0.69, bottom: height * 0.94, swing, half },
      silver,
    );
  for (const [share, y, z, direction] of [
    [0.24, 0.765, 60, 1],
    [0.3, 0.785, 66, 1],
    [0.18, 0.79, 50, -1],
    [0.35, 0.772, 48, 1],
  ] as const)
    drawReindeer(s, s.across(share), height * y, z * unit, direction * s.side);
  const near = ridge(s, height * 0.9, 24 * unit, 1.8, {
    octaves: 2,
    lift: (share) => Math.max(0, s.sunLeft ? share : 1 - share) ** 2 * height * 0.08,
  });
  grass(s, near, 300, 10, 30, moss(0.76));
  layer(s, near, moss(0.76), 220, 0.05);
  for (const [share, size] of [
    [0.72, 76],
    [0.77, 70],
  ] as const)
    person(
      s,
      s.across(share),
      heightAt(s, near, s.across(share)) + 4 * unit,
      size * unit,
      colours.ink,
    );
  const front = ridge(s, height * 0.98, 26 * unit, 2.6, { sharp: true, octaves: 3 });
  const dark = mix(colours.ink, moss(0.9), 0.3);
  for (let tuft = 0; tuft < 70; tuft += 1) {
    const x = s.between(0, width);
    disc(
      s,
      x,
      heightAt(s, front, x) + s.between(-4, 30) * unit,
      s.between(3, 6) * unit,
      inLight(s, [0.96, 0.02, 90], 0.7),
      0.85,
    );
  }
  grass(s, front, 240, 26, 70, dark);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.34), height * 0.25, 5);
};
