import { type Colour, mix } from "#platform/oklch.ts";
import type { Point } from "../path.ts";
import type { Scene } from "../scene.ts";
import { dots } from "./terrain.ts";

export type PeakLook = Readonly<{
  lit: Colour;
  shadow: Colour;
  /**
   * How far the snow reaches down from the top, as a share of the height; undefined means no snow.
   */
  snow?: number;
  snowLit?: Colour;
  snowShadow?: Colour;
  spurs?: number;
  /** Roughness of the edges; 1 unless stated. */
  jag?: number;
  haze?: number;
  /** Exponent of the flanks' curve: below 1 the flanks are concave, as on a volcano. */
  hollow?: number;
}>;

export type Peak = Readonly<{ x: number; top: number; left: number; right: number; foot: number }>;

const steps = 34;
type Edge = readonly Point[];
type Shape = Readonly<{
  litEdge: Edge;
  shadowEdge: Edge;
  middle: Edge;
  outward: number;
  rise: number;
}>;

const pointOf = (edge: Edge, step: number): Point =>
  edge[Math.max(0, Math.min(edge.length - 1, Math.round(step)))] ?? [0, 0];

const interpolate = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const shapeOf = (s: Scene, peak: Peak, look: PeakLook): Shape => {
  const { jag = 1, hollow = 0.92 } = look;
  const rise = peak.foot - peak.top;
  const offset = s.between(0, 900);
  const flank = (direction: number, width: number, noiseShift: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      const rough = (x: number, early: number) =>
        jag * s.fbm(x + offset + noiseShift, 3) * Math.min(1, t * early);
      return [
        peak.x + direction * width * t + direction * width * 0.06 * rough(t * 9, 5),
        peak.top + rise * t ** hollow + rise * 0.035 * rough(t * 13 + 50, 6),
      ];
    });
  const left = flank(-1, peak.left, 0);
  const right = flank(1, peak.right, 400);
  const drift = -s.side * -0.16 * ((peak.left + peak.right) / 2) * s.between(0.4, 1.3);
  const middle = Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const zigzag = jag * s.fbm(t * 7 + offset + 800, 3) * Math.min(1, t * 4);
    return [peak.x + drift * t + (peak.left + peak.right) * 0.075 * zigzag, peak.top + rise * t];
  });
  return {
    litEdge: s.sunLeft ? left : right,
    shadowEdge: s.sunLeft ? right : left,
    middle,
    outward: -s.side,
    rise,
  };
};

/**
 * A narrow shard in the colour of the middle ridge that crosses one flank. `startShare` and
 * `endShare` are positions along the middle ridge, from 0 at the top to 1 at the foot; `reach` is
 * the shard's length as a share of the peak's size.
 */
const spur = (
  s: Scene,
  shape: Shape,
  startShare: number,
  endShare: number,
  reach: number,
  outward: number,
  width: number,
  paint: Colour | string,
) => {
  const [first, last] = [Math.round(startShare * steps), Math.round(endShare * steps)];
  const [start, end] = [pointOf(shape.middle, first), pointOf(shape.middle, last)];
  const tip: Point = [end[0] + outward * width * reach * 0.62, end[1] + shape.rise * reach * 0.85];
  const offset = s.between(0, 500);
  const out = [1, 2, 3, 4, 5, 6].map((step): Point => {
    const [x, y] = interpolate(end, tip, step / 6);
    return [x + width * 0.03 * s.fbm(step * 2.3 + offset, 2), y];
  });
  const back = [5, 4, 3, 2, 1].map((step): Point => {
    const [x, y] = interpolate(start, tip, step / 6);
    const bulge = 0.035 * s.fbm(step * 3.1 + offset + 33, 2) + 0.02;
    return [x + outward * width * bulge, y];
  });
  s.fill([...shape.middle.slice(first, last + 1), ...out, ...back], paint);
};

/** Points of irregular teeth, which are the lower edge of the snow between two points. */
const teeth = (s: Scene, a: Point, b: Point, height: number, width: number): Point[] => {
  const edge: Point[] = [];
  const direction = Math.sign(a[0] - b[0]);
  let t = s.between(0.05, 0.19);
  let isUp = s.random() < 0.5;
  while (t < 0.95) {
    isUp = !isUp;
    const deep = s.random() < 0.3 ? s.between(0.22, 0.42) : s.between(0.03, 0.13);
    const [x, y] = interpolate(a, b, t);
    edge.push([
      x + direction * (isUp ? -0.01 : 0.035) * width,
      y + (isUp ? -1 : 1) * height * deep,
    ]);
    t += s.between(0.05, 0.19);
  }
  return edge;
};

