import { type Colour, hex, mix } from "#platform/oklch.ts";
import { box, path, tenth } from "../path.ts";
import type { Scene } from "../scene.ts";
import { clouds } from "../landscape/sky.ts";
import { disc, layer, ridge, stroke } from "../landscape/terrain.ts";
import { cluster, inLight } from "../landscape/scenery.ts";
import { glow, ellipse } from "./light.ts";

const clay: Colour = [0.58, 0.13, 42];

/** A wall with a window, through which the sky shows; the window's edges are shares of the sheet. */
const drawRoom = (
  s: Scene,
  [left, right, top, sill]: readonly [number, number, number, number],
): Colour => {
  const { width, height, unit, colours } = s;
  const wall = mix(inLight(s, [0.9, 0.05, 82], 0.5), s.depth(0.5), s.isLit ? 0.3 : 0.12);
  const [l, r, t, b] = [left * width, right * width, top * height, sill * height];
  const paint = s.linear(
    [
      [0, mix(wall, s.depth(0.7), 0.35)],
      [0.5, mix(wall, colours.light, 0.12)],
      [1, mix(wall, s.depth(0.7), 0.35)],
    ],
    0,
    0,
    width,
    0,
  );
  const rise = 90 * unit;
  s.fill(
    path`M-10 -10H${width + 10}V${height + 10}H-10ZM${l} ${b}V${b}H${r}V${t}Q${(l + r) / 2} ${t - rise * 2} ${l} ${t}Z`,
    paint,
  );
  const frame = mix(inLight(s, [0.5, 0.07, 62], 0.8), colours.ink, 0.2);
  stroke(s, path`M${l} ${b}V${t}Q${(l + r) / 2} ${t - rise * 2} ${r} ${t}V${b}`, frame, 15 * unit);
  stroke(
    s,
    path`M${(l + r) / 2} ${b}V${t - rise}M${l} ${(t + b) / 2 + 30 * unit}H${r}`,
    frame,
    9 * unit,
  );
  s.fill(
    box(l - 30 * unit, r + 30 * unit, b - 6 * unit, b + 18 * unit),
    mix(frame, colours.light, 0.2),
  );
  return wall;
};

const pot = (s: Scene, x: number, y: number, z: number, colour: Colour): void => {
  const metal = inLight(s, colour, 0.75);
  s.fill(
    path`M${x - z} ${y - z * 0.9}V${y - z * 0.16}Q${x - z} ${y} ${x - z * 0.8} ${y}H${x + z * 0.8}Q${x + z} ${y} ${x + z} ${y - z * 0.16}V${y - z * 0.9}Z`,
    metal,
  );
  s.fill(
    path`M${x + s.side * z * 0.3} ${y}V${y - z * 0.9}H${x + s.side * z}V${y - z * 0.16}Q${x + s.side * z} ${y} ${x + s.side * z * 0.8} ${y}Z`,
    s.depth(0.85),
    0.3,
  );
  s.fill(ellipse(x, y - z * 0.9, z * 1.06, z * 0.16), mix(metal, s.colours.light, 0.3));
  for (const direction of [-1, 1])
    stroke(
      s,
      path`M${x + direction * z} ${y - z * 0.66}q${direction * z * 0.28} ${z * 0.1} 0 ${z * 0.26}`,
      mix(metal, s.colours.ink, 0.4),
      z * 0.1,
    );
};

const bowl = (s: Scene, x: number, y: number, z: number, colour: Colour, food: Colour): void => {
  s.fill(ellipse(x, y + z * 0.06, z * 0.9, z * 0.14), s.colours.ink, 0.3);
  cluster(s, x, y - z * 0.62, [z * 0.86, z * 0.32], 14, inLight(s, food, 0.6));
  cluster(
    s,
    x - s.side * z * 0.2,
    y - z * 0.72,
    [z * 0.5, z * 0.2],
    7,
    mix(inLight(s, food, 0.6), s.colours.light, 0.28),
  );
  s.fill(
    path`M${x - z} ${y - z * 0.62}Q${x - z * 0.84} ${y + z * 0.1} ${x} ${y + z * 0.1}T${x + z} ${y - z * 0.62}Q${x} ${y - z * 0.36} ${x - z} ${y - z * 0.62}Z`,
    inLight(s, colour, 0.7),
  );
};

