import type { EditedKind } from "#features/records/records/store.ts";
import { layoutAreaSchema, layoutSchemas } from "./contract.ts";
import { absentLayout, layoutPolicy } from "./policy.ts";
import { layoutInputSchema, layoutRecordSchema } from "./record-contract.ts";
import { saveLayout, toLayoutRecord } from "./save.ts";

/** How several people edit one part of a market's layout. */
export const layoutEditing: EditedKind = {
  subject: "layout",
  name: "Layout",
  path: "/:country/layout",
  id: layoutAreaSchema,
  access: layoutPolicy.read,
  write: layoutPolicy.write,
  absent: absentLayout,
  input: layoutInputSchema,
  answer: layoutRecordSchema,
  isStored: async () => true,
  async save(context, id, content, ifVersion) {
    const area = layoutAreaSchema.parse(id);
    const stored = await saveLayout(context, area, layoutSchemas[area].parse(content), ifVersion);
    return { ...toLayoutRecord(stored), version: stored.version };
  },
};
