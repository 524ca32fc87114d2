import { mix } from "#platform/oklch.ts";
import { path, type Point } from "../path.ts";
import { grass } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { inLight, person } from "../landscape/scenery.ts";

type Needle = Readonly<{ x: number; foot: number; wide: number; tall: number; t: number }>;

/** A tower of rock, worn round, its far side in shade. */
const drawNeedle = (s: Scene, { x, foot, wide, tall, t }: Needle): void => {
  const { unit, side, colours } = s;
  const rock = mix(s.localColour(t * 0.8, hues.rock + 6, 0.12, 1.4), colours.light, 0.16);
  const shade = mix(
    s.localColour(Math.min(1, t + 0.24), hues.rock - 6, 0.1, 1.2),
    colours.near,
    0.2,
  );
  const offset = s.between(0, 500);
  const edge = (direction: number): Point[] =>
    Array.from({ length: 25 }, (_, step) => {
      const q = step / 24;
      const belly =
        0.34 +
        0.5 * q ** 1.6 +
        0.12 * Math.sin(q * 9 + offset) +
        0.16 * s.fbm(q * 6 + offset + direction * 30, 3);
      const round = Math.min(1, Math.sqrt(q * 9));
      return [x + direction * wide * belly * round, foot - tall * (1 - q)];
    });
  const paint = (colour: typeof rock) =>
    s.verticalGradient(
      [
        [0, colour],
        [1, mix(colour, s.haze, 0.4 * (1 - t) + 0.08)],
      ],
      foot - tall,
      foot,
    );
  const [lit, dark] = [edge(-side), edge(side)];
  s.fill([...lit.toReversed(), ...dark], paint(rock));
  const inner = dark.map(([px, py], step): Point => [
    x + (px - x) * (0.1 + 0.34 * Math.abs(s.fbm(step * 0.5 + offset, 2))),
    py,
  ]);
  s.fill([...dark, ...inner.toReversed()], paint(shade), 0.85);
  for (let crack = 0; crack < 5; crack += 1) {
    const y = foot - tall * s.between(0.15, 0.85);
    const reach = wide * s.between(0.2, 0.42);
    s.fill(
      path`M${x - reach} ${y}q${reach} ${s.between(4, 12) * unit} ${reach * 2} ${s.between(-6, 6) * unit}q${-reach} ${4 * unit} ${-reach * 2} 0Z`,
      shade,
      0.4,
    );
  }
};

/** Two pillars that meet above: a natural arch. */
const drawArch = (s: Scene, x: number, foot: number, z: number): void => {
  const { side, colours } = s;
  const rock = mix(s.localColour(0.42, hues.rock + 4, 0.12, 1.4), colours.light, 0.12);
  const shade = mix(s.localColour(0.7, hues.rock - 6, 0.1, 1.2), colours.near, 0.2);
  const rough = (step: number) => 0.05 * s.fbm(step * 0.7 + x, 3);
  const outer = Array.from({ length: 31 }, (_, step): Point => {
    const angle = Math.PI * (1 - step / 30);
    const flat = Math.abs(Math.cos(angle)) ** 0.7 * Math.sign(Math.cos(angle));
    return [
      x + flat * z * (0.95 + rough(step)),
      foot - Math.sin(angle) ** 0.6 * z * (1.02 + rough(step + 40)),
    ];
  });
  const inner = Array.from({ length: 31 }, (_, step): Point => {
    const angle = Math.PI * (step / 30);
    return [
      x + Math.cos(angle) * z * (0.5 + rough(step + 9)) - z * 0.06,
      foot - Math.sin(angle) ** 0.8 * z * (0.66 + rough(step + 70)),
    ];
  });
  s.fill([...outer, [x + z * 1.05, foot], ...inner, [x - z * 1.05, foot]], rock);
  const shaded = side > 0 ? outer.slice(17) : outer.slice(0, 14).toReversed();
  const back = shaded.map(([px, py]): Point => [px - side * z * 0.26, py + z * 0.1]);
  s.fill(
    [...shaded, [x + side * z * 1.05, foot], [x + side * z * 0.7, foot], ...back.toReversed()],
    shade,
    0.7,
  );
};

