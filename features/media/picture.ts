import { thumbHashToRGBA } from "thumbhash";
import type { Media, Picture } from "./contract.ts";

const placeholders = new Map<string, string>();

const hex = (...channels: number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/** Four bands of the thumbhash as a CSS gradient: 60 bytes a picture, where its PNG would be thousands. */
const gradientOf = (thumbhash: string): string => {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, "base64"));
  const bands = [0.1, 0.38, 0.64, 0.92].map((share) => {
    const row = Math.min(h - 1, Math.floor(h * share));
    const at = (row * w + Math.floor(w / 2)) * 4;
    return hex(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
  });
  return `linear-gradient(${bands.join(",")})`;
};

const placeholderOf = (thumbhash: string): string => {
  const known = placeholders.get(thumbhash) ?? gradientOf(thumbhash);
  if (placeholders.size > 5000) placeholders.clear();
  placeholders.set(thumbhash, known);
  return known;
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
  placeholder: placeholderOf(media.thumbhash),
  words: media.words,
  focus: `${media.focalX}% ${media.focalY}%`,
});
