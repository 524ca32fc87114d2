import { mix } from "#platform/oklch.ts";
import { drawRange } from "../landscape/mountain.ts";
import { box, lens, path, type Point } from "../path.ts";
import type { Scene } from "../scene.ts";
import { birds, streaks } from "../landscape/sky.ts";
import { disc, layer, mist, ridge } from "../landscape/terrain.ts";
import { inLight, lamp, person, water } from "../landscape/scenery.ts";
import { drawBerg, drawFloes, type Ice } from "./polar.ts";

const drawFront = (s: Scene, ice: Ice, line: number, tall: number): void => {
  const { width, unit } = s;
  const count = Math.round(width / unit / 26);
  const top = Array.from({ length: count * 2 + 1 }, (_, step): Point => {
    const x = -20 + ((width + 40) * step) / (count * 2);
    const share = s.sunLeft ? x / width : 1 - x / width;
    const reach = Math.max(0, Math.min(1, (share - 0.14) * 2.6)) ** 0.6;
    return [
      x,
      line -
        (tall * (0.72 + 0.34 * s.fbm(step * 0.5, 3)) * reach + (step % 2 ? 7 : 0) * unit * reach),
    ];
  });
  s.fill(
    [...top, [width + 20, line], [-20, line]],
    s.verticalGradient(
      [
        [0, mix(ice.lit, s.haze, 0.1)],
        [0.7, mix(ice.lit, [0.76, 0.1, 222], 0.45)],
        [1, mix(ice.shadow, [0.62, 0.11, 225], 0.4)],
      ],
      line - tall,
      line,
    ),
  );
  for (const [index, [x, y]] of top.entries()) {
    if (line - y < 14 * unit) continue;
    const wide = s.between(4, 15) * unit;
    if (index % 2)
      s.fill(
        [
          [x, y],
          [x + wide, y + 4 * unit],
          [x + wide * s.between(0.4, 1.4), line - s.between(0, 0.3) * (line - y)],
          [x - wide * 0.3, line - s.between(0, 0.2) * (line - y)],
        ],
        mix(ice.shadow, [0.6, 0.1, 225], 0.3),
        0.6,
      );
    else
      s.fill(
        [
          [x - wide * 0.4, y],
          [x + wide * 0.4, y],
          [x + wide * 0.2, y + (line - y) * s.between(0.3, 0.7)],
        ],
        ice.lit,
        0.7,
      );
  }
  s.fill(lens(width / 2, line + 2 * unit, width * 1.2, 6 * unit), ice.lit, 0.7);
};

const drawVessel = (s: Scene, x: number, y: number, z: number): void => {
  const { side, colours } = s;
  const f = z * side;
  const hull = inLight(s, [0.55, 0.18, 30], 0.75);
  const white = inLight(s, [0.96, 0.015, 220], 0.5);
  s.fill(lens(x, y + z * 0.02, z * 2.4, z * 0.09), colours.ink, 0.3);
  s.fill(
    path`M${x - f} ${y - z * 0.26}L${x - f * 0.86} ${y}H${x + f * 0.8}Q${x + f} ${y - z * 0.16} ${x + f * 1.12} ${y - z * 0.34}Q${x + f * 0.6} ${y - z * 0.24} ${x + f * 0.4} ${y - z * 0.24}Z`,
    hull,
  );
  s.fill(
    path`M${x - f * 0.9} ${y - z * 0.05}L${x - f * 0.86} ${y}H${x + f * 0.8}L${x + f * 0.86} ${y - z * 0.05}Z`,
    colours.ink,
    0.6,
  );
  for (const [sternShare, bowShare, low, high] of [
    [-0.86, 0.42, 0.25, 0.4],
    [-0.7, 0.3, 0.4, 0.54],
    [-0.3, 0.24, 0.54, 0.68],
  ] as const) {
    s.fill(
      box(
        Math.min(x + f * sternShare, x + f * bowShare),
        Math.max(x + f * sternShare, x + f * bowShare),
        y - z * high,
        y - z * low,
      ),
      white,
    );
    for (let window = 0; window < Math.round((bowShare - sternShare) * 9); window += 1) {
      const wx = x + f * (sternShare + 0.08 + window / 9);
      s.fill(
        box(wx - z * 0.022, wx + z * 0.022, y - z * (high - 0.04), y - z * (high - 0.09)),
        s.isLit ? lamp : colours.ink,
        0.9,
      );
    }
  }
  s.fill(
    path`M${x - f * 0.56} ${y - z * 0.54}l${f * 0.03} ${-z * 0.24}h${f * 0.17}l${f * 0.02} ${z * 0.24}Z`,
    hull,
  );
  s.fill(
    box(
      Math.min(x - f * 0.03, x - f * 0.01),
      Math.max(x - f * 0.03, x - f * 0.01),
      y - z * 1.02,
      y - z * 0.66,
    ),
    colours.ink,
  );
  for (let puff = 0; puff < 6; puff += 1)
    disc(
      s,
      x - f * (0.5 + 0.12 * puff),
      y - z * (0.84 + 0.07 * puff),
      z * (0.05 + 0.022 * puff),
      mix(colours.light, s.haze, 0.4),
      0.5 - 0.07 * puff,
    );
};

