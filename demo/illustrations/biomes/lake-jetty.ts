import { mix } from "#platform/oklch.ts";
import { drawRange } from "../landscape/mountain.ts";
import { box, lens, path, type Point } from "../path.ts";
import { frameGreen, grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { layer, mist, ridge, wisps } from "../landscape/terrain.ts";
import { inLight, person, water } from "../landscape/scenery.ts";

const drawJetty = (s: Scene): void => {
  const { height, unit, colours } = s;
  const [near, far] = [s.across(0.3), s.across(0.52)];
  const [bottom, end] = [height * 1.02, height * 0.755];
  const wood = inLight(s, [0.56, 0.07, 58], 0.75);
  const at = (t: number, direction: number): Point => {
    const q = t ** 0.6;
    return [
      near + (far - near) * q + direction * (150 - 122 * q) * unit,
      bottom + (end - bottom) * q,
    ];
  };
  const edge = (direction: number) =>
    Array.from({ length: 21 }, (_, step) => at(step / 20, direction));
  for (let post = 1; post < 9; post += 1)
    for (const direction of [-1, 1]) {
      const [x, y] = at(post / 8, direction);
      const z = (15 - post * 1.4) * unit;
      s.fill(box(x - z / 2, x + z / 2, y - z * 1.6, y + z * 4.4), mix(wood, colours.ink, 0.5));
      s.fill(lens(x, y + z * 4.4, z * 4, z * 0.4), colours.light, 0.35);
    }
  s.fill([...edge(-1), ...edge(1).toReversed()], wood);
  s.fill([...edge(s.side), ...edge(s.side * 0.55).toReversed()], colours.ink, 0.18);
  for (let plank = 0; plank < 30; plank += 1) {
    const t = (plank / 30) ** 1.25;
    const [left, right] = [at(t, -1), at(t, 1)];
    s.fill(
      [
        left,
        right,
        [right[0], right[1] + (4 - 3 * t) * unit],
        [left[0], left[1] + (4 - 3 * t) * unit],
      ],
      colours.ink,
      0.4,
    );
  }
  const [x, y] = at(0.94, 0);
  person(s, x - 12 * unit, y + 2 * unit, 78 * unit, colours.ink);
  person(s, x + 22 * unit, y + 4 * unit, 72 * unit, colours.ink);
};

const drawRowingBoat = (s: Scene): void => {
  const { height, unit, colours } = s;
  const [x, y, z] = [s.across(0.72), height * 0.845, 96 * unit];
  s.fill(lens(x, y + z * 0.2, z * 2.1, z * 0.16), colours.ink, 0.3);
  s.fill(
    path`M${x - z} ${y - z * 0.22}Q${x - z * 0.7} ${y + z * 0.2} ${x} ${y + z * 0.2}Q${x + z * 0.7} ${y + z * 0.2} ${x + z} ${y - z * 0.28}Q${x} ${y + z * 0.02} ${x - z} ${y - z * 0.22}Z`,
    inLight(s, [0.6, 0.16, 40], 0.8),
  );
  s.fill(
    path`M${x - z} ${y - z * 0.22}Q${x} ${y - z * 0.06} ${x + z} ${y - z * 0.28}Q${x} ${y + z * 0.06} ${x - z} ${y - z * 0.22}Z`,
    mix(colours.ink, s.depth(0.8), 0.3),
  );
};

/** Hills on both shores of a broad lake, a jetty with two people, a rowing boat, reeds. */
export const drawJettyLake = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, puffs: 3 });
  const line = height * 0.6;
  drawRange(s, line, height * 0.47, Math.round((width / height) * 6), {
    lit: mix(mix(s.depth(0.16), colours.light, 0.2), s.haze, 0.3),
    shadow: mix(s.depth(0.3), s.haze, 0.3),
    spurs: 2,
    haze: 0.55,
    jag: 0.8,
  });
  mist(s, line - 20 * unit, 60, 0.6);
  const shore = (y: number, isLeft: boolean, rise: number, reach: number, t: number) => {
    const hill = ridge(s, height * y, 36 * unit, 3, {
      lift: (share) =>
        Math.max(-0.1, 1 - (isLeft ? share : 1 - share) / reach) ** 0.8 * rise * height || 0,
    }).map(([x, top]): Point => [x, Math.min(top, line + 2)]);
    s.fill(
      [...hill, [width + 20, line + 2], [-20, line + 2]],
      s.localColour(t, hues.green, 0.08, 1.2),
    );
  };
  shore(0.605, s.sunLeft, 0.1, 0.8, 0.3);
  shore(0.61, !s.sunLeft, 0.13, 0.62, 0.42);
  water(
    s,
    line,
    height,
    mix(colours.sky[2], s.depth(0.3), 0.22),
    mix(colours.sky[0], s.depth(0.75), 0.45),
    230,
  );
  mist(s, line + 4 * unit, 34, 0.5);
  wisps(s, line - 6 * unit, 6, 0.5);
  let gleam = "";
  for (let index = 0; index < 50; index += 1) {
    const share = s.random() ** 1.4;
    gleam += lens(
      s.between(0, width),
      line + (height - line) * share,
      (40 + 200 * share) * s.between(0.4, 1.2) * unit,
      (1 + 3 * share) * unit,
    );
  }
  s.fill(gleam, mix(colours.sky[2], colours.light, 0.4), 0.3);
  drawRowingBoat(s);
  drawJetty(s);
  const front = ridge(s, height * 1.0, 10 * unit, 1.5, {
    octaves: 2,
    lift: (share) => (Math.abs(share - 0.5) * 2) ** 3 * 60 * unit,
  });
  const dark = frameGreen(s, hues.green - 20, 0.45);
  for (const [low, high] of [
    [40, 110],
    [90, 190],
  ] as const)
    grass(s, front, 70, low, high, dark);
  layer(s, front, dark, 200, 0);
  birds(s, s.across(0.62), height * 0.24, 5);
};
