import { type Colour, hex, mix } from "#platform/oklch.ts";
import { tenth } from "../path.ts";
import { hashOf, randomOf } from "../random.ts";
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
  leastApart,
  longStyles,
  type PortraitChoices,
  shortStyles,
  skins,
} from "./looks.ts";

/** One person being drawn: their choices settled, their colours mixed, and a pen. */
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
  /** The line of the nose. */
  feature: Colour;
  /** Half the head's width, how full the jaw is, where the chin lies. */
  half: number;
  jaw: number;
  chin: number;
  id: string;
  random(): number;
  from(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  fill(d: string, colour: Colour, opacity?: number): void;
  line(d: string, colour: Colour, width: number, opacity?: number): void;
  disc(x: number, y: number, radius: number, colour: Colour, opacity?: number): void;
  add(svg: string): void;
  drawn(): string;
}>;

/** The middle of the sheet, and the top of the head. */
export const middle = 200;
export const top = 104;

const opacityOf = (opacity: number) => (opacity < 1 ? ` opacity="${opacity}"` : "");

/** What stands against the ground: hair, a scarf, or the skin of a bare head. */
export const outlineOf = ({
  style,
  cloth,
  skin,
  hair,
}: Pick<Figure, "style" | "cloth" | "skin" | "hair">): Colour => {
  if (style === "hijab") return cloth;
  return style === "bald" ? skin : hair;
};

/** How far in lightness an outline stands from the nearest of what lies behind it: sky and farther ridge. */
export const apartFrom = ([light, deep]: Ground, [lightness]: Colour): number =>
  Math.min(...[0, 0.25, 0.5].map((share) => Math.abs(mix(light, deep, share)[0] - lightness)));

/** The ground that chance picked, or the next on which the outline is seen. */
const groundFor = (picked: Ground, outline: Colour): Ground => {
  const at = grounds.indexOf(picked);
  const late = at % lateGrounds.length;
  const all = [
    ...grounds.slice(at),
    ...grounds.slice(0, at),
    ...lateGrounds.slice(late),
    ...lateGrounds.slice(0, late),
  ];
  return all.find((ground) => apartFrom(ground, outline) >= leastApart) ?? picked;
};

/** A scarf round the head and a bare head are somebody's own, never drawn by chance. */
const byChance = (style: HairStyle): HairStyle => {
  if (style === "hijab") return "wavy";
  return style === "bald" ? "crop" : style;
};

/** Settles who is drawn: what is chosen stays, what is missing comes from the seed. */
export const openFigure = (seed: string, choices: PortraitChoices): Figure => {
  const random = randomOf(hashOf(`portrait ${seed}`));
  const from = (low: number, high: number) => low + random() * (high - low);
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
    byChance(
      pick<HairStyle>(
        isLong ? longStyles : shortStyles.filter((each) => each !== "locs" || isDark),
      ),
    );
  const accessory = choices.accessory ?? pick(["none", "none", ...accessories]);
  const beard = choices.beard ?? (!isLong && random() < 0.5 ? pick(beards) : "none");
  const picked = pick(grounds);
  const chosenCloth = pick(cloths);
  const cloth = cloths[choices.cloth ?? cloths.indexOf(chosenCloth)] ?? chosenCloth;
  const ground = groundFor(picked, outlineOf({ style, cloth, skin, hair }));
  const half = from(70, 78);
  const out: string[] = [];
  const near: Colour = [0.32, 0.1, 30];
  return {
    isLong,
    skin,
    skinShade: mix(skin, near, isDark ? 0.26 : 0.2),
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
    feature: mix(skin, isDark ? [0.16, 0.05, 30] : near, isDark ? 0.42 : 0.36),
    half,
    jaw: from(0.62, 0.78) * (isLong ? 0.94 : 1.06),
    chin: isLong ? from(276, 282) : from(280, 288),
    id: `f${hashOf(seed).toString(36)}`,
    random,
    from,
    pick,
    fill: (d, colour, opacity = 1) =>
      void out.push(`<path d="${d}" fill="${hex(colour)}"${opacityOf(opacity)}/>`),
    line: (d, colour, width, opacity = 1) =>
      void out.push(
        `<path d="${d}" fill="none" stroke="${hex(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(opacity)}/>`,
      ),
    disc: (x, y, radius, colour, opacity = 1) =>
      void out.push(
        `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${hex(colour)}"${opacityOf(opacity)}/>`,
      ),
    add: (svg) => void out.push(svg),
    drawn: () => out.join(""),
  };
};
