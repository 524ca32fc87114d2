import type { Picture } from "#features/assets/media/contract.ts";
import { placeholderBackground } from "./picture-sources.ts";

/**
 * A small round portrait. `size` is in CSS pixels. The alternative text is empty because the
 * person's name is written beside the portrait.
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
