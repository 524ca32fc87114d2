import { type Colour, fromRgb, hex, luminance, type Rgb } from "#platform/oklch.ts";
import type { Dusk, HeadPicture, Picture } from "#features/assets/media/contract.ts";

const parseRgb = (band: string): Rgb => {
  const at = (index: number) => Number.parseInt(band.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
};

/**
 * Turns gold to red and mint to petrol before the colour is darkened, because darkened yellow looks
 * like mud and no sky is green. Hues are degrees of OKLCH.
 */
const skyHue = ([, , hue]: Colour): number => {
  if (hue > 45 && hue < 135) return 20;
  return hue >= 135 && hue < 195 ? 195 : hue;
};

/**
 * Chooses a hue that looks right when dark: green stays green, pale sand becomes plum, red earth
 * stays red, and grey becomes a deeper blue than the sky.
 */
const landHue = ([, chroma, hue]: Colour, sky: number): number => {
  if (chroma < 0.02) return sky + 40;
  if (hue >= 135) return hue;
  if (hue > 95) return 140;
  if (chroma < 0.06) return 335;
  if (hue > 80) return 140;
  return hue > 45 ? 20 : hue;
};

/** Darkens a band to a lightness. A band that is already darker than that stays unchanged. */
const darkened = (band: string, lightness: number, hueOf: (band: Colour) => number): string => {
  const colour = fromRgb(parseRgb(band));
  const [ownLightness, chroma] = colour;
  const duskChroma = Math.min(0.1, Math.max(0.07, chroma * 1.5));
  return hex(ownLightness < lightness ? colour : [lightness, duskChroma, hueOf(colour)]);
};

/**
 * Luminance of the mix where `upper` covers `lower` with opacity `depth`, computed as browsers do.
 */
const brightness = (upper: Rgb, lower: Rgb, depth: number): number => {
  const mixed = (channel: 0 | 1 | 2) => upper[channel] * depth + lower[channel] * (1 - depth);
  return luminance([mixed(0), mixed(1), mixed(2)]);
};

/**
 * White text on this luminance has a contrast of 5.8:1. The required 4.5:1 would not suffice,
 * because a band's colour is a mean and details within the band are brighter.
 */
const maxLuminance = 1.05 / 5.8 - 0.05;

/** The lowest opacity at which white text is readable on the brightest band. */
const depthFor = (bands: readonly string[], dusk: string): number => {
  const depths = bands.map((band) => {
    let depth = 0.6;
    while (depth < 0.92 && brightness(parseRgb(dusk), parseRgb(band), depth) > maxLuminance)
      depth += 0.02;
    return depth;
  });
  return Math.round(Math.max(...depths) * 100) / 100;
};

const duskOf = ({ bands }: Picture): Dusk => {
  const [zenith = "#808080", , , land = zenith] = bands;
  const skyHueAtTop = skyHue(fromRgb(parseRgb(zenith)));
  const low = darkened(land, 0.37, (colour) => landHue(colour, skyHueAtTop));
  return {
    high: darkened(zenith, 0.32, skyHue),
    sky: darkened(zenith, 0.49, skyHue),
    low,
    depth: depthFor(bands.slice(0, -1), low),
  };
};

export const toHeadPicture = (picture: Picture): HeadPicture => ({
  ...picture,
  dusk: duskOf(picture),
});
