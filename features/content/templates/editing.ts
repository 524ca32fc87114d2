import type { EditedKind } from "#features/records/records/store.ts";
import { structureSchema, templateStructureSchema } from "./contract.ts";
import { absentTemplate, templatePolicy } from "./policy.ts";
import { saveStructure, structureSubject, toStructureRecord } from "./save.ts";
import { structureOf } from "./store.ts";

/** How several people edit what one template fixes, allows and forbids. */
export const structureEditing: EditedKind = {
  subject: structureSubject,
  name: "TemplateStructure",
  path: "/:country/templates/structure",
  access: templatePolicy.read,
  write: templatePolicy.write,
  absent: absentTemplate,
  input: structureSchema,
  answer: templateStructureSchema,
  isStored: async (db, market, id) => (await structureOf(db, market, id)) !== null,
  async save(context, id, content, ifVersion) {
    const stored = await saveStructure(context, id, structureSchema.parse(content), ifVersion);
    return { ...toStructureRecord(stored), version: stored.version };
  },
};
