import type { Picture } from "#features/media/contract.ts";

/** A small round portrait beside its name: one rendition serves every screen at this size. */
export const Thumb = ({ picture, size }: { picture: Picture; size: number }) => (
  <img
    className="portrait"
    src={`${picture.base}160.webp`}
    width={size}
    height={size}
    alt=""
    loading="lazy"
    decoding="async"
    style={{ background: picture.placeholder }}
  />
);
