import type { Database } from "#platform/server/database/tables.ts";
import { formInputSchema } from "../contract.ts";
import { insertForm } from "../store.ts";
import { insertSubmission } from "../submissions/store.ts";

/** A form with one submission: visitors alone make submissions, and no call of staff does. */
export const storeSubmission = async (
  db: Database,
  market: string,
  sentAt: Date,
): Promise<Readonly<{ formId: string; submissionId: string }>> => {
  const [example] = formInputSchema.meta()?.examples ?? [];
  const form = await insertForm(db, market, formInputSchema.parse(example));
  const [field] = form.fields;
  const submissionId = await insertSubmission(db, {
    market,
    formId: form.id,
    state: "new",
    name: "Marta",
    path: "/lead",
    sentAt,
    keepDays: form.keepDays,
    answers: field
      ? [
          {
            fieldId: field.id,
            kind: field.kind,
            question: field.question,
            text: "marta@esempio.it",
            choices: [],
          },
        ]
      : [],
  });
  return { formId: form.id, submissionId };
};
