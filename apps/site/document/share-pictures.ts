import type { Picture } from "#features/media/contract.ts";
import type { Travel } from "#features/travels/contract.ts";
import { marketById } from "#markets/markets.ts";
import type { SiteRequest } from "../context.ts";

/** The picture of a shared link and what it shows. */
export type SharePicture = Readonly<{ path: string; alt: string }>;

/** Another number for another drawing: what was drawn before is drawn anew, at another address. */
export const shareDrawing = 2;

/** Changes with all that a trip's picture for shared links is drawn from. */
export const shareVersion = ({ version }: Pick<Travel, "version">, pictureVersion: number) =>
  `${version}-${pictureVersion}-${shareDrawing}`;

/**
 * The drawn picture of a trip for links to its pages, by the picture that its page begins with.
 * @returns null where the trip has none
 */
export const sharePictureOfTrip = (
  { market }: SiteRequest,
  travel: Travel,
  picture: Picture | null,
): SharePicture | null => {
  const version = Number(/\/(\d+)-$/.exec(picture?.base ?? "")?.[1] ?? 0);
  if (version === 0) return null;
  const country = marketById(market.id).apiCountry;
  const file = `${shareVersion(travel, version)}.jpeg`;
  return { path: `/media/share/${country}/${travel.id}/${file}`, alt: travel.name };
};

/** What a market's own pictures are of: the six continents, and the market itself. */
export const sharedPlaces = [
  "index",
  "asia",
  "europe",
  "america",
  "africa",
  "oceania",
  "antarctica",
] as const;

type SharedPlace = (typeof sharedPlaces)[number];

/**
 * The picture for links to a continent's page, or to a page that has none of its own (`index`).
 * @param words what is written on it
 */
export const sharePictureOfRoute = (
  { market }: SiteRequest,
  place: SharedPlace,
  words: string,
): SharePicture => ({
  path: `/media/share/${marketById(market.id).apiCountry}/${place}.jpeg`,
  alt: words,
});
