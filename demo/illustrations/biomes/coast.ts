import { type Colour, mix } from "#platform/oklch.ts";
import { box, path, type Point } from "../path.ts";
import { cypress, frameGreen } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { lamp, sail, sea, water } from "../landscape/scenery.ts";

const roofs: readonly Colour[] = [
  [0.62, 0.15, 38],
  [0.7, 0.13, 55],
  [0.58, 0.14, 28],
];
const walls: readonly Colour[] = [
  [0.95, 0.03, 90],
  [0.88, 0.07, 75],
  [0.82, 0.09, 50],
  [0.9, 0.05, 40],
  [0.84, 0.07, 88],
];

/** An x position by its share of the width, counted from the side of the cliffs. */
const fromCliffs = (s: Scene, share: number): number => s.width * (s.sunLeft ? 1 - share : share);

/** A house by its lower left corner, width and height. */
export const drawHouse = (s: Scene, x: number, y: number, wide: number, tall: number): void => {
  const { unit } = s;
  const darker = s.isNight ? 0.62 : s.options.time === "dusk" ? 0.42 : 0.12;
  s.fill(box(x, x + wide, y - tall, y), mix(s.pick(walls), s.depth(0.35), darker));
  const [shadeLeft, shadeRight] = s.sunLeft ? [0.62, 1] : [0, 0.38];
  s.fill(box(x + wide * shadeLeft, x + wide * shadeRight, y - tall, y), s.depth(0.55), 0.32);
  s.fill(
    [
      [x - 2 * unit, y - tall],
      [x + wide + 2 * unit, y - tall],
      [x + wide * 0.8, y - tall - 9 * unit],
      [x + wide * 0.2, y - tall - 9 * unit],
    ],
    mix(s.pick(roofs), s.depth(0.6), s.isNight ? 0.6 : 0.25),
  );
  for (const at of [0.2, 0.6])
    s.fill(
      box(x + wide * at, x + wide * (at + 0.16), y - tall * 0.62, y - tall * 0.3),
      s.isLit ? lamp : s.depth(0.7),
      s.isLit ? 0.95 : 0.7,
    );
};

const drawTown = (s: Scene, profile: readonly Point[], top: number, foot: number): void => {
  const { unit, width, side, colours } = s;
  for (let row = 0; row < 9; row += 1) {
    const y = top + (foot - top) * (0.16 + row * 0.078);
    const edge = profile.findLast(([, py]) => py < y)?.[0];
    for (let house = 0; edge !== undefined && house < 9; house += 1) {
      const x = edge + side * (16 + house * s.between(30, 38)) * unit;
      const isOut = side > 0 ? x > width + 20 : x < -40;
      if (!isOut && s.random() > 0.16)
        drawHouse(
          s,
          x,
          y + s.between(-6, 6) * unit,
          s.between(24, 40) * unit,
          s.between(26, 44) * unit,
        );
    }
  }
  const [px, py] = profile[16] ?? [0, 0];
  const [x, y] = [px + side * 60 * unit, py + 10 * unit];
  s.fill(
    box(x - 16 * unit, x + 16 * unit, y - 110 * unit, y),
    mix([0.93, 0.04, 85], s.depth(0.4), s.isNight ? 0.6 : 0.15),
  );
  s.fill(
    path`M${x - 18 * unit} ${y - 108 * unit}Q${x - 16 * unit} ${y - 140 * unit} ${x} ${y - 150 * unit}Q${x + 16 * unit} ${y - 140 * unit} ${x + 18 * unit} ${y - 108 * unit}Z`,
    mix([0.6, 0.1, 180], s.depth(0.5), 0.3),
  );
  s.fill(
    box(x - 6 * unit, x + 6 * unit, y - 96 * unit, y - 70 * unit),
    s.isLit ? lamp : mix(colours.ink, s.depth(0.75), 0.6),
  );
};

export type Cliff = Readonly<{
  reach: number;
  top: number;
  foot: number;
  t: number;
  steps: number;
  town: boolean;
}>;

