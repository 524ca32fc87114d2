import { type Colour, hex, mix } from "#platform/oklch.ts";
import { lens, path, type Point, tenth } from "../path.ts";
import type { Scene } from "../scene.ts";
import { birds } from "../landscape/sky.ts";
import { disc, mist } from "../landscape/terrain.ts";
import { cluster, inLight } from "../landscape/scenery.ts";
import { drawBackdrop, drawFront, drawHill, ground } from "./land.ts";

/** The edge of a pool: an uneven ellipse. */
const edge = (s: Scene, x: number, y: number, rx: number, ry: number): Point[] => {
  const place = s.between(0, 99);
  return Array.from({ length: 48 }, (_, step): Point => {
    const angle = (step / 48) * Math.PI * 2;
    const rough = 1 + 0.1 * Math.sin(angle * 3 + place) + 0.05 * Math.sin(angle * 7 + place * 2);
    return [x + Math.cos(angle) * rx * rough, y + Math.sin(angle) * ry * rough];
  });
};

const drawPool = (s: Scene, x: number, y: number, rx: number, stone: Colour): void => {
  const { colours, unit } = s;
  const ry = rx * 0.24;
  const rim = edge(s, x, y, rx, ry);
  const spread = (by: number, down: number): Point[] =>
    rim.map(([px, py]) => [x + (px - x) * by, y + (py - y) * by + down]);
  s.fill(spread(1.1, 20 * unit), mix(stone, s.depth(0.85), 0.5));
  s.fill(spread(1.1, 4 * unit), mix(stone, colours.light, 0.22));
  const blue = mix(inLight(s, [0.74, 0.1, 200], 0.4), colours.sky[1], 0.25);
  s.fill(rim, mix(blue, s.depth(0.7), 0.5));
  s.fill(
    spread(0.97, 6 * unit),
    s.verticalGradient(
      [
        [0, mix(blue, s.depth(0.6), 0.2)],
        [1, mix(blue, colours.light, 0.3)],
      ],
      y - ry,
      y + ry,
    ),
  );
  let shine = "";
  for (let index = 0; index < 12; index += 1) {
    const [dx, dy] = [s.between(-0.7, 0.7), s.between(-0.55, 0.6)];
    shine += lens(x + dx * rx, y + dy * ry, s.between(0.08, 0.22) * rx, 2.4 * unit);
  }
  s.fill(shine, colours.light, 0.5);
};

const drawBather = (
  s: Scene,
  x: number,
  y: number,
  z: number,
  skin: Colour,
  hair: Colour,
): void => {
  const tone = inLight(s, skin, 0.6);
  s.fill(
    path`M${x - z} ${y}Q${x - z * 0.9} ${y - z * 0.62} ${x} ${y - z * 0.66}Q${x + z * 0.9} ${y - z * 0.62} ${x + z} ${y}Q${x} ${y + z * 0.16} ${x - z} ${y}Z`,
    tone,
  );
  disc(s, x, y - z * 1.08, z * 0.44, tone);
  s.fill(
    path`M${x - z * 0.46} ${y - z * 1.02}Q${x - z * 0.5} ${y - z * 1.6} ${x} ${y - z * 1.58}Q${x + z * 0.5} ${y - z * 1.6} ${x + z * 0.46} ${y - z * 1.02}Q${x + z * 0.2} ${y - z * 1.36} ${x - z * 0.46} ${y - z * 1.02}Z`,
    inLight(s, hair, 0.8),
  );
  s.fill(lens(x, y + z * 0.06, z * 3.2, z * 0.16), s.colours.light, 0.5);
};

const steam = (s: Scene, x: number, y: number, size: number): void => {
  for (let puff = 0; puff < 7; puff += 1)
    s.add(
      `<ellipse cx="${tenth(x + s.between(-0.8, 0.8) * size)}" cy="${tenth(y - puff * size * 0.3)}" rx="${tenth(size * s.between(0.3, 0.6))}" ry="${tenth(size * s.between(0.12, 0.24))}" fill="${hex(s.colours.light)}" opacity="${tenth(s.isNight ? 0.2 : 0.4)}" filter="${s.blur(16 * s.unit)}"/>`,
    );
};

/** Hot springs among rocks, with steam and a few bathers. */
export const drawSprings = (s: Scene): void => {
  const { height, unit, colours } = s;
  drawBackdrop(s);
  drawHill(s, 0.745, 0.48, 40);
  const stone = mix(inLight(s, [0.72, 0.04, 70], 0.6), ground(s, 0.6), 0.3);
  const rocks = (x: number, y: number, wide: number, count: number, size: number) => {
    for (let rock = 0; rock < count; rock += 1) {
      const angle = (rock / count) * Math.PI * 2 + s.between(-0.2, 0.2);
      const z = size * s.between(0.6, 1.2) * unit;
      const [rx, ry] = [x + Math.cos(angle) * wide * 1.08, y + Math.sin(angle) * wide * 0.27];
      const dark = mix(stone, s.depth(0.85), s.between(0.4, 0.65));
      s.fill(
        path`M${rx - z} ${ry + z * 0.3}Q${rx - z * 0.9} ${ry - z * 0.6} ${rx - z * 0.1} ${ry - z * 0.66}Q${rx + z * 0.9} ${ry - z * 0.5} ${rx + z} ${ry + z * 0.3}Z`,
        dark,
      );
      s.fill(
        path`M${rx - s.side * z * 0.8} ${ry - z * 0.1}Q${rx - s.side * z * 0.6} ${ry - z * 0.6} ${rx - z * 0.1} ${ry - z * 0.62}Q${rx + s.side * z * 0.2} ${ry - z * 0.44} ${rx - s.side * z * 0.8} ${ry - z * 0.1}Z`,
        mix(dark, colours.light, 0.28),
      );
    }
  };
  const far = [s.across(0.74), height * 0.775, 210 * unit] as const;
  drawPool(s, ...far, stone);
  rocks(...far, 13, 22);
  steam(s, far[0], far[1] - 10 * unit, 120 * unit);
  drawHill(s, 0.82, 0.64, 16);
  const near = [s.across(0.42), height * 0.895, 430 * unit] as const;
  drawPool(s, ...near, stone);
  rocks(...near, 22, 42);
  for (const [dx, dy, size, skin, hair] of [
    [-190, -30, 40, [0.83, 0.065, 58], [0.38, 0.06, 48]],
    [-60, -52, 36, [0.585, 0.078, 52], [0.22, 0.015, 60]],
    [150, -24, 42, [0.76, 0.078, 56], [0.68, 0.095, 75]],
  ] as const)
    drawBather(s, near[0] + dx * unit, near[1] + dy * unit, size * unit, skin, hair);
  steam(s, near[0] - 120 * unit, near[1] - 60 * unit, 170 * unit);
  steam(s, near[0] + 200 * unit, near[1] - 70 * unit, 150 * unit);
  mist(s, height * 0.83, 60, 0.25);
  cluster(
    s,
    s.across(0.95),
    height * 0.98,
    [90 * unit, 50 * unit],
    8,
    mix(stone, s.depth(0.9), 0.6),
  );
  drawFront(s, 1.02, 60);
  birds(s, s.across(0.5), height * 0.24, 4, s.depth(0.75));
};
