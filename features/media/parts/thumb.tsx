import type { Picture } from "#features/media/contract.ts";
import { placeholderBackground } from "./picture-sources.ts";

/**
 * A small round portrait; `size` in CSS pixels. Its alternative text is empty because the name
 * stands beside it.
 */
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
    style={{ background: placeholderBackground(picture) }}
  />
);
