import type {
  RecordPageDeclaration,
  SaveQuestion,
} from "#design/office/record-page/record-page-declaration.ts";
import {
  openStructure,
  type Structure,
  structureSchema,
} from "#features/content/templates/contract.ts";

const fieldNames: Readonly<Record<keyof Structure, string>> = {
  fixed: "Fixed blocks",
  forbidden: "Forbidden blocks",
  allowed: "Allowed blocks",
};

const isField = (name: string): name is keyof Structure => name in fieldNames;

/** What a template says of blocks, edited as every record: with versions, presence and a journal. */
export const structureRecord: RecordPageDeclaration<Structure> = {
  one: "structure",
  schema: structureSchema,
  empty: openStructure,
  fields: {
    fixed: { description: fieldNames.fixed },
    forbidden: { description: fieldNames.forbidden },
    allowed: { description: fieldNames.allowed },
  },
  list: { path: "/templates/structure", label: "Back to the structures" },
  path: (country) => `${country}/templates/structure`,
  nameOf: () => "Structure",
  keepsVersions: true,
  fieldName: (path) => {
    const [field = ""] = path.split(".");
    return isField(field) ? fieldNames[field] : "Structure";
  },
  ask: (): Promise<SaveQuestion | null> => Promise.resolve(null),
  saved: "The structure is saved.",
  created: "",
  deleted: "",
};
