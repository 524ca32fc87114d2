import type { CSSProperties } from "react";
import type { HeadPicture } from "#features/assets/media/contract.ts";

/**
 * Custom properties that `features/assets/media/parts/dusk.css` reads. Without a picture, the style
 * sheet uses its own defaults.
 */
export const duskStyle = (picture: HeadPicture | null): CSSProperties | undefined =>
  picture
    ? {
        "--dusk-high": picture.dusk.high,
        "--dusk-sky": picture.dusk.sky,
        "--dusk-low": picture.dusk.low,
        "--dusk-depth": picture.dusk.depth,
      }
    : undefined;
