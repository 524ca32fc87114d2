import type { Biome, Hour } from "#demo/trips/trip-facts.ts";
import { type Colour, hex, mix } from "#platform/oklch.ts";
import type { Composition } from "./compositions.ts";
import { type Noise, noiseOf } from "./noise.ts";
import { localShare, type Palette, palettes } from "./palettes.ts";
import { type Point, tenth, through } from "./path.ts";
import { hashOf, randomOf } from "./random.ts";

/** Red and dry, mild with round trees, high with snow and firs, with palms, bare, or under snow. */
export const lands = ["dry", "mild", "high", "palms", "bare", "snow"] as const;
export type Land = (typeof lands)[number];

export type PosterOptions = Readonly<{
  seed: string;
  biome: Biome;
  /** How the landscape is drawn; the way that it began with unless another is named. */
  composition?: Composition;
  time: Hour;
  palette?: string;
  season?: "summer" | "winter";
  /** An old town of tiled roofs or of onion domes, a gorge with woods, a lagoon without a mountain. */
  variant?: "west" | "east" | "green" | "atoll";
  /** What grows and rises around a view of the way, which stands in many countries. */
  land?: Land;
  width: number;
  height: number;
  /** Where the sun stands, as shares of width and height; away from the words. */
  sunAt?: Point;
  grain?: number;
  /** The share of the height that is sky alone, for the words above: everything else is drawn below it. */
  headroom?: number;
}>;

export type Stop = readonly [at: number, colour: Colour, opacity?: number];

/** A sheet of paper and everything needed to draw on it; one chance row drives all of it. */
export type Sheet = Noise &
  Readonly<{
    options: PosterOptions;
    width: number;
    /** The height that is drawn on, below the headroom. */
    height: number;
    /** The upper edge: 0, or above it by the headroom. */
    top: number;
    /** One unit: a pixel on a sheet of 1200 × 1500. */
    unit: number;
    colours: Palette;
    haze: Colour;
    isNight: boolean;
    /** The sun stands low: dawn, golden hour or dusk. */
    isLow: boolean;
    /** Windows are lit. */
    isLit: boolean;
    local: number;
    /** A number from `low` to `high`. */
    from(low: number, high: number): number;
    random(): number;
    pick<Item>(items: readonly Item[]): Item;
    /** The colour at a depth, 0 far to 1 near. */
    depth(t: number): Colour;
    /** The same with the place's own hue in it, as far as the light lets it through. */
    own(t: number, hue: number, chroma?: number, strength?: number): Colour;
    id(): string;
    define(svg: string): void;
    add(svg: string): void;
    /** Takes back what was added since a mark, to use it again elsewhere. */
    mark(): number;
    takeSince(mark: number): string;
    fill(shape: string | readonly Point[], paint: Colour | string, opacity?: number): void;
    linear(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string;
    /** A gradient from top to bottom. */
    fall(stops: readonly Stop[], top: number, bottom: number): string;
    radial(stops: readonly Stop[], x: number, y: number, radius: number): string;
    blur(size: number): string;
    svg(): string;
  }>;

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${hex(colour)}" stop-opacity="${opacity}"/>`,
    )
    .join("");

const turned = (palette: Palette, degrees: number): Palette => {
  const turn = ([l, c, h]: Colour): Colour => [l, c, h + degrees];
  const [top, middle, horizon] = palette.sky;
  return {
    ...palette,
    sky: [turn(top), turn(middle), turn(horizon)],
    far: turn(palette.far),
    mid: turn(palette.mid),
    near: turn(palette.near),
    ink: turn(palette.ink),
  };
};

/** The palette that a drawing is made in: the one it names, or one of its hour by its seed. */
export const paletteOf = ({
  seed,
  time,
  palette,
}: Pick<PosterOptions, "seed" | "time" | "palette">): string => {
  const names = Object.keys(palettes[time]);
  return palette ?? names[hashOf(seed) % names.length] ?? "";
};