/** A headland in steps, green above, foam at its foot. */
export const drawCliff = (s: Scene, { reach, top, foot, t, steps, town }: Cliff): void => {
  const { unit, side, colours } = s;
  const place = (share: number) => fromCliffs(s, share);
  const profile = Array.from({ length: 71 }, (_, step): Point => {
    const q = step / 70;
    const rise = 1 - q ** 1.7;
    const stepped = (Math.floor(rise * steps) / steps) * 0.55 + rise * 0.45;
    return [
      place(reach * q) + side * 14 * unit * s.fbm(step * 0.6 + t * 99, 3),
      foot - (foot - top) * stepped + 12 * unit * s.fbm(step * 0.9 + t * 50, 3),
    ];
  });
  const rock = mix(s.localColour(t, 60, 0.06), colours.light, 0.1);
  const body: Point[] = [
    [place(-0.03), top - 10 * unit],
    ...profile,
    [place(reach * 1.02), foot + 14 * unit],
    [place(-0.03), foot + 30 * unit],
  ];
  s.fill(
    body,
    s.verticalGradient(
      [
        [0, rock],
        [1, mix(rock, s.depth(Math.min(1, t + 0.25)), 0.55)],
      ],
      top,
      foot,
    ),
  );
  const cap = profile.map(([x, y], step): Point => [
    x + side * (10 + 30 * Math.abs(s.fbm(step * 0.5 + 3, 2))) * unit,
    y + (20 + 60 * Math.abs(s.fbm(step * 1.3 + 9, 2)) * (step % 2 ? 1.4 : 0.4)) * unit,
  ]);
  s.fill(
    [
      [place(-0.03), top - 10 * unit],
      ...profile,
      ...cap.toReversed(),
      [place(-0.03), top + 60 * unit],
    ],
    s.localColour(Math.min(1, t + 0.12), hues.green - 10, 0.09, 1.1),
  );
  for (let step = 4; step < 66; step += Math.round(s.between(2, 6))) {
    const [x, y] = profile[step] ?? [0, 0];
    const [topY, bottomY] = [
      y + (foot - y) * s.between(0.2, 0.5),
      y + (foot - y) * s.between(0.7, 1),
    ];
    const dx = side * s.between(-30, 40) * unit;
    s.fill(
      [
        [x + side * s.between(0, 20) * unit, topY],
        [x + side * s.between(22, 44) * unit, topY + s.between(0, 30) * unit],
        [x + side * s.between(26, 50) * unit + dx, bottomY],
        [x + dx, bottomY - s.between(0, 20) * unit],
      ],
      s.depth(Math.min(1, t + 0.25)),
      s.between(0.14, 0.3),
    );
  }
  let foam = "";
  for (let wave = 0; wave < 26; wave += 1)
    foam += path`M${place((reach * 1.02 * wave) / 26)} ${foot + 14 * unit}q${-side * 16 * unit} ${s.between(4, 12) * unit} ${-side * 34 * unit} ${s.between(-2, 4) * unit}q${side * 14 * unit} ${-7 * unit} ${side * 34 * unit} 0Z`;
  s.fill(foam, colours.light, 0.7);
  if (town) drawTown(s, profile, top, foot);
};

const drawGarden = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  const line = ridge(s, height * 0.95, 16 * unit, 2, {
    octaves: 2,
    lift: (share) => (s.sunLeft ? 1 - share : share) ** 2 * 150 * unit,
  });
  const dark = frameGreen(s, 150, 0.4);
  const lit = mix(dark, s.localColour(0.6, hues.green, 0.09), 0.5);
  for (const [share, tall] of [
    [0.06, 400],
    [0.15, 320],
    [0.25, 210],
  ] as const) {
    const x = s.across(share);
    cypress(s, x, heightAt(s, line, x) + 20 * unit, tall * unit, dark, lit);
  }
  for (let bush = 0; bush < 60; bush += 1) {
    const x = s.between(0, width);
    disc(s, x, heightAt(s, line, x) + 8 * unit, s.between(10, 34) * unit, bush % 4 ? dark : lit);
  }
  layer(s, line, dark, 200, 0);
  for (let flower = 0; flower < 70; flower += 1) {
    const x = s.between(0, width);
    disc(
      s,
      x,
      heightAt(s, line, x) + s.between(-20, 40) * unit,
      s.between(3, 7) * unit,
      mix([0.68, 0.2, 350], colours.ink, s.isNight ? 0.55 : 0.1),
    );
  }
};

/** A town on a headland above the sea, sails, cypresses in front. */
export const drawCoast = (s: Scene): void => {
  const { width, height, unit, colours, side } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, puffs: 3 });
  const line = s.horizon;
  const far = ridge(s, line + 4 * unit, 26 * unit, 3, {
    lift: (share) => (side > 0 ? share : 1 - share) * 40 * unit,
  });
  s.fill(
    [...far, [width + 20, line + 8], [-20, line + 8]],
    s.verticalGradient(
      [
        [0, mix(s.depth(0.1), s.haze, 0.2)],
        [1, mix(s.depth(0.1), s.haze, 0.7)],
      ],
      line - 60 * unit,
      line,
    ),
  );
  const shallow = mix(
    colours.sky[2],
    [0.82, 0.07, 200],
    s.options.time === "golden" ? 0.35 : s.localHueShare * 0.6,
  );
  water(s, line, height, mix(shallow, colours.far, 0.15), sea(s, 0.62));
  for (let boat = 0; boat < 3; boat += 1) {
    const x = width * (side > 0 ? s.between(0.1, 0.42) : s.between(0.58, 0.9));
    sail(
      s,
      x,
      line + (18 + boat * 48) * unit,
      s.between(30, 60) * unit * (1 + boat * 0.5),
      mix(colours.light, s.haze, 0.1),
      s.depth(0.7),
      boat % 2 ? 1 : -1,
    );
  }
  drawCliff(s, {
    reach: 0.46,
    top: height * 0.42,
    foot: height * 0.58,
    t: 0.22,
    steps: 5,
    town: false,
  });
  mist(s, height * 0.575, 40, 0.5);
  drawCliff(s, {
    reach: 0.62,
    top: height * 0.44,
    foot: height * 0.7,
    t: 0.44,
    steps: 6,
    town: true,
  });
  mist(s, height * 0.7, 26, 0.25);
  sail(
    s,
    s.across(0.28),
    height * 0.76,
    190 * unit,
    colours.light,
    mix([0.5, 0.15, hues.rock], colours.ink, s.isNight ? 0.6 : 0.15),
    side,
  );
  drawGarden(s);
  birds(s, width * (side > 0 ? 0.34 : 0.6), height * 0.28, 5);
};
