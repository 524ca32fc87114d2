import type { Picture } from "#features/media/contract.ts";
import { groundOf } from "./picture-sets.ts";

/** A small round portrait beside its name. */
export const Thumb = ({ picture, size }: { picture: Picture; size: number }) => (
  <img
    className="portrait"
    src={`${picture.base}160.webp`}
    srcSet={`${picture.base}160.webp 160w, ${picture.base}320.webp 320w`}
    sizes={`${size}px`}
    width={size}
    height={size}
    alt=""
    loading="lazy"
    decoding="async"
    style={{ background: groundOf(picture) }}
  />
);
