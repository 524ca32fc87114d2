import type { Colour } from "#platform/oklch.ts";

/** Eight skins, from light to dark. */
export const skins: readonly Colour[] = [
  [0.93, 0.035, 60],
  [0.885, 0.05, 58],
  [0.83, 0.065, 58],
  [0.76, 0.078, 56],
  [0.68, 0.082, 54],
  [0.585, 0.078, 52],
  [0.49, 0.068, 48],
  [0.4, 0.054, 45],
];

export const hairColours = {
  black: [0.22, 0.015, 60],
  espresso: [0.29, 0.035, 50],
  chestnut: [0.38, 0.06, 48],
  auburn: [0.46, 0.105, 42],
  copper: [0.58, 0.13, 50],
  honey: [0.68, 0.095, 75],
  blond: [0.82, 0.09, 88],
  ash: [0.6, 0.02, 80],
  silver: [0.82, 0.008, 240],
} as const satisfies Record<string, Colour>;

export type HairColour = keyof typeof hairColours;
/**
 * Hair styles that hang down. `length` in a stated look limits the choice to long or to other
 * styles.
 */
export const longStyles = [
  "long",
  "wavy",
  "bob",
  "bun",
  "pony",
  "curlyLong",
  "afro",
  "braids",
  "pixie",
  "hijab",
] as const;
export const shortStyles = [
  "crop",
  "buzz",
  "side",
  "quiff",
  "curly",
  "afro",
  "locs",
  "manbun",
  "bald",
] as const;
export type HairStyle = (typeof longStyles)[number] | (typeof shortStyles)[number];
export const accessories = [
  "none",
  "glasses",
  "sunglasses",
  "cap",
  "beanie",
  "bucket",
  "scarf",
  "earrings",
] as const;
export type Accessory = (typeof accessories)[number];
export const beards = ["none", "full", "stubble", "moustache"] as const;
export type Beard = (typeof beards)[number];
export const collars = ["crew", "vee", "shirt", "hood"] as const;

/** Background of a portrait: `light` is the colour of the sky, `deep` that of the nearer ridge. */
export type Ground = readonly [light: Colour, deep: Colour];

/** Six grounds in daylight. */
export const grounds: readonly Ground[] = [
  [
    [0.86, 0.075, 72],
    [0.74, 0.11, 50],
  ],
  [
    [0.86, 0.06, 195],
    [0.62, 0.075, 205],
  ],
  [
    [0.9, 0.09, 112],
    [0.72, 0.1, 135],
  ],
  [
    [0.84, 0.055, 262],
    [0.6, 0.09, 275],
  ],
  [
    [0.87, 0.065, 20],
    [0.7, 0.12, 30],
  ],
  [
    [0.88, 0.055, 165],
    [0.58, 0.075, 175],
  ],
];

/**
 * Backgrounds after sunset (lake, sky and mint), for hair or skin that is as light as the daylight
 * backgrounds.
 */
export const lateGrounds: readonly Ground[] = [
  [
    [0.6, 0.08, 200],
    [0.44, 0.07, 208],
  ],
  [
    [0.6, 0.09, 268],
    [0.44, 0.09, 275],
  ],
  [
    [0.6, 0.075, 168],
    [0.43, 0.065, 178],
  ],
];

/**
 * Smallest difference in lightness between a background and the hair, scarf or bare head before it.
 */
export const minLightnessContrast = 0.12;

export const cloths: readonly Colour[] = [
  [0.33, 0.045, 185],
  [0.7, 0.175, 48],
  [0.9, 0.13, 112],
  [0.95, 0.012, 100],
  [0.45, 0.075, 230],
  [0.55, 0.12, 28],
  [0.52, 0.07, 160],
  [0.3, 0.03, 262],
];

/** Stated parts of a look; the rest comes from the seed. `length` limits the hair styles. */
export type PortraitChoices = Readonly<{
  length?: "long" | "short";
  skin?: number;
  style?: HairStyle;
  hairColour?: HairColour;
  accessory?: Accessory;
  beard?: Beard;
  /** Index in `cloths`. */
  cloth?: number;
}>;
