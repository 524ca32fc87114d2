import { formSchemaOf } from "#design/office/record/form/form-schema.ts";
import type { Values } from "#design/office/record/record-declaration.ts";
import type { RecordPageDeclaration } from "#design/office/record-page/record-page-declaration.ts";
import { type TravelInput, travelInputSchema } from "#features/catalogue/travels/contract.ts";
import { previewTravel } from "#features/catalogue/travels/save/calls.ts";
import { travelErrors } from "#features/catalogue/travels/travel-rules.ts";
import { call } from "#platform/browser/call.ts";
import { isTypedSlug, typedSlug } from "#platform/browser/typed-slug.ts";
import { specialFields } from "../fields/special-fields.tsx";
import { fieldName } from "./field-name.ts";
import { followLength } from "./follow-length.ts";
import { followTitles } from "./follow.ts";
import { saveQuestion } from "./save-question.ts";
import { travelFields } from "./travel-fields.ts";

export const emptyTravel: TravelInput = {
  tripId: "",
  slug: "",
  name: "",
  tagline: "",
  story: "",
  highlights: [],
  days: 8,
  nights: 7,
  itinerary: [],
  included: [],
  excluded: [],
  moneyPot: { lowCents: 0, highCents: 0, items: [] },
  flight: { airport: null, city: "", returnCity: null, directCents: null, stopsCents: null },
  moods: [],
  effort: 2,
  typeId: null,
  secondTypeId: null,
  styleId: null,
  categoryId: null,
  formatId: null,
  costCenterId: null,
  badgeIds: [],
  destinationIds: [],
  isUnique: false,
  privateRoom: false,
  privateRoomCents: null,
  photoIds: [],
  seo: { title: "", description: "", robots: "index,follow", image: null },
  isPublished: false,
};

const ask = async (country: string, record: { id: string } | null, values: Values) => {
  const id = record?.id ?? null;
  const { consequences } = await call(
    previewTravel,
    { country },
    { body: { id, travel: travelInputSchema.parse(values) } },
  );
  return saveQuestion(consequences, id);
};

const ofLanguage = (language: string): RecordPageDeclaration<TravelInput> => {
  const base = { schema: travelInputSchema, fields: travelFields };
  const schema = formSchemaOf(base);
  return {
    ...base,
    one: "travel",
    list: { path: "/travels", label: "Back to travels" },
    empty: emptyTravel,
    path: (country) => `${country}/travels`,
    nameOf: ({ name }) => name,
    specialFields,
    keepsVersions: true,
    rules: travelErrors,
    fieldName: (path) => fieldName(schema, path),
    derive: (before, after) =>
      isTypedSlug(before.slug, before.name, language)
        ? { slug: typedSlug(after.name, language) }
        : {},
    follow: (before, after) => {
      const itinerary = followTitles(before.itinerary, after.itinerary);
      return { ...followLength(before, after), ...(itinerary && { itinerary }) };
    },
    ask,
    saved: "Travel saved.",
    created: "Travel added.",
    deleted: "Travel deleted.",
  };
};

const byLanguage = new Map<string, RecordPageDeclaration<TravelInput>>();

/** @param language of the market, in which names become slugs */
export const travelRecord = (language: string): RecordPageDeclaration<TravelInput> => {
  const known = byLanguage.get(language) ?? ofLanguage(language);
  byLanguage.set(language, known);
  return known;
};
