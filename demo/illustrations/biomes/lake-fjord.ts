import { mix } from "#platform/oklch.ts";
import { drawPeak } from "../landscape/mountain.ts";
import { box, lens, path, type Point } from "../path.ts";
import { pines } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, layer, mist, ridge, stroke, wisps } from "../landscape/terrain.ts";
import { inLight, lamp, sea, water } from "../landscape/scenery.ts";

type Wall = Readonly<{ isLeft: boolean; reach: number; top: number; foot: number; t: number }>;

/** A cliff that falls into the water: highest at the edge of the sheet, green below. */
const drawCliff = (s: Scene, { isLeft, reach, top, foot, t }: Wall): void => {
  const { width, height, unit, colours } = s;
  const offset = s.between(0, 500);
  const side = (share: number) => (isLeft ? share : 1 - share) * width;
  const rise = (foot - top) * height;
  const edge = Array.from({ length: 61 }, (_, step): Point => {
    const q = step / 60;
    return [
      side(-0.03 + (reach + 0.03) * q),
      foot * height - rise * (1 - q ** 2.6) * (1 + 0.2 * s.fbm(q * 5 + offset, 4)),
    ];
  });
  const rock = mix(s.localColour(t, 210, 0.03), colours.light, 0.12 * (1 - t));
  const green = s.localColour(Math.min(1, t + 0.08), hues.green, 0.08, 1.2);
  s.fill(
    [...edge, [side(-0.03), foot * height]],
    s.verticalGradient(
      [
        [0, rock],
        [0.55, mix(rock, green, 0.5)],
        [1, mix(green, s.haze, 0.35 * (1 - t))],
      ],
      top * height,
      foot * height,
    ),
  );
  // Gullies run down the face on the shaded side.
  const dark = s.depth(Math.min(1, t + 0.22));
  for (let gully = 0; gully < 9; gully += 1) {
    const at = Math.round(s.between(4, 52));
    const [x, y] = edge[at] ?? [0, 0];
    const deep = (foot * height - y) * s.between(0.5, 0.95);
    const drift = (isLeft ? 1 : -1) * s.between(10, 60) * unit;
    s.fill(
      [
        [x, y],
        [x + drift + s.between(10, 26) * unit, y + deep],
        [x + drift - s.between(10, 26) * unit, y + deep * 0.8],
      ],
      dark,
      0.26,
    );
  }
};

/** A thin waterfall down a cliff, with spray. */
const drawFall = (s: Scene, x: number, top: number, foot: number): void => {
  const white = mix(s.colours.light, s.haze, 0.15);
  for (const dx of [-4, 0, 5])
    stroke(
      s,
      path`M${x} ${top}q${dx * s.unit} ${(foot - top) / 2} ${dx * 1.4 * s.unit} ${foot - top}`,
      white,
      3 * s.unit,
      0.7,
    );
  disc(
    s,
    x,
    foot,
    46 * s.unit,
    s.radial(
      [
        [0, white, 0.6],
        [1, white, 0],
      ],
      x,
      foot,
      46 * s.unit,
    ),
  );
};

const drawShip = (s: Scene, x: number, y: number, z: number): void => {
  const { colours, side } = s;
  const white = mix(colours.light, s.depth(0.4), s.isLit ? 0.45 : 0.08);
  s.fill(lens(x - side * z * 0.5, y + z * 0.16, z * 3.4, z * 0.08), colours.light, 0.4);
  s.fill(
    path`M${x - z} ${y - z * 0.12}H${x + z * 0.95}L${x + z * 0.72} ${y + z * 0.14}H${x - z * 0.74}Z`,
    inLight(s, [0.45, 0.12, hues.rock], 0.85),
  );
  s.fill(box(x - z * 0.66, x + z * 0.56, y - z * 0.36, y - z * 0.12), white);
  s.fill(box(x - z * 0.3, x + z * 0.3, y - z * 0.56, y - z * 0.36), white);
  for (let pane = 0; pane < 6; pane += 1)
    s.fill(
      box(x + (pane * 0.19 - 0.56) * z, x + (pane * 0.19 - 0.46) * z, y - z * 0.3, y - z * 0.2),
      s.isLit ? lamp : colours.ink,
    );
  stroke(s, path`M${x} ${y - z * 0.56}v${-z * 0.3}`, colours.ink, z * 0.04);
};

/** A fjord between cliffs with a peak at its end, a thin waterfall and a small ship. */
export const drawFjord = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.45, puffs: 2 });
  const line = 0.66;
  const size = Math.min(width, height * 1.1);
  const lit = mix(s.localColour(0.34, 215, 0.04), colours.light, 0.22);
  const shadow = s.depth(0.52);
  const far = { lit: mix(lit, s.haze, 0.4), shadow: mix(shadow, s.haze, 0.42), spurs: 3 };
  for (const [share, top] of [
    [0.3, 0.5],
    [0.72, 0.47],
  ] as const)
    drawPeak(
      s,
      {
        x: s.across(share),
        top: height * top,
        left: 0.26 * size,
        right: 0.28 * size,
        foot: height * line,
      },
      { ...far, snow: 0.3 },
    );
  mist(s, height * 0.6, 70, 0.6);
  drawPeak(
    s,
    {
      x: s.across(0.56),
      top: height * 0.37,
      left: 0.26 * size,
      right: 0.3 * size,
      foot: height * line,
    },
    {
      lit: mix(lit, s.haze, 0.14),
      shadow: mix(shadow, s.haze, 0.16),
      snow: 0.36,
      spurs: 6,
      haze: 0.5,
    },
  );
  mist(s, height * 0.64, 60, 0.75);
  wisps(s, height * 0.62, 8, 0.6);
  water(
    s,
    height * line,
    height,
    mix(mix(colours.sky[2], sea(s, 0.4, 0.04), 0.5), colours.far, 0.12),
    sea(s, 0.74),
    210,
  );
  const { sunLeft } = s;
  drawCliff(s, { isLeft: sunLeft, reach: 0.4, top: 0.44, foot: 0.672, t: 0.34 });
  drawCliff(s, { isLeft: !sunLeft, reach: 0.36, top: 0.42, foot: 0.68, t: 0.4 });
  mist(s, height * 0.67, 46, 0.5);
  drawCliff(s, { isLeft: !sunLeft, reach: 0.24, top: 0.34, foot: 0.73, t: 0.6 });
  drawFall(s, s.across(0.87), height * 0.47, height * 0.728);
  drawCliff(s, { isLeft: sunLeft, reach: 0.19, top: 0.4, foot: 0.75, t: 0.68 });
  mist(s, height * 0.735, 34, 0.3);
  drawShip(s, s.across(0.46), height * 0.775, 74 * unit);
  const dark = mix(colours.ink, s.localColour(0.9, hues.green, 0.06), 0.3);
  const front = ridge(s, height * 0.985, 12 * unit, 1.6, {
    octaves: 2,
    lift: (share) => Math.max(0, sunLeft ? 1 - share : share) ** 2.2 * 150 * unit,
  });
  pines(s, front, 34, 90, 230, dark, (share) => Math.max(0, sunLeft ? 1 - share : share) ** 1.6);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.4), height * 0.3, 5);
};
