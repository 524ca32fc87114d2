import { mix } from "#platform/oklch.ts";
import { box, lens, path, type Point } from "../path.ts";
import { palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, cumulus, streaks } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { inLight, lamp, person, sea, water } from "../landscape/scenery.ts";

const drawHut = (s: Scene, x: number, y: number, z: number): void => {
  const { unit, side, colours } = s;
  const wood = mix(inLight(s, [0.5, 0.08, 55], 0.8), colours.ink, 0.15);
  for (const dx of [-0.7, -0.25, 0.25, 0.7])
    s.fill(box(x + dx * z - z * 0.03, x + dx * z + z * 0.03, y - z * 0.5, y), wood);
  s.fill(lens(x, y + z * 0.06, z * 1.9, z * 0.1), s.depth(0.8), 0.35);
  s.fill(box(x - z * 0.95, x + z * 0.95, y - z * 0.52, y - z * 0.44), wood);
  s.fill(
    box(x - z * 0.66, x + z * 0.66, y - z * 0.98, y - z * 0.5),
    mix(wood, colours.light, 0.16),
  );
  s.fill(
    box(x + side * z * 0.16, x + side * z * 0.66, y - z * 0.98, y - z * 0.5),
    s.depth(0.75),
    0.4,
  );
  s.fill(box(x - z * 0.3, x - z * 0.04, y - z * 0.86, y - z * 0.52), s.isLit ? lamp : colours.ink);
  s.fill(
    path`M${x - z} ${y - z * 0.86}Q${x - z * 0.42} ${y - z * 1.2} ${x - z * 0.1} ${y - z * 1.72}H${x + z * 0.1}Q${x + z * 0.42} ${y - z * 1.2} ${x + z} ${y - z * 0.86}Q${x} ${y - z * 0.98} ${x - z} ${y - z * 0.86}Z`,
    inLight(s, [0.66, 0.09, 70], 0.75),
  );
  s.fill(
    path`M${x} ${y - z * 1.72}H${x + side * z * 0.1}Q${x + side * z * 0.42} ${y - z * 1.2} ${x + side * z} ${y - z * 0.86}Q${x + side * z * 0.6} ${y - z * 0.94} ${x + side * z * 0.3} ${y - z * 0.94}Z`,
    s.depth(0.75),
    0.4,
  );
  stroke(s, path`M${x} ${y - z * 1.72}v${-8 * unit}`, wood, 3 * unit);
};

/** A low island with palms on its rim of sand. */
const drawAtoll = (s: Scene, x: number, y: number, half: number, t: number): void => {
  const { unit, colours } = s;
  const green = s.localColour(t + 0.14, hues.green, 0.1, 1.3);
  for (let index = 0; index < Math.round(half / unit / 14); index += 1)
    palm(
      s,
      x + s.between(-0.8, 0.8) * half,
      y,
      s.between(0.3, 0.6) * half + 20 * unit,
      s.between(-0.25, 0.25),
      green,
    );
  s.fill(
    path`M${x - half * 0.85} ${y}Q${x - half * 0.3} ${y - half * 0.24} ${x} ${y - half * 0.2}T${x + half * 0.85} ${y}Z`,
    green,
  );
  s.fill(lens(x, y, half * 2.2, half * 0.07), inLight(s, [0.94, 0.05, 88], 0.5), 0.95);
  s.fill(
    lens(x, y + half * 0.06, half * 2.4, half * 0.05),
    mix(colours.light, [0.85, 0.1, 188], 0.4),
    0.6,
  );
};

const drawOutrigger = (s: Scene): void => {
  const { height, unit, colours, side } = s;
  const [x, y, z] = [s.across(0.33), height * 0.85, 170 * unit];
  s.fill(lens(x + 8 * unit, y + z * 0.34, z * 2, z * 0.13), colours.ink, 0.24);
  s.fill(
    path`M${x - z} ${y - z * 0.16}Q${x - z * 0.6} ${y + z * 0.12} ${x} ${y + z * 0.12}T${x + z} ${y - z * 0.2}Q${x} ${y + z * 0.02} ${x - z} ${y - z * 0.16}Z`,
    inLight(s, [0.62, 0.16, 35], 0.8),
  );
  s.fill(
    path`M${x - z} ${y - z * 0.16}Q${x} ${y - z * 0.05} ${x + z} ${y - z * 0.2}Q${x} ${y + z * 0.03} ${x - z} ${y - z * 0.16}Z`,
    colours.ink,
    0.6,
  );
  for (const dx of [-0.34, 0.34])
    stroke(
      s,
      path`M${x + dx * z} ${y - z * 0.04}q${-side * z * 0.1} ${z * 0.04} ${-side * z * 0.14} ${z * 0.26}`,
      colours.ink,
      4 * unit,
    );
  s.fill(
    lens(x - side * z * 0.14, y + z * 0.24, z * 1.5, z * 0.05),
    inLight(s, [0.86, 0.07, 80], 0.8),
  );
  person(s, x - z * 0.2, y, z * 0.36, colours.ink);
  person(s, x + z * 0.22, y, z * 0.34, colours.ink);
};

