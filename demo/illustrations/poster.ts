import { drawAlpine } from "./biomes/alpine.ts";
import { drawPass } from "./biomes/alpine-pass.ts";
import { drawRidge } from "./biomes/alpine-ridge.ts";
import { drawKnoll, drawTowers } from "./biomes/alpine-stone.ts";
import { drawCanyon } from "./biomes/canyon.ts";
import { drawGorge } from "./biomes/canyon-gorge.ts";
import { drawPillars } from "./biomes/canyon-pillars.ts";
import { drawRim } from "./biomes/canyon-rim.ts";
import { drawCoast } from "./biomes/coast.ts";
import { drawBay } from "./biomes/coast-bay.ts";
import { drawLighthouse } from "./biomes/coast-lighthouse.ts";
import { drawDesert } from "./biomes/desert.ts";
import { drawCrest } from "./biomes/desert-crest.ts";
import { drawFelucca } from "./biomes/desert-felucca.ts";
import { drawCacti, drawMonolith, drawOasis } from "./biomes/desert-lone.ts";
import { drawNeedles } from "./biomes/desert-needles.ts";
import { drawFlamingoPlain, drawSalt } from "./biomes/desert-salt.ts";
import { drawIslands } from "./biomes/islands.ts";
import { drawCabins, drawSauna } from "./biomes/islands-cabins.ts";
import { drawDhow } from "./biomes/islands-dhow.ts";
import { drawLagoon } from "./biomes/islands-lagoon.ts";
import { drawSails } from "./biomes/islands-sails.ts";
import { drawWhitewash } from "./biomes/islands-whitewash.ts";
import { drawJungle } from "./biomes/jungle.ts";
import { drawAngkor } from "./biomes/jungle-angkor.ts";
import { drawJungleRiver } from "./biomes/jungle-river.ts";
import { drawTemple } from "./biomes/jungle-temple.ts";
import { drawLake } from "./biomes/lake.ts";
import { drawFjord } from "./biomes/lake-fjord.ts";
import { drawJettyLake } from "./biomes/lake-jetty.ts";
import { drawReeds } from "./biomes/lake-reeds.ts";
import { drawMetropolis } from "./biomes/metropolis.ts";
import { drawAvenue } from "./biomes/metropolis-avenue.ts";
import { drawHillCity } from "./biomes/metropolis-hills.ts";
import { drawFlameCity, drawHanokCity, drawNeedleCity } from "./biomes/metropolis-landmarks.ts";
import { drawQuay } from "./biomes/metropolis-quay.ts";
import { drawOldtown } from "./biomes/oldtown.ts";
import { drawAlhambra } from "./biomes/oldtown-alhambra.ts";
import { drawBridgeTown } from "./biomes/oldtown-bridge.ts";
import { drawCrag, drawVineyards } from "./biomes/oldtown-castle.ts";
import { drawPagoda } from "./biomes/oldtown-pagoda.ts";
import { drawStreet } from "./biomes/oldtown-street.ts";
import { drawPolar } from "./biomes/polar.ts";
import { drawShip } from "./biomes/polar-ship.ts";
import { drawRice } from "./biomes/rice.ts";
import { drawBackwater } from "./biomes/rice-backwater.ts";
import { drawMonastery } from "./biomes/rice-monastery.ts";
import { drawSavanna } from "./biomes/savanna.ts";
import { drawBaobabs } from "./biomes/savanna-baobabs.ts";
import { drawWaterhole } from "./biomes/savanna-waterhole.ts";
import { drawSteppe } from "./biomes/steppe.ts";
import { drawBalloons } from "./biomes/steppe-balloons.ts";
import { drawMeadow } from "./biomes/steppe-meadow.ts";
import { drawWaxPalms } from "./biomes/steppe-palms.ts";
import { drawTundra } from "./biomes/tundra.ts";
import { drawBraids } from "./biomes/tundra-braids.ts";
import { drawVolcano } from "./biomes/volcano.ts";
import { drawCaldera } from "./biomes/volcano-caldera.ts";
import { drawCone } from "./biomes/volcano-cone.ts";
import { type Composition, compositions } from "./compositions.ts";
import { hashOf } from "./random.ts";
import type { Scene } from "./scene.ts";
import { openSheet, type PosterOptions, type Sheet } from "./sheet.ts";
import { paintSky } from "./landscape/sky.ts";
import { drawBikes } from "./wayside/bikes.ts";
import { drawBoat } from "./wayside/boat.ts";
import { drawCampfire } from "./wayside/campfire.ts";
import { drawKitchen } from "./wayside/kitchen.ts";
import { drawMarket } from "./wayside/market.ts";
import { drawPlane } from "./wayside/plane.ts";
import { drawRoad } from "./wayside/road.ts";
import { drawSprings } from "./wayside/springs.ts";
import { drawTable } from "./wayside/table.ts";
import { drawTrail } from "./wayside/trail.ts";
import { drawTrain } from "./wayside/train.ts";
import { drawVillage } from "./wayside/village.ts";

