import type { Biome } from "#demo/trips/trip-facts.ts";
import { drawAlpine } from "./biomes/alpine.ts";
import { drawCanyon } from "./biomes/canyon.ts";
import { drawCoast } from "./biomes/coast.ts";
import { drawDesert } from "./biomes/desert.ts";
import { drawIslands } from "./biomes/islands.ts";
import { drawJungle } from "./biomes/jungle.ts";
import { drawLake } from "./biomes/lake.ts";
import { drawMetropolis } from "./biomes/metropolis.ts";
import { drawOldtown } from "./biomes/oldtown.ts";
import { drawPolar } from "./biomes/polar.ts";
import { drawRice } from "./biomes/rice.ts";
import { drawSavanna } from "./biomes/savanna.ts";
import { drawSteppe } from "./biomes/steppe.ts";
import { drawTundra } from "./biomes/tundra.ts";
import { drawVolcano } from "./biomes/volcano.ts";
import { hashOf } from "./random.ts";
import type { Scene } from "./scene.ts";
import { openSheet, type PosterOptions, type Sheet } from "./sheet.ts";
import { paintSky } from "./sky.ts";

const scenes: Readonly<Record<Biome, (s: Scene) => void>> = {
  alpine: drawAlpine,
  lake: drawLake,
  desert: drawDesert,
  savanna: drawSavanna,
  jungle: drawJungle,
  coast: drawCoast,
  islands: drawIslands,
  tundra: drawTundra,
  volcano: drawVolcano,
  steppe: drawSteppe,
  rice: drawRice,
  oldtown: drawOldtown,
  metropolis: drawMetropolis,
  canyon: drawCanyon,
  polar: drawPolar,
};

const grainFilter = (id: string, frequency: number, seed: number, matrix: string): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${Math.round(frequency * 100) / 100}" numOctaves="2" seed="${seed}"/><feColorMatrix type="matrix" values="${matrix}"/></filter>`;

/** Darker at the top and bottom, and the grain of the paper over all. */
const finish = (s: Sheet): void => {
  const { width, height, unit, colours, options } = s;
  const whole = (extra: string) => s.add(`<rect width="${width}" height="${height}" ${extra}/>`);
  const { ink } = colours;
  whole(
    `fill="${s.fall(
      [
        [0, ink, 0.1],
        [0.22, ink, 0],
        [0.8, ink, 0],
        [1, ink, 0.22],
      ],
      0,
      height,
    )}"`,
  );
  const { grain = 0.13, seed } = options;
  if (grain <= 0) return;
  const [light, dark] = [s.id(), s.id()];
  s.define(
    grainFilter(
      light,
      0.62 / unit,
      hashOf(seed) % 999,
      "0 0 0 0 1  0 0 0 0 .97  0 0 0 0 .9  0 1.9 0 0 -.78",
    ),
  );
  s.define(
    grainFilter(
      dark,
      0.9 / unit,
      (hashOf(seed) % 777) + 5,
      "0 0 0 0 .08  0 0 0 0 .07  0 0 0 0 .12  0 0 1.9 0 -.8",
    ),
  );
  whole(`filter="url(#${light})" opacity="${grain}"`);
  whole(`filter="url(#${dark})" opacity="${Math.round(grain * 90) / 100}"`);
};

/**
 * Draws a travel poster as SVG text (85 to 300 KB): layers of a landscape in the light of an hour.
 * The same options give the same text.
 * @throws RangeError for a palette that the hour does not have
 */
export const poster = (options: PosterOptions): string => {
  const sheet = openSheet(options);
  scenes[options.biome](paintSky(sheet));
  finish(sheet);
  return sheet.svg();
};

/**
 * The same drawing in two layers of one size: the sky, and the land before it on nothing. Without
 * grain, which would lie on both.
 */
export const posterLayers = (options: PosterOptions): Readonly<{ sky: string; land: string }> => {
  const sheet = openSheet({ ...options, grain: 0 });
  const scene = paintSky(sheet);
  const horizon = sheet.mark();
  scenes[options.biome](scene);
  const land = sheet.takeSince(horizon);
  const sky = sheet.svg();
  sheet.takeSince(0);
  sheet.add(land);
  return { sky, land: sheet.svg() };
};
