import { type Colour, hex, mix } from "#platform/oklch.ts";
import { path, tenth } from "../path.ts";
import { grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { layer, mist, ridge } from "../landscape/terrain.ts";
import { cluster, person } from "../landscape/scenery.ts";

/** A baobab of Madagascar: a bare column with short branches and flat crowns only at the top. */
const drawColumn = (s: Scene, x: number, y: number, height: number, depth: number): void => {
  const bark = mix(s.localColour(depth, 40, 0.06, 1.1), s.depth(depth + 0.1), 0.35);
  const leafy = s.localColour(Math.min(1, depth + 0.12), hues.green - 14, 0.09, 1.2);
  const halfWidth = height * 0.085;
  s.fill(
    path`M${x - halfWidth * 1.25} ${y}Q${x - halfWidth * 1.1} ${y - height * 0.4} ${x - halfWidth * 0.8} ${y - height * 0.8}L${x - height * 0.26} ${y - height * 0.92}L${x - halfWidth * 0.5} ${y - height * 0.86}L${x - height * 0.12} ${y - height}L${x} ${y - height * 0.87}L${x + height * 0.13} ${y - height}L${x + halfWidth * 0.5} ${y - height * 0.86}L${x + height * 0.27} ${y - height * 0.92}L${x + halfWidth * 0.8} ${y - height * 0.8}Q${x + halfWidth * 1.1} ${y - height * 0.4} ${x + halfWidth * 1.25} ${y}Z`,
    bark,
  );
  s.fill(
    path`M${x + s.side * halfWidth * 0.25} ${y}Q${x + s.side * halfWidth * 0.3} ${y - height * 0.4} ${x + s.side * halfWidth * 0.2} ${y - height * 0.82}L${x + s.side * halfWidth * 0.8} ${y - height * 0.8}Q${x + s.side * halfWidth * 1.1} ${y - height * 0.4} ${x + s.side * halfWidth * 1.25} ${y}Z`,
    s.colours.ink,
    0.28,
  );
  for (const [dx, dy, width] of [
    [-0.27, 0.94, 0.12],
    [0.28, 0.94, 0.12],
    [-0.12, 1.02, 0.15],
    [0.13, 1.02, 0.15],
    [0, 0.98, 0.12],
  ] as const)
    cluster(s, x + dx * height, y - dy * height, [height * width, height * width * 0.36], 8, leafy);
};

/** An ox cart with two zebus, a wheel and a driver. */
const drawCart = (s: Scene, x: number, y: number, size: number): void => {
  const { colours, side } = s;
  const ink: Colour = colours.ink;
  for (const step of [0.95, 1.3]) {
    const at = x + side * step * size;
    s.fill(
      path`M${at - size * 0.3} ${y}v${-size * 0.34}q${size * 0.02} ${-size * 0.16} ${size * 0.16} ${-size * 0.16}q${size * 0.26} ${-size * 0.04} ${size * 0.4} 0q${size * 0.1} 0 ${size * 0.1} ${size * 0.14}v${size * 0.36}h${-size * 0.07}v${-size * 0.26}h${-size * 0.42}v${size * 0.26}Z`,
      ink,
    );
    s.fill(
      path`M${at + side * size * 0.18} ${y - size * 0.5}q${side * size * 0.08} ${-size * 0.14} ${side * size * 0.14} 0l${side * size * 0.1} ${size * 0.06}l${side * size * 0.1} ${-size * 0.16}l${-side * size * 0.02} ${size * 0.3}Z`,
      ink,
    );
  }
  s.fill(
    path`M${x - size * 0.6} ${y - size * 0.42}h${size * 1.1}v${size * 0.12}h${-size * 1.1}Z`,
    ink,
  );
  s.add(
    `<circle cx="${tenth(x)}" cy="${tenth(y - size * 0.26)}" r="${tenth(size * 0.24)}" fill="none" stroke="${hex(ink)}" stroke-width="${tenth(size * 0.06)}"/>`,
  );
  person(s, x - size * 0.1, y - size * 0.38, size * 0.6, ink);
};

/** An avenue of baobabs along a road of red earth, an ox cart on it. */
export const drawBaobabs = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.36, opacity: 0.45, puffs: 3 });
  const ground = (depth: number) => s.localColour(depth, 78, 0.1, 1.15);
  layer(
    s,
    ridge(s, height * 0.62, 22 * unit, 2.2, { octaves: 2 }),
    mix(s.localColour(0.1, hues.green, 0.06), s.haze, 0.35),
    90,
    0.4,
  );
  mist(s, height * 0.635, 46, 0.5);
  const line = height * 0.66;
  for (let tree = 0; tree < 16; tree += 1) {
    const x = s.between(0, width);
    cluster(
      s,
      x,
      line,
      [s.between(30, 60) * unit, s.between(10, 22) * unit],
      5,
      s.localColour(s.between(0.3, 0.42), hues.green, 0.07),
    );
  }
  layer(s, ridge(s, line, 4 * unit, 2, { octaves: 2 }), ground(0.4), 300, 0.15);
  const vanish = s.across(0.46);
  const earth = mix(s.localColour(0.5, hues.rock, 0.13, 1.3), colours.light, 0.08);
  s.fill(
    path`M${vanish - 5 * unit} ${line}Q${vanish - 40 * unit} ${height * 0.8} ${vanish - 340 * unit} ${height + 20}H${vanish + 330 * unit}Q${vanish + 40 * unit} ${height * 0.8} ${vanish + 5 * unit} ${line}Z`,
    s.verticalGradient(
      [
        [0, mix(earth, s.haze, 0.3)],
        [1, mix(earth, s.depth(0.85), 0.45)],
      ],
      line,
      height,
    ),
  );
  for (const [direction, far, tall] of [
    [-1, 0.12, 110],
    [1, 0.14, 120],
    [-1, 0.22, 170],
    [1, 0.3, 230],
    [-1, 0.42, 310],
    [1, 0.58, 430],
    [-1, 0.82, 560],
  ] as const) {
    const size = Math.min(unit, height / 1250);
    const x = vanish + direction * (30 + far * 520) * unit;
    drawColumn(s, x, line + (height - line) * far * 0.62, tall * size, 0.42 + far * 0.42);
  }
  drawCart(s, vanish + s.side * 24 * unit, height * 0.795, 60 * unit);
  const near = ridge(s, height * 0.985, 14 * unit, 1.8, {
    octaves: 2,
    lift: (share) => Math.abs(share - vanish / width) ** 1.6 * 170 * unit - 20 * unit,
  });
  const dark = mix(colours.ink, ground(0.95), 0.35);
  grass(s, near, 420, 40, 110, dark);
  layer(s, near, dark, 200, 0);
  birds(s, s.across(0.36), height * 0.24, 5);
};