const drawSnow = (s: Scene, shape: Shape, peak: Peak, look: PeakLook, snow: number): void => {
  const { light, mid } = s.colours;
  const lit = look.snowLit ?? light;
  const shadow = look.snowShadow ?? mix(light, mid, s.isNight ? 0.62 : 0.42);
  const line = Math.round(snow * steps);
  const depth = shape.rise * snow;
  const down = shape.middle.slice(0, line + 1).toReversed();
  const middle = pointOf(shape.middle, line);
  for (const [edge, paint] of [
    [shape.litEdge, lit],
    [shape.shadowEdge, shadow],
  ] as const)
    s.fill(
      [
        ...edge.slice(0, line + 1),
        ...teeth(s, pointOf(edge, line), middle, depth, peak.left),
        ...down,
      ],
      paint,
    );
  for (let fold = 0; fold < 2; fold += 1) {
    const startShare = snow * s.between(0.25, 0.7);
    spur(
      s,
      shape,
      startShare,
      startShare + snow * 0.22,
      snow * 0.35,
      shape.outward,
      peak.left,
      shadow,
    );
  }
  for (let sliver = 0; sliver < 5; sliver += 1) {
    const t = snow * s.between(1.15, 1.9);
    const share = s.between(0.2, 0.8);
    const length = shape.rise * s.between(0.03, 0.08);
    if (t > 0.92) continue;
    const [x, y] = interpolate(
      pointOf(shape.litEdge, t * steps),
      pointOf(shape.middle, t * steps),
      share,
    );
    s.fill(
      [
        [x, y],
        [x + shape.outward * length * 0.5, y + length * 1.5],
        [x + shape.outward * length * 0.15, y + length * 0.7],
      ],
      lit,
      0.85,
    );
  }
};

/** Draws a lit and a shaded flank, spurs and snow; the foot fades into haze. */
export const drawPeak = (s: Scene, peak: Peak, look: PeakLook): void => {
  const shape = shapeOf(s, peak, look);
  const { haze = 0.45, spurs = 4 } = look;
  const fading = (colour: Colour) =>
    s.verticalGradient(
      [
        [0, colour],
        [0.75, mix(colour, s.haze, haze)],
        [1, mix(colour, s.haze, haze + 0.25)],
      ],
      peak.top,
      peak.foot,
    );
  const lit = fading(look.lit);
  const shadow = fading(look.shadow);
  s.fill([...shape.litEdge.toReversed(), ...shape.shadowEdge.slice(1)], lit);
  s.fill([...shape.middle.toReversed(), ...shape.shadowEdge.slice(1)], shadow);
  const litWidth = s.sunLeft ? peak.left : peak.right;
  const shadowWidth = s.sunLeft ? peak.right : peak.left;
  for (let index = 0; index < spurs; index += 1) {
    const startShare = 0.08 + (index * 0.8) / spurs + s.between(0, 0.06);
    const endShare = Math.min(0.94, startShare + s.between(0.06, 0.13));
    spur(s, shape, startShare, endShare, s.between(0.14, 0.3), shape.outward, litWidth, shadow);
  }
  const half = fading(mix(look.lit, look.shadow, 0.6));
  for (let index = 0; index < spurs - 1; index += 1) {
    const startShare = 0.14 + (index * 0.75) / spurs + s.between(0, 0.06);
    const endShare = Math.min(0.94, startShare + s.between(0.05, 0.1));
    spur(s, shape, startShare, endShare, s.between(0.12, 0.26), -shape.outward, shadowWidth, half);
  }
  if (look.snow !== undefined) drawSnow(s, shape, peak, look, look.snow);
  dots(
    s,
    200,
    () => {
      const t = s.random() ** 0.8 * steps;
      return interpolate(pointOf(shape.shadowEdge, t), pointOf(shape.middle, t), s.random());
    },
    mix(look.shadow, s.colours.ink, 0.5),
    1.6,
    0.3,
  );
};

/**
 * Draws `count` peaks that share one foot, starting with the highest peak. No peak is higher than
 * the y position `top`.
 */
export const drawRange = (
  s: Scene,
  foot: number,
  top: number,
  count: number,
  look: PeakLook,
): void => {
  const tops = Array.from({ length: count }, (_, each): Point => [
    s.width * ((each + 0.5) / count + s.between(-0.3, 0.3) / count),
    top + s.between(0, 0.45) * (foot - top),
  ]).toSorted((a, b) => a[1] - b[1]);
  for (const [x, y] of tops) {
    const rise = foot - y;
    const [left, right] = [rise * s.between(0.9, 1.5), rise * s.between(0.9, 1.5)];
    drawPeak(s, { x, top: y, left, right, foot }, look);
  }
};
