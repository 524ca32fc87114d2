import { ages, efforts, seasons } from "../contract.ts";
import { moods, transports } from "#features/catalogue/travels/contract.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import { chipLabel, type ChipLookups } from "../sentences/chip-labels.ts";
import { type LexiconChoice, type LexiconMeaning, lexiconParameters } from "./lexicon-contract.ts";

const kinds = {
  type: "travel-type-primary",
  style: "travel-styles",
  badge: "badges",
} as const;

const valuesOf = (
  parameter: LexiconMeaning["parameter"],
  { destinations, resources }: ChipLookups,
): readonly string[] => {
  switch (parameter) {
    case "where":
      return destinations.map(({ slug }) => slug);
    case "type":
    case "style":
    case "badge":
      return resources.flatMap(({ kind, slug }) => (kind === kinds[parameter] ? [slug] : []));
    case "mood":
      return moods;
    case "transport":
      return transports;
    case "effort":
      return efforts;
    case "season":
      return seasons;
    case "age":
      return ages;
    case "status":
      return statuses;
    default:
      return ["1"];
  }
};

/** All that an added word may mean, as the market's search names it. */
export const lexiconChoices = (
  localizer: Localizer,
  lookups: ChipLookups,
): readonly LexiconChoice[] =>
  lexiconParameters.map((parameter) => ({
    parameter,
    options: valuesOf(parameter, lookups).map((value) => ({
      value,
      label: chipLabel(localizer, { parameter, value }, lookups),
    })),
  }));

/** How the search names a meaning; undefined for one that the market does not have. */
export const labelOf = (
  choices: readonly LexiconChoice[],
  { parameter, value }: Readonly<{ parameter: string; value: string }>,
): string | undefined =>
  choices
    .find((each) => each.parameter === parameter)
    ?.options.find((option) => option.value === value)?.label;
