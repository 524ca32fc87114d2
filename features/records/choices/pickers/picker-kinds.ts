import type { FieldSchema } from "#design/office/form/field-schema.ts";

export type PickKind =
  | "media"
  | "travel"
  | "tour"
  | "coordinator"
  | "destination"
  | "date-range"
  | "travel-type"
  | "event-city"
  | "page"
  | "form";

type KindLabels = Readonly<{
  /** Name of the list in the API. */
  list: string;
  singular: string;
  plural: string;
}>;

export const pickKinds: Readonly<Record<PickKind, KindLabels>> = {
  media: { list: "media", singular: "picture", plural: "pictures" },
  travel: { list: "travels", singular: "travel", plural: "travels" },
  tour: { list: "tours", singular: "departure", plural: "departures" },
  coordinator: { list: "coordinators", singular: "coordinator", plural: "coordinators" },
  destination: { list: "destinations", singular: "destination", plural: "destinations" },
  "date-range": { list: "date-ranges", singular: "date range", plural: "date ranges" },
  "travel-type": { list: "travel-type-primary", singular: "travel type", plural: "travel types" },
  "event-city": { list: "event-cities", singular: "city", plural: "cities" },
  page: { list: "pages", singular: "page", plural: "pages" },
  form: { list: "forms", singular: "form", plural: "forms" },
};

/** Which record a field refers to, and whether by id or by slug. */
export type PickFormat = Readonly<{ kind: PickKind; by: "id" | "slug" }>;

const isKind = (text: string): text is PickKind => Object.hasOwn(pickKinds, text);

/** The format of a nullable field is in its non-null alternative. */
const formatOf = ({ format, anyOf }: FieldSchema): string =>
  format ?? anyOf?.find(({ type }) => type !== "null")?.format ?? "";

/** Reads the schema's `format`: a kind, or a kind with `-slug`; null for any other. */
export const pickFormat = (schema: FieldSchema): PickFormat | null => {
  const format = formatOf(schema);
  const kind = format.replace(/-slug$/, "");
  return isKind(kind) ? { kind, by: kind === format ? "id" : "slug" } : null;
};
