import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, sortedBy } from "#platform/calls/list-query.ts";
import { absentFile, absentForm, absentSubmission, formPolicy } from "../policy.ts";
import {
  choiceCountSchema,
  listedSubmissionSchema,
  submissionChangeSchema,
  submissionSchema,
  submissionSorts,
  submissionStateSchema,
} from "../submission-contract.ts";

const ofForm = { id: z.guid() };
const ofSubmission = { id: z.guid(), submission: z.guid() };
const filters = {
  state: submissionStateSchema
    .nullable()
    .default(null)
    .describe("Without it, all but those that are spam."),
  choice: z.guid().nullable().default(null).describe("Only those in which it was chosen."),
  sort: sortedBy(submissionSorts),
};

export const listSubmissions = declareCall({
  method: "GET",
  path: "/:country/forms/:id/submissions",
  id: "listSubmissions",
  summary: "What visitors have sent with a form, the newest first",
  access: formPolicy.read,
  params: ofForm,
  absent: absentForm,
  query: listQuery(filters),
  answer: listOf(listedSubmissionSchema),
});

export const exportSubmissions = declareCall({
  method: "GET",
  path: "/:country/forms/:id/submissions/export",
  id: "exportSubmissions",
  summary: "What visitors have sent with a form, as a file for spreadsheets",
  access: formPolicy.read,
  params: ofForm,
  absent: absentForm,
  query: z.strictObject({ search: z.string().max(200).default(""), ...filters }),
  answer: { mediaType: "text/csv; charset=utf-8" },
});

export const countChoices = declareCall({
  method: "GET",
  path: "/:country/forms/:id/counts",
  id: "countChoices",
  summary: "How often each choice of a form was chosen, without spam",
  access: formPolicy.read,
  params: ofForm,
  absent: absentForm,
  answer: z.array(choiceCountSchema).readonly(),
});

export const getSubmittedFile = declareCall({
  method: "GET",
  path: "/:country/forms/:id/submissions/:submission/files/:file",
  id: "getSubmittedFile",
  summary: "A file that a visitor has sent, as a download",
  access: formPolicy.read,
  params: { ...ofSubmission, file: z.guid() },
  absent: absentFile,
  answer: { mediaType: "application/octet-stream" },
});

export const getSubmission = declareCall({
  method: "GET",
  path: "/:country/forms/:id/submissions/:submission",
  id: "getSubmission",
  summary: "What a visitor has sent",
  access: formPolicy.read,
  params: ofSubmission,
  absent: absentSubmission,
  answer: submissionSchema,
});

export const saveSubmission = declareCall({
  method: "PUT",
  path: "/:country/forms/:id/submissions/:submission",
  id: "saveSubmission",
  summary: "Says how far a submission is treated; its answers stay as they were sent",
  access: formPolicy.write,
  params: ofSubmission,
  absent: absentSubmission,
  body: submissionChangeSchema,
  ifMatch: true,
  answer: submissionSchema,
});

export const deleteSubmission = declareCall({
  method: "DELETE",
  path: "/:country/forms/:id/submissions/:submission",
  id: "deleteSubmission",
  summary: "Deletes what a visitor has sent, and answers it as it was",
  access: formPolicy.write,
  params: ofSubmission,
  absent: absentSubmission,
  ifMatch: true,
  answer: submissionSchema,
});
