import type { Database } from "#platform/server/database/tables.ts";
import { insertForm } from "../store.ts";
import { insertFiles } from "../submissions/files-store.ts";
import { insertSubmission } from "../submissions/store.ts";
import { formDraft } from "./form-draft.ts";

const askingForEmail = () =>
  formDraft({
    isOpen: true,
    fields: [
      {
        kind: "email",
        id: crypto.randomUUID(),
        question: "E-mail",
        help: "",
        isRequired: true,
        showWhen: null,
        isHalf: false,
      },
    ],
  });

/** A form with one submission and a file in it: visitors alone make submissions, and no call of staff does. */
export const storeSubmission = async (
  db: Database,
  market: string,
  sentAt: Date,
): Promise<Readonly<{ formId: string; submissionId: string; fileId: string }>> => {
  const form = await insertForm(db, market, askingForEmail());
  const submissionId = await insertSubmission(db, {
    market,
    formId: form.id,
    state: "new",
    name: "Marta",
    path: "/lead",
    sentAt,
    keepDays: form.keepDays,
    answers: form.fields.map(({ id, kind, question }) => ({
      fieldId: id,
      kind,
      question,
      text: "marta@esempio.it",
      choices: [],
    })),
  });
  const fileId = crypto.randomUUID();
  const content = Buffer.from("%PDF-1.7");
  await insertFiles(db, { market, formId: form.id, submissionId }, [
    { id: fileId, name: "Marta’s “cv”.pdf", type: "application/pdf", content },
  ]);
  return { formId: form.id, submissionId, fileId };
};
