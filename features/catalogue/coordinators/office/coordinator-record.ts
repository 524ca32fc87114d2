import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import {
  type CoordinatorInput,
  coordinatorInputSchema,
} from "#features/catalogue/coordinators/contract.ts";
import { PictureSchemaField } from "#features/assets/media/pickers/picture-schema-field.tsx";
import { isPicture } from "#features/assets/media/pickers/picture-schemas.ts";
import { isTypedSlug, typedSlug } from "#platform/browser/typed-slug.ts";
import { languagesField } from "./languages-field.tsx";

const path = (country: string): string => `${country}/coordinators`;

const ofLanguage = (language: string, year: number): RecordDeclaration<CoordinatorInput> => ({
  one: "coordinator",
  keepsVersions: true,
  checksSlug: true,
  schema: coordinatorInputSchema,
  empty: {
    name: "",
    slug: "",
    city: "",
    bio: "",
    languages: [language],
    since: year,
    tripsLed: 0,
    portraitId: null,
    isShown: true,
    email: null,
  },
  path,
  nameOf: ({ name }) => name,
  fields: {
    portraitId: {
      description: "Portrait",
      format: "media",
      help: "Square, the face in the middle.",
    },
    name: { description: "Name", format: "short" },
    city: { description: "City", format: "short" },
    slug: { description: "Slug", help: "In the address of their page." },
    bio: {
      description: "In their own words",
      format: "textarea",
      help: "It stands in quotation marks.",
    },
    languages: { description: "Languages", format: "languages" },
    since: { description: "Leads since" },
    tripsLed: { description: "Trips led" },
    isShown: { description: "Shown on the site" },
    email: {
      description: "E-mail",
      format: "short",
      help: "For staff alone. Departures are asked there.",
    },
  },
  specialFields: [{ matches: isPicture, Field: PictureSchemaField }, languagesField],
  derive: (before, after) =>
    isTypedSlug(before.slug, before.name, language)
      ? { slug: typedSlug(after.name, language) }
      : {},
  saved: "Coordinator saved.",
  created: "Coordinator added.",
  deleted: "Coordinator deleted.",
});

const byLanguage = new Map<string, RecordDeclaration<CoordinatorInput>>();

/** @param language of the market, in which names become slugs */
export const coordinatorRecord = (language: string): RecordDeclaration<CoordinatorInput> => {
  const known = byLanguage.get(language) ?? ofLanguage(language, new Date().getFullYear());
  byLanguage.set(language, known);
  return known;
};
