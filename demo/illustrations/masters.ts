import sharp from "sharp";
import type { Person } from "#demo/read/people.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { type DayScene, sceneOptions } from "./day-scenes.ts";
import type { Point } from "./path.ts";
import type { PortraitChoices } from "./portrait/looks.ts";
import { portrait } from "./portrait/portrait.ts";
import { looks } from "./portrait/stated-looks.ts";
import { poster } from "./poster.ts";
import { hashOf } from "./random.ts";
import { openSheet, type PosterOptions } from "./sheet.ts";
import { paintSky } from "./sky.ts";
import { atolls, compositionOfTrip, greenGorges, paletteOfTrip } from "./trip-compositions.ts";

/** The choices that a trip's poster is drawn by: its landscape as it is composed, hour and season, its code as seed. */
export const posterOptions = (
  facts: Pick<TripFacts, "code" | "biome" | "hour" | "months" | "continent" | "countries">,
): Omit<PosterOptions, "width" | "height"> => ({
  seed: facts.code,
  biome: facts.biome,
  composition: compositionOfTrip(facts.code),
  time: facts.hour,
  palette: paletteOfTrip[facts.code],
  // Penguins live in the south alone; snow lies where one travels in winter.
  season:
    facts.biome === "polar"
      ? facts.continent === "antarctica"
        ? "summer"
        : "winter"
      : facts.months.every((month) => month <= 3 || month >= 11)
        ? "winter"
        : "summer",
  ...(greenGorges.has(facts.code) && { variant: "green" as const }),
  ...(atolls.has(facts.code) && { variant: "atoll" as const }),
  ...(facts.biome === "oldtown" && {
    variant:
      facts.continent === "asia" || facts.continent === "africa"
        ? ("east" as const)
        : ("west" as const),
  }),
});

const toJpeg = (svg: string, quality: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).jpeg({ quality, mozjpeg: true }).toBuffer();

type Facts = Parameters<typeof posterOptions>[0];

/** The share of a picture's height that is sky alone: a poster's title stands on it, a wide one's header. */
const headroom = { poster: 0.15, wide: 0.13 } as const;

/** How deep the disc stands below the headroom at an hour: a pale one behind words would hide them. */
const depths: Readonly<Record<Facts["hour"], number>> = {
  dawn: 0.35,
  noon: 0.27,
  golden: 0.35,
  dusk: 0.36,
  night: 0.27,
};

const discOf = ({ code, hour }: Facts): Point => [
  0.27 + (hashOf(`disc ${code}`) % 47) / 100,
  depths[hour],
];

/** The upright poster, 900 × 1125. */
export const drawPoster = (facts: Facts): Promise<Buffer> =>
  toJpeg(
    poster({
      ...posterOptions(facts),
      width: 900,
      height: 1125,
      sunAt: discOf(facts),
      headroom: headroom.poster,
      grain: 0.05,
    }),
    76,
  );

const wide = { width: 1600, height: 667 } as const;

/**
 * Where the disc of a wide picture may stand, in shares of it: right of the words' veil, left of what
 * tablets cut away, below the header.
 */
const wideSky = { left: 0.656, right: 0.796, top: 0.207, middle: 0.41 } as const;

/** A disc's place in its sky by the trip's code, as far as its size leaves it a choice. */
const wideDiscOf = (options: PosterOptions): Point => {
  const { width, height } = wide;
  const { radius } = paintSky(openSheet({ ...options, sunAt: [0.73, 0.3] })).sun;
  const between = (low: number, high: number, of: string) =>
    low + (Math.max(0, high - low) * (hashOf(`${of} ${options.seed}`) % 101)) / 100;
  const x = between(wideSky.left + radius / width, wideSky.right - radius / width, "across");
  const y = between(wideSky.top + radius / height, wideSky.middle, "down");
  return [x, (y - headroom.wide) / (1 - headroom.wide)];
};

/** The choices of a trip's wide picture, 1600 × 667: the sun below the header and away from the words at the left. */
export const wideOptions = (facts: Facts): PosterOptions => {
  const options = { ...posterOptions(facts), ...wide, headroom: headroom.wide, grain: 0.05 };
  return { ...options, sunAt: wideDiscOf(options) };
};

/** The wide picture of a trip's page, drawn anew rather than cut from its poster. */
export const drawWide = (facts: Facts): Promise<Buffer> => toJpeg(poster(wideOptions(facts)), 74);

/** What is known of how a coordinator looks; the rest of the portrait comes from its name. */
export const choicesOf = (name: string, { look }: Pick<Person, "look">): PortraitChoices => ({
  length: look,
  ...looks[name],
});

/** A coordinator's portrait, 400 × 400. */
export const drawPortrait = (seed: string, person: Pick<Person, "look">): Promise<Buffer> =>
  toJpeg(portrait(seed, choicesOf(seed, person)), 82);

/** A day's picture, 1200 × 800. */
export const drawScene = (scene: DayScene): Promise<Buffer> =>
  toJpeg(poster({ ...sceneOptions(scene), width: 1200, height: 800, grain: 0.035 }), 62);
