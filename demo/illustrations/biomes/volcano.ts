import { type Colour, mix } from "#platform/oklch.ts";
import { drawPeak } from "../landscape/mountain.ts";
import type { Point } from "../path.ts";
import { frameGreen, frond, palm } from "../landscape/plants.ts";
import type { Scene } from "../scene.ts";
import { hues } from "../sheet.ts";
import { birds, clouds } from "../landscape/sky.ts";
import { disc, heightAt, layer, mist, ridge, wisps } from "../landscape/terrain.ts";

type Cone = Readonly<{ x: number; top: number; foot: number }>;

const drawPlume = (s: Scene, { x, top }: Cone): void => {
  const { unit, colours, side } = s;
  const smoke = mix(s.depth(0.42), colours.light, s.sunLeft ? 0.25 : 0.15);
  for (let puff = 0; puff < 26; puff += 1) {
    const q = puff / 25;
    const px = x - side * q ** 1.1 * 360 * unit + s.between(-14, 14) * unit * (1 + q * 2);
    const py = top - q * 220 * unit + s.between(-10, 10) * unit;
    const r = (20 + 84 * q) * unit * s.between(0.8, 1.2);
    disc(s, px, py, r, mix(smoke, colours.sky[1], 0.3 + 0.45 * q), (1 - q) ** 0.8);
    disc(
      s,
      px - side * r * 0.25,
      py - r * 0.25,
      r * 0.66,
      mix(colours.light, colours.sky[1], 0.35),
      (1 - q) * 0.4,
    );
  }
  const glow = s.radial(
    [
      [0, [0.78, 0.19, 50], 0.85],
      [0.4, [0.68, 0.2, 40], 0.35],
      [1, [0.68, 0.2, 40], 0],
    ],
    x,
    top + 10 * unit,
    190 * unit,
  );
  disc(s, x, top + 10 * unit, 190 * unit, glow);
};

const steps = 50;
const flankOf = (s: Scene, { x, top, foot }: Cone, direction: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const half = s.width * (0.05 + 0.5 * t ** 1.55);
    return [
      x + direction * half + 6 * s.unit * s.fbm(t * 20 + direction * 45, 3),
      top + (foot - top) * t,
    ];
  });

const drawCone = (s: Scene, cone: Cone, lit: Colour, shadow: Colour): void => {
  const { width, unit } = s;
  const { x, top, foot } = cone;
  const rise = foot - top;
  const [left, right] = [flankOf(s, cone, -1), flankOf(s, cone, 1)];
  const rim = Array.from({ length: 9 }, (_, step): Point => {
    const q = (step + 1) / 10;
    return [
      x + (q - 0.5) * 0.1 * width,
      top + Math.sin(q * Math.PI) * 20 * unit + 6 * unit * (step % 2 ? 1 : -1),
    ];
  });
  const fading = (colour: Colour) =>
    s.verticalGradient(
      [
        [0, colour],
        [1, mix(colour, s.haze, 0.45)],
      ],
      top,
      foot,
    );
  s.fill([...left.toReversed(), ...rim, ...right], fading(lit));
  const middle = Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    return [
      x - s.side * 0.04 * width * t + 0.12 * width * t * s.fbm(t * 6 + 5, 2),
      top + 14 * unit + rise * t,
    ];
  });
  s.fill([...middle.toReversed(), ...(s.sunLeft ? right : left)], fading(shadow));
  for (let gully = 0; gully < 11; gully += 1) {
    const q = (gully - 5) / 5.5;
    const length = s.between(0.3, 0.7);
    const topX = x + q * 0.045 * width;
    const bottomX = x + q * (0.05 + 0.42 * length ** 1.5) * width;
    const isDark = q > 0 === s.sunLeft;
    s.fill(
      [
        [topX, top + 16 * unit],
        [topX + 9 * unit, top + 16 * unit],
        [bottomX + s.between(8, 22) * unit, top + rise * length],
        [bottomX - s.between(4, 12) * unit, top + rise * length - 30 * unit],
      ],
      isDark ? mix(shadow, lit, 0.35) : shadow,
      0.55,
    );
  }
  for (const [lean, length, thick] of [
    [0, 0.55, 16],
    [0.35, 0.34, 10],
    [-0.4, 0.42, 11],
  ] as const) {
    const [leftEdge, rightEdge]: [Point[], Point[]] = [[], []];
    for (let step = 0; step <= 14; step += 1) {
      const t = step / 14;
      const px =
        x +
        lean * (0.04 + 0.34 * (t * length) ** 1.4) * width +
        12 * unit * s.fbm(t * 7 + lean * 9, 2);
      const half = (thick * unit * (1 - t * 0.75)) / 2;
      leftEdge.push([px - half, top + 12 * unit + rise * length * t]);
      rightEdge.push([px + half, top + 12 * unit + rise * length * t]);
    }
    s.fill(
      [...leftEdge, ...rightEdge.toReversed()],
      s.verticalGradient(
        [
          [0, [0.92, 0.14, 88]],
          [0.35, [0.76, 0.19, 52]],
          [1, [0.55, 0.2, 32]],
        ],
        top,
        top + rise * length,
      ),
    );
  }
};

