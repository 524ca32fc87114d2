import type { Picture } from "#features/assets/media/contract.ts";
import { marketById } from "#markets/markets.ts";
import { type SharePicture, shareDrawingVersion } from "#markets/site/share-pictures.ts";
import type { Site } from "#markets/site/site.ts";
import type { Travel } from "../contract.ts";

/** Part of the picture's URL; it changes with everything that the picture is drawn from. */
export const sharePictureVersion = (
  { version }: Pick<Travel, "version">,
  picture: Readonly<{ version: number; focal: Readonly<{ x: number; y: number }> }>,
) => [version, picture.version, picture.focal.x, picture.focal.y, shareDrawingVersion].join("-");

/** @returns null where the trip has no picture */
export const sharePictureOfTrip = (
  { market }: Pick<Site, "market">,
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
