import { thumbHashToRGBA } from "thumbhash";
import type { Media, Picture } from "./contract.ts";

const hex = (...channels: number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/**
 * Reduces the thumbhash to four colours, which take 40 bytes per picture, whereas a PNG made of the
 * thumbhash would take thousands.
 */
const bandColoursOf = (thumbhash: string): readonly string[] => {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, "base64"));
  return [0.1, 0.38, 0.64, 0.92].map((share) => {
    const row = Math.min(h - 1, Math.floor(h * share));
    const at = (row * w + Math.floor(w / 2)) * 4;
    return hex(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
  });
};

const bandColoursByThumbhash = new Map<string, readonly string[]>();

const cachedBandColoursOf = (thumbhash: string): readonly string[] => {
  const bandColours = bandColoursByThumbhash.get(thumbhash) ?? bandColoursOf(thumbhash);
  if (bandColoursByThumbhash.size > 5000) bandColoursByThumbhash.clear();
  bandColoursByThumbhash.set(thumbhash, bandColours);
  return bandColours;
};

/**
 * @param alt empty for a decorative picture
 * @param base root of media addresses: `/media`, or a CDN in front of it
 */
export const toPicture = (media: Media, alt: string, base = "/media"): Picture => ({
  base: `${base}/${media.id}/${media.version}-`,
  alt,
  width: media.width,
  height: media.height,
  bands: cachedBandColoursOf(media.thumbhash),
  textColour: media.textColour,
  focus: `${media.focalX}% ${media.focalY}%`,
});