const drawRack = (s: Scene, left: number, right: number, y: number): void => {
  const { unit, colours } = s;
  const iron = mix(colours.ink, s.depth(0.8), 0.25);
  stroke(s, path`M${left} ${y}H${right}`, iron, 6 * unit);
  const step = (right - left) / 4;
  for (let index = 0; index < 4; index += 1) {
    const x = left + step * (index + 0.5);
    const z = (44 - (index % 2) * 9) * unit;
    stroke(s, path`M${x} ${y}v${z * 1.5}`, iron, 5 * unit);
    const copper = inLight(s, index % 2 ? [0.6, 0.03, 230] : [0.62, 0.13, 48], 0.7);
    disc(s, x, y + z * 2.3, z, copper);
    disc(s, x, y + z * 2.3, z * 0.76, mix(copper, s.depth(0.7), 0.28));
    s.fill(
      path`M${x - s.side * z * 0.66} ${y + z * 2.1}Q${x - s.side * z * 0.5} ${y + z * 1.66} ${x} ${y + z * 1.62}Q${x - s.side * z * 0.3} ${y + z * 1.8} ${x - s.side * z * 0.66} ${y + z * 2.1}Z`,
      mix(copper, colours.light, 0.5),
    );
  }
};

/** A kitchen with its window open: dough and bowls on the table, pots on the stove and on the wall. */
export const drawKitchen = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.14, low: 0.4, puffs: 3 });
  layer(s, ridge(s, height * 0.5, 50 * unit, 2.2), mix(s.depth(0.16), s.haze, 0.3), 120, 0.5);
  for (let crown = 0; crown < 14; crown += 1)
    cluster(
      s,
      (width * (crown + 0.5)) / 14,
      height * 0.585,
      [70 * unit, 60 * unit],
      9,
      mix(s.localColour(0.34, 135, 0.09, 1.2), s.haze, 0.15),
    );
  const wall = drawRoom(s, [0.34, 0.66, 0.24, 0.6]);
  const tile = mix(inLight(s, [0.66, 0.09, 215], 0.6), wall, 0.3);
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 26; column += 1) {
      const [x, y] = [(width * column) / 26, height * 0.63 + row * 44 * unit];
      s.fill(
        box(x + 2 * unit, x + width / 26 - 2 * unit, y, y + 40 * unit),
        mix(tile, colours.light, (row + column) % 2 ? 0.3 : 0.05),
      );
    }
  drawRack(s, width * 0.035, width * 0.29, height * 0.2);
  const wood = mix(inLight(s, [0.52, 0.08, 60], 0.75), colours.ink, 0.22);
  for (const y of [0.24, 0.4]) {
    s.fill(box(width * 0.71, width * 0.965, height * y, height * y + 14 * unit), wood);
    for (let jar = 0; jar < 5; jar += 1) {
      const x = width * (0.735 + jar * 0.051);
      const tall = s.between(56, 86) * unit;
      const filled: readonly Colour[] = [
        [0.68, 0.16, 42],
        [0.84, 0.13, 88],
        [0.6, 0.11, 135],
        [0.5, 0.12, 25],
        [0.9, 0.05, 85],
      ];
      s.fill(
        box(x - 25 * unit, x + 25 * unit, height * y - tall, height * y),
        mix(inLight(s, filled[jar] ?? clay, 0.6), wall, 0.2),
      );
      s.fill(
        box(x - 20 * unit, x + 20 * unit, height * y - tall - 14 * unit, height * y - tall),
        wood,
      );
    }
  }
  s.fill(
    box(0, width, height * 0.745, height),
    s.verticalGradient(
      [
        [0, mix(wood, colours.ink, 0.15)],
        [1, mix(wood, colours.ink, 0.6)],
      ],
      height * 0.745,
      height,
    ),
  );
  s.fill(box(0, width, height * 0.735, height * 0.755), mix(wood, colours.light, 0.3));
  for (const [share, size, colour] of [
    [0.09, 80, clay],
    [0.215, 62, [0.5, 0.09, 225]],
  ] as const) {
    const [x, y] = [share * width, height * 0.737];
    pot(s, x, y, size * unit, colour);
    for (let puff = 0; puff < 6; puff += 1)
      s.add(
        `<ellipse cx="${tenth(x + s.between(-26, 26) * unit)}" cy="${tenth(y - (size * 1.2 + puff * 26) * unit)}" rx="${tenth(s.between(20, 38) * unit)}" ry="${tenth(24 * unit)}" fill="${hex(colours.light)}" opacity=".3" filter="${s.blur(10 * unit)}"/>`,
      );
  }
  const plant = mix(inLight(s, [0.56, 0.12, 138], 0.7), s.depth(0.7), 0.15);
  for (const share of [0.385, 0.44, 0.615]) {
    const x = share * width;
    cluster(s, x, height * 0.55, [46 * unit, 44 * unit], 12, plant);
    cluster(
      s,
      x - s.side * 10 * unit,
      height * 0.54,
      [26 * unit, 24 * unit],
      6,
      mix(plant, colours.light, 0.28),
    );
    s.fill(
      [
        [x - 32 * unit, height * 0.563],
        [x + 32 * unit, height * 0.563],
        [x + 24 * unit, height * 0.598],
        [x - 24 * unit, height * 0.598],
      ],
      inLight(s, clay, 0.7),
    );
  }
  const top = height * 0.875;
  s.fill(
    [
      [-20, top - 70 * unit],
      [width + 20, top - 70 * unit],
      [width + 20, top + 46 * unit],
      [-20, top + 46 * unit],
    ],
    s.verticalGradient(
      [
        [0, mix(wood, colours.light, 0.4)],
        [1, mix(wood, colours.light, 0.16)],
      ],
      top - 70 * unit,
      top + 46 * unit,
    ),
  );
  s.fill(box(-20, width + 20, top + 46 * unit, height + 20), mix(wood, colours.ink, 0.55));
  const foods: readonly (readonly [number, number, Colour, Colour])[] = [
    [0.08, 88, [0.58, 0.09, 215], [0.66, 0.18, 32]],
    [0.2, 68, clay, [0.64, 0.15, 135]],
    [0.78, 78, [0.9, 0.03, 85], [0.84, 0.15, 92]],
    [0.9, 92, clay, [0.5, 0.13, 345]],
  ];
  for (const [share, size, colour, food] of foods)
    bowl(s, share * width, top + 6 * unit, size * unit, colour, food);
  const flour = mix(colours.light, wall, 0.2);
  s.fill(ellipse(width * 0.48, top - 6 * unit, 250 * unit, 42 * unit), flour, 0.75);
  for (const [dx, size] of [
    [-130, 52],
    [-20, 58],
    [96, 50],
  ] as const) {
    const dough = inLight(s, [0.93, 0.045, 84], 0.4);
    s.fill(
      path`M${width * 0.48 + (dx - size) * unit} ${top}Q${width * 0.48 + (dx - size * 0.9) * unit} ${top - size * 1.1 * unit} ${width * 0.48 + dx * unit} ${top - size * 1.08 * unit}Q${width * 0.48 + (dx + size * 0.9) * unit} ${top - size * 1.1 * unit} ${width * 0.48 + (dx + size) * unit} ${top}Q${width * 0.48 + dx * unit} ${top + size * 0.3 * unit} ${width * 0.48 + (dx - size) * unit} ${top}Z`,
      s.verticalGradient(
        [
          [0, mix(dough, colours.light, 0.3)],
          [1, mix(dough, s.depth(0.6), 0.28)],
        ],
        top - 60 * unit,
        top + 16 * unit,
      ),
    );
  }
  stroke(
    s,
    path`M${width * 0.595} ${top + 14 * unit}L${width * 0.7} ${top - 26 * unit}`,
    mix(wood, colours.light, 0.2),
    13 * unit,
  );
  stroke(
    s,
    path`M${width * 0.61} ${top + 8 * unit}L${width * 0.685} ${top - 20 * unit}`,
    mix(wood, colours.light, 0.5),
    34 * unit,
  );
  for (const share of [0.31, 0.69]) {
    const x = share * width;
    stroke(s, path`M${x} 0V${height * 0.1}`, colours.ink, 4 * unit);
    if (s.isLow) glow(s, x, height * 0.15, 260 * unit, s.isLit ? 0.6 : 0.25);
    s.fill(
      path`M${x - 66 * unit} ${height * 0.15}Q${x - 50 * unit} ${height * 0.095} ${x} ${height * 0.093}Q${x + 50 * unit} ${height * 0.095} ${x + 66 * unit} ${height * 0.15}Z`,
      inLight(s, [0.62, 0.15, 40], 0.7),
    );
    s.fill(ellipse(x, height * 0.15, 60 * unit, 10 * unit), [0.93, 0.1, 88], s.isLow ? 1 : 0.6);
  }
};
