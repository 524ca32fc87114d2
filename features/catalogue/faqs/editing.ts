import { z } from "zod";
import type { EditedKind } from "#features/records/records/store.ts";
import { faqInputSchema, faqRecordSchema } from "./contract.ts";
import { absent, faqPolicy } from "./policy.ts";
import { saveFaq } from "./save.ts";
import { faqById } from "./store.ts";

/** How several people edit one question. */
export const faqEditing: EditedKind = {
  subject: "faq",
  name: "Faq",
  path: "/:country/faqs",
  id: z.guid(),
  access: faqPolicy.read,
  write: faqPolicy.write,
  absent,
  input: faqInputSchema,
  answer: faqRecordSchema,
  isStored: async (db, market, id) => (await faqById(db, market, id)) !== null,
  save: (context, id, content, ifVersion) =>
    saveFaq(context, id, faqInputSchema.parse(content), ifVersion),
};