const drawZodiac = (s: Scene, x: number, y: number, z: number): void => {
  const { colours, side } = s;
  s.fill(lens(x, y + z * 0.1, z * 2.2, z * 0.14), colours.ink, 0.3);
  for (const dx of [-0.45, -0.15, 0.15, 0.42])
    person(
      s,
      x + dx * z,
      y - z * 0.02,
      z * 0.44,
      mix(inLight(s, [0.62, 0.18, 40], 0.7), colours.ink, 0.35),
    );
  s.fill(
    path`M${x - side * z * 0.8} ${y - z * 0.06}Q${x - side * z * 0.8} ${y + z * 0.12} ${x} ${y + z * 0.12}Q${x + side * z * 0.6} ${y + z * 0.12} ${x + side * z * 0.9} ${y - z * 0.16}Q${x + side * z * 0.5} ${y - z * 0.06} ${x - side * z * 0.8} ${y - z * 0.06}Z`,
    mix(colours.ink, s.depth(0.8), 0.35),
  );
};

/** A ship before the front of a glacier, a small boat among floes. */
export const drawShip = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  if (s.isLow) streaks(s, 7, 0.08, 0.4, 0.55);
  const ice: Ice = {
    lit: mix(colours.light, [0.95, 0.02, 215], 0.5),
    shadow: mix([0.76, 0.07, 225], colours.mid, s.isNight ? 0.6 : 0.25),
  };
  const line = height * 0.635;
  layer(
    s,
    ridge(s, height * 0.52, 70 * unit, 3, { sharp: true }),
    mix(mix(s.depth(0.06), ice.lit, 0.3), s.haze, 0.35),
    120,
    0.5,
  );
  drawRange(s, line, height * 0.37, Math.round((width / height) * 6), {
    lit: mix(s.depth(0.24), ice.lit, 0.5),
    shadow: mix(s.depth(0.42), ice.shadow, 0.3),
    snow: 0.62,
    snowLit: ice.lit,
    spurs: 4,
    jag: 1.2,
    haze: 0.4,
  });
  mist(s, height * 0.58, 70, 0.55);
  drawFront(s, ice, line, 150 * unit);
  mist(s, line, 30, 0.4);
  const far = mix(mix(colours.sky[2], colours.far, 0.2), [0.74, 0.07, 215], 0.5);
  water(
    s,
    line,
    height,
    far,
    mix(mix(colours.near, [0.42, 0.08, 232], 0.72), colours.mid, 0.1),
    220,
  );
  drawBerg(s, ice, s.across(0.9), line + 60 * unit, 120 * unit, 110 * unit, 0.7);
  drawBerg(s, ice, s.across(0.08), line + 40 * unit, 90 * unit, 70 * unit, 0.6);
  drawVessel(s, s.across(0.46), line + 84 * unit, 170 * unit);
  drawFloes(s, ice);
  drawZodiac(s, s.across(0.64), height * 0.835, 110 * unit);
  let wake = "";
  for (let index = 0; index < 9; index += 1)
    wake += lens(
      s.across(0.64) - s.side * (60 + index * 30) * unit,
      height * 0.84 + index * 5 * unit,
      s.between(50, 150) * unit,
      4 * unit,
    );
  s.fill(wake, colours.light, 0.5);
  drawBerg(s, ice, s.across(0.02), height * 0.985, 260 * unit, 150 * unit, 1);
  drawBerg(s, ice, s.across(0.98), height * 1.01, 200 * unit, 120 * unit, 1);
  birds(s, s.across(0.5), height * 0.27, 5);
};
