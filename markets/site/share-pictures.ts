import { marketById } from "../markets.ts";
import type { Site } from "./site.ts";

/** The picture that other sites show with a link to a page (`og:image`). */
export type SharePicture = Readonly<{ path: string; alt: string }>;

/** Increase it whenever the drawing changes: every picture then gets a new URL. */
export const shareDrawingVersion = 3;

/** The pictures that each market has besides those of trips; `index` is the market's default. */
export const sharePictureTopics = [
  "index",
  "asia",
  "europe",
  "america",
  "africa",
  "oceania",
  "antarctica",
] as const;

type SharePictureTopic = (typeof sharePictureTopics)[number];

/** @param title written on the picture */
export const sharePictureOfRoute = (
  { market }: Pick<Site, "market">,
  topic: SharePictureTopic,
  title: string,
): SharePicture => ({
  path: `/media/share/${marketById(market.id).apiCountry}/${topic}.jpeg`,
  alt: title,
});
