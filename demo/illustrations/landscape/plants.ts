import { type Colour, mix } from "#platform/oklch.ts";
import { path, type Point, pathThrough } from "../path.ts";
import type { Scene } from "../scene.ts";
import { disc, heightAt, stroke } from "./terrain.ts";
import { hues } from "../sheet.ts";

/** The dark colour of the foreground with a little of the local green. */
export const frameGreen = (s: Scene, hue: number = hues.green + 20, share = 0.3): Colour =>
  mix(s.colours.ink, [0.2, 0.045, hue], share);

const pine = (s: Scene, x: number, y: number, height: number): string => {
  const tiers = Math.max(4, Math.min(11, Math.round(height / s.unit / 16)));
  const half = height * s.between(0.17, 0.23);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 1; tier <= tiers; tier += 1) {
    const share = tier / tiers;
    const down = y - height + height * 0.94 * share;
    const [reachLeft, reachRight] = [0, 1].map(
      () => half * share ** 0.9 * s.between(0.82, 1.15),
    ) as [number, number];
    left.push(
      [x - reachLeft, down + height * 0.015],
      [x - reachLeft * 0.42, down - (height / tiers) * 0.16],
    );
    right.push(
      [x + reachRight, down + height * 0.015],
      [x + reachRight * 0.42, down - (height / tiers) * 0.16],
    );
  }
  const trunk = height * 0.02;
  return pathThrough([
    [x, y - height],
    ...right,
    [x + trunk, y - height * 0.06],
    [x + trunk, y],
    [x - trunk, y],
    [x - trunk, y - height * 0.06],
    ...left.toReversed(),
  ]);
};

/** Pines along a line, heights in units; `profile` says how high they stand at a share of the width. */
export const pines = (
  s: Scene,
  line: readonly Point[],
  count: number,
  low: number,
  high: number,
  colour: Colour,
  profile: (share: number) => number = () => 1,
): void => {
  let d = "";
  for (let index = 0; index < count; index += 1) {
    const x = s.between(-20, s.width + 20);
    const height = s.between(low, high) * s.unit * profile(x / s.width);
    if (height > 10 * s.unit)
      d += pine(
        s,
        x,
        heightAt(s, line, Math.max(-19, Math.min(s.width + 19, x))) + 6 * s.unit,
        height,
      );
  }
  if (d) s.fill(d, colour);
};

/** A feathered frond from its foot; `bend` droops it, angles in radians. */
export const frond = (
  s: Scene,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: Colour,
  back: Colour = colour,
  bend = 0.32,
  wide = 0.34,
): void => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const spine = (t: number): Point => {
    const [along, down] = [length * t, length * bend * t * t];
    return [x + along * cos - down * sin, y + along * sin + down * cos];
  };
  const sides: Record<-1 | 1, string> = { [-1]: "", 1: "" };
  for (let leaf = 1; leaf < 22; leaf += 1) {
    const t = leaf / 22;
    const [here, next] = [spine(t), spine(Math.min(1, t + 0.02))];
    const run = Math.hypot(next[0] - here[0], next[1] - here[1]) || 1;
    const [tx, ty] = [(next[0] - here[0]) / run, (next[1] - here[1]) / run];
    const size = (length * wide * Math.sin(Math.PI * t ** 0.7) + length * 0.04) * 0.75;
    const thick = length * 0.018;
    for (const direction of [-1, 1] as const) {
      const tip: Point = [
        here[0] + (tx - ty * direction) * size,
        here[1] + (ty + tx * direction) * size,
      ];
      const middle: Point = [(here[0] + tip[0]) / 2, (here[1] + tip[1]) / 2];
      sides[direction] +=
        path`M${here[0] - tx * thick} ${here[1] - ty * thick}Q${middle[0] - ty * direction * thick} ${middle[1] + tx * direction * thick - thick} ${tip[0]} ${tip[1]}Q${middle[0] + tx * thick * 2} ${middle[1] + ty * thick * 2 + thick} ${here[0] + tx * thick} ${here[1] + ty * thick}Z`;
    }
  }
  s.fill(sides[-1], back);
  s.fill(sides[1], colour);
  const line = Array.from({ length: 13 }, (_, step) => spine(step / 12));
  stroke(s, pathThrough(line, false), colour, length * 0.014);
};

