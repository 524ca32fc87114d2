import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import {
  type DestinationInput,
  destinationInputSchema,
} from "#features/content/destinations/contract.ts";
import { destinationErrors } from "#features/content/destinations/rules.ts";
import { isTypedSlug, typedSlug } from "#platform/browser/typed-slug.ts";

const ofLanguage = (language: string): RecordDeclaration<DestinationInput> => ({
  one: "destination",
  keepsVersions: true,
  checksSlug: true,
  schema: destinationInputSchema,
  empty: {
    kind: "place",
    code: "",
    region: "",
    name: "",
    slug: "",
    lead: "",
    text: "",
    isOffered: true,
  },
  path: (country) => `${country}/destinations`,
  nameOf: ({ name }) => name,
  fields: {
    name: { description: "Name", format: "short" },
    slug: { description: "Slug", format: "short", help: "In the address of its search." },
    lead: {
      description: "Lead",
      format: "textarea",
      help: "One or two sentences at the head of its search or page.",
    },
    text: {
      description: "Text",
      format: "textarea",
      help: "Paragraphs below the lead; an empty line begins the next.",
    },
    isOffered: { description: "“Where” offers it" },
    kind: {
      description: "Kind",
      names: { region: "Region", country: "Country", place: "Place" },
      help: "It stays once it is saved.",
    },
    code: {
      description: "Code",
      format: "short",
      help: "The same in all markets: a continent, a country’s two letters, or MA-merzouga.",
    },
    region: {
      description: "Part of",
      format: "short",
      help: "A country’s continent, or a place’s country.",
    },
  },
  rules: destinationErrors,
  derive: (before, after) =>
    isTypedSlug(before.slug, before.name, language)
      ? { slug: typedSlug(after.name, language) }
      : {},
  saved: "Destination saved.",
  created: "Destination added.",
  deleted: "Destination deleted.",
});

const byLanguage = new Map<string, RecordDeclaration<DestinationInput>>();

/** @param language of the market, in which names become slugs */
export const destinationRecord = (language: string): RecordDeclaration<DestinationInput> => {
  const known = byLanguage.get(language) ?? ofLanguage(language);
  byLanguage.set(language, known);
  return known;
};
