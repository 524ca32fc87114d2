import type { Biome } from "#demo/trips/trip-facts.ts";

/** The ways in which each landscape is drawn, the one that it began with first. */
export const compositions = {
  alpine: ["massif", "pass", "ridge", "towers", "knoll"],
  lake: ["canoe", "jetty", "reeds", "fjord", "sauna"],
  desert: [
    "caravan",
    "crest",
    "needles",
    "felucca",
    "salt",
    "flamingos",
    "monolith",
    "oasis",
    "cacti",
  ],
  savanna: ["giraffes", "waterhole", "baobabs"],
  jungle: ["waterfall", "river", "temple", "angkor"],
  coast: ["headland", "lighthouse", "bay"],
  islands: ["karst", "lagoon", "sails", "dhow", "cabins", "whitewash"],
  tundra: ["cabin", "braids"],
  volcano: ["eruption", "caldera", "cone"],
  steppe: ["yurts", "balloons", "meadow", "waxpalms"],
  rice: ["terraces", "backwater", "monastery"],
  oldtown: ["skyline", "street", "bridge", "pagoda", "crag", "vineyards", "alhambra"],
  metropolis: ["suspension", "hills", "avenue", "quay", "needle", "flames", "hanok"],
  canyon: ["buttes", "gorge", "rim", "pillars"],
  polar: ["icebergs", "ship"],
} as const satisfies Readonly<Record<Biome, readonly [string, ...string[]]>>;

/** What is met on the way in many lands: drawn for days alone, each in the land that it stands in. */
export const wayside = [
  "road",
  "trail",
  "village",
  "train",
  "table",
  "market",
  "plane",
  "springs",
  "campfire",
  "kitchen",
  "boat",
  "bikes",
] as const;

export type Wayside = (typeof wayside)[number];

export type Composition = (typeof compositions)[Biome][number] | Wayside;
