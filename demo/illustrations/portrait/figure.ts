import { type Colour, hex, mix } from "#platform/oklch.ts";
import { tenth } from "../path.ts";
import { hashOf, seededRandom } from "../random.ts";
import {
  accessories,
  type Accessory,
  type Beard,
  beards,
  cloths,
  collars,
  type Ground,
  grounds,
  hairColours,
  type HairStyle,
  lateGrounds,
  minLightnessContrast,
  longStyles,
  type PortraitChoices,
  shortStyles,
  skins,
} from "./looks.ts";

/** A portrait in progress: the person's choices and colours, and drawing functions. */
export type Figure = Readonly<{
  isLong: boolean;
  skin: Colour;
  skinShade: Colour;
  hair: Colour;
  hairShade: Colour;
  hairLight: Colour;
  style: HairStyle;
  accessory: Accessory;
  /** A hat replaces the front hair. */
  hasHat: boolean;
  beard: Beard;
  collar: (typeof collars)[number];
  cloth: Colour;
  hat: Colour;
  ground: Ground;
  lip: Colour;
  ink: Colour;
  /** Colour of the nose line. */
  feature: Colour;
  /** Half the width of the head, the fullness of the jaw, and the y of the chin. */
  half: number;
  jaw: number;
  chin: number;
  id: string;
  random(): number;
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  fill(d: string, colour: Colour, opacity?: number): void;
  line(d: string, colour: Colour, width: number, opacity?: number): void;
  disc(x: number, y: number, radius: number, colour: Colour, opacity?: number): void;
  add(svg: string): void;
  toSvg(): string;
}>;

/** Horizontal middle of the sheet, and the y of the top of the head. */
export const centreX = 200;
export const headTop = 104;

const opacityOf = (opacity: number) => (opacity < 1 ? ` opacity="${opacity}"` : "");

/**
 * The colour that must stand out from the background: hair, a scarf, or the skin of a bald head.
 */
export const outlineColour = ({
  style,
  cloth,
  skin,
  hair,
}: Pick<Figure, "style" | "cloth" | "skin" | "hair">): Colour => {
  if (style === "hijab") return cloth;
  return style === "bald" ? skin : hair;
};

/**
 * Smallest difference in lightness between an outline and what is behind it: the sky and the
 * farther ridge.
 */
export const lightnessContrast = ([light, deep]: Ground, [lightness]: Colour): number =>
  Math.min(...[0, 0.25, 0.5].map((share) => Math.abs(mix(light, deep, share)[0] - lightness)));

/** The picked background, or the next background with enough contrast. */
const contrastingGround = (picked: Ground, outline: Colour): Ground => {
  const index = grounds.indexOf(picked);
  const lateIndex = index % lateGrounds.length;
  const candidates = [
    ...grounds.slice(index),
    ...grounds.slice(0, index),
    ...lateGrounds.slice(lateIndex),
    ...lateGrounds.slice(0, lateIndex),
  ];
  return (
    candidates.find((ground) => lightnessContrast(ground, outline) >= minLightnessContrast) ??
    picked
  );
};

/** Replaces a headscarf or a bald head, which are drawn only for people whose look states them. */
const withoutStatedOnly = (style: HairStyle): HairStyle => {
  if (style === "hijab") return "wavy";
  return style === "bald" ? "crop" : style;
};

/** Opens a portrait. Stated choices are kept, and missing choices come from the seed. */
export const openFigure = (seed: string, choices: PortraitChoices): Figure => {
  const random = seededRandom(hashOf(`portrait ${seed}`));
  const between = (low: number, high: number) => low + random() * (high - low);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError("There is nothing to pick from.");
    return item;
  };
  const skin = skins[choices.skin ?? Math.floor(random() * skins.length)] ?? skins[0]!;
  const isDark = skin[0] < 0.62;
  const isLong = choices.length ? choices.length === "long" : random() < 0.5;
  const names = Object.keys(hairColours) as (keyof typeof hairColours)[];
  const hair =
    hairColours[
      choices.hairColour ??
        (skin[0] < 0.7 ? pick(["black", "black", "espresso"] as const) : pick(names))
    ];
  const style =
    choices.style ??
    withoutStatedOnly(
      pick<HairStyle>(
        isLong ? longStyles : shortStyles.filter((each) => each !== "locs" || isDark),
      ),
    );
  const accessory = choices.accessory ?? pick(["none", "none", ...accessories]);
  const beard = choices.beard ?? (!isLong && random() < 0.5 ? pick(beards) : "none");
  const pickedGround = pick(grounds);
  const chosenCloth = pick(cloths);
  const cloth = cloths[choices.cloth ?? cloths.indexOf(chosenCloth)] ?? chosenCloth;
  const ground = contrastingGround(pickedGround, outlineColour({ style, cloth, skin, hair }));
  const half = between(70, 78);
  const elements: string[] = [];
  const warmShadow: Colour = [0.32, 0.1, 30];
  return {
    isLong,
    skin,
    skinShade: mix(skin, warmShadow, isDark ? 0.26 : 0.2),
    hair,
    hairShade: mix(hair, [0.12, 0.02, 280], 0.35),
    hairLight: mix(hair, [0.95, 0.04, 80], 0.09),
    style,
    accessory: style === "hijab" && accessory !== "glasses" ? "none" : accessory,
    hasHat: style !== "hijab" && ["cap", "beanie", "bucket"].includes(accessory),
    beard,
    collar: pick(collars),
    cloth,
    hat: pick(cloths.filter((each) => each !== cloth)),
    ground,
    lip: isDark ? mix(skin, [0.45, 0.14, 20], 0.55) : mix(skin, [0.55, 0.16, 22], 0.62),
    // Eyes and brows stay darker than the darkest skin.
    ink: isDark ? [0.14, 0.02, 30] : [0.24, 0.03, 30],
    feature: mix(skin, isDark ? [0.16, 0.05, 30] : warmShadow, isDark ? 0.42 : 0.36),
    half,
    jaw: between(0.62, 0.78) * (isLong ? 0.94 : 1.06),
    chin: isLong ? between(276, 282) : between(280, 288),
    id: `f${hashOf(seed).toString(36)}`,
    random,
    between,
    pick,
    fill: (d, colour, opacity = 1) =>
      void elements.push(`<path d="${d}" fill="${hex(colour)}"${opacityOf(opacity)}/>`),
    line: (d, colour, width, opacity = 1) =>
      void elements.push(
        `<path d="${d}" fill="none" stroke="${hex(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(opacity)}/>`,
      ),
    disc: (x, y, radius, colour, opacity = 1) =>
      void elements.push(
        `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${hex(colour)}"${opacityOf(opacity)}/>`,
      ),
    add: (svg) => void elements.push(svg),
    toSvg: () => elements.join(""),
  };
};
