import { isTypedSlug, typedSlug } from "#platform/browser/typed-slug.ts";
import type { SpecialField } from "#design/office/form/form-settings.ts";
import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import { type ResourceInput, type ResourceKind, resources } from "../contract.ts";
import { NamesField } from "./names/names-field.tsx";
import { resourceErrors, searchParameterOf } from "../rules.ts";

/** What the one screen of resources shows of a kind. */
export type KindScreen = Readonly<{
  kind: ResourceKind;
  title: string;
  one: string;
  many: string;
  /** What a record of the kind is, in one sentence. */
  about: string;
  /** Whether travels refer to it; the others are matched by dates and days. */
  isOfTravels: boolean;
  /** What a missing name does in a market. */
  missingText: (market: string) => string;
  /** The head of the column between name and use; null for kinds of a name alone. */
  column: string | null;
  /** The language is that of the market, whose names become slugs. */
  declarationIn: (language: string) => RecordDeclaration<ResourceInput>;
}>;

type KindWords = Readonly<{ one: string; many: string; title: string; about: string }>;

type KindOptions = Readonly<{
  /** The kind's own fields of a new record, beside slug and name. */
  empty?: Readonly<Record<string, string | null>>;
  fields?: RecordDeclaration<ResourceInput>["fields"];
  isOfTravels?: boolean;
  column?: string;
  missingText?: (market: string) => string;
}>;

const missingIn = (market: string): string => `Missing in ${market}.`;

const namesFormat = "names";
const specialFields: readonly SpecialField[] = [
  { matches: ({ format }) => format === namesFormat, Field: NamesField },
];

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const kindScreen = (
  kind: ResourceKind,
  words: KindWords,
  options: KindOptions = {},
): KindScreen => {
  const { one, many, title, about } = words;
  const {
    empty = {},
    fields = {},
    isOfTravels = true,
    column = null,
    missingText = missingIn,
  } = options;
  const declaration = (language: string): RecordDeclaration<ResourceInput> => ({
    one,
    keepsVersions: true,
    schema: resources[kind].input,
    // The schema refuses it until the fields are filled in.
    empty: { name: "", slug: "", ...empty } as ResourceInput,
    path: (country) => `${country}/resources/${kind}`,
    nameOf: ({ name }) => name,
    fields: {
      name: { description: "Name", format: namesFormat },
      slug: {
        description: "Slug",
        help: searchParameterOf[kind] ? "In the address of a search." : "Its name in imports.",
      },
      ...fields,
    },
    specialFields,
    rules: resourceErrors,
    derive: (before, after) =>
      isTypedSlug(before.slug, before.name, language)
        ? { slug: typedSlug(after.name, language) }
        : {},
    saved: `${capitalize(one)} saved.`,
    created: `${capitalize(one)} added.`,
    deleted: `${capitalize(one)} deleted.`,
  });
  const byLanguage = new Map<string, RecordDeclaration<ResourceInput>>();
  return {
    kind,
    title,
    one,
    many,
    about,
    isOfTravels,
    column,
    missingText,
    declarationIn: (language) => {
      const known = byLanguage.get(language) ?? declaration(language);
      byLanguage.set(language, known);
      return known;
    },
  };
};

export const kindScreens: Readonly<Record<ResourceKind, KindScreen>> = {
  badges: kindScreen(
    "badges",
    {
      one: "badge",
      many: "badges",
      title: "Badges",
      about: "A badge says in two or three words what is special about a travel.",
    },
    {
      column: "On the card",
      missingText: (market) => `Missing: cards in ${market} show no such badge.`,
    },
  ),
  "cost-centers": kindScreen(
    "cost-centers",
    {
      one: "cost center",
      many: "cost centers",
      title: "Cost centers",
      about: "A cost center is where the accounts book a travel.",
    },
    {
      column: "Number",
      empty: { number: "" },
      fields: { number: { description: "Number", help: "As the accounts have it." } },
    },
  ),
  "date-ranges": kindScreen(
    "date-ranges",
    {
      one: "date range",
      many: "date ranges",
      title: "Date ranges",
      about:
        "A date range, such as Easter, finds the departures that begin in it; one with a night on the road, such as New Year, those that are under way in that night.",
    },
    {
      column: "Dates",
      isOfTravels: false,
      empty: { from: "", to: "", onTheRoad: null },
      fields: {
        from: { description: "First day" },
        to: { description: "Last day" },
        onTheRoad: {
          description: "Night on the road",
          help: "With this day, groups count that start by it and end after it, whenever they begin. Empty for departures that begin in the range.",
        },
      },
    },
  ),
  durations: kindScreen(
    "durations",
    {
      one: "duration",
      many: "durations",
      title: "Durations",
      about: "A duration finds the trips of so many days.",
    },
    {
      column: "Days",
      isOfTravels: false,
      empty: { daysMin: null, daysMax: null },
      fields: {
        daysMin: { description: "Days at least", help: "Empty for no bound." },
        daysMax: { description: "Days at most", help: "Empty for no bound." },
      },
    },
  ),
  "travel-type-primary": kindScreen("travel-type-primary", {
    one: "primary travel type",
    many: "primary travel types",
    title: "Travel type primary",
    about: "The primary type says what a travel is above all.",
  }),
  "travel-type-secondary": kindScreen("travel-type-secondary", {
    one: "secondary travel type",
    many: "secondary travel types",
    title: "Travel type secondary",
    about: "The secondary type says what else a travel is.",
  }),
  "travel-categories": kindScreen("travel-categories", {
    one: "travel category",
    many: "travel categories",
    title: "Travel categories",
    about: "A category is how the company sorts its travels.",
  }),
  "travel-formats": kindScreen("travel-formats", {
    one: "travel format",
    many: "travel formats",
    title: "Travel formats",
    about: "A format says in which way a group travels.",
  }),
  "travel-styles": kindScreen("travel-styles", {
    one: "travel style",
    many: "travel styles",
    title: "Travel styles",
    about: "A style says at which pace and in which comfort a group travels.",
  }),
};

/** The kind of a screen's path; `/resources/travel-type` is the primary one. */
export const kindAt = (pathname: string): ResourceKind => {
  const name = pathname
    .replace(/^\/resources\//, "")
    .replace(/\/$/, "")
    .replace("/", "-");
  const kind = name === "travel-type" ? "travel-type-primary" : name;
  return kind in kindScreens ? (kind as ResourceKind) : "badges";
};
