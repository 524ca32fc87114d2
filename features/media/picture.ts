import { thumbHashToRGBA } from "thumbhash";
import type { Media, Picture } from "./contract.ts";

const hex = (...channels: number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/** Four bands of the thumbhash: 40 bytes a picture, where its PNG would be thousands. */
const bandsOf = (thumbhash: string): readonly string[] => {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, "base64"));
  return [0.1, 0.38, 0.64, 0.92].map((share) => {
    const row = Math.min(h - 1, Math.floor(h * share));
    const at = (row * w + Math.floor(w / 2)) * 4;
    return hex(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
  });
};

const known = new Map<string, readonly string[]>();

const knownBandsOf = (thumbhash: string): readonly string[] => {
  const bands = known.get(thumbhash) ?? bandsOf(thumbhash);
  if (known.size > 5000) known.clear();
  known.set(thumbhash, bands);
  return bands;
};

/**
 * A stored picture as a page shows it.
 * @param base the address of our media, such as `/media`, or that of a CDN in front of it
 * @param alt what stands for it; an empty text where it is decoration
 */
export const pictureOf = (media: Media, alt: string, base = "/media"): Picture => ({
  base: `${base}/${media.id}/${media.version}-`,
  alt,
  width: media.width,
  height: media.height,
  bands: knownBandsOf(media.thumbhash),
  words: media.words,
  focus: `${media.focalX}% ${media.focalY}%`,
});