/** A cone with threads of lava and a plume, palms and ferns in front. */
export const drawVolcano = (s: Scene): void => {
  const { width, height, unit, colours } = s;
  clouds(s, { count: 5, high: 0.12, low: 0.34, opacity: 0.4, puffs: 1 });
  const cone: Cone = {
    x: width * (s.sunLeft ? 0.56 : 0.44),
    top: height * 0.345,
    foot: height * 0.76,
  };
  layer(s, ridge(s, height * 0.56, 46 * unit, 4, { sharp: true }), mix(s.depth(0.03), s.haze, 0.3));
  drawPlume(s, cone);
  const lit = mix(s.localColour(0.42, hues.rock, 0.07), colours.light, 0.12);
  const shadow = mix(s.depth(0.68), [0.3, 0.05, 20], 0.25);
  const hazy = { lit: mix(lit, s.haze, 0.28), shadow: mix(shadow, s.haze, 0.33), spurs: 3 };
  for (const [dx, y] of [
    [-0.36, 0.52],
    [0.38, 0.54],
  ] as const)
    drawPeak(
      s,
      {
        x: cone.x + dx * width,
        top: height * y,
        left: 0.3 * width,
        right: 0.31 * width,
        foot: cone.foot,
      },
      hazy,
    );
  drawCone(s, cone, lit, shadow);
  mist(s, height * 0.72, 90, 0.7);
  wisps(s, height * 0.68, 7, 0.6);
  const green = (t: number) => s.localColour(t, hues.green, 0.08, 1);
  layer(s, ridge(s, height * 0.745, 40 * unit, 2.4), green(0.5), 170, 0.3);
  mist(s, height * 0.79, 50, 0.4);
  const middle = ridge(s, height * 0.81, 44 * unit, 2);
  for (let index = 0; index < 7; index += 1) {
    const x = s.between(0, width);
    palm(
      s,
      x,
      heightAt(s, middle, x) + 10 * unit,
      s.between(80, 130) * unit,
      s.between(-0.2, 0.2),
      green(0.74),
    );
  }
  layer(s, middle, green(0.7), 190, 0.15);
  const near = ridge(s, height * 0.89, 44 * unit, 1.7, {
    lift: (x) => Math.abs(x - 0.5) * 90 * unit,
  });
  for (let index = 0; index < 6; index += 1) {
    const x = width * (index < 3 ? s.between(0.02, 0.28) : s.between(0.72, 0.98));
    palm(
      s,
      x,
      heightAt(s, near, x) + 14 * unit,
      s.between(180, 300) * unit,
      s.between(-0.18, 0.18),
      green(0.9),
    );
  }
  layer(s, near, green(0.86), 200, 0.05);
  const dark = frameGreen(s, hues.green, 0.35);
  for (let index = 0; index < 13; index += 1) {
    const q = index / 12;
    const size = s.between(170, 300) * unit * (0.7 + Math.abs(q - 0.5));
    frond(
      s,
      width * q + s.between(-30, 30) * unit,
      height * 1.03,
      size,
      -Math.PI / 2 - (q - 0.5) * 0.6 + s.between(-0.5, 0.5),
      dark,
      mix(dark, green(0.6), 0.4),
    );
  }
  birds(s, width * (s.sunLeft ? 0.76 : 0.2), height * 0.3, 4);
};
