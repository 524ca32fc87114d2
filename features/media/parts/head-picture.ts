import { type Colour, fromRgb, hex, luminance } from "#design/oklch.ts";
import type { Dusk, HeadPicture, Picture } from "#features/media/contract.ts";

type Rgb = readonly [red: number, green: number, blue: number];

const rgbOf = (band: string): Rgb => {
  const at = (index: number) => Number.parseInt(band.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
};

/** Dark yellow and dark sand are mud: gold turns to the red that it has after sunset, sand to plum. */
const duskHue = (hue: number, chroma: number): number => {
  if (hue >= 135) return hue;
  if (chroma < 0.06) return 335;
  return hue > 45 ? 20 : hue;
};

/** A band of a picture as dark as its evening; a dark one stays as it is. */
const deepened = (band: string, lightness: number): Colour => {
  const [light, chroma, hue] = fromRgb(...rgbOf(band));
  const kept = Math.min(0.1, Math.max(0.07, chroma * 1.5));
  return light < lightness ? [light, chroma, hue] : [lightness, kept, duskHue(hue, chroma)];
};

/** How bright two colours are where the upper hides `depth` of the lower, as browsers mix them. */
const brightness = (upper: Rgb, lower: Rgb, depth: number): number => {
  const mixed = [0, 1, 2].map((i) => upper[i]! * depth + lower[i]! * (1 - depth)) as [
    number,
    number,
    number,
  ];
  return luminance(...mixed);
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
  const low = hex(deepened(land, 0.37));
  return {
    high: hex(deepened(zenith, 0.32)),
    sky: hex(deepened(zenith, 0.49)),
    low,
    depth: depthOn(bands.slice(0, -1), low),
  };
};

/** A picture as the head of a page shows it. */
export const headPictureOf = (picture: Picture): HeadPicture => ({
  ...picture,
  dusk: duskOf(picture),
});
