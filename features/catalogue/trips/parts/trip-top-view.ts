import type { HeadPicture, Picture } from "#features/assets/media/contract.ts";
import type { Crumb } from "#markets/site/breadcrumbs.ts";

export type TripTopView = Readonly<{
  crumbs: readonly Crumb[];
  crumbsLabel: string;
  title: string;
  tagline: string;
  wide: HeadPicture | null;
  poster: Picture | null;
}>;
