import type { FieldSchema } from "../form/field-schema.ts";

export type PickKind = "media" | "travel" | "tour" | "coordinator" | "destination";

type KindLabels = Readonly<{
  /** The list that it is chosen from, as the API calls it. */
  list: string;
  one: string;
  many: string;
}>;

export const pickKinds: Readonly<Record<PickKind, KindLabels>> = {
  media: { list: "media", one: "picture", many: "pictures" },
  travel: { list: "travels", one: "travel", many: "travels" },
  tour: { list: "tours", one: "departure", many: "departures" },
  coordinator: { list: "coordinators", one: "coordinator", many: "coordinators" },
  destination: { list: "destinations", one: "destination", many: "destinations" },
};

/** What a field of a block holds, by the `format` in its schema; a slug where addresses name it so. */
export type PickFormat = Readonly<{ kind: PickKind; by: "id" | "slug" }>;

const isKind = (word: string): word is PickKind => Object.hasOwn(pickKinds, word);

/** The format of what a field holds when it holds something. */
const formatOf = ({ format, anyOf }: FieldSchema): string =>
  format ?? anyOf?.find(({ type }) => type !== "null")?.format ?? "";

/** The choice that a schema's `format` asks for: a kind, or a kind with `-slug`; null for any other. */
export const pickFormat = (schema: FieldSchema): PickFormat | null => {
  const format = formatOf(schema);
  const kind = format.replace(/-slug$/, "");
  return isKind(kind) ? { kind, by: kind === format ? "id" : "slug" } : null;
};