const choosePalette = (options: PosterOptions): Palette => {
  const { time } = options;
  const name = paletteOf(options);
  const chosen = palettes[time][name];
  if (!chosen) throw new RangeError(`There is no palette ${name} at ${time}.`);
  return chosen;
};

/** Opens a sheet. The same options give the same drawing, byte for byte. */
export const openSheet = (options: PosterOptions): Sheet => {
  const { seed, biome, time, width, headroom = 0 } = options;
  const top = -Math.round(options.height * headroom);
  const height = options.height + top;
  const random = randomOf(hashOf(seed + biome));
  const colours = turned(choosePalette(options), (random() - 0.5) * 12);
  const noise = noiseOf(random);
  const prefix = `p${hashOf(seed + biome).toString(36)}`;
  const out: string[] = [];
  const definitions: string[] = [];
  const blurs = new Map<number, string>();
  let ids = 0;
  const local = localShare[time];
  const id = () => `${prefix}-${(ids += 1)}`;
  const { far, mid, near, ink } = colours;
  const depth = (t: number): Colour => {
    if (t < 0.45) return mix(far, mid, t / 0.45);
    return t < 0.8 ? mix(mid, near, (t - 0.45) / 0.35) : mix(near, ink, (t - 0.8) / 0.2);
  };
  const gradient = (kind: string, place: string, stops: readonly Stop[]) => {
    const name = id();
    definitions.push(
      `<${kind} id="${name}" gradientUnits="userSpaceOnUse" ${place}>${stopsOf(stops)}</${kind}>`,
    );
    return `url(#${name})`;
  };
  const linear: Sheet["linear"] = (stops, x1, y1, x2, y2) =>
    gradient(
      "linearGradient",
      `x1="${tenth(x1)}" y1="${tenth(y1)}" x2="${tenth(x2)}" y2="${tenth(y2)}"`,
      stops,
    );
  return {
    ...noise,
    options,
    width,
    height,
    top,
    unit: Math.min(width / 1200, height / 1500) * (width > height ? 1.45 : 1),
    colours,
    haze: mix(colours.sky[2], far, 0.25),
    isNight: time === "night",
    isLow: time === "golden" || time === "dusk" || time === "dawn",
    isLit: time === "night" || time === "dusk",
    local,
    random,
    from: (low, high) => low + random() * (high - low),
    pick: (items) => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new RangeError("There is nothing to pick from.");
      return item;
    },
    depth,
    own: (t, hue, chroma = 0.09, strength = 1) => {
      const base = depth(t);
      const lift = time === "noon" ? 0.03 : 0;
      return mix(base, [base[0] + lift, chroma, hue], Math.min(1, local * strength));
    },
    id,
    define: (svg) => void definitions.push(svg),
    add: (svg) => void out.push(svg),
    mark: () => out.length,
    takeSince: (mark) => out.splice(mark).join(""),
    fill: (shape, paint, opacity = 1) => {
      const d = typeof shape === "string" ? shape : through(shape);
      const colour = typeof paint === "string" ? paint : hex(paint);
      out.push(
        `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${Math.round(opacity * 1000) / 1000}"` : ""}/>`,
      );
    },
    linear,
    fall: (stops, top, bottom) => linear(stops, 0, top, 0, bottom),
    radial: (stops, x, y, radius) =>
      gradient("radialGradient", `cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}"`, stops),
    blur: (size) => {
      const rounded = Math.max(1, Math.round(size));
      const known = blurs.get(rounded);
      if (known) return known;
      const name = id();
      definitions.push(
        `<filter id="${name}" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="${rounded} ${tenth(rounded * 0.6)}"/></filter>`,
      );
      blurs.set(rounded, `url(#${name})`);
      return `url(#${name})`;
    },
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${options.height}" width="${width}" height="${options.height}"><defs>${definitions.join("")}</defs>${out.join("")}</svg>`,
  };
};

/** The hues of the places themselves. */
export const hues = { green: 145, sand: 65, rock: 38, sea: 203 } as const;
