import type { Biome, Hour } from "#demo/trips/trip-facts.ts";
import { type Colour, hex, mix } from "#platform/oklch.ts";
import type { Composition } from "./compositions.ts";
import { type Noise, noiseOf } from "./landscape/noise.ts";
import { localShare, type Palette, palettes } from "./palettes.ts";
import { type Point, tenth, pathThrough } from "./path.ts";
import { hashOf, seededRandom } from "./random.ts";

/**
 * Kinds of land: red and dry, mild with broad-leaved trees, high with snow and firs, with palms,
 * bare, or snow-covered.
 */
export const lands = ["dry", "mild", "high", "palms", "bare", "snow"] as const;
export type Land = (typeof lands)[number];

export type PosterOptions = Readonly<{
  seed: string;
  biome: Biome;
  /** The default is the first composition of the landscape. */
  composition?: Composition;
  time: Hour;
  palette?: string;
  season?: "summer" | "winter";
  /**
   * An old town with tiled roofs (west) or onion domes (east), a wooded gorge, a lagoon without a
   * mountain.
   */
  variant?: "west" | "east" | "green" | "atoll";
  /** The vegetation and relief around a view of the way, which is shown in many countries. */
  land?: Land;
  width: number;
  height: number;
  /** Position of the sun or moon, in shares of width and height. */
  sunAt?: Point;
  grain?: number;
  /** Share of the height reserved for words on plain sky; everything else is drawn below. */
  headroom?: number;
}>;

export type GradientStop = readonly [at: number, colour: Colour, opacity?: number];

/**
 * The drawing surface with its colours and drawing functions. A single random sequence drives the
 * whole drawing.
 */
export type Sheet = Noise &
  Readonly<{
    options: PosterOptions;
    width: number;
    /** Drawable height below the headroom. */
    height: number;
    /** y of the upper edge: 0, or negative with headroom. */
    top: number;
    /** The length of one pixel on a sheet of 1200 × 1500. */
    unit: number;
    colours: Palette;
    haze: Colour;
    isNight: boolean;
    /** The sun is low: dawn, golden hour or dusk. */
    isLow: boolean;
    /** Windows are lit: dusk or night. */
    isLit: boolean;
    localHueShare: number;
    /** A random number from `low` to `high`. */
    between(low: number, high: number): number;
    random(): number;
    pick<Item>(items: readonly Item[]): Item;
    /** Colour at a depth, from 0 (far) to 1 (near). */
    depth(t: number): Colour;
    /** Colour at a depth with a local hue mixed in, as strongly as the light allows. */
    localColour(t: number, hue: number, chroma?: number, strength?: number): Colour;
    id(): string;
    define(svg: string): void;
    add(svg: string): void;
    /**
     * A mark after the last added element. `takeSince` removes the elements that were added after a
     * mark and returns them, so that they can be used elsewhere.
     */
    mark(): number;
    takeSince(mark: number): string;
    fill(shape: string | readonly Point[], paint: Colour | string, opacity?: number): void;
    linear(stops: readonly GradientStop[], x1: number, y1: number, x2: number, y2: number): string;
    verticalGradient(stops: readonly GradientStop[], top: number, bottom: number): string;
    radial(stops: readonly GradientStop[], x: number, y: number, radius: number): string;
    blur(size: number): string;
    svg(): string;
  }>;

const toStopElements = (stops: readonly GradientStop[]): string =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${hex(colour)}" stop-opacity="${opacity}"/>`,
    )
    .join("");

const rotateHues = (palette: Palette, degrees: number): Palette => {
  const rotate = ([l, c, h]: Colour): Colour => [l, c, h + degrees];
  const [top, middle, horizon] = palette.sky;
  return {
    ...palette,
    sky: [rotate(top), rotate(middle), rotate(horizon)],
    far: rotate(palette.far),
    mid: rotate(palette.mid),
    near: rotate(palette.near),
    ink: rotate(palette.ink),
  };
};

/** The palette that the options name, or else a palette of the hour that the seed chooses. */
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

/** The colour at a depth from 0, the horizon, to 1, the front. */
const depthColour = ({ far, mid, near, ink }: Palette, t: number): Colour => {
  if (t < 0.45) return mix(far, mid, t / 0.45);
  return t < 0.8 ? mix(mid, near, (t - 0.45) / 0.35) : mix(near, ink, (t - 0.8) / 0.2);
};

const toPathElement = (
  shape: Parameters<Sheet["fill"]>[0],
  paint: Parameters<Sheet["fill"]>[1],
  opacity: number,
): string => {
  const d = typeof shape === "string" ? shape : pathThrough(shape);
  const colour = typeof paint === "string" ? paint : hex(paint);
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${Math.round(opacity * 1000) / 1000}"` : ""}/>`;
};

/** The same options give the same drawing, byte for byte. */
export const openSheet = (options: PosterOptions): Sheet => {
  const { seed, biome, time, width, headroom = 0 } = options;
  const top = -Math.round(options.height * headroom);
  const height = options.height + top;
  const random = seededRandom(hashOf(seed + biome));
  const colours = rotateHues(choosePalette(options), (random() - 0.5) * 12);
  const noise = noiseOf(random);
  const prefix = `p${hashOf(seed + biome).toString(36)}`;
  const elements: string[] = [];
  const definitions: string[] = [];
  const blurs = new Map<number, string>();
  let ids = 0;
  const localHueShare = localShare[time];
  const id = () => `${prefix}-${(ids += 1)}`;
  const depth = (t: number) => depthColour(colours, t);
  const gradient = (kind: string, geometry: string, stops: readonly GradientStop[]) => {
    const name = id();
    definitions.push(
      `<${kind} id="${name}" gradientUnits="userSpaceOnUse" ${geometry}>${toStopElements(stops)}</${kind}>`,
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
    haze: mix(colours.sky[2], colours.far, 0.25),
    isNight: time === "night",
    isLow: time === "golden" || time === "dusk" || time === "dawn",
    isLit: time === "night" || time === "dusk",
    localHueShare,
    random,
    between: (low, high) => low + random() * (high - low),
    pick: (items) => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new RangeError("There is nothing to pick from.");
      return item;
    },
    depth,
    localColour: (t, hue, chroma = 0.09, strength = 1) => {
      const base = depth(t);
      const lift = time === "noon" ? 0.03 : 0;
      return mix(base, [base[0] + lift, chroma, hue], Math.min(1, localHueShare * strength));
    },
    id,
    define: (svg) => void definitions.push(svg),
    add: (svg) => void elements.push(svg),
    mark: () => elements.length,
    takeSince: (mark) => elements.splice(mark).join(""),
    fill: (shape, paint, opacity = 1) => void elements.push(toPathElement(shape, paint, opacity)),
    linear,
    verticalGradient: (stops, top, bottom) => linear(stops, 0, top, 0, bottom),
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
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${options.height}" width="${width}" height="${options.height}"><defs>${definitions.join("")}</defs>${elements.join("")}</svg>`,
  };
};

/** Local hues that show through the light. */
export const hues = { green: 145, sand: 65, rock: 38, sea: 203 } as const;
