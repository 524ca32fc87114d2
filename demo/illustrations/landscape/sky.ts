import type { Biome } from "#demo/trips/trip-facts.ts";
import { hex, mix } from "#platform/oklch.ts";
import { path, tenth } from "../path.ts";
import type { Scene } from "../scene.ts";
import type { Sheet } from "../sheet.ts";
import { disc, dots } from "./terrain.ts";

const horizons: Partial<Record<Biome, number>> = {
  desert: 0.55,
  savanna: 0.66,
  coast: 0.55,
  islands: 0.56,
  polar: 0.57,
  tundra: 0.66,
  metropolis: 0.68,
  oldtown: 0.66,
  steppe: 0.58,
};

type Disc = "rings" | "plain" | "big" | "full" | "crescent";

const discKind = (s: Sheet): Disc => {
  if (s.isNight) return s.pick<Disc>(["full", "crescent", "full"]);
  return s.isLow ? s.pick<Disc>(["rings", "plain", "big", "rings"]) : "plain";
};

const discRadius = (s: Sheet, kind: Disc): number => {
  if (s.isNight) return s.between(46, 66);
  if (kind === "big") return s.between(170, 215);
  return s.isLow ? s.between(84, 124) : 58;
};

const discHeight = (s: Sheet): number => {
  if (s.isLow) return s.between(0.33, 0.43);
  return s.isNight ? s.between(0.16, 0.24) : s.between(0.15, 0.2);
};

const drawStars = (s: Sheet, x: number, y: number, radius: number, horizon: number): void => {
  const { unit, width } = s;
  const small: string[] = [];
  const large: string[] = [];
  for (let star = 0; star < 260; star += 1) {
    const depth = s.between(0, horizon * 0.92 - s.top) * s.random() ** 0.4;
    const at = [s.between(0, width), s.top + depth] as const;
    if (Math.hypot(at[0] - x, at[1] - y) < radius * 2.2) continue;
    (s.random() < 0.14 ? large : small).push(path`M${at[0]} ${at[1]}h0`);
  }
  const colour = s.colours.sun;
  const draw = (d: readonly string[], size: number, opacity: number) =>
    s.add(
      `<path d="${d.join("")}" stroke="${hex(colour)}" stroke-width="${tenth(size * unit)}" stroke-linecap="round" opacity="${opacity}"/>`,
    );
  draw(small, 2.2, 0.7);
  draw(large, 4.2, 0.95);
  // The milky way: a tilted band of dust.
  const [middle, slope] = [s.between(0.2, 0.8) * width, s.between(-0.5, 0.5)];
  dots(
    s,
    1500,
    () => {
      const down = s.between(s.top, horizon * 0.8);
      const spread = (s.random() + s.random() + s.random() - 1.5) * 190 * unit;
      return [middle + (down - horizon * 0.4) * slope * 2 + spread, down];
    },
    colour,
    1.5,
    0.4,
  );
};

const drawDisc = (s: Sheet, kind: Disc, x: number, y: number, radius: number): void => {
  const { sun, sky } = s.colours;
  if (kind === "rings") {
    disc(s, x, y, radius * 1.75, sun, 0.1);
    disc(s, x, y, radius * 1.36, sun, 0.16);
  }
  if (kind === "crescent") {
    const d = path`M${x} ${y - radius}A${radius} ${radius} 0 1 0 ${x + radius * 0.94} ${y + radius * 0.34}A${radius * 0.82} ${radius * 0.82} 0 1 1 ${x} ${y - radius}Z`;
    s.add(`<g transform="rotate(-28 ${tenth(x)} ${tenth(y)})">`);
    s.fill(d, sun);
    s.add("</g>");
    return;
  }
  const paint = s.isLow
    ? s.verticalGradient(
        [
          [0, sun],
          [1, mix(sun, sky[2], 0.35)],
        ],
        y - radius,
        y + radius,
      )
    : sun;
  disc(s, x, y, radius, paint);
  if (kind !== "full") return;
  const craters = [
    [-0.3, -0.2, 0.2],
    [0.25, 0.3, 0.26],
    [0.3, -0.35, 0.12],
    [-0.2, 0.45, 0.1],
  ] as const;
  for (const [dx, dy, size] of craters)
    disc(s, x + dx * radius, y + dy * radius, size * radius, mix(sun, sky[2], 0.28), 0.7);
};

