import { type Colour, mix } from "#platform/oklch.ts";
import { box, lens, path, type Point } from "../path.ts";
import { frameGreen, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { layer, mist, ridge, stroke } from "../landscape/terrain.ts";
import { inLight, lamp, person, sea, water } from "../landscape/scenery.ts";
import { drawLateen, drawWake } from "./lateen.ts";
import { drawSkyline } from "./metropolis.ts";
import { drawDome } from "./oldtown-houses.ts";

/** Two rows of towers, tallest at the given x position. */
const drawTowers = (s: Scene, foot: number, heart: number, high: number): void => {
  const profile = (share: number) =>
    0.35 + 0.8 * Math.exp(-((((s.sunLeft ? share : 1 - share) - heart) / 0.24) ** 2));
  for (const [t, tall, windows] of [
    [0.2, high, 0.25],
    [0.46, high * 0.62, 0.5],
  ] as const) {
    drawSkyline(s, {
      foot,
      t,
      low: tall * 0.35,
      high: tall,
      narrow: 30,
      broad: 58,
      windows,
      profile,
    });
    mist(s, foot - 30 * s.unit, 50, 0.35 * (1 - t));
  }
};

const drawBay = (s: Scene, line: number, shore: Colour): void => {
  const { width, height, unit, colours } = s;
  s.fill(box(0, width, line - 14 * unit, line + 6 * unit), shore);
  water(s, line, height, mix(colours.sky[2], s.depth(0.4), 0.3), sea(s, 0.68), 240);
  if (!s.isLit) return;
  let gleams = "";
  for (let gleam = 0; gleam < 100; gleam += 1)
    gleams += lens(
      s.between(0, width),
      line + s.random() ** 1.6 * 150 * unit,
      s.between(10, 60) * unit,
      2 * unit,
    );
  s.fill(gleams, lamp, 0.5);
};

/** A tower that narrows in steps to a needle; `foot` and `top` are y positions in pixels. */
const drawNeedleTower = (s: Scene, x: number, foot: number, top: number): void => {
  const tall = foot - top;
  const glass = mix(s.depth(0.42), s.colours.light, 0.2);
  const tiers = [
    [0.075, 1, 0.62],
    [0.056, 0.64, 0.42],
    [0.038, 0.44, 0.26],
    [0.022, 0.28, 0.14],
    [0.008, 0.15, 0],
  ] as const;
  for (const [half, lowShare, highShare] of tiers) {
    const [low, high, reach] = [top + tall * lowShare, top + tall * highShare, tall * half];
    s.fill(
      [
        [x - reach, low],
        [x - reach * 0.8, high],
        [x + reach * 0.8, high],
        [x + reach, low],
      ],
      glass,
    );
    s.fill(
      [
        [x, low],
        [x, high],
        [x + s.side * reach * 0.8, high],
        [x + s.side * reach, low],
      ],
      s.depth(0.7),
      0.4,
    );
  }
  let panes = "";
  for (let row = 0; row < 46; row += 1) {
    const y = top + tall * (0.2 + (0.78 * row) / 46);
    const reach = tall * 0.06 * ((y - top) / tall) ** 0.8;
    for (const share of [-0.6, -0.1, 0.4])
      if (s.random() < 0.6)
        panes += path`M${x + share * reach} ${y}h${reach * 0.3}v${tall * 0.008}h${-reach * 0.3}Z`;
  }
  s.fill(panes, s.isLit ? lamp : s.colours.light, s.isLit ? 0.8 : 0.4);
};

/** A city of glass between the desert and a warm sea: one needle above all towers, a dhow, palms on the beach. */
export const drawNeedleCity = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 4, high: 0.12, low: 0.34, opacity: 0.4, puffs: 2 });
  const sand = inLight(s, [0.84, 0.07, 75], 0.5);
  layer(
    s,
    ridge(s, height * 0.62, 26 * unit, 1.6, { octaves: 2 }),
    mix(sand, s.haze, 0.5),
    120,
    0.5,
  );
  const line = height * 0.72;
  drawTowers(s, line, 0.62, 300);
  drawNeedleTower(s, s.across(0.62), line, height * 0.24);
  for (let tree = 0; tree < 30; tree += 1)
    palm(
      s,
      s.between(0, width),
      line - 2 * unit,
      s.between(34, 64) * unit,
      s.between(-0.12, 0.12),
      s.depth(0.72),
    );
  drawBay(s, line, sand);
  const near = {
    x: s.across(0.36),
    y: height * 0.84,
    size: 210 * unit,
    direction: s.side,
    hull: [0.42, 0.09, 50] as const,
  };
  drawWake(s, near);
  drawLateen(s, near);
  const front = ridge(s, height * 1.0, 14 * unit, 1.6, {
    octaves: 2,
    lift: (share) => Math.max(0, s.sunLeft ? share : 1 - share) ** 2.4 * 130 * unit,
  });
  layer(s, front, mix(sand, s.depth(0.85), 0.35), 200, 0);
  const dark = frameGreen(s, hues.green, 0.4);
  palm(
    s,
    s.across(0.94),
    height * 1.0,
    430 * unit,
    -0.16 * s.side,
    dark,
    mix(dark, colours.light, 0.08),
  );
  birds(s, s.across(0.3), height * 0.22, 4);
};

