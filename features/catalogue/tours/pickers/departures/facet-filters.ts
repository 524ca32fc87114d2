import type { Filter, FilterChoice } from "#design/office/list/filters/filter.ts";
import { ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import { continents, type TourFacets } from "#features/catalogue/departure-filters/contract.ts";
import { ageNames } from "#features/catalogue/departure-filters/parts/age-names.ts";
import { continentNames } from "#features/catalogue/departure-filters/parts/continent-names.ts";

/** Of a list that the server knows: a link's value counts before the list is there. */
const choiceOf = (field: string, label: string, choices: readonly FilterChoice[]): Filter => ({
  kind: "choice",
  field,
  label,
  choices,
  isOpen: true,
});

/** Filters of departures by their season, travel, coordinator and age. @param facets null until known */
export const facetFilters = (facets: TourFacets | null): readonly Filter[] => [
  choiceOf("season", "Season", facets?.seasons ?? []),
  choiceOf("travel", "Travel", facets?.travels ?? []),
  {
    kind: "choice",
    field: "continent",
    label: "Continent",
    choices: continents.map((value) => ({ value, label: continentNames[value] })),
  },
  { kind: "several", field: "type", label: "Type", choices: facets?.types ?? [] },
  choiceOf("coordinator", "Led by", facets?.coordinators ?? []),
  {
    kind: "choice",
    field: "age",
    label: "Age",
    choices: ageRanges.map((value) => ({ value, label: ageNames[value] })),
  },
];
