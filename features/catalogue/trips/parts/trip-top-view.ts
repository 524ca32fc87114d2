import type { HeadPicture, Picture } from "#features/assets/media/contract.ts";

export type Crumb = Readonly<{ label: string; path: string }>;

export type TripTopView = Readonly<{
  crumbs: readonly Crumb[];
  crumbsLabel: string;
  title: string;
  tagline: string;
  wide: HeadPicture | null;
  poster: Picture | null;
}>;