/** A tower in the shape of a flame, its tip leaning. */
const drawFlame = (s: Scene, x: number, foot: number, tall: number, lean: number): void => {
  const half = tall * 0.15;
  const tip: Point = [x + lean * half * 0.7, foot - tall];
  const glass: Colour = [0.62, 0.13, 45];
  const shape = path`M${x - half * 0.8} ${foot}C${x - half * 1.5} ${foot - tall * 0.4} ${x - half * 0.6} ${foot - tall * 0.7} ${tip[0]} ${tip[1]}C${x + half * 1.2} ${foot - tall * 0.66} ${x + half * 1.5} ${foot - tall * 0.36} ${x + half * 0.8} ${foot}Z`;
  s.fill(
    shape,
    s.verticalGradient(
      [
        [0, s.isLit ? [0.88, 0.13, 80] : mix(s.depth(0.4), s.colours.light, 0.3)],
        [0.45, s.isLit ? glass : s.depth(0.42)],
        [1, mix(s.isLit ? glass : s.depth(0.5), s.depth(0.5), 0.6)],
      ],
      foot - tall,
      foot,
    ),
  );
  s.fill(
    path`M${tip[0]} ${tip[1]}C${x + half * 1.2} ${foot - tall * 0.66} ${x + half * 1.5} ${foot - tall * 0.36} ${x + half * 0.8} ${foot}H${x + half * 0.2}C${x + half * 0.5} ${foot - tall * 0.4} ${x + half * 0.4} ${foot - tall * 0.7} ${tip[0]} ${tip[1]}Z`,
    s.depth(0.8),
    0.3,
  );
  for (let floor = 1; floor < 17; floor += 1)
    stroke(
      s,
      path`M${x - half * 0.9} ${foot - (tall * floor) / 22}H${x + half * 0.9}`,
      s.isLit ? lamp : s.depth(0.7),
      1.6 * s.unit,
      0.35,
    );
};

/** A city on a bay of the Caspian: three towers like flames on the hill, old walls and domes below. */
export const drawFlameCity = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.1, low: 0.34, opacity: 0.4, puffs: 2 });
  const line = height * 0.74;
  layer(
    s,
    ridge(s, height * 0.6, 34 * unit, 2),
    mix(s.localColour(0.1, hues.sand, 0.05), s.haze, 0.3),
    130,
    0.5,
  );
  const hill = ridge(s, height * 0.665, 14 * unit, 2, {
    octaves: 2,
    lift: (share) =>
      Math.exp(-((((s.sunLeft ? share : 1 - share) - 0.68) / 0.22) ** 2)) * 90 * unit,
  });
  for (const [share, tall, lean] of [
    [0.58, 250, 1],
    [0.78, 270, -1],
    [0.68, 330, 1],
  ] as const)
    drawFlame(s, s.across(share), height * 0.645, tall * unit, lean * s.side);
  layer(s, hill, s.localColour(0.4, hues.sand + 20, 0.05), 150, 0.2);
  drawTowers(s, line, 0.24, 150);
  const stone = inLight(s, [0.82, 0.06, 78], 0.55);
  const wall = line - 34 * unit;
  for (let index = 0; index < 3; index += 1)
    drawDome(s, {
      x: s.across(0.52 + index * 0.13),
      y: wall - 12 * unit,
      radius: (26 + 8 * (index % 2)) * unit,
      colour: mix(stone, s.depth(0.5), 0.2),
      shade: s.depth(0.75),
      isEasternStyle: true,
    });
  s.fill(box(0, width, wall, line), mix(stone, s.depth(0.6), 0.25));
  let teeth = "";
  for (let x = 0; x < width; x += 26 * unit)
    teeth += path`M${x} ${wall}v${-11 * unit}h${14 * unit}v${11 * unit}Z`;
  s.fill(teeth, mix(stone, s.depth(0.6), 0.25));
  drawBay(s, line, mix(stone, s.depth(0.8), 0.5));
  const dark = mix(colours.ink, s.depth(0.85), 0.25);
  s.fill(box(-20, width + 20, height * 0.955, height + 20), dark);
  stroke(s, path`M0 ${height * 0.93}H${width}`, dark, 3 * unit);
  for (let x = 10 * unit; x < width; x += 34 * unit)
    stroke(s, path`M${x} ${height * 0.93}V${height * 0.96}`, dark, 3 * unit);
  for (const [share, size] of [
    [0.3, 96],
    [0.35, 90],
    [0.72, 92],
  ] as const)
    person(s, s.across(share), height * 0.958, size * unit, colours.ink);
  birds(s, s.across(0.3), height * 0.24, 4);
};

