import type { CSSProperties } from "react";
import type { HeadPicture } from "#features/media/contract.ts";

/** Hands a picture's dusk to the styles of what stands on it (`design/styles/elements/dusk.css`); none has their own. */
export const duskStyle = (picture: HeadPicture | null): CSSProperties | undefined =>
  picture
    ? {
        "--dusk-high": picture.dusk.high,
        "--dusk-sky": picture.dusk.sky,
        "--dusk-low": picture.dusk.low,
        "--dusk-depth": picture.dusk.depth,
      }
    : undefined;