const crownAngles: readonly (readonly [angle: number, length: number])[] = [
  [-2.95, 0.36],
  [-2.6, 0.42],
  [-2.2, 0.4],
  [-1.75, 0.34],
  [-1.2, 0.36],
  [-0.8, 0.42],
  [-0.4, 0.42],
  [-0.02, 0.36],
  [0.35, 0.28],
  [-3.45, 0.28],
];

const smallCrown = (s: Scene, x: number, y: number, height: number, colour: Colour): void => {
  for (let leaf = 0; leaf < 10; leaf += 1) {
    const angle = Math.PI * (1.08 + (leaf / 9) * 0.92) + (leaf % 2 ? 0.1 : -0.08);
    const length = height * s.between(0.3, 0.44);
    const droop = length * (0.35 + 0.55 * Math.abs(Math.cos(angle)));
    const [ex, ey] = [
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length * 0.55 + droop * 0.62,
    ];
    const [cx, cy] = [
      x + Math.cos(angle) * length * 0.55,
      y + Math.sin(angle) * length * 0.75 - length * 0.12,
    ];
    const width = length * 0.13;
    s.fill(
      path`M${x} ${y}Q${cx} ${cy - width} ${ex} ${ey}Q${cx} ${cy + width * 1.3} ${x} ${y + width * 0.4}Z`,
      colour,
    );
  }
};

/**
 * A palm; `lean` moves its top sideways by a share of its height. Tall palms get feathered fronds.
 */
export const palm = (
  s: Scene,
  x: number,
  y: number,
  height: number,
  lean: number,
  colour: Colour,
  second: Colour = colour,
): void => {
  const [tx, ty, trunk] = [x + lean * height, y - height, height * 0.022];
  s.fill(
    path`M${x - trunk * 1.5} ${y}Q${x + lean * height * 0.15} ${y - height * 0.55} ${tx - trunk * 0.6} ${ty}L${tx + trunk * 0.6} ${ty}Q${x + lean * height * 0.15 + trunk * 2.4} ${y - height * 0.55} ${x + trunk * 1.7} ${y}Z`,
    colour,
  );
  if (height > 210 * s.unit)
    for (const [angle, share] of crownAngles) {
      const bend = Math.cos(angle) < 0 ? -0.46 : 0.46;
      const back = s.random() < 0.5 ? second : colour;
      frond(
        s,
        tx,
        ty,
        height * share * s.between(0.9, 1.1),
        angle + s.between(-0.1, 0.1),
        colour,
        back,
        bend,
        0.26,
      );
    }
  else smallCrown(s, tx, ty, height, colour);
  for (let nut = 0; nut < 4; nut += 1)
    disc(s, tx + (nut - 1.5) * height * 0.018, ty + height * 0.022, height * 0.017, colour);
};

export const leaf = (
  s: Scene,
  x: number,
  y: number,
  length: number,
  angle: number,
  width: number,
  colour: Colour,
  half: Colour,
): void => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (t: number, out: number): Point => {
    const [along, side] = [length * t, out + length * 0.22 * t * t];
    return [x + along * cos - side * sin, y + along * sin + side * cos];
  };
  const edge = (direction: number): Point[] =>
    Array.from({ length: 19 }, (_, step) => {
      const t = step / 18;
      const notch = step % 3 === 2 ? 0.72 : 1;
      return place(t, direction * length * width * Math.sin(Math.PI * t ** 0.75) * notch);
    });
  const [upper, lower] = [edge(-1), edge(1)];
  s.fill([...upper, ...lower.toReversed()], colour);
  const rib = Array.from({ length: 19 }, (_, step) => place(step / 18, 0));
  s.fill([...upper, ...rib.toReversed()], half, 0.55);
};

