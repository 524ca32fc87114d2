import type { Picture } from "#features/assets/media/contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { ShareView } from "#features/assets/layout/parts/share.tsx";
import type { TripSite } from "./trip-site.ts";
import type { Head } from "#markets/site/head.ts";
import { sharePictureOfTrip } from "#features/catalogue/travels/parts/share-picture.ts";

type Share = Required<Pick<Head, "sharePicture" | "image">>;

/** @param path of the page that is shared, in the market of the request */
export const shareView = ({ origin, localizer: { t } }: TripSite, path: string): ShareView => ({
  url: `${origin}${path}`,
  label: t("trip.share"),
  done: t("trip.shared"),
});

/**
 * What other sites show with a link to a trip: the picture that staff chose for it, or one that is
 * drawn from the picture at the top and the trip's name.
 */
export const shareOfTravel = async (
  site: TripSite,
  travel: Travel,
  top: Picture | null,
): Promise<Share> => {
  const { image } = travel.seo;
  const chosen = image === null ? null : (await site.catalogue.pictures([image])).get(image);
  const shown = chosen ?? top;
  return {
    sharePicture: chosen ? null : sharePictureOfTrip(site, travel, top),
    image: shown ? `${shown.base}1280.jpeg` : null,
  };
};
