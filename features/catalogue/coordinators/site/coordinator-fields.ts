import { capitalize } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { languageName } from "#markets/places/display-names.ts";
import type { Leader } from "../parts/leaders.ts";
import type { CoordinatorsView } from "./coordinators-page.tsx";
import { type CoordinatorChoices, leastTrips } from "./chosen-coordinators.ts";

type Field = CoordinatorsView["form"]["fields"][number];
type Choice = Field["choices"][number];

/** The values that occur, each once, in the order of their labels. */
const distinct = (
  values: readonly string[],
  labelOf: (value: string) => string,
  collator: Intl.Collator,
): readonly Choice[] =>
  [...new Set(values)]
    .map((value) => ({ value, label: labelOf(value) }))
    .toSorted((a, b) => collator.compare(a.label, b.label));

/** The fields above the list; the first choice of each asks for nothing. */
export const fieldsFor = (
  { t, market }: Localizer,
  leaders: readonly Leader[],
  chosen: CoordinatorChoices,
  collator: Intl.Collator,
): readonly Field[] => {
  const spoken = leaders.flatMap(({ coordinator }) => coordinator.languages);
  const cities = leaders.map(({ coordinator }) => coordinator.city);
  const nameOf = (code: string) => capitalize(languageName(code, market.htmlLang));
  const field = (
    name: keyof CoordinatorChoices,
    label: string,
    every: string,
    choices: readonly Choice[],
  ): Field => {
    const value = chosen[name] ?? "";
    return { name, label, value, choices: [{ value: "", label: every }, ...choices] };
  };
  return [
    field(
      "speaks",
      t("coordinators.language"),
      t("coordinators.anyLanguage"),
      distinct(spoken, nameOf, collator),
    ),
    field(
      "city",
      t("coordinators.city"),
      t("coordinators.anyCity"),
      distinct(cities, (city) => city, collator),
    ),
    field(
      "led",
      t("coordinators.led"),
      t("coordinators.anyTrips"),
      leastTrips.map((n) => ({ value: n, label: t("coordinators.atLeast", { n: Number(n) }) })),
    ),
    field("order", t("coordinators.order"), t("coordinators.mostTrips"), [
      { value: "name", label: t("coordinators.byName") },
      { value: "newest", label: t("coordinators.byNewest") },
    ]),
  ];
};
