import type { HeadPicture, Picture } from "#features/media/contract.ts";

export type Crumb = Readonly<{ label: string; path: string }>;

/** The picture and words that a trip's pages begin with. */
export type TripTopView = Readonly<{
  crumbs: readonly Crumb[];
  crumbsLabel: string;
  title: string;
  tagline: string;
  wide: HeadPicture | null;
  poster: Picture | null;
}>;