/** Blades of grass along a line, heights in units. */
export const grass = (
  s: Scene,
  line: readonly Point[],
  count: number,
  low: number,
  high: number,
  colour: Colour,
): void => {
  let d = "";
  for (let blade = 0; blade < count; blade += 1) {
    const x = s.between(0, s.width);
    const y = heightAt(s, line, x) + s.between(0, 14) * s.unit;
    const height = s.between(low, high) * s.unit;
    const lean = s.between(-0.35, 0.35) * height;
    d += path`M${x - 2.4 * s.unit} ${y}Q${x + lean * 0.2} ${y - height * 0.6} ${x + lean} ${y - height}Q${x + lean * 0.3 + 2 * s.unit} ${y - height * 0.5} ${x + 2.6 * s.unit} ${y}Z`;
  }
  s.fill(d, colour);
};

export const acacia = (
  s: Scene,
  x: number,
  y: number,
  height: number,
  colour: Colour,
  lit: Colour | null = null,
): void => {
  const h = height;
  const trunk = h * 0.035;
  s.fill(
    path`M${x - trunk} ${y}Q${x - trunk * 0.4} ${y - h * 0.35} ${x - h * 0.32} ${y - h * 0.8}L${x - h * 0.28} ${y - h * 0.82}Q${x + trunk * 0.2} ${y - h * 0.52} ${x + trunk * 0.3} ${y - h * 0.5}Q${x + h * 0.1} ${y - h * 0.65} ${x + h * 0.3} ${y - h * 0.8}L${x + h * 0.33} ${y - h * 0.78}Q${x + h * 0.14} ${y - h * 0.55} ${x + trunk * 1.1} ${y}Z`,
    colour,
  );
  const canopy = (cx: number, cy: number, width: number, rise: number, paint: Colour) => {
    const over = Array.from({ length: 17 }, (_, step): Point => {
      const angle = (step / 16) * Math.PI;
      const [rough, bump] = [
        1 + 0.06 * s.fbm(step * 1.7 + cx, 2),
        1 + 0.5 * s.fbm(step * 1.3 + cy, 2),
      ];
      return [cx - Math.cos(angle) * width * rough, cy - Math.sin(angle) * rise * bump];
    });
    const under = Array.from({ length: 17 }, (_, step): Point => [
      cx + width - (2 * width * step) / 16,
      cy + rise * 0.14 * (step % 2 ? 1 : -0.6),
    ]);
    s.fill([...over, ...under], paint);
  };
  canopy(x - h * 0.3, y - h * 0.8, h * 0.34, h * 0.13, colour);
  canopy(x + h * 0.34, y - h * 0.8, h * 0.33, h * 0.12, colour);
  canopy(x, y - h * 0.86, h * 0.52, h * 0.19, colour);
  if (lit) canopy(x - s.side * h * 0.08, y - h * 0.93, h * 0.36, h * 0.1, lit);
};

export const cypress = (
  s: Scene,
  x: number,
  y: number,
  height: number,
  colour: Colour,
  lit: Colour,
): void => {
  const h = height;
  s.fill(
    path`M${x} ${y - h}Q${x + h * 0.13} ${y - h * 0.5} ${x + h * 0.07} ${y}L${x - h * 0.07} ${y}Q${x - h * 0.13} ${y - h * 0.5} ${x} ${y - h}Z`,
    colour,
  );
  const d = -s.side;
  s.fill(
    path`M${x} ${y - h}Q${x + d * h * 0.11} ${y - h * 0.5} ${x + d * h * 0.05} ${y}Q${x + d * h * 0.02} ${y - h * 0.5} ${x} ${y - h}Z`,
    lit,
  );
};
