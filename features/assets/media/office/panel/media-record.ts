import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import { type MediaInput, mediaInputSchema } from "#features/assets/media/library-contract.ts";
import { middle } from "#features/assets/media/rules.ts";
import { AltSchemaField } from "./fields/alt-schema-field.tsx";
import { FocalSchemaField } from "./fields/focal-schema-field.tsx";
import { FolderSchemaField, TagsSchemaField } from "./text-schema-fields.tsx";

/** The panel of a picture. Pictures are made by uploads alone, so `empty` is never shown. */
export const mediaDeclaration: RecordDeclaration<MediaInput> = {
  one: "picture",
  schema: mediaInputSchema,
  empty: {
    name: "",
    folder: "",
    alt: {},
    isDecorative: false,
    tags: [],
    focal: { ...middle, isChosen: false },
  },
  path: (country) => `${country}/media`,
  nameOf: ({ name }) => name,
  fields: {
    focal: { description: "Focal point", format: "focal" },
    alt: {
      description: "Alternative text",
      format: "alt",
      when: { field: "isDecorative", is: [false] },
    },
    isDecorative: {
      description: "Mere decoration",
      help: "Says nothing, and needs no text.",
    },
    name: { description: "Name" },
    folder: { description: "Folder", format: "folder", help: "Choose one, or type a new path." },
    tags: { description: "Tags", format: "tags", help: "With commas between them: desert, night." },
  },
  specialFields: [
    { matches: ({ format }) => format === "focal", Field: FocalSchemaField },
    { matches: ({ format }) => format === "alt", Field: AltSchemaField },
    { matches: ({ format }) => format === "folder", Field: FolderSchemaField },
    { matches: ({ format }) => format === "tags", Field: TagsSchemaField },
  ],
  keepsVersions: true,
  saved: "Picture saved.",
  created: "Picture added.",
  deleted: "Picture deleted.",
};
