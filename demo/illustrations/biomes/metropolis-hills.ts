import { mix } from "#platform/oklch.ts";
import { lens, path, type Point } from "../path.ts";
import { frameGreen, leaf, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { inLight, lamp, sail, sea, water } from "../landscape/scenery.ts";
import { drawSkyline } from "./metropolis.ts";

/** A bald round hill of rock above the town, green at its foot. */
const drawDomeHill = (
  s: Scene,
  x: number,
  foot: number,
  half: number,
  rise: number,
  t: number,
  lean: number,
): void => {
  const { unit, colours } = s;
  const offset = s.between(0, 200);
  const line = Array.from({ length: 49 }, (_, step): Point => {
    const q = (step / 48) * 2 - 1;
    const bent = Math.max(-1, Math.min(1, q - lean * (1 - q * q)));
    return [
      x + q * half,
      foot -
        rise * (1 - Math.abs(bent) ** 2.6) ** 0.75 * (1 + 0.05 * s.fbm(step * 0.2 + offset, 3)),
    ];
  });
  const rock = mix(s.localColour(t, 48, 0.05), colours.light, 0.1);
  const green = s.localColour(Math.min(1, t + 0.06), hues.green, 0.09, 1.25);
  s.fill(
    line,
    s.verticalGradient(
      [
        [0, mix(green, rock, 0.35)],
        [0.5, rock],
        [1, mix(green, s.haze, 0.3 * (1 - t))],
      ],
      foot - rise,
      foot,
    ),
  );
  const shaded = s.sunLeft ? line.slice(26) : line.slice(0, 23).toReversed();
  s.fill(
    [
      ...shaded,
      ...shaded
        .map(([px, py], step): Point => [
          x + (px - x) * (0.2 + 0.2 * Math.abs(s.fbm(step * 0.3 + offset, 2))),
          Math.min(foot, py + rise * 0.05),
        ])
        .toReversed(),
    ],
    s.depth(Math.min(1, t + 0.24)),
    0.36,
  );
  for (let tree = 0; tree < Math.round(half / unit / 3); tree += 1) {
    const px = x + s.between(-0.95, 0.95) * half;
    disc(s, px, foot - s.random() ** 2 * rise * 0.34, s.between(8, 18) * unit, green, 0.9);
  }
};

/** A city between the sea and its round hills, a cable car up the steepest. */
export const drawHillCity = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.45, puffs: 3 });
  layer(
    s,
    ridge(s, height * 0.55, 90 * unit, 2, { octaves: 3 }),
    mix(s.depth(0.04), s.haze, 0.35),
    150,
    0.6,
  );
  layer(
    s,
    ridge(s, height * 0.6, 70 * unit, 2.4, { octaves: 3 }),
    mix(s.localColour(0.14, hues.green, 0.06), s.haze, 0.2),
    130,
    0.55,
  );
  mist(s, height * 0.6, 60, 0.6);
  const foot = height * 0.69;
  drawDomeHill(s, s.across(0.2), foot, 210 * unit, 190 * unit, 0.24, 0.1);
  drawSkyline(s, {
    foot,
    t: 0.2,
    low: 40,
    high: 150,
    narrow: 26,
    broad: 54,
    windows: 0.3,
    profile: (share) =>
      0.6 + 0.6 * Math.exp(-((((s.sunLeft ? share : 1 - share) - 0.3) / 0.26) ** 2)),
  });
  mist(s, height * 0.665, 46, 0.45);
  const [mainPeak, rise] = [s.across(0.7), 400 * unit];
  drawDomeHill(s, mainPeak, foot + 6 * unit, 170 * unit, rise, 0.42, -0.16 * s.side);
  drawDomeHill(
    s,
    mainPeak - s.side * 210 * unit,
    foot + 6 * unit,
    150 * unit,
    180 * unit,
    0.46,
    0.1,
  );
  const [lowerEnd, upperEnd]: [Point, Point] = [
    [mainPeak - s.side * 190 * unit, foot - 168 * unit],
    [mainPeak - s.side * 20 * unit, foot - rise - 2 * unit],
  ];
  stroke(
    s,
    path`M${lowerEnd[0]} ${lowerEnd[1]}Q${(lowerEnd[0] + upperEnd[0]) / 2} ${(lowerEnd[1] + upperEnd[1]) / 2 + 34 * unit} ${upperEnd[0]} ${upperEnd[1]}`,
    colours.ink,
    2.4 * unit,
    0.85,
  );
  const [cx, cy] = [(lowerEnd[0] + upperEnd[0]) / 2, (lowerEnd[1] + upperEnd[1]) / 2 + 17 * unit];
  stroke(s, path`M${cx} ${cy}v${10 * unit}`, colours.ink, 2.4 * unit);
  s.fill(
    path`M${cx - 17 * unit} ${cy + 10 * unit}h${34 * unit}q${6 * unit} ${12 * unit} 0 ${24 * unit}h${-34 * unit}q${-6 * unit} ${-12 * unit} 0 ${-24 * unit}Z`,
    inLight(s, [0.66, 0.18, 40], 0.7),
  );
  s.fill(
    path`M${cx - 13 * unit} ${cy + 14 * unit}h${26 * unit}v${8 * unit}h${-26 * unit}Z`,
    s.isLit ? lamp : colours.ink,
  );
  drawSkyline(s, {
    foot: foot + 4 * unit,
    t: 0.44,
    low: 30,
    high: 120,
    narrow: 28,
    broad: 60,
    windows: 0.5,
    profile: (share) =>
      0.45 + 0.75 * Math.exp(-((((s.sunLeft ? share : 1 - share) - 0.26) / 0.24) ** 2)),
  });
  drawSkyline(s, {
    foot: foot + 8 * unit,
    t: 0.6,
    low: 16,
    high: 54,
    narrow: 30,
    broad: 66,
    windows: 0.6,
    profile: () => 1,
  });
  const dusk = s.options.time === "dusk" ? 0.42 : 0.08;
  s.fill(
    path`M-20 ${foot + 4 * unit}H${width + 20}V${foot + 20 * unit}Q${width / 2} ${foot + 34 * unit} -20 ${foot + 20 * unit}Z`,
    mix(mix([0.92, 0.05, 86], colours.light, 0.2), s.depth(0.6), s.isNight ? 0.6 : dusk),
  );
  water(
    s,
    foot + 20 * unit,
    height,
    mix(mix(colours.sky[2], [0.8, 0.08, 196], s.localHueShare * 0.6), s.depth(0.4), 0.2),
    sea(s, 0.66),
    240,
  );
  if (s.isLit) {
    let gleams = "";
    for (let gleam = 0; gleam < 90; gleam += 1)
      gleams += lens(
        s.between(0, width),
        foot + s.between(26, 150) * unit,
        s.between(10, 60) * unit,
        2 * unit,
      );
    s.fill(gleams, lamp, 0.5);
  }
  for (const [share, y, size, direction] of [
    [0.3, 0.77, 70, 1],
    [0.46, 0.745, 44, -1],
    [0.6, 0.8, 110, 1],
  ] as const)
    sail(
      s,
      s.across(share),
      height * y,
      size * unit,
      mix(colours.light, s.haze, 0.1),
      inLight(s, [0.45, 0.12, hues.rock], 0.85),
      direction * s.side,
    );
  const dark = frameGreen(s, hues.green, 0.4);
  const half = mix(dark, s.localColour(0.6, hues.green, 0.09), 0.45);
  const bank = ridge(s, height * 0.99, 14 * unit, 1.6, {
    octaves: 2,
    lift: (share) => (Math.abs(share - 0.5) * 2) ** 2.2 * 90 * unit,
  });
  palm(s, s.across(0.05), height * 1.02, 540 * unit, 0.16 * s.side, dark, half);
  palm(s, s.across(0.95), height * 1.02, 330 * unit, -0.18 * s.side, dark, half);
  for (let index = 0; index < 18; index += 1)
    leaf(
      s,
      width * s.between(-0.02, 1.02),
      height * 1.03,
      s.between(90, 210) * unit,
      -Math.PI / 2 + s.between(-0.8, 0.8),
      0.18,
      dark,
      half,
    );
  layer(s, bank, dark, 200, 0);
  birds(s, s.across(0.4), height * 0.25, 5);
};
