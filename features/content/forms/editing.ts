import type { EditedKind } from "#features/records/records/store.ts";
import { formInputSchema, formRecordSchema } from "./contract.ts";
import { absentForm, formPolicy } from "./policy.ts";
import { saveForm } from "./save.ts";
import { formById } from "./store.ts";

/** How several people edit one form. */
export const formEditing: EditedKind = {
  subject: "form",
  name: "Form",
  path: "/:country/forms",
  access: formPolicy.read,
  write: formPolicy.write,
  absent: absentForm,
  input: formInputSchema,
  answer: formRecordSchema,
  isStored: async (db, market, id) => (await formById(db, market, id)) !== null,
  save: (context, id, content, ifVersion) =>
    saveForm(context, id, formInputSchema.parse(content), ifVersion),
};