const drawCamp = (s: Scene, line: readonly Point[]): void => {
  const { unit, colours } = s;
  const fire = s.across(0.3);
  const y = heightAt(s, line, fire);
  const warm = [0.84, 0.16, 66] as const;
  disc(
    s,
    fire,
    y - 10 * unit,
    150 * unit,
    s.radial(
      [
        [0, warm, s.isLit ? 0.6 : 0.16],
        [1, warm, 0],
      ],
      fire,
      y - 10 * unit,
      150 * unit,
    ),
  );
  for (const [dx, size] of [
    [-120, 58],
    [104, 66],
    [196, 50],
  ] as const) {
    const [x, z] = [fire + dx * unit, size * unit];
    const foot = heightAt(s, line, x) + 8 * unit;
    s.fill(
      path`M${x - z} ${foot}L${x} ${foot - z * 0.9}L${x + z} ${foot}Z`,
      inLight(s, [0.9, 0.05, 80], 0.6),
    );
    s.fill(
      path`M${x} ${foot - z * 0.9}L${x + s.side * z} ${foot}H${x + s.side * z * 0.1}Z`,
      s.depth(0.66),
      0.45,
    );
    s.fill(
      path`M${x - z * 0.16} ${foot}L${x} ${foot - z * 0.5}L${x + z * 0.16} ${foot}Z`,
      s.isLit ? [0.88, 0.13, 80] : colours.ink,
      0.9,
    );
  }
  s.fill(
    path`M${fire - 12 * unit} ${y + 6 * unit}Q${fire - 10 * unit} ${y - 18 * unit} ${fire} ${y - 34 * unit}Q${fire + 12 * unit} ${y - 14 * unit} ${fire + 12 * unit} ${y + 6 * unit}Z`,
    [0.8, 0.18, 55],
  );
  for (const dx of [-44, -22, 34])
    person(s, fire + dx * unit, y + 10 * unit, 42 * unit, colours.ink);
};

/** Towers of rock and an arch that stand in the sand; a camp with its fire. */
export const drawNeedles = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 6, high: 0.08, low: 0.34, opacity: 0.42, puffs: 2 });
  layer(
    s,
    ridge(s, height * 0.57, 30 * unit, 3, { sharp: true }),
    mix(s.localColour(0.06, hues.rock, 0.08), s.haze, 0.4),
    100,
    0.5,
  );
  const rows = Math.round((width / height) * 7);
  for (let index = 0; index < rows; index += 1)
    drawNeedle(s, {
      x: (width * (index + s.between(0.2, 0.8))) / rows,
      foot: height * 0.62,
      wide: s.between(34, 70) * unit,
      tall: s.between(60, 190) * unit,
      t: 0.16,
    });
  mist(s, height * 0.6, 60, 0.6);
  layer(
    s,
    ridge(s, height * 0.62, 10 * unit, 2.4, { octaves: 2 }),
    mix(s.localColour(0.24, hues.sand, 0.1, 1.3), s.haze, 0.2),
    120,
    0.3,
  );
  for (const [share, wide, tall, down] of [
    [0.9, 96, 380, 0.68],
    [0.76, 60, 250, 0.67],
    [1.02, 90, 300, 0.69],
  ] as const)
    drawNeedle(s, {
      x: s.across(share),
      foot: height * down,
      wide: wide * unit,
      tall: tall * unit,
      t: 0.44,
    });
  drawArch(s, s.across(0.5), height * 0.705, 195 * unit);
  mist(s, height * 0.685, 36, 0.35);
  layer(
    s,
    ridge(s, height * 0.69, 14 * unit, 2, { octaves: 2 }),
    mix(s.localColour(0.42, hues.sand - 6, 0.12, 1.4), colours.light, 0.12),
    200,
    0.1,
  );
  const camp = ridge(s, height * 0.79, 16 * unit, 1.7, { octaves: 2 });
  layer(
    s,
    camp,
    mix(s.localColour(0.56, hues.sand - 10, 0.12, 1.35), colours.light, 0.06),
    220,
    0.05,
  );
  drawCamp(s, camp);
  const near = ridge(s, height * 0.92, 20 * unit, 1.5, {
    octaves: 2,
    lift: (share) => Math.abs(share - 0.5) * 50 * unit,
  });
  const dark = mix(s.localColour(0.86, hues.rock, 0.09, 1.1), colours.ink, 0.35);
  grass(s, near, 70, 16, 46, mix(dark, s.localColour(0.6, 100, 0.08), 0.3));
  layer(s, near, dark, 200, 0);
  birds(s, s.across(0.4), height * 0.26, 4, s.depth(0.8));
};
