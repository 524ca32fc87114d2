import { mix } from "#platform/oklch.ts";
import { box } from "../path.ts";
import { cypress, frameGreen } from "../landscape/plants.ts";
import { hashOf } from "../random.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { lamp } from "../landscape/scenery.ts";
import { arch, drawDome, drawRoofs, drawTower } from "./oldtown-houses.ts";

const drawHills = (s: Scene): void => {
  const { width, height, unit } = s;
  layer(
    s,
    ridge(s, height * 0.56, 46 * unit, 2.4, { octaves: 4 }),
    mix(s.depth(0.05), s.haze, 0.3),
  );
  const hill = ridge(s, height * 0.6, 44 * unit, 2);
  for (let tree = 0; tree < 26; tree += 1) {
    const x = s.between(0, width);
    const green = s.localColour(0.34, hues.green, 0.06);
    cypress(s, x, heightAt(s, hill, x) + 4 * unit, s.between(24, 52) * unit, green, green);
  }
  layer(s, hill, s.localColour(0.2, hues.green, 0.06), 140, 0.4);
  mist(s, height * 0.62, 60, 0.55);
};

/** The great dome on its round base, which is the focus of the picture. */
const drawGreatDome = (s: Scene, x: number, isEasternStyle: boolean): void => {
  const { height, unit, colours } = s;
  const [radius, y] = [125 * unit, height * 0.585];
  const stone = mix(s.localColour(0.42, 75, 0.05), colours.light, 0.35);
  const dark = s.depth(0.72);
  s.fill(
    box(x - radius * 1.02, x + radius * 1.02, y - 6 * unit, y + 220 * unit),
    s.verticalGradient(
      [
        [0, stone],
        [1, mix(stone, dark, 0.4)],
      ],
      y,
      y + 200 * unit,
    ),
  );
  const [shadeLeft, shadeRight] = s.sunLeft ? [0.4, 1.02] : [-1.02, -0.4];
  s.fill(box(x + radius * shadeLeft, x + radius * shadeRight, y, y + 220 * unit), dark, 0.4);
  for (let window = -3; window <= 3; window += 1)
    s.fill(
      arch(x + window * radius * 0.28, y + 64 * unit, 9 * unit, 38 * unit, 18 * unit),
      s.isLit ? lamp : dark,
      0.9,
    );
  s.fill(
    box(x - radius * 1.1, x + radius * 1.1, y - 9 * unit, y + 4 * unit),
    mix(stone, colours.light, 0.3),
  );
  const tiles = mix(
    isEasternStyle ? [0.66, 0.09, 190] : [0.6, 0.14, 42],
    s.depth(0.5),
    s.isNight ? 0.7 : 0.3,
  );
  drawDome(s, { x, y: y - 8 * unit, radius, colour: tiles, shade: dark, isEasternStyle });
};

const drawFront = (s: Scene): void => {
  const { width, height, unit } = s;
  const line = ridge(s, height * 0.955, 12 * unit, 2, { octaves: 2 });
  const dark = frameGreen(s, 150, 0.35);
  const lit = mix(dark, s.localColour(0.6, hues.green, 0.08), 0.45);
  for (const share of [0.05, 0.13, 0.9, 0.97]) {
    const x = share * width;
    cypress(s, x, heightAt(s, line, x) + 20 * unit, s.between(220, 380) * unit, dark, lit);
  }
  for (let bush = 0; bush < 50; bush += 1) {
    const x = s.between(0, width);
    disc(s, x, heightAt(s, line, x) + 10 * unit, s.between(12, 34) * unit, bush % 4 ? dark : lit);
  }
  layer(s, line, dark, 200, 0);
};

/**
 * A town of many roofs around a great dome: tiled roofs and a bell tower in the western style,
 * onion domes and minarets in the eastern style.
 */
export const drawOldtown = (s: Scene): void => {
  const { height, unit, side } = s;
  const isEasternStyle = s.options.variant
    ? s.options.variant === "east"
    : hashOf(s.options.seed) % 2 === 0;
  clouds(s, { count: 6, high: 0.08, low: 0.36, opacity: 0.45 });
  drawHills(s);
  drawRoofs(s, { y: height * 0.66, t: 0.3, low: 46, high: 96, isEasternStyle });
  mist(s, height * 0.66, 40, 0.35);
  const x = s.across(0.6);
  drawGreatDome(s, x, isEasternStyle);
  const foot = height * 0.68;
  drawTower(s, {
    x: x - side * 250 * unit,
    foot,
    wide: 46 * unit,
    tall: 300 * unit,
    t: 0.46,
    isEasternStyle,
  });
  if (isEasternStyle) {
    drawTower(s, {
      x: x + side * 210 * unit,
      foot,
      wide: 40 * unit,
      tall: 260 * unit,
      t: 0.46,
      isEasternStyle,
    });
    drawTower(s, {
      x: x - side * 520 * unit,
      foot,
      wide: 34 * unit,
      tall: 190 * unit,
      t: 0.4,
      isEasternStyle,
    });
  }
  drawRoofs(s, { y: height * 0.72, t: 0.44, low: 50, high: 112, isEasternStyle });
  mist(s, height * 0.735, 50, 0.42);
  drawRoofs(s, { y: height * 0.79, t: 0.58, low: 60, high: 120, isEasternStyle });
  mist(s, height * 0.82, 46, 0.28);
  drawRoofs(s, { y: height * 0.87, t: 0.74, low: 60, high: 130, isEasternStyle });
  mist(s, height * 0.91, 40, 0.14);
  drawFront(s);
  birds(s, s.across(0.28), height * 0.26, 6, s.depth(0.75));
};
