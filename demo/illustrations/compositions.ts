import type { Biome } from "#demo/trips/trip-facts.ts";

/** The compositions of each landscape; the first is the default. */
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

/**
 * Views of travelling itself, such as a road or a meal (“views of the way”). They are drawn only
 * for days, once for each kind of land.
 */
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
