import type { Picture } from "#features/media/contract.ts";
import type { Travel } from "#features/travels/contract.ts";
import { marketById } from "#markets/markets.ts";
import type { SiteRequest } from "./context.ts";

/** The picture of a shared link and what it shows. */
export type Share = Readonly<{ path: string; alt: string }>;

/** Changes with all that a trip's picture for shared links is drawn from. */
export const shareVersion = ({ version }: Pick<Travel, "version">, pictureVersion: number) =>
  `${version}-${pictureVersion}`;

/**
 * The drawn picture of a trip for links to its pages, by the picture that its page begins with.
 * @returns null where the trip has none
 */
export const shareOf = (
  { market }: SiteRequest,
  travel: Travel,
  picture: Picture | null,
): Share | null => {
  const version = Number(/\/(\d+)-$/.exec(picture?.base ?? "")?.[1] ?? 0);
  if (version === 0) return null;
  const country = marketById(market.id).apiCountry;
  const file = `${shareVersion(travel, version)}.jpeg`;
  return { path: `/media/share/${country}/${travel.id}/${file}`, alt: travel.name };
};
