import { formDraft } from "#features/content/forms/testing/form-draft.ts";
import type { Example, StoredRecords } from "../example.ts";

const form = ({ word }: StoredRecords) => formDraft({ name: word });

const ofForm = async (stored: StoredRecords): Promise<Example> => ({
  params: { id: await stored.create("/api/it/forms", form(stored)) },
});

/** Forms keep versions from their first save on. */
const firstVersion = async (stored: StoredRecords): Promise<Example> => {
  const { params } = await ofForm(stored);
  return { params: { ...params, version: "1" } };
};

const ofSubmission = ({ submission: { formId, submissionId } }: StoredRecords): Example => ({
  params: { id: formId, submission: submissionId },
});

const heartbeat = {
  session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  focus: null,
  isEditing: false,
};

/** Examples of forms and of what visitors send with them. */
export const formExamples: Readonly<
  Record<string, (stored: StoredRecords) => Example | Promise<Example>>
> = {
  createForm: (stored) => ({ json: form(stored) }),
  getForm: ofForm,
  saveForm: async (stored) => ({ ...(await ofForm(stored)), json: form(stored) }),
  deleteForm: ofForm,
  beatOnForm: async (stored) => ({ ...(await ofForm(stored)), json: heartbeat }),
  leaveForm: async (stored) => ({
    ...(await ofForm(stored)),
    json: { session: heartbeat.session },
  }),
  // This API runs without presence events, so there is no stream.
  eventsOfForm: async (stored) => ({ ...(await ofForm(stored)), status: 503 }),
  listVersionsOfForm: ofForm,
  getVersionOfForm: firstVersion,
  restoreVersionOfForm: async (stored) => ({ ...(await firstVersion(stored)), json: {} }),
  getSubmission: ofSubmission,
  getSubmittedFile: (stored) => ({
    params: { ...ofSubmission(stored).params, file: stored.submission.fileId },
  }),
  saveSubmission: (stored) => ({ ...ofSubmission(stored), json: { state: "answered" } }),
  deleteSubmission: ofSubmission,
};
