import { join } from "node:path";
import sharp from "sharp";
import { poster, posterLayers } from "./poster.ts";
import type { PosterOptions } from "./sheet.ts";

// Draws the home page's pictures into design/scenes: node demo/illustrations/draw-scenes.ts
const folder = join(import.meta.dirname, "../../design/scenes");

const home = { seed: "home", biome: "alpine", time: "dusk", palette: "petrol" } as const;
// The caravan is drawn below the moon, so that the caravan is next to the words and not behind
// them.
const night = { seed: "caravan", biome: "desert", time: "night", palette: "ultramarine" } as const;
const wideHome = { ...home, width: 1920, height: 1040, sunAt: [0.81, 0.28] } as const;
// On phones the words are at the top on plain sky, so sun, moon and land are drawn below them.
const tallHome = {
  ...home,
  width: 900,
  height: 1450,
  sunAt: [0.72, 0.34],
  headroom: 0.42,
} as const;
const wideNight = { ...night, width: 1920, height: 1200, sunAt: [0.76, 0.2] } as const;
const tallNight = {
  ...night,
  width: 900,
  height: 1600,
  sunAt: [0.74, 0.37],
  headroom: 0.45,
} as const;

const widths = { wide: [960, 1280, 1920], tall: [480, 720, 900] } as const;

const raster = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();

const writeAvif = async (svg: string, name: string, sizes: readonly number[]) => {
  const picture = await raster(svg);
  for (const width of sizes)
    await sharp(picture)
      .resize(width)
      .avif({ quality: 50, effort: 6 })
      .toFile(join(folder, `${name}-${width}.avif`));
};

const writeJpeg = async (options: PosterOptions, name: string) => {
  const picture = await raster(poster({ ...options, grain: 0.04 }));
  await sharp(picture)
    .resize(900)
    .jpeg({ quality: 62, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`));
};

const { sky, land } = posterLayers(wideHome);
await writeAvif(sky, "home/sky", widths.wide);
await writeAvif(land, "home/land", widths.wide);
await writeAvif(poster({ ...tallHome, grain: 0.03 }), "home/tall", widths.tall);
await writeAvif(poster({ ...wideNight, grain: 0.03 }), "night/wide", widths.wide);
await writeAvif(poster({ ...tallNight, grain: 0.03 }), "night/tall", widths.tall);
await writeJpeg(wideHome, "home/wide");
await writeJpeg(tallHome, "home/tall");
await writeJpeg(wideNight, "night/wide");
await writeJpeg(tallNight, "night/tall");