/** Paints the sky with its light, stars and sun or moon. Every scene starts with this. */
export const paintSky = (s: Sheet): Scene => {
  const { width, height, unit, colours, options, top: edge } = s;
  const horizon = height * (horizons[options.biome] ?? 0.6);
  const [top, middle, low] = colours.sky;
  const sky = s.verticalGradient(
    [
      [0, top],
      [0.5, middle],
      [1, low],
    ],
    edge,
    horizon + 60 * unit,
  );
  s.add(`<rect y="${edge}" width="${width}" height="${height - edge}" fill="${sky}"/>`);
  const x = width * (options.sunAt?.[0] ?? s.between(0.24, 0.76));
  const y = height * (options.sunAt?.[1] ?? discHeight(s));
  const kind = discKind(s);
  const radius = discRadius(s, kind) * unit;
  const [bright, dim] = s.isNight ? [0.34, 0.14] : [0.75, 0.38];
  const glow = s.radial(
    [
      [0, colours.sun, bright],
      [0.25, colours.sun, dim],
      [1, colours.sun, 0],
    ],
    x,
    y,
    620 * unit,
  );
  disc(s, x, y, 620 * unit, glow);
  if (s.isNight) drawStars(s, x, y, radius, horizon);
  drawDisc(s, kind, x, y, radius);
  dots(
    s,
    s.isNight ? 360 : 1500,
    () => {
      const [angle, away] = [s.between(0, 7), radius * 1.1 + s.random() ** 1.6 * 330 * unit];
      return [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
    },
    colours.sun,
    2.2,
    0.42,
  );
  if (!s.isNight)
    dots(
      s,
      1300,
      () => [s.between(0, width), edge + s.random() ** 1.7 * (height * 0.34 - edge)],
      mix(colours.sky[0], colours.ink, 0.35),
      2,
      0.22,
    );
  const sunLeft = x < width / 2;
  return {
    ...s,
    sun: { x, y, radius },
    sunLeft,
    side: sunLeft ? 1 : -1,
    horizon,
    across: (share) => width * (sunLeft ? share : 1 - share),
  };
};

/** Upper limit of clouds, as a share of the sheet; with headroom they stay away from the words. */
const highest = (s: Scene, share: number): number => (s.top < 0 ? Math.max(share, 0.22) : share);

/** Long streaks of cloud, as under a low sun; heights as shares of the sheet. */
export const streaks = (
  s: Scene,
  count: number,
  top: number,
  bottom: number,
  opacity = 0.5,
): void => {
  for (let streak = 0; streak < count; streak += 1) {
    const y = s.between(highest(s, top), bottom) * s.height;
    const x = s.between(-0.1, 0.9) * s.width;
    const [length, thick] = [s.between(200, 560) * s.unit, s.between(7, 15) * s.unit];
    let d = path`M${x} ${y}`;
    for (let bump = 1; bump <= 5; bump += 1)
      d += path`q${length / 10} ${-thick * s.between(0.6, 1.3) * Math.sin((bump / 5) * Math.PI)} ${length / 5} 0`;
    d += path`q${-length * 0.5} ${thick * 0.9} ${-length} 0Z`;
    s.fill(d, mix(s.colours.sky[2], s.colours.light, 0.55), opacity * s.between(0.5, 1));
  }
};

/** A cumulus cloud: circles cut flat at its foot. */
export const cumulus = (s: Scene, x: number, y: number, size: number, opacity = 0.95): void => {
  const count = Math.round(s.between(5, 8));
  let d = "";
  for (let puff = 0; puff < count; puff += 1) {
    const share = puff / (count - 1);
    const r = size * (0.16 + 0.2 * Math.sin(share * Math.PI) * s.between(0.8, 1.25));
    d += path`M${x + (share - 0.5) * size * 1.7 - r} ${y - r * 0.75}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  }
  const clip = s.id();
  const { light, sky } = s.colours;
  const shade = mix(sky[1], light, 0.45);
  s.define(
    `<clipPath id="${clip}"><rect x="${tenth(x - size * 1.5)}" y="${tenth(y - size * 1.5)}" width="${tenth(size * 3)}" height="${tenth(size * 1.5)}"/></clipPath>`,
  );
  s.add(`<g clip-path="url(#${clip})">`);
  s.fill(
    d,
    s.verticalGradient(
      [
        [0, light],
        [1, shade],
      ],
      y - size * 0.55,
      y,
    ),
    opacity,
  );
  s.add("</g>");
  s.fill(
    path`M${x - size * 1.05} ${y - 1}h${size * 2.1}q${-size * 0.4} ${size * 0.1} ${-size * 1.05} ${size * 0.1}t${-size * 1.05} ${-size * 0.1}Z`,
    shade,
    opacity * 0.9,
  );
};

/** Clouds by the hour: streaks when the sun is low, cumulus at noon, none at night. */
export const clouds = (
  s: Scene,
  {
    count = 5,
    high = 0.1,
    low = 0.33,
    opacity = 0.48,
    puffs = 2,
  }: { count?: number; high?: number; low?: number; opacity?: number; puffs?: number } = {},
): void => {
  if (s.isLow) return streaks(s, count, high, low, opacity);
  if (s.isNight) return undefined;
  for (let puff = 0; puff < puffs; puff += 1)
    cumulus(
      s,
      s.between(0, s.width),
      s.between(highest(s, 0.14), 0.33) * s.height,
      s.between(75, 130) * s.unit,
      0.9,
    );
  return undefined;
};

/**
 * Moves birds to the side of the sun or moon with more room, because in front of it they would look
 * like dirt.
 */
const besideDisc = (s: Scene, x: number, y: number): number => {
  const reach = s.sun.radius + 130 * s.unit;
  if (Math.abs(y - s.sun.y) > s.sun.radius + 70 * s.unit || Math.abs(x - s.sun.x) > reach) return x;
  return s.sun.x + (s.sunLeft ? reach : -reach);
};

/** A few birds near the sun or moon; three pictures in eight have none. */
export const birds = (
  s: Scene,
  x: number,
  y: number,
  count: number,
  colour = s.depth(0.72),
): void => {
  if (s.random() < 0.38) return;
  const middle = besideDisc(s, x, y);
  for (let bird = 0; bird < count; bird += 1) {
    const direction = bird % 2 ? 1 : -1;
    const bx = middle + (direction * bird * s.between(20, 34) + s.between(-10, 10)) * s.unit;
    const by = y + bird * s.between(8, 20) * s.unit;
    const b = s.between(11, 21) * s.unit;
    s.add(
      `<g transform="translate(${tenth(bx)} ${tenth(by)}) rotate(${tenth(s.between(-12, 12))})">`,
    );
    s.fill(
      path`M${-b} ${-b * 0.25}Q${-b * 0.45} ${-b * 0.62} 0 0Q${b * 0.45} ${-b * 0.62} ${b} ${-b * 0.25}Q${b * 0.45} ${-b * 0.38} 0 ${b * 0.2}Q${-b * 0.45} ${-b * 0.38} ${-b} ${-b * 0.25}Z`,
      colour,
    );
    s.add("</g>");
  }
};
