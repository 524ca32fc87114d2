import { type Colour, mix } from "#platform/oklch.ts";
import { drawRange } from "../landscape/mountain.ts";
import { path, type Point } from "../path.ts";
import type { Scene } from "../scene.ts";
import { birds, streaks } from "../landscape/sky.ts";
import { heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { water } from "../landscape/scenery.ts";

export type Ice = Readonly<{ lit: Colour; shadow: Colour }>;

/** A faceted iceberg with a turquoise foot. */
export const drawBerg = (
  s: Scene,
  ice: Ice,
  x: number,
  y: number,
  half: number,
  rise: number,
  t: number,
): void => {
  const { unit, side } = s;
  const lit = mix(ice.lit, s.haze, 0.3 * (1 - t));
  const shadow = mix(ice.shadow, s.haze, 0.3 * (1 - t));
  const count = Math.round(s.between(5, 8));
  const top = Array.from({ length: count + 1 }, (_, step): Point => {
    const q = step / count;
    const tall = q === 0 || q === 1 ? 0.12 : Math.sin(q * Math.PI) ** 0.6 * s.between(0.55, 1);
    return [x - half + 2 * half * q + s.between(-0.06, 0.06) * half, y - rise * tall];
  });
  s.fill(
    [...top, [x + half * 1.04, y], [x - half * 1.04, y]],
    s.verticalGradient(
      [
        [0, lit],
        [1, mix(lit, shadow, 0.35)],
      ],
      y - rise,
      y,
    ),
  );
  for (let face = 1; face < count; face += 1) {
    const here = top[face] ?? [x, y];
    const next = top[face + side] ?? here;
    s.fill(
      [
        here,
        next,
        [next[0], Math.min(y, next[1] + rise * 0.3)],
        [
          here[0] + side * half * s.between(0.02, 0.12),
          Math.min(y, here[1] + rise * s.between(0.5, 0.9)),
        ],
      ],
      face % 2 ? shadow : mix(shadow, lit, 0.4),
      0.85,
    );
  }
  s.fill(
    [
      [x - half * 1.04, y],
      [x + half * 1.04, y],
      [x + half * 0.96, y - rise * 0.07],
      [x - half * 0.96, y - rise * 0.06],
    ],
    [0.72, 0.11, 205],
    0.5,
  );
  s.fill(
    path`M${x - half} ${y + 3 * unit}Q${x} ${y + rise * 0.5} ${x + half} ${y + 3 * unit}Z`,
    mix(ice.lit, [0.7, 0.09, 200], 0.5),
    0.35,
  );
};

export const drawFloes = (s: Scene, ice: Ice): void => {
  const { width, unit, horizon } = s;
  for (let floe = 0; floe < 30; floe += 1) {
    const near = s.random() ** 0.8;
    const [x, y] = [s.between(0, width), horizon + (130 + near * 300) * unit];
    const [half, thick] = [(24 + 120 * near) * unit * s.between(0.5, 1.2), (5 + 12 * near) * unit];
    const top = Array.from({ length: 9 }, (_, step): Point => [
      x - half + (2 * half * step) / 8,
      y - thick * s.between(0.3, 1),
    ]);
    s.fill([...top, [x + half, y], [x - half, y]], mix(ice.lit, s.haze, 0.1));
    s.fill(
      [
        [x - half, y],
        [x + half, y],
        [x + half * 0.9, y + thick],
        [x - half * 0.9, y + thick],
      ],
      mix(ice.shadow, s.depth(0.5), 0.3),
      0.9,
    );
  }
};

const drawTail = (s: Scene, ice: Ice): void => {
  const { height, unit } = s;
  const [x, y, z] = [s.width * (s.sunLeft ? 0.3 : 0.68), height * 0.775, 100 * unit];
  s.fill(
    path`M${x - z * 0.12} ${y}Q${x - z * 0.02} ${y - z * 0.4} ${x - z * 0.06} ${y - z * 0.62}Q${x - z * 0.3} ${y - z * 0.66} ${x - z * 0.7} ${y - z}Q${x - z * 0.36} ${y - z * 1.06} ${x} ${y - z * 0.78}Q${x + z * 0.36} ${y - z * 1.06} ${x + z * 0.7} ${y - z}Q${x + z * 0.3} ${y - z * 0.66} ${x + z * 0.06} ${y - z * 0.62}Q${x + z * 0.04} ${y - z * 0.4} ${x + z * 0.16} ${y}Z`,
    s.depth(0.93),
  );
  s.fill(
    path`M${x - z * 0.5} ${y}q${z * 0.5} ${z * 0.16} ${z} 0q${-z * 0.5} ${-z * 0.12} ${-z} 0Z`,
    ice.lit,
    0.8,
  );
};

const drawPenguin = (s: Scene, x: number, y: number, z: number, belly: Colour): void => {
  s.fill(
    path`M${x - z * 0.2} ${y}Q${x - z * 0.3} ${y - z * 0.55} ${x - z * 0.12} ${y - z * 0.8}Q${x - z * 0.12} ${y - z * 1.02} ${x + z * 0.02} ${y - z}L${x + z * 0.2} ${y - z * 0.92}L${x + z * 0.1} ${y - z * 0.86}Q${x + z * 0.3} ${y - z * 0.5} ${x + z * 0.18} ${y}Z`,
    mix(s.colours.ink, [0.2, 0.03, 250], 0.3),
  );
  s.fill(
    path`M${x - z * 0.04} ${y - z * 0.03}Q${x - z * 0.12} ${y - z * 0.5} ${x + z * 0.02} ${y - z * 0.76}Q${x + z * 0.24} ${y - z * 0.4} ${x + z * 0.12} ${y - z * 0.03}Z`,
    belly,
  );
  s.fill(
    path`M${x} ${y - z * 0.76}q${z * 0.08} ${z * 0.05} ${z * 0.1} ${-z * 0.02}l${-z * 0.02} ${-z * 0.05}Z`,
    [0.8, 0.15, 75],
  );
};

/**
 * Icebergs, floes that grow towards the front, a whale's tail, and nine penguins. Pictures of the
 * north show no penguins.
 */
export const drawPolar = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  if (s.isLow) streaks(s, 7, 0.1, 0.42, 0.55);
  const ice: Ice = {
    lit: mix(colours.light, [0.95, 0.02, 215], 0.5),
    shadow: mix([0.76, 0.07, 225], colours.mid, s.isNight ? 0.6 : 0.25),
  };
  layer(
    s,
    ridge(s, height * 0.545, 36 * unit, 3, { sharp: true }),
    mix(mix(s.depth(0.05), ice.lit, 0.4), s.haze, 0.3),
    60,
    0.4,
  );
  drawRange(s, height * 0.58, height * 0.5, 6, {
    lit: mix(ice.lit, s.haze, 0.35),
    shadow: mix(ice.shadow, s.haze, 0.3),
    spurs: 3,
    haze: 0.3,
  });
  const line = s.horizon;
  mist(s, line, 36, 0.6);
  const far = mix(mix(colours.sky[2], colours.far, 0.2), [0.78, 0.06, 215], 0.5);
  water(
    s,
    line,
    height,
    far,
    mix(mix(colours.near, [0.42, 0.08, 232], 0.72), colours.mid, 0.1),
    190,
  );
  for (let index = 0; index < 4; index += 1)
    drawBerg(
      s,
      ice,
      (width * (index + 0.5 + s.between(-0.3, 0.3))) / 4,
      line + 8 * unit,
      s.between(50, 90) * unit,
      s.between(30, 60) * unit,
      0.2,
    );
  drawBerg(s, ice, width * (s.sunLeft ? 0.22 : 0.8), line + 46 * unit, 150 * unit, 120 * unit, 0.5);
  const beside = width > height ? 0.53 : 0.36; // a wide picture has words at the left
  const mainPeak = width * (s.sunLeft ? 0.66 : beside);
  drawBerg(s, ice, mainPeak, line + 104 * unit, 290 * unit, 330 * unit, 0.9);
  drawBerg(s, ice, mainPeak - s.side * 300 * unit, line + 120 * unit, 90 * unit, 90 * unit, 0.8);
  drawFloes(s, ice);
  drawTail(s, ice);
  const shore = ridge(s, height * 0.945, 18 * unit, 1.5, {
    lift: (share) => (s.sunLeft ? share : 1 - share) ** 2 * 100 * unit,
  });
  layer(s, shore, mix(mix(ice.lit, ice.shadow, 0.28), s.depth(0.4), 0.1), 240, 0);
  s.fill(
    [...shore, ...shore.map(([x, y]): Point => [x, y + 14 * unit]).toReversed()],
    mix(ice.lit, colours.light, 0.5),
  );
  for (let index = 0; s.options.season !== "winter" && index < 9; index += 1) {
    const x =
      width * (s.sunLeft ? 0.52 + 0.05 * index : 0.48 - 0.05 * index) + s.between(-12, 12) * unit;
    drawPenguin(
      s,
      x,
      heightAt(s, shore, x) + s.between(10, 40) * unit,
      s.between(62, 92) * unit,
      mix(ice.lit, colours.light, 0.5),
    );
  }
  birds(s, s.across(0.62), height * 0.26, 3);
};
