import { type Colour, mix } from "#platform/oklch.ts";
import { drawRange } from "../landscape/mountain.ts";
import { box, lens, path, tenth } from "../path.ts";
import { pines } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { disc, heightAt, layer, mist, ridge, stroke } from "../landscape/terrain.ts";

const curtains: readonly (readonly [
  height: number,
  phase: number,
  colour: Colour,
  share: number,
])[] = [
  [0.17, 0, [0.86, 0.2, 155], 0.8],
  [0.25, 1.7, [0.8, 0.17, 172], 0.62],
  [0.12, 3.1, [0.7, 0.17, 325], 0.36],
];

/** Curtains of aurora: strips of light that fade upwards. */
const drawAurora = (s: Scene): void => {
  const { width, height, unit } = s;
  for (const [y, phase, colour, share] of curtains) {
    s.add(`<g filter="${s.blur(7 * unit)}">`);
    for (let strip = 0; strip < 54; strip += 1) {
      const q = strip / 53;
      const x = -60 + q * (width + 120);
      const foot =
        height *
        (y +
          0.075 * Math.sin(q * 5.2 + phase + s.between(0, 0.06)) +
          0.03 * Math.sin(q * 12 + phase));
      const tall = height * s.between(0.16, 0.3) * (0.6 + 0.4 * Math.sin(q * 9 + phase));
      const wide = ((width + 120) / 54) * 1.9;
      const paint = s.verticalGradient(
        [
          [0, colour, 0],
          [0.7, colour, 0.34 * share],
          [1, colour, 0.75 * share],
        ],
        foot - tall,
        foot,
      );
      s.fill(
        path`M${x} ${foot}l${wide} ${height * 0.01 * Math.cos(q * 5.2 + phase)}l0 ${-tall}l${-wide} 0Z`,
        paint,
      );
    }
    s.add("</g>");
  }
};

const drawCabin = (s: Scene, x: number, y: number, snow: Colour): void => {
  const { unit, colours } = s;
  const z = 92 * unit;
  s.fill(box(x - z * 0.7, x + z * 0.7, y - z * 0.5, y), mix([0.38, 0.1, 30], colours.ink, 0.35));
  s.fill(
    [
      [x - z * 0.86, y - z * 0.46],
      [x, y - z * 1.12],
      [x + z * 0.86, y - z * 0.46],
    ],
    mix(snow, colours.mid, 0.12),
  );
  s.fill(box(x - z * 0.12, x + z * 0.22, y - z * 0.38, y - z * 0.1), [0.9, 0.15, 85]);
  s.fill(box(x - z * 0.52, x - z * 0.3, y - z * 0.4, y), [0.86, 0.15, 80]);
  const warm: Colour = [0.88, 0.14, 80];
  disc(
    s,
    x + z * 0.05,
    y - z * 0.2,
    z * 1.6,
    s.radial(
      [
        [0, warm, 0.5],
        [1, warm, 0],
      ],
      x,
      y - z * 0.2,
      z * 1.6,
    ),
  );
  for (let puff = 0; puff < 5; puff += 1)
    stroke(
      s,
      path`M${x + z * 0.4} ${y - z * 0.9 - puff * 18 * unit}q${20 * unit} ${-12 * unit} ${4 * unit} ${-24 * unit}`,
      snow,
      (5 + puff * 2) * unit,
      tenth(0.4 - puff * 0.06),
    );
};

/** Snow takes the colour of the light; in winter it is nearly white. */
const snowOf = ({ colours, options }: Scene): Colour => {
  const snow = mix(colours.light, colours.sky[2], 0.25);
  return options.season === "winter" ? mix(snow, [0.95, 0.015, 240], 0.6) : snow;
};

/**
 * A snowy landscape, at night under the aurora: peaks, a frozen lake that shines green, and a cabin
 * with a lit window.
 */
export const drawTundra = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  if (s.isNight) drawAurora(s);
  const snow = snowOf(s);
  layer(
    s,
    ridge(s, height * 0.58, 60 * unit, 4, { sharp: true }),
    mix(s.depth(0.1), [0.6, 0.08, 170], 0.2),
  );
  drawRange(s, height * 0.73, height * 0.47, 5, {
    lit: mix(s.depth(0.2), snow, 0.42),
    shadow: s.depth(0.5),
    snow: 0.55,
    snowLit: snow,
    snowShadow: mix(snow, colours.mid, 0.55),
    spurs: 4,
    haze: 0.2,
  });
  mist(s, height * 0.69, 60, 0.4, s.isNight ? [0.62, 0.08, 175] : s.haze);
  const shore = ridge(s, height * 0.715, 14 * unit, 3, { octaves: 2 });
  pines(s, shore, 120, 22, 60, s.depth(0.85));
  layer(s, shore, mix(s.depth(0.45), snow, 0.5), 80, 0.1);
  const ice = height * 0.72;
  const green: Colour = s.isNight ? [0.6, 0.1, 165] : mix(colours.sky[1], [0.7, 0.07, 200], 0.4);
  s.fill(
    box(0, width, ice + 12 * unit, ice + 12 * unit + height * 0.14),
    s.verticalGradient(
      [
        [0, mix(green, colours.mid, 0.35)],
        [1, s.depth(0.6)],
      ],
      ice,
      ice + height * 0.14,
    ),
  );
  let gleams = "";
  for (let gleam = 0; gleam < 46; gleam += 1)
    gleams += lens(
      s.between(0, width),
      ice + 16 * unit + height * 0.12 * s.random(),
      s.between(60, 300) * unit,
      3 * unit,
    );
  s.fill(gleams, s.isNight ? [0.82, 0.12, 160] : mix(snow, green, 0.3), 0.4);
  const bank = ridge(s, height * 0.845, 26 * unit, 1.6, {
    octaves: 2,
    lift: (x) => Math.abs(x - 0.5) * 60 * unit,
  });
  pines(s, bank, 34, 60, 150, s.depth(0.9), (x) => 0.3 + Math.abs(x - 0.5) * 1.8);
  layer(s, bank, mix(snow, s.depth(0.35), 0.35), 200, 0);
  const x = width * (s.sunLeft ? 0.6 : 0.38);
  drawCabin(s, x, heightAt(s, bank, x) + 34 * unit, snow);
  const front = ridge(s, height * 0.95, 22 * unit, 1.5, { octaves: 2 });
  pines(s, front, 40, 150, 380, mix(colours.ink, s.depth(0.9), 0.3), (share) =>
    Math.max(0.1, (Math.abs(share - 0.5) * 2) ** 2 * 1.25),
  );
  layer(s, front, mix(snow, s.depth(0.6), 0.55), 200, 0);
};
