import type { EditedKind } from "#features/records/records/store.ts";
import { pageContentSchema } from "../contract.ts";
import { contentRouteSchema, fixedContentSchema } from "../fixed-contract.ts";
import { absentContent, contentPolicy } from "../policy.ts";
import { contentSubject, saveFixedContent, toFixedRecord } from "./save.ts";

/** How several people edit the text of one fixed route. */
export const fixedContentEditing: EditedKind = {
  subject: contentSubject,
  name: "FixedContent",
  path: "/:country/page-contents/fixed",
  id: contentRouteSchema,
  access: contentPolicy.read,
  write: contentPolicy.write,
  absent: absentContent,
  input: pageContentSchema,
  answer: fixedContentSchema,
  isStored: async () => true,
  async save(context, id, content, ifVersion) {
    const route = contentRouteSchema.parse(id);
    const input = pageContentSchema.parse(content);
    const stored = await saveFixedContent(context, route, input, ifVersion);
    return { ...toFixedRecord(stored), version: stored.version };
  },
};
