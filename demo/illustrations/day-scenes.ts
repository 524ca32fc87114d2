import type { Biome, Hour } from "#demo/trips/trip-facts.ts";
import { type Composition, compositions, type Wayside, wayside } from "./compositions.ts";
import { type Land, lands, type PosterOptions } from "./sheet.ts";

/** A 3:2 picture of a composition at an hour, shared by all trips that it fits. */
export type DayScene = Readonly<{
  name: string;
  biome: Biome;
  composition: Composition;
  hour: Hour;
  /**
   * How the drawing differs from the usual one: a town in the eastern style (`east`), no penguins
   * (`north`), a wooded gorge (`green`), a lagoon without a mountain (`atoll`). Null means that the
   * drawing is the usual one.
   */
  variant: "east" | "north" | "green" | "atoll" | null;
  /** The land around a view of the way; null for a view that shows no land, and for a landscape. */
  land: Land | null;
}>;

const daylight = ["dawn", "noon", "golden", "dusk"] as const;

/**
 * The hours at which a composition is drawn. A composition without an entry is drawn at every hour
 * of `daylight`.
 */
const hoursByComposition: Partial<Readonly<Record<Composition, readonly Hour[]>>> = {
  massif: ["dawn", "noon", "golden", "dusk", "night"],
  caravan: ["dawn", "noon", "golden", "dusk", "night"],
  needles: ["dawn", "noon", "golden", "dusk", "night"],
  headland: ["dawn", "noon", "golden", "dusk", "night"],
  karst: ["dawn", "noon", "golden", "dusk", "night"],
  cabin: ["dawn", "dusk", "night"],
  eruption: ["dawn", "dusk", "night"],
  skyline: ["dawn", "noon", "golden", "dusk", "night"],
  street: ["dawn", "noon", "golden", "dusk", "night"],
  suspension: ["dawn", "golden", "dusk", "night"],
  hills: ["noon", "golden", "dusk", "night"],
  avenue: ["noon", "golden", "dusk", "night"],
  pagoda: ["dawn", "golden", "dusk", "night"],
  giraffes: ["dawn", "golden", "dusk"],
  waterhole: ["dawn", "golden", "dusk"],
  temple: ["dawn", "noon", "golden"],
  balloons: ["dawn", "golden"],
  meadow: ["dawn", "noon", "golden"],
  monastery: ["dawn", "noon", "golden"],
  backwater: ["dawn", "noon", "golden"],
  ship: ["dawn", "noon", "dusk"],
  felucca: ["dawn", "golden"],
  towers: ["noon", "golden"],
  knoll: ["dawn", "golden"],
  waxpalms: ["dawn", "noon"],
  alhambra: ["golden", "dusk"],
  salt: ["dawn", "golden"],
  flamingos: ["noon", "golden"],
  monolith: ["golden"],
  oasis: ["noon", "golden"],
  cacti: ["noon", "golden"],
  baobabs: ["golden"],
  angkor: ["dawn", "golden"],
  crag: ["noon", "dusk"],
  vineyards: ["noon", "golden"],
  needle: ["golden", "night"],
  flames: ["dusk", "night"],
  hanok: ["golden", "night"],
  dhow: ["noon", "golden"],
  cabins: ["noon", "dusk"],
  sauna: ["noon", "golden"],
  whitewash: ["golden", "dusk"],
  pillars: ["noon", "golden"],
};

const variantsOf = (composition: Composition): readonly DayScene["variant"][] => {
  if (composition === "skyline" || composition === "street") return [null, "east"];
  if (composition === "gorge") return [null, "green"];
  if (composition === "lagoon") return [null, "atoll"];
  return composition === "icebergs" ? [null, "north"] : [null];
};

/** The landscape whose sky fits the land. */
const biomeByLand: Readonly<Record<Land, Biome>> = {
  dry: "canyon",
  mild: "lake",
  high: "alpine",
  palms: "jungle",
  bare: "tundra",
  snow: "alpine",
};

const waysideHours: Readonly<Record<Wayside, readonly Hour[]>> = {
  road: ["dawn", "noon", "golden"],
  trail: ["dawn", "noon", "golden"],
  village: ["dawn", "noon", "golden"],
  train: ["dawn", "noon", "dusk"],
  table: ["noon", "golden", "dusk"],
  market: ["dawn", "noon", "golden", "dusk"],
  plane: ["dawn", "noon", "golden", "dusk"],
  springs: ["noon", "golden"],
  campfire: ["dusk", "night"],
  kitchen: ["noon", "golden", "dusk"],
  boat: ["dawn", "noon", "golden"],
  bikes: ["noon", "golden"],
};

const withoutLand: readonly Wayside[] = ["market", "plane", "kitchen"];
/** Views that make no sense in snow. */
const withoutSnow: readonly Wayside[] = ["table", "campfire", "boat", "bikes"];

const landsOf = (view: Wayside): readonly (Land | null)[] => {
  if (withoutLand.includes(view)) return [null];
  return withoutSnow.includes(view) ? lands.filter((land) => land !== "snow") : lands;
};

const nameOf = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join("-");

const landscapes: readonly DayScene[] = (
  Object.entries(compositions) as [Biome, readonly Composition[]][]
).flatMap(([biome, names]) =>
  names.flatMap((composition) =>
    variantsOf(composition).flatMap((variant) =>
      (hoursByComposition[composition] ?? daylight).map((hour) => ({
        name: nameOf([composition, variant, hour]),
        biome,
        composition,
        hour,
        variant,
        land: null,
      })),
    ),
  ),
);

const waysides: readonly DayScene[] = wayside.flatMap((composition) =>
  landsOf(composition).flatMap((land) =>
    waysideHours[composition].map((hour) => ({
      name: nameOf([composition, land, hour]),
      biome: biomeByLand[land ?? "mild"],
      composition,
      hour,
      variant: null,
      land,
    })),
  ),
);

export const dayScenes: readonly DayScene[] = [...landscapes, ...waysides];

export const isWayside = ({ composition }: DayScene): boolean =>
  wayside.some((view) => view === composition);

export const sceneOptions = ({
  name,
  biome,
  composition,
  hour,
  variant,
  land,
}: DayScene): Omit<PosterOptions, "width" | "height"> => ({
  seed: `day ${name}`,
  biome,
  composition,
  time: hour,
  season: variant === "north" ? "winter" : "summer",
  ...(land && { land }),
  ...((variant === "green" || variant === "atoll") && { variant }),
  ...(biome === "oldtown" && { variant: variant === "east" ? "east" : "west" }),
});
