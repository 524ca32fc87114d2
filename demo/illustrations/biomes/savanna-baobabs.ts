import { type Colour, hex, mix } from "#platform/oklch.ts";
import { path, tenth } from "../path.ts";
import { grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { layer, mist, ridge } from "../landscape/terrain.ts";
import { cluster, person } from "../landscape/scenery.ts";

/** A baobab of Madagascar: a bare column with short branches and flat crowns only at the top. */
const drawColumn = (s: Scene, x: number, y: number, h: number, t: number): void => {
  const bark = mix(s.localColour(t, 40, 0.06, 1.1), s.depth(t + 0.1), 0.35);
  const leafy = s.localColour(Math.min(1, t + 0.12), hues.green - 14, 0.09, 1.2);
  const half = h * 0.085;
  s.fill(
    path`M${x - half * 1.25} ${y}Q${x - half * 1.1} ${y - h * 0.4} ${x - half * 0.8} ${y - h * 0.8}L${x - h * 0.26} ${y - h * 0.92}L${x - half * 0.5} ${y - h * 0.86}L${x - h * 0.12} ${y - h}L${x} ${y - h * 0.87}L${x + h * 0.13} ${y - h}L${x + half * 0.5} ${y - h * 0.86}L${x + h * 0.27} ${y - h * 0.92}L${x + half * 0.8} ${y - h * 0.8}Q${x + half * 1.1} ${y - h * 0.4} ${x + half * 1.25} ${y}Z`,
    bark,
  );
  s.fill(
    path`M${x + s.side * half * 0.25} ${y}Q${x + s.side * half * 0.3} ${y - h * 0.4} ${x + s.side * half * 0.2} ${y - h * 0.82}L${x + s.side * half * 0.8} ${y - h * 0.8}Q${x + s.side * half * 1.1} ${y - h * 0.4} ${x + s.side * half * 1.25} ${y}Z`,
    s.colours.ink,
    0.28,
  );
  for (const [dx, dy, wide] of [
    [-0.27, 0.94, 0.12],
    [0.28, 0.94, 0.12],
    [-0.12, 1.02, 0.15],
    [0.13, 1.02, 0.15],
    [0, 0.98, 0.12],
  ] as const)
    cluster(s, x + dx * h, y - dy * h, [h * wide, h * wide * 0.36], 8, leafy);
};

/** An ox cart with two zebus, a wheel and a driver. */
const drawCart = (s: Scene, x: number, y: number, z: number): void => {
  const { colours, side } = s;
  const ink: Colour = colours.ink;
  for (const step of [0.95, 1.3]) {
    const at = x + side * step * z;
    s.fill(
      path`M${at - z * 0.3} ${y}v${-z * 0.34}q${z * 0.02} ${-z * 0.16} ${z * 0.16} ${-z * 0.16}q${z * 0.26} ${-z * 0.04} ${z * 0.4} 0q${z * 0.1} 0 ${z * 0.1} ${z * 0.14}v${z * 0.36}h${-z * 0.07}v${-z * 0.26}h${-z * 0.42}v${z * 0.26}Z`,
      ink,
    );
    s.fill(
      path`M${at + side * z * 0.18} ${y - z * 0.5}q${side * z * 0.08} ${-z * 0.14} ${side * z * 0.14} 0l${side * z * 0.1} ${z * 0.06}l${side * z * 0.1} ${-z * 0.16}l${-side * z * 0.02} ${z * 0.3}Z`,
      ink,
    );
  }
  s.fill(path`M${x - z * 0.6} ${y - z * 0.42}h${z * 1.1}v${z * 0.12}h${-z * 1.1}Z`, ink);
  s.add(
    `<circle cx="${tenth(x)}" cy="${tenth(y - z * 0.26)}" r="${tenth(z * 0.24)}" fill="none" stroke="${hex(ink)}" stroke-width="${tenth(z * 0.06)}"/>`,
  );
  person(s, x - z * 0.1, y - z * 0.38, z * 0.6, ink);
};

/** An avenue of baobabs along a road of red earth, an ox cart on it. */
export const drawBaobabs = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.36, opacity: 0.45, puffs: 3 });
  const ground = (t: number) => s.localColour(t, 78, 0.1, 1.15);
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