const drawComposition: Readonly<Record<Composition, (s: Scene) => void>> = {
  massif: drawAlpine,
  pass: drawPass,
  ridge: drawRidge,
  towers: drawTowers,
  knoll: drawKnoll,
  canoe: drawLake,
  jetty: drawJettyLake,
  reeds: drawReeds,
  fjord: drawFjord,
  sauna: drawSauna,
  caravan: drawDesert,
  crest: drawCrest,
  needles: drawNeedles,
  felucca: drawFelucca,
  salt: drawSalt,
  flamingos: drawFlamingoPlain,
  monolith: drawMonolith,
  oasis: drawOasis,
  cacti: drawCacti,
  giraffes: drawSavanna,
  waterhole: drawWaterhole,
  baobabs: drawBaobabs,
  waterfall: drawJungle,
  river: drawJungleRiver,
  temple: drawTemple,
  angkor: drawAngkor,
  headland: drawCoast,
  lighthouse: drawLighthouse,
  bay: drawBay,
  karst: drawIslands,
  lagoon: drawLagoon,
  sails: drawSails,
  dhow: drawDhow,
  cabins: drawCabins,
  whitewash: drawWhitewash,
  cabin: drawTundra,
  braids: drawBraids,
  eruption: drawVolcano,
  caldera: drawCaldera,
  cone: drawCone,
  yurts: drawSteppe,
  balloons: drawBalloons,
  meadow: drawMeadow,
  waxpalms: drawWaxPalms,
  terraces: drawRice,
  backwater: drawBackwater,
  monastery: drawMonastery,
  skyline: drawOldtown,
  street: drawStreet,
  bridge: drawBridgeTown,
  pagoda: drawPagoda,
  crag: drawCrag,
  vineyards: drawVineyards,
  alhambra: drawAlhambra,
  suspension: drawMetropolis,
  hills: drawHillCity,
  avenue: drawAvenue,
  quay: drawQuay,
  needle: drawNeedleCity,
  flames: drawFlameCity,
  hanok: drawHanokCity,
  buttes: drawCanyon,
  gorge: drawGorge,
  rim: drawRim,
  pillars: drawPillars,
  icebergs: drawPolar,
  ship: drawShip,
  road: drawRoad,
  trail: drawTrail,
  village: drawVillage,
  train: drawTrain,
  table: drawTable,
  market: drawMarket,
  plane: drawPlane,
  springs: drawSprings,
  campfire: drawCampfire,
  kitchen: drawKitchen,
  boat: drawBoat,
  bikes: drawBikes,
};

/** Draws the requested composition, or the first of its landscape. */
const drawLand = (scene: Scene): void => {
  const { biome, composition = compositions[biome][0] } = scene.options;
  drawComposition[composition](scene);
};

const grainFilter = (id: string, frequency: number, seed: number, matrix: string): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${Math.round(frequency * 100) / 100}" numOctaves="2" seed="${seed}"/><feColorMatrix type="matrix" values="${matrix}"/></filter>`;

/** Darkens the top and bottom and adds paper grain. */
const finish = (s: Sheet): void => {
  const { width, height, top, unit, colours, options } = s;
  const fillSheet = (extra: string) =>
    s.add(`<rect y="${top}" width="${width}" height="${height - top}" ${extra}/>`);
  const { ink } = colours;
  fillSheet(
    `fill="${s.verticalGradient(
      [
        [0, ink, 0.1],
        [0.22, ink, 0],
        [0.8, ink, 0],
        [1, ink, 0.22],
      ],
      top,
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
  fillSheet(`filter="url(#${light})" opacity="${grain}"`);
  fillSheet(`filter="url(#${dark})" opacity="${Math.round(grain * 90) / 100}"`);
};

/**
 * Draws a travel poster as SVG (85 to 300 KB), byte for byte the same for the same options.
 * @throws RangeError for a palette that the hour does not have
 */
export const poster = (options: PosterOptions): string => {
  const sheet = openSheet(options);
  drawLand(paintSky(sheet));
  finish(sheet);
  return sheet.svg();
};

/**
 * The same drawing as two layers of the same size, sky and land. Without grain, which would be on
 * both.
 */
export const posterLayers = (options: PosterOptions): Readonly<{ sky: string; land: string }> => {
  const sheet = openSheet({ ...options, grain: 0 });
  const scene = paintSky(sheet);
  const skyEnd = sheet.mark();
  drawLand(scene);
  const land = sheet.takeSince(skyEnd);
  const sky = sheet.svg();
  sheet.takeSince(0);
  sheet.add(land);
  return { sky, land: sheet.svg() };
};