/** The curved tiled roof of a wooden house and the wall under it; `z` is half its width. */
const drawHanok = (s: Scene, x: number, y: number, z: number, t: number): void => {
  const tile = mix(s.depth(t - 0.2), s.colours.light, s.isLit ? 0.2 : 0.04);
  s.fill(box(x - z * 0.8, x + z * 0.8, y - z * 0.42, y), inLight(s, [0.88, 0.03, 85], t));
  const wood = inLight(s, [0.4, 0.08, 40], t);
  for (let post = -3; post <= 3; post += 1) {
    const at = x + post * z * 0.26;
    s.fill(box(at - z * 0.02, at + z * 0.02, y - z * 0.42, y), wood);
    if (post < 3)
      s.fill(
        box(at + z * 0.06, at + z * 0.2, y - z * 0.34, y - z * 0.1),
        s.isLit && (post + t * 10) % 2 < 1.2 ? lamp : wood,
        0.9,
      );
  }
  s.fill(
    path`M${x - z * 1.12} ${y - z * 0.46}Q${x - z * 0.8} ${y - z * 0.56} ${x - z * 0.62} ${y - z * 0.92}Q${x} ${y - z * 0.8} ${x + z * 0.62} ${y - z * 0.92}Q${x + z * 0.8} ${y - z * 0.56} ${x + z * 1.12} ${y - z * 0.46}Q${x} ${y - z * 0.32} ${x - z * 1.12} ${y - z * 0.46}Z`,
    tile,
  );
  for (let rib = -5; rib <= 5; rib += 1)
    stroke(
      s,
      path`M${x + rib * z * 0.11} ${y - z * 0.84}L${x + rib * z * 0.18} ${y - z * 0.4}`,
      mix(tile, s.colours.light, 0.25),
      z * 0.014,
      0.7,
    );
  stroke(
    s,
    path`M${x - z * 0.64} ${y - z * 0.92}Q${x} ${y - z * 0.8} ${x + z * 0.64} ${y - z * 0.92}`,
    mix(tile, s.colours.light, 0.3),
    z * 0.05,
  );
};

/** A city of towers under mountains, a mast on its own hill, rows of curved tiled roofs in front. */
export const drawHanokCity = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.1, low: 0.34, opacity: 0.4, puffs: 2 });
  layer(
    s,
    ridge(s, height * 0.5, 80 * unit, 3.4, { sharp: true }),
    mix(s.depth(0.12), s.haze, 0.3),
    160,
    0.5,
  );
  mist(s, height * 0.56, 60, 0.5);
  const hill = ridge(s, height * 0.6, 16 * unit, 2, {
    octaves: 3,
    lift: (share) =>
      Math.exp(-((((s.sunLeft ? share : 1 - share) - 0.7) / 0.17) ** 2)) * 190 * unit,
  });
  const [x, y] = [s.across(0.7), height * 0.6 - 180 * unit];
  const mast = mix(s.depth(0.5), colours.light, 0.3);
  s.fill(box(x - 7 * unit, x + 7 * unit, y - 130 * unit, y + 20 * unit), mast);
  s.fill(
    path`M${x - 14 * unit} ${y - 90 * unit}L${x - 30 * unit} ${y - 130 * unit}H${x + 30 * unit}L${x + 14 * unit} ${y - 90 * unit}Z`,
    mast,
  );
  s.fill(
    box(x - 24 * unit, x + 24 * unit, y - 122 * unit, y - 112 * unit),
    s.isLit ? lamp : s.depth(0.7),
  );
  stroke(s, path`M${x} ${y - 130 * unit}v${-90 * unit}`, mast, 4 * unit);
  layer(s, hill, s.localColour(0.34, hues.green, 0.06), 140, 0.3);
  drawTowers(s, height * 0.71, 0.32, 240);
  mist(s, height * 0.69, 50, 0.35);
  const rows = 4;
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1);
    const z = (62 + 78 * near) * unit;
    const foot = height * (0.735 + 0.085 * row);
    s.fill(box(0, width, foot - z * 0.3, height), s.depth(0.6 + 0.2 * near));
    for (let at = -z * s.between(0, 1); at < width + z; at += z * 2.06)
      drawHanok(s, at, foot, z, 0.5 + 0.3 * near);
  }
  const dark = mix(colours.ink, s.depth(0.85), 0.25);
  s.fill(box(-20, width + 20, height * 0.985, height + 20), dark);
  birds(s, s.across(0.3), height * 0.24, 4);
};
