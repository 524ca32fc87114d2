import { type Colour, fromRgb, hex, luminance, type Rgb } from "#platform/oklch.ts";
import type { Dusk, HeadPicture, Picture } from "#features/media/contract.ts";

const rgbOf = (band: string): Rgb => {
  const at = (index: number) => Number.parseInt(band.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
};

/** Dark yellow is mud, and no sky is green: gold turns to the red that it has after sunset, mint to petrol. */
const skyHue = ([, , hue]: Colour): number => {
  if (hue > 45 && hue < 135) return 20;
  return hue >= 135 && hue < 195 ? 195 : hue;
};

/** By dusk a meadow is green, pale sand plum, red earth red; what has no colour is a deeper blue than its sky. */
const landHue = ([, chroma, hue]: Colour, sky: number): number => {
  if (chroma < 0.02) return sky + 40;
  if (hue >= 135) return hue;
  if (hue > 95) return 140;
  if (chroma < 0.06) return 335;
  if (hue > 80) return 140;
  return hue > 45 ? 20 : hue;
};

/** A band of a picture as dark as its evening; a darker one stays as it is. */
const deepened = (band: string, lightness: number, hueOf: (band: Colour) => number): string => {
  const colour = fromRgb(rgbOf(band));
  const [light, chroma] = colour;
  const kept = Math.min(0.1, Math.max(0.07, chroma * 1.5));
  return hex(light < lightness ? colour : [lightness, kept, hueOf(colour)]);
};

/** How bright it is where the upper hides `depth` of the lower, mixed as browsers do. */
const brightness = (upper: Rgb, lower: Rgb, depth: number): number => {
  const mixed = (channel: 0 | 1 | 2) => upper[channel] * depth + lower[channel] * (1 - depth);
  return luminance([mixed(0), mixed(1), mixed(2)]);
};

/** White has 5.8:1 on it: bands are means, and what stands in them is brighter here and there. */
const darkEnough = 1.05 / 5.8 - 0.05;

/** The least depth at which white words are read on the brightest band. */
const depthOn = (bands: readonly string[], dusk: string): number => {
  const depths = bands.map((band) => {
    let depth = 0.6;
    while (depth < 0.92 && brightness(rgbOf(dusk), rgbOf(band), depth) > darkEnough) depth += 0.02;
    return depth;
  });
  return Math.round(Math.max(...depths) * 100) / 100;
};

/** The dusk of a picture: its sky's colour at the top, that of its land below, both deepened. */
const duskOf = ({ bands }: Picture): Dusk => {
  const [zenith = "#808080", , , land = zenith] = bands;
  const above = skyHue(fromRgb(rgbOf(zenith)));
  const low = deepened(land, 0.37, (colour) => landHue(colour, above));
  return {
    high: deepened(zenith, 0.32, skyHue),
    sky: deepened(zenith, 0.49, skyHue),
    low,
    depth: depthOn(bands.slice(0, -1), low),
  };
};

/** A picture as the head of a page shows it. */
export const headPictureOf = (picture: Picture): HeadPicture => ({
  ...picture,
  dusk: duskOf(picture),
});
