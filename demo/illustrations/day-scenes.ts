import type { Biome, Hour } from "#demo/trips/trip-facts.ts";
import { type Composition, compositions } from "./compositions.ts";
import type { PosterOptions } from "./sheet.ts";

/** A picture for a day, 3:2: a composition in the light of an hour, for any trip that it fits. */
export type DayScene = Readonly<{
  name: string;
  biome: Biome;
  composition: Composition;
  hour: Hour;
  /** What is drawn differently for some places: an eastern town, a north without penguins, a gorge with woods, a lagoon without a mountain. */
  variant: "east" | "north" | "green" | "atoll" | null;
}>;

const daylight = ["dawn", "noon", "golden", "dusk"] as const;

/** The hours of compositions that have others than those of daylight. */
const hoursOf: Partial<Readonly<Record<Composition, readonly Hour[]>>> = {
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
};

const variantsOf = (composition: Composition): readonly DayScene["variant"][] => {
  if (composition === "skyline" || composition === "street") return [null, "east"];
  if (composition === "gorge") return [null, "green"];
  if (composition === "lagoon") return [null, "atoll"];
  return composition === "icebergs" ? [null, "north"] : [null];
};

/** Every picture that days are given, drawn once for all trips. */
export const dayScenes: readonly DayScene[] = (
  Object.entries(compositions) as [Biome, readonly Composition[]][]
).flatMap(([biome, names]) =>
  names.flatMap((composition) =>
    variantsOf(composition).flatMap((variant) =>
      (hoursOf[composition] ?? daylight).map((hour) => ({
        name: [composition, ...(variant ? [variant] : []), hour].join("-"),
        biome,
        composition,
        hour,
        variant,
      })),
    ),
  ),
);

/** The choices that a day's picture is drawn by. */
export const sceneOptions = ({
  name,
  biome,
  composition,
  hour,
  variant,
}: DayScene): Omit<PosterOptions, "width" | "height"> => ({
  seed: `day ${name}`,
  biome,
  composition,
  time: hour,
  season: variant === "north" ? "winter" : "summer",
  ...((variant === "green" || variant === "atoll") && { variant }),
  ...(biome === "oldtown" && { variant: variant === "east" ? "east" : "west" }),
});
