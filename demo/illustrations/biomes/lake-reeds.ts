import { mix } from "#platform/oklch.ts";
import { drawPeak } from "../landscape/mountain.ts";
import { lens, path } from "../path.ts";
import { frameGreen, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge, stroke, wisps } from "../landscape/terrain.ts";
import { inLight, person, water } from "../landscape/scenery.ts";

/** A dugout canoe with one person who stands with a pole and one person who sits. */
const drawDugout = (s: Scene, x: number, y: number, size: number): void => {
  const { unit, colours, side: f } = s;
  const z = size * unit;
  s.fill(lens(x, y + z * 0.12, z * 2.2, z * 0.1), colours.ink, 0.32);
  s.fill(
    path`M${x - z} ${y - z * 0.14}Q${x - z * 0.6} ${y + z * 0.1} ${x} ${y + z * 0.1}T${x + z} ${y - z * 0.18}Q${x} ${y + z * 0.02} ${x - z} ${y - z * 0.14}Z`,
    mix(inLight(s, [0.42, 0.08, 50], 0.9), colours.ink, 0.25),
  );
  person(s, x - f * z * 0.5, y, z * 0.62, colours.ink, inLight(s, [0.85, 0.09, 85], 0.7));
  person(s, x + f * z * 0.25, y + z * 0.05, z * 0.36, colours.ink);
  stroke(
    s,
    path`M${x - f * z * 0.38} ${y - z * 0.8}L${x - f * z * 0.72} ${y + z * 0.24}`,
    colours.ink,
    3 * unit,
  );
};

/** A tuft of papyrus: bent stems with a fan at each end. */
const drawPapyrus = (s: Scene, x: number, foot: number, tall: number): void => {
  const dark = frameGreen(s, hues.green - 20, 0.5);
  const lit = mix(dark, s.localColour(0.6, hues.green - 20, 0.1), 0.45);
  const lean = s.between(-0.22, 0.22) * tall;
  const [tx, ty] = [x + lean, foot - tall];
  stroke(
    s,
    path`M${x} ${foot}Q${x + lean * 0.2} ${foot - tall * 0.6} ${tx} ${ty}`,
    dark,
    tall * 0.016,
  );
  for (let blade = 0; blade < 13; blade += 1) {
    const angle = Math.PI * (1.02 + 0.96 * (blade / 12)) + s.between(-0.06, 0.06);
    const long = tall * s.between(0.14, 0.22);
    stroke(
      s,
      path`M${tx} ${ty}Q${tx + Math.cos(angle) * long * 0.7} ${ty + Math.sin(angle) * long} ${tx + Math.cos(angle) * long} ${ty + Math.sin(angle) * long * 0.55}`,
      blade % 3 ? dark : lit,
      tall * 0.012,
    );
  }
};

/**
 * A warm lake with a volcanic cone behind it, palms on the far shore, and dugout canoes, papyrus
 * and lilies in front.
 */
export const drawReeds = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, puffs: 3 });
  const line = height * 0.605;
  layer(s, ridge(s, height * 0.55, 34 * unit, 2.4), mix(s.depth(0.04), s.haze, 0.35), 120, 0.5);
  const lit = mix(s.localColour(0.24, hues.green, 0.05), colours.light, 0.14);
  if (s.options.variant !== "atoll")
    drawPeak(
      s,
      {
        x: s.across(0.64),
        top: height * 0.4,
        left: 0.34 * height,
        right: 0.36 * height,
        foot: line + 10,
      },
      {
        lit: mix(lit, s.haze, 0.2),
        shadow: mix(s.depth(0.38), s.haze, 0.25),
        hollow: 0.74,
        spurs: 4,
        jag: 0.6,
        haze: 0.55,
      },
    );
  mist(s, line - 30 * unit, 70, 0.7);
  const bank = ridge(s, line - 6 * unit, 14 * unit, 3, { octaves: 2 });
  for (let index = 0; index < 14; index += 1) {
    const x = s.between(0, width);
    palm(
      s,
      x,
      heightAt(s, bank, x) + 6 * unit,
      s.between(44, 92) * unit,
      s.between(-0.2, 0.2),
      s.localColour(0.5, hues.green, 0.07),
    );
  }
  layer(s, bank, s.localColour(0.42, hues.green, 0.08), 60, 0.3);
  water(
    s,
    line,
    height,
    mix(colours.sky[2], s.depth(0.25), 0.2),
    mix(colours.sky[0], s.depth(0.7), 0.4),
    240,
  );
  wisps(s, line, 6, 0.5);
  drawDugout(s, s.across(0.7), line + 46 * unit, 54);
  drawDugout(s, s.across(0.36), height * 0.765, 118);
  const pad = mix(s.localColour(0.72, hues.green, 0.1, 1.2), colours.ink, 0.12);
  for (let index = 0; index < 46; index += 1) {
    const near = s.random() ** 0.7;
    const x = s.across(s.between(0.5, 1.05) - (1 - near) * 0.1);
    const y = height * (0.82 + 0.17 * near);
    s.fill(lens(x, y, (20 + 60 * near) * unit, (3 + 8 * near) * unit), pad, 0.9);
    if (index % 5 === 0)
      disc(s, x, y - 6 * unit, (4 + 4 * near) * unit, inLight(s, [0.86, 0.1, 350], 0.5));
  }
  for (let tuft = 0; tuft < 22; tuft += 1) {
    const share = tuft % 2 ? s.between(-0.04, 0.2) : s.between(0.86, 1.04);
    const edge = Math.abs(share - 0.5) * 2;
    drawPapyrus(
      s,
      s.across(share),
      height * 1.02,
      (120 + 240 * edge ** 2) * s.between(0.7, 1.1) * unit,
    );
  }
  birds(s, s.across(0.4), height * 0.25, 6);
};