/** A clear lagoon: huts on stilts along a jetty, low islands, an outrigger over its own shadow. */
export const drawLagoon = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  const { time, variant } = s.options;
  const isAtoll = variant === "atoll";
  if (s.isLow) streaks(s, 6, 0.08, 0.36);
  else
    for (let cloud = 0; cloud < (s.isNight ? 2 : 5); cloud += 1)
      cumulus(
        s,
        (width * (cloud + 0.3)) / 5 + s.between(0, 60) * unit,
        s.between(0.34, 0.52) * height,
        s.between(70, 170) * unit,
        s.isNight ? 0.22 : 0.92,
      );
  const line = s.horizon;
  const clear =
    time === "noon" || time === "dawn"
      ? ([0.85, 0.11, 186] as const)
      : ([0.78, 0.09, 190] as const);
  const far = mix(mix(colours.sky[2], sea(s, 0.4, 0.04), 0.55), colours.far, 0.1);
  water(
    s,
    line,
    height,
    far,
    mix(sea(s, 0.5, 0.04), clear, time === "golden" ? 0.4 : s.localHueShare * 0.75),
    200,
  );
  mist(s, line, 44, 0.5);
  for (const [share, half, down] of [
    [0.12, 110, 10],
    [0.34, 60, 8],
    [0.9, 90, 12],
  ] as const)
    drawAtoll(s, s.across(share), line + down * unit, half * unit, 0.3);
  const cone = Array.from({ length: 41 }, (_, step): Point => {
    const q = (step / 40) * 2 - 1;
    return [
      s.across(0.66) + q * 250 * unit,
      line +
        4 * unit -
        150 *
          unit *
          (Math.max(0, 1 - Math.abs(q)) ** 1.25 +
            0.16 * Math.max(0, 1 - Math.abs(q - 0.4) * 3) +
            0.03 * s.fbm(step * 0.4, 3)),
    ];
  });
  if (isAtoll) drawAtoll(s, s.across(0.62), line + 9 * unit, 150 * unit, 0.3);
  else
    s.fill(
      cone,
      s.verticalGradient(
        [
          [0, mix(s.localColour(0.24, hues.green, 0.08, 1.2), colours.light, 0.1)],
          [1, mix(s.localColour(0.16, hues.green, 0.06), s.haze, 0.45)],
        ],
        line - 150 * unit,
        line,
      ),
    );
  const deck = line + 118 * unit;
  const wood = mix(inLight(s, [0.5, 0.08, 55], 0.8), colours.ink, 0.2);
  for (const [share, down, z] of [
    [0.98, 60, 46],
    [0.88, 74, 56],
    [0.76, 94, 70],
    [0.62, 122, 90],
  ] as const)
    drawHut(s, s.across(share), line + down * unit, z * unit);
  const walk: Point[] = [
    [s.across(1.06), line + 44 * unit],
    [s.across(0.8), line + 72 * unit],
    [s.across(0.5), deck],
    [s.across(0.5), deck + 9 * unit],
    [s.across(0.8), line + 78 * unit],
    [s.across(1.06), line + 48 * unit],
  ];
  s.fill(walk, wood);
  for (let post = 0; post < 14; post += 1) {
    const q = post / 13;
    const [x, y] = [s.across(0.5 + 0.5 * q), deck - (deck - line - 50 * unit) * q ** 0.75];
    s.fill(box(x - 2.4 * unit, x + 2.4 * unit, y, y + (26 - 16 * q) * unit), wood);
  }
  const shoal = (y: number, opacity: number, phase: number) => {
    let d = "";
    for (let index = 0; index < 9; index += 1)
      d += lens(
        s.between(0, width),
        height * y + s.between(-26, 26) * unit,
        s.between(200, 520) * unit,
        s.between(8, 20) * unit * (1 + phase),
      );
    s.fill(d, mix(clear, colours.light, s.isNight ? 0.1 : 0.4), opacity * (s.isNight ? 0.4 : 1));
  };
  shoal(0.76, 0.3, 0);
  shoal(0.86, 0.34, 0.4);
  shoal(0.93, 0.36, 0.7);
  drawOutrigger(s);
  const dusk = time === "dusk" ? 0.42 : 0.06;
  const sand = mix(mix([0.93, 0.05, 86], colours.light, 0.3), s.depth(0.6), s.isNight ? 0.6 : dusk);
  const bar = ridge(s, height * 0.985, 10 * unit, 1.5, {
    octaves: 2,
    lift: (share) => Math.max(0, s.sunLeft ? share : 1 - share) ** 2.4 * height * 0.08,
  });
  s.fill(
    [
      ...bar.map(([x, y]): Point => [x, y - 20 * unit]),
      [width + 20, height + 20],
      [-20, height + 20],
    ],
    mix(colours.light, clear, 0.35),
    0.55,
  );
  layer(s, bar, sand, 240, 0);
  for (let shell = 0; shell < 16; shell += 1) {
    const x = s.between(0, width);
    disc(
      s,
      x,
      heightAt(s, bar, x) + s.between(12, 50) * unit,
      s.between(2, 4) * unit,
      inLight(s, [0.72, 0.1, 40], 0.7),
    );
  }
  birds(s, s.across(0.3), height * 0.24, 4);
};
