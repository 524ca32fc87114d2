import { mix } from "#platform/oklch.ts";
import { box, lens, path, tenth } from "../path.ts";
import { frameGreen, grass, leaf, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge, wisps } from "../landscape/terrain.ts";
import { inLight, lamp, person, water } from "../landscape/scenery.ts";

/** A houseboat: a long hull under a roof of woven cane. */
const drawHouseboat = (s: Scene, x: number, y: number, z: number): void => {
  const { side, colours } = s;
  const f = z * side;
  s.fill(lens(x, y + z * 0.16, z * 2.3, z * 0.16), colours.ink, 0.3);
  s.fill(
    path`M${x - f * 1.1} ${y - z * 0.34}Q${x - f * 0.9} ${y + z * 0.12} ${x} ${y + z * 0.13}T${x + f * 1.08} ${y - z * 0.3}L${x + f * 0.9} ${y - z * 0.12}Q${x} ${y - z * 0.02} ${x - f * 0.94} ${y - z * 0.14}Z`,
    mix(inLight(s, [0.36, 0.06, 45], 0.9), colours.ink, 0.3),
  );
  const cane = inLight(s, [0.74, 0.09, 72], 0.7);
  for (const [startShare, endShare, top] of [
    [-0.78, -0.1, 0.56],
    [-0.16, 0.5, 0.7],
    [0.44, 0.84, 0.5],
  ] as const) {
    const [left, right] = [x + f * startShare, x + f * endShare];
    s.fill(
      path`M${left} ${y - z * 0.06}V${y - z * top * 0.72}Q${(left + right) / 2} ${y - z * top * 1.22} ${right} ${y - z * top * 0.72}V${y - z * 0.06}Z`,
      cane,
    );
    s.fill(
      path`M${(left + right) / 2} ${y - z * top * 0.97}Q${(left + right * 3) / 4} ${y - z * top * 0.94} ${right} ${y - z * top * 0.72}V${y - z * 0.06}H${(left + right) / 2}Z`,
      s.depth(0.72),
      0.3,
    );
    for (let rib = 1; rib < 5; rib += 1) {
      const rx = left + ((right - left) * rib) / 5;
      s.fill(
        box(rx - z * 0.006, rx + z * 0.006, y - z * top * 0.92, y - z * 0.08),
        colours.ink,
        0.22,
      );
    }
    const middle = (left + right) / 2;
    s.fill(
      box(middle - z * 0.1, middle + z * 0.1, y - z * top * 0.52, y - z * 0.14),
      s.isLit ? lamp : s.depth(0.85),
      0.9,
    );
  }
  person(s, x + f * 0.96, y - z * 0.14, z * 0.32, colours.ink);
};

/** Still water between banks of palms, a houseboat, paddies to the horizon. */
export const drawBackwater = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  const green = (t: number) => s.localColour(t, 130 + 14 * t, 0.12, 1.45);
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.45, puffs: 3 });
  const line = height * 0.61;
  layer(s, ridge(s, height * 0.57, 40 * unit, 2.2), mix(green(0.04), s.haze, 0.4), 110, 0.6);
  mist(s, height * 0.59, 50, 0.6);
  const mark = s.mark();
  const far = ridge(s, line - 4 * unit, 12 * unit, 3, { octaves: 2 });
  for (let index = 0; index < Math.round((width / height) * 30); index += 1) {
    const x = s.between(-0.02, 1.02) * width;
    const edge = Math.abs(x / width - 0.5) * 2;
    palm(
      s,
      x,
      heightAt(s, far, Math.max(-19, Math.min(width + 19, x))) + 6 * unit,
      (50 + 120 * edge ** 1.6) * s.between(0.75, 1.15) * unit,
      s.between(-0.22, 0.22),
      green(0.36 + 0.2 * edge),
    );
  }
  const strip = far.map(([x, y]) => [x, Math.min(y, line)] as const);
  s.fill([...strip, [width + 20, line + 4 * unit], [-20, line + 4 * unit]], green(0.46));
  const bank = s.takeSince(mark);
  const id = s.id();
  s.define(`<g id="${id}">${bank}</g>`);
  s.add(`<use href="#${id}"/>`);
  const clip = s.id();
  s.define(
    `<clipPath id="${clip}"><rect y="${tenth(line + 3 * unit)}" width="${width}" height="${tenth(height - line)}"/></clipPath>`,
  );
  water(
    s,
    line + 3 * unit,
    height,
    mix(colours.sky[2], green(0.2), 0.12),
    mix(colours.sky[0], green(0.7), 0.5),
    150,
  );
  s.add(
    `<g clip-path="url(#${clip})"><g transform="translate(0 ${tenth(line * 2 + 6 * unit)}) scale(1 -1)" opacity=".42"><use href="#${id}"/></g></g>`,
  );
  mist(s, line + 8 * unit, 34, 0.5);
  wisps(s, line, 6, 0.5);
  let gleams = "";
  for (let index = 0; index < 70; index += 1) {
    const share = s.random() ** 1.4;
    gleams += lens(
      s.between(0, width),
      line + (height - line) * share,
      (30 + 200 * share) * s.between(0.4, 1.2) * unit,
      (1 + 3 * share) * unit,
    );
  }
  s.fill(gleams, mix(colours.sky[2], colours.light, 0.4), 0.3);
  drawHouseboat(s, s.across(0.46), height * 0.765, 210 * unit);
  for (const isNear of [false, true]) {
    const lift = (share: number) =>
      (Math.max(0, (isNear === s.sunLeft ? 1 - share : share) - 0.42) / 0.58) ** 1.2;
    const y = isNear ? 1.01 : 0.92;
    const land = ridge(s, height * y, 8 * unit, 3, {
      octaves: 2,
      lift: (share) => lift(share) * (isNear ? 130 : 200) * unit - 26 * unit,
    });
    const paint = green(isNear ? 0.92 : 0.72);
    const spots = isNear ? [0.06, 0.16] : [0.8, 0.9, 0.99];
    for (const share of spots) {
      const x = s.across(share);
      palm(
        s,
        x,
        heightAt(s, land, x) + 16 * unit,
        (isNear ? 560 : 360) * s.between(0.85, 1.1) * unit,
        (share < 0.5 ? 1 : -1) * s.side * s.between(0.1, 0.3),
        isNear ? frameGreen(s, hues.green, 0.4) : green(0.8),
        green(0.7),
      );
    }
    grass(s, land, 260, 14, 44, paint);
    layer(s, land, paint, 200, 0);
  }
  const dark = frameGreen(s, hues.green, 0.45);
  for (let index = 0; index < 7; index += 1)
    leaf(
      s,
      s.across(0.02 + 0.05 * index),
      height * 1.03,
      s.between(120, 240) * unit,
      -Math.PI / 2 + s.between(-0.7, 0.7),
      0.2,
      dark,
      mix(dark, green(0.6), 0.45),
    );
  birds(s, s.across(0.6), height * 0.26, 5);
};
