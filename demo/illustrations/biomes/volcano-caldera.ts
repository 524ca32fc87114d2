import { mix } from "#platform/oklch.ts";
import { drawPeak } from "../landscape/mountain.ts";
import { lens } from "../path.ts";
import { frameGreen } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge, wisps } from "../landscape/terrain.ts";
import { path } from "../path.ts";
import { cluster, inLight, person, sea, water } from "../landscape/scenery.ts";

/**
 * A lake in an old crater that is surrounded by its walls, with a cone on an islet and flowers on
 * the near rim.
 */
export const drawCaldera = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  const green = (t: number) => s.localColour(t, hues.green - 8, 0.105, 1.35);
  clouds(s, { count: 6, high: 0.08, low: 0.32, puffs: 4 });
  const line = height * 0.52;
  layer(s, ridge(s, line, 10 * unit, 3, { octaves: 2 }), mix(sea(s, 0.2), s.haze, 0.5), 60, 0.5);
  const wall = ridge(s, height * 0.555, 46 * unit, 2.6, {
    octaves: 4,
    lift: (share) => Math.abs(share - 0.5) ** 1.6 * 210 * unit,
  });
  layer(s, wall, mix(green(0.2), s.haze, 0.12), 160, 0.45);
  for (let gully = 0; gully < 34; gully += 1) {
    const x = s.between(0, width);
    const top = heightAt(s, wall, x) + 6 * unit;
    const fall = s.between(40, 120) * unit;
    s.fill(
      path`M${x} ${top}q${s.between(4, 12) * unit} ${fall * 0.5} ${s.between(-8, 30) * unit} ${fall}q${-18 * unit} ${-fall * 0.4} ${-22 * unit} ${-fall}Z`,
      s.depth(0.4),
      0.22,
    );
  }
  mist(s, height * 0.61, 56, 0.6);
  wisps(s, height * 0.6, 6, 0.55);
  const lake = height * 0.625;
  const blue = mix(
    mix(colours.sky[1], [0.62, 0.1, 215], 0.3 + 0.4 * s.localHueShare),
    colours.mid,
    0.15,
  );
  water(s, lake, height * 0.95, mix(blue, colours.light, 0.2), mix(blue, s.depth(0.7), 0.5), 150);
  const [x, foot] = [s.across(0.62), height * 0.685];
  const cone = {
    lit: mix(green(0.4), colours.light, 0.16),
    shadow: s.localColour(0.62, hues.green, 0.07),
    hollow: 0.7,
    spurs: 4,
    jag: 0.7,
    haze: 0.25,
  };
  drawPeak(s, { x, top: height * 0.545, left: 210 * unit, right: 220 * unit, foot }, cone);
  s.fill(lens(x, foot, 450 * unit, 10 * unit), mix(green(0.5), colours.light, 0.3), 0.9);
  for (let ring = 1; ring < 8; ring += 1)
    s.fill(
      lens(x, foot + ring * 10 * unit, (420 - ring * 40) * unit, 4 * unit),
      s.depth(0.6),
      0.3 - 0.03 * ring,
    );
  const bowl = (y: number, rise: number, power: number) =>
    ridge(s, height * y, 24 * unit, 2.4, {
      octaves: 3,
      lift: (share) => (Math.abs(share - 0.5) * 2) ** power * rise * height,
    });
  const inner = bowl(0.785, 0.2, 1.5);
  layer(s, inner, green(0.5), 220, 0.3);
  for (let tree = 0; tree < 60; tree += 1) {
    const tx = s.between(0, width);
    cluster(
      s,
      tx,
      heightAt(s, inner, tx) + s.between(0, 26) * unit,
      [22 * unit, 14 * unit],
      5,
      green(s.between(0.52, 0.64)),
    );
  }
  mist(s, height * 0.8, 40, 0.3);
  const rim = bowl(0.87, 0.13, 1.8);
  layer(s, rim, mix(green(0.7), s.localColour(0.7, 110, 0.1), 0.3), 240, 0.08);
  for (const share of [0.77, 0.81, 0.71]) {
    const px = s.across(share);
    person(s, px, heightAt(s, rim, px) + 24 * unit, 50 * unit, colours.ink);
  }
  const front = bowl(0.975, 0.09, 2);
  const dark = frameGreen(s, hues.green, 0.45);
  const heads = [
    [0.72, 0.11, 268],
    [0.78, 0.09, 285],
    [0.82, 0.08, 330],
    [0.86, 0.05, 250],
  ] as const;
  for (let bush = 0; bush < 30; bush += 1) {
    const bx = s.between(-0.02, 1.02) * width;
    cluster(
      s,
      bx,
      heightAt(s, front, bx) + s.between(0, 30) * unit,
      [70 * unit, 46 * unit],
      10,
      bush % 3 ? dark : mix(dark, green(0.6), 0.4),
    );
  }
  layer(s, front, dark, 200, 0);
  for (let flower = 0; flower < 110; flower += 1) {
    const fx = s.between(0, width);
    const edge = Math.abs(fx / width - 0.5) * 2;
    const [fy, r] = [
      heightAt(s, front, fx) + s.between(-34, 60) * unit,
      s.between(8, 17) * unit * (0.55 + 0.5 * edge),
    ];
    const tint = inLight(s, s.pick(heads), 0.75);
    disc(s, fx, fy, r, tint);
    disc(s, fx - s.side * r * 0.25, fy - r * 0.3, r * 0.5, mix(tint, colours.light, 0.35), 0.7);
  }
  birds(s, s.across(0.36), height * 0.26, 5);
};
