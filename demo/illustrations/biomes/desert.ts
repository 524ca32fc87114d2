import { mix } from "#platform/oklch.ts";
import { path, type Point } from "../path.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { dots, heightAt, layer, mist, ridge } from "../landscape/terrain.ts";
import { person } from "../landscape/scenery.ts";

const drawCaravan = (s: Scene, crest: readonly Point[]): void => {
  const { width, unit } = s;
  const size = 34 * unit;
  for (let camel = 0; camel < 5; camel += 1) {
    const x = width * (s.sunLeft ? 0.16 : 0.62) + camel * 52 * unit;
    const y = heightAt(s, crest, x) + 3 * unit;
    const z = size;
    s.fill(
      path`M${x - z * 0.5} ${y}l${z * 0.06} ${-z * 0.55}q${z * 0.05} ${-z * 0.25} ${z * 0.22} ${-z * 0.2}q${z * 0.12} ${-z * 0.32} ${z * 0.26} 0q${z * 0.14} ${z * 0.04} ${z * 0.2} ${z * 0.06}q${z * 0.12} ${-z * 0.02} ${z * 0.16} ${-z * 0.38}l${z * 0.2} ${-z * 0.04}l${z * 0.02} ${z * 0.1}l${-z * 0.12} ${z * 0.03}q${-z * 0.02} ${z * 0.5} ${-z * 0.3} ${z * 0.52}l${z * 0.02} ${z * 0.42}h${-z * 0.07}l${-z * 0.04} ${-z * 0.4}h${-z * 0.36}l${-z * 0.06} ${z * 0.4}Z`,
      s.colours.ink,
    );
    person(s, x + z * 0.02, y - z * 0.62, z * 0.55, s.colours.ink);
  }
};

/**
 * One of several dunes: a crest with a peak, and a shaded face whose edge is an S curve. Low dunes
 * rise half as high.
 */
export const drawDune = (
  s: Scene,
  index: number,
  count: number,
  { isLow = false }: { isLow?: boolean } = {},
): readonly Point[] => {
  const { width, height, unit, colours, side } = s;
  const near = index / (count - 1);
  const t = 0.2 + 0.72 * near;
  const y = height * ((isLow ? 0.64 : 0.585) + 0.36 * near ** 1.25);
  const lit = mix(
    s.localColour(t * 0.62, hues.sand - near * 14, 0.12, 1.4),
    colours.light,
    0.2 * (1 - near * 0.55),
  );
  const shadow = mix(
    s.localColour(Math.min(1, t + 0.12), hues.rock - 8, 0.11, 1.2),
    colours.ink,
    0.05 + 0.2 * near,
  );
  const peak = width * (index % 2 ? s.between(0.12, 0.38) : s.between(0.56, 0.88));
  const [rise, reach, offset] = [
    (26 + 84 * near) * (isLow ? 0.5 : 1) * unit,
    (0.3 + 0.25 * near) * width,
    s.between(0, 900),
  ];
  const crest = Array.from({ length: 161 }, (_, step): Point => {
    const x = -20 + ((width + 40) * step) / 160;
    const away = Math.abs((x - peak) / reach);
    const hump = rise * Math.exp(-1.5 * away ** 1.35) * (1 + 0.2 * near);
    return [x, y - hump - rise * 0.35 * s.fbm(x / unit / 900 + offset, 2)];
  });
  layer(s, crest, lit, 240 + 220 * near, 0.12 * (1 - near));
  const top = crest.reduce(
    (best, [x], step) =>
      Math.abs(x - peak) < Math.abs((crest[best]?.[0] ?? 0) - peak) ? step : best,
    0,
  );
  const [px, py] = crest[top] ?? [0, 0];
  const fall = (130 + 300 * near) * unit;
  const edge = Array.from({ length: 31 }, (_, step): Point => {
    const v = step / 30;
    const bend = 0.62 * v ** 1.25 - 0.2 * Math.sin(v * Math.PI * 1.85) * (1 - 0.35 * v);
    return [
      px + side * reach * bend + reach * 0.02 * s.fbm(v * 4 + offset, 2) * v,
      py + fall * v ** 1.1,
    ];
  });
  const face = side > 0 ? crest.slice(top) : crest.slice(0, top + 1).toReversed();
  const end = face.at(-1) ?? [px, py];
  s.fill(
    [...face, [end[0], py + fall], ...edge.toReversed()],
    s.verticalGradient(
      [
        [0, shadow],
        [0.5, mix(shadow, lit, 0.22)],
        [1, mix(shadow, lit, 0.75)],
      ],
      py,
      py + fall,
    ),
  );
  dots(
    s,
    260,
    () => {
      const [x, down] = edge[Math.floor(s.between(0, 30))] ?? [px, py];
      return [x - side * s.random() ** 2 * 120 * unit, down];
    },
    shadow,
    1.7,
    0.4,
  );
  return crest;
};

/** Dunes that grow towards the front, with five camels on the third dune. */
export const drawDesert = (s: Scene): void => {
  const { width, height, unit } = s;
  clouds(s, { count: 5, high: 0.1, low: 0.33, opacity: 0.4, puffs: 0 });
  const far = ridge(s, height * 0.545, 40 * unit, 3, { sharp: true });
  layer(s, far, mix(s.localColour(0.05, hues.sand, 0.07), s.haze, 0.4), 120, 0.5);
  layer(
    s,
    ridge(s, height * 0.56, 34 * unit, 4, { sharp: true }),
    s.localColour(0.14, hues.rock, 0.09),
    120,
    0.5,
  );
  mist(s, height * 0.57, 60, 0.6);
  for (let dune = 0; dune < 6; dune += 1) {
    const crest = drawDune(s, dune, 6);
    if (dune === 2) drawCaravan(s, crest);
  }
  birds(s, width * 0.52, height * 0.2, 3, s.depth(0.8));
};
