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
import { paintSky } from "./landscape/sky.ts";
import { atolls, compositionOfTrip, greenGorges, paletteOfTrip } from "./trip-compositions.ts";

/** Drawing options of a trip's poster; the trip's code is the seed. */
export const posterOptions = (
  facts: Pick<TripFacts, "code" | "biome" | "hour" | "months" | "continent" | "countries">,
): Omit<PosterOptions, "width" | "height"> => ({
  seed: facts.code,
  biome: facts.biome,
  composition: compositionOfTrip(facts.code),
  time: facts.hour,
  palette: paletteOfTrip[facts.code],
  // Penguins live only in the south. Snow is drawn for a trip that leaves only in winter.
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

type PosterFacts = Parameters<typeof posterOptions>[0];

/** Share of the height that is plain sky, for a poster's title or a wide picture's header. */
const headroom = { poster: 0.15, wide: 0.13 } as const;

/**
 * Vertical position of the sun or moon by hour. It is below the headroom, because a pale sun or
 * moon behind the words would make them illegible.
 */
const sunHeights: Readonly<Record<PosterFacts["hour"], number>> = {
  dawn: 0.35,
  noon: 0.27,
  golden: 0.35,
  dusk: 0.36,
  night: 0.27,
};

const sunPosition = ({ code, hour }: PosterFacts): Point => [
  0.27 + (hashOf(`disc ${code}`) % 47) / 100,
  sunHeights[hour],
];

/** Draws a trip's poster of 900 × 1125 pixels. */
export const drawPoster = (facts: PosterFacts): Promise<Buffer> =>
  toJpeg(
    poster({
      ...posterOptions(facts),
      width: 900,
      height: 1125,
      sunAt: sunPosition(facts),
      headroom: headroom.poster,
      grain: 0.05,
    }),
    76,
  );

const wideSize = { width: 1600, height: 667 } as const;

/**
 * Where the sun of a wide picture may be, in shares of its size: right of the veil behind the
 * words, left of what tablets crop, below the header.
 */
const wideSunArea = { left: 0.656, right: 0.796, top: 0.207, middle: 0.41 } as const;

/**
 * Position of the sun in a wide picture. It varies with the trip's code, within the area that the
 * sun's size leaves.
 */
const wideSunPosition = (options: PosterOptions): Point => {
  const { width, height } = wideSize;
  const { radius } = paintSky(openSheet({ ...options, sunAt: [0.73, 0.3] })).sun;
  const varied = (low: number, high: number, axis: string) =>
    low + (Math.max(0, high - low) * (hashOf(`${axis} ${options.seed}`) % 101)) / 100;
  const x = varied(wideSunArea.left + radius / width, wideSunArea.right - radius / width, "across");
  const y = varied(wideSunArea.top + radius / height, wideSunArea.middle, "down");
  return [x, (y - headroom.wide) / (1 - headroom.wide)];
};

/** Drawing options of a trip's wide picture, 1600 × 667 pixels. */
export const wideOptions = (facts: PosterFacts): PosterOptions => {
  const options = { ...posterOptions(facts), ...wideSize, headroom: headroom.wide, grain: 0.05 };
  return { ...options, sunAt: wideSunPosition(options) };
};

/** Draws a trip's wide picture, which is a drawing of its own and not cropped from the poster. */
export const drawWide = (facts: PosterFacts): Promise<Buffer> =>
  toJpeg(poster(wideOptions(facts)), 74);

/** The parts of a coordinator's look that the data states; the other parts follow from the name. */
export const portraitChoices = (name: string, { look }: Pick<Person, "look">): PortraitChoices => ({
  length: look,
  ...looks[name],
});

/** Draws a coordinator's portrait of 400 × 400 pixels. */
export const drawPortrait = (seed: string, person: Pick<Person, "look">): Promise<Buffer> =>
  toJpeg(portrait(seed, portraitChoices(seed, person)), 82);

/** Draws a scene of 1200 × 800 pixels. */
export const drawScene = (scene: DayScene): Promise<Buffer> =>
  toJpeg(poster({ ...sceneOptions(scene), width: 1200, height: 800, grain: 0.035 }), 62);
