import type { Picture } from "#features/assets/media/contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { marketById } from "#markets/markets.ts";
import type { SiteRequest } from "../context.ts";

/** The picture that other sites show with a link to a page (`og:image`). */
export type SharePicture = Readonly<{ path: string; alt: string }>;

/** Increase it whenever the drawing changes: every picture then gets a new URL. */
export const shareDrawingVersion = 3;

/** Part of the picture's URL; it changes with everything that the picture is drawn from. */
export const sharePictureVersion = (
  { version }: Pick<Travel, "version">,
  picture: Readonly<{ version: number; focal: Readonly<{ x: number; y: number }> }>,
) => [version, picture.version, picture.focal.x, picture.focal.y, shareDrawingVersion].join("-");

/** @returns null where the trip has no picture */
export const sharePictureOfTrip = (
  { market }: SiteRequest,
  travel: Travel,
  picture: Picture | null,
): SharePicture | null => {
  const version = Number(/\/(\d+)-$/.exec(picture?.base ?? "")?.[1] ?? 0);
  if (version === 0) return null;
  const country = marketById(market.id).apiCountry;
  const [x = 50, y = 50] = (picture?.focus ?? "")
    .split(" ")
    .map((share) => Number.parseInt(share, 10));
  const file = `${sharePictureVersion(travel, { version, focal: { x, y } })}.jpeg`;
  return { path: `/media/share/${country}/${travel.id}/${file}`, alt: travel.name };
};

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
  { market }: SiteRequest,
  topic: SharePictureTopic,
  title: string,
): SharePicture => ({
  path: `/media/share/${marketById(market.id).apiCountry}/${topic}.jpeg`,
  alt: title,
});
