import { type Colour, mix } from "#platform/oklch.ts";
import { type Point } from "../path.ts";
import { frameGreen, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { inLight, sea, water } from "../landscape/scenery.ts";
import { drawLateen, drawWake } from "./lateen.ts";

const drawIslet = (s: Scene, share: number, y: number, half: number): void => {
  const { unit, colours } = s;
  const x = s.across(share);
  const line = Array.from({ length: 21 }, (_, step): Point => {
    const q = step / 10 - 1;
    return [x + q * half, y - (1 - q * q) * half * 0.05];
  });
  const green = s.localColour(0.5, hues.green, 0.09, 1.2);
  for (let index = 0; index < 16; index += 1) {
    const at = x + s.between(-0.75, 0.75) * half;
    palm(
      s,
      at,
      y - half * 0.02,
      s.between(60, 120) * unit,
      s.between(-0.24, 0.24),
      mix(green, s.depth(0.6), s.between(0, 0.5)),
    );
  }
  s.fill(line, mix(inLight(s, [0.9, 0.05, 85], 0.4), colours.light, 0.2));
};

/** A warm shallow sea, sandbanks with palms, dhows under slanting sails, a beach in front. */
export const drawDhow = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.36, puffs: 3 });
  const line = s.horizon;
  const shallow = mix(colours.sky[2], [0.8, 0.09, 190], Math.max(0.3, s.localHueShare));
  water(s, line, height, mix(shallow, colours.far, 0.14), sea(s, 0.56, 0.05), 260);
  mist(s, line, 40, 0.5);
  drawIslet(s, 0.9, line + 8 * unit, 210 * unit);
  drawIslet(s, 0.12, line + 16 * unit, 150 * unit);
  const hull: Colour = [0.46, 0.1, 45];
  const direction = s.side;
  drawLateen(s, { x: s.across(0.56), y: line + 34 * unit, size: 76 * unit, direction, hull });
  drawLateen(s, {
    x: s.across(0.72),
    y: line + 74 * unit,
    size: 130 * unit,
    direction: -direction,
    hull,
  });
  const near = { x: s.across(0.5), y: height * 0.8, size: 270 * unit, direction, hull };
  drawWake(s, near);
  drawLateen(s, near);
  const sand = inLight(s, [0.9, 0.055, 82], 0.6);
  const beach = ridge(s, height * 0.955, 8 * unit, 1.2, {
    octaves: 2,
    lift: (share) => (s.sunLeft ? share : 1 - share) ** 2 * 120 * unit,
  });
  s.fill(
    [...beach.map(([x, y]): Point => [x, y - 14 * unit]), [width + 20, height], [-20, height]],
    colours.light,
    0.55,
  );
  layer(s, beach, sand, 260, 0);
  const dark = frameGreen(s, hues.green, 0.35);
  const half = mix(dark, s.localColour(0.6, hues.green, 0.1), 0.5);
  for (const [share, tall, lean] of [
    [0.93, 620, -0.18],
    [1.0, 470, -0.32],
  ] as const) {
    const x = s.across(share);
    palm(s, x, heightAt(s, beach, x) + 110 * unit, tall * unit, lean * s.side, dark, half);
  }
  birds(s, s.across(0.32), height * 0.23, 5);
};
