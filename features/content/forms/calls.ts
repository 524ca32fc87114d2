import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { recordCalls } from "#platform/calls/records/record-calls.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
import {
  formInputSchema,
  formRecordSchema,
  formSorts,
  formUserSchema,
  listedFormSchema,
} from "./contract.ts";
import { absentForm as absent, formPolicy } from "./policy.ts";

const params = { id: z.guid() };

export const drawForm = declareCall({
  method: "POST",
  path: "/:country/forms/drawings",
  id: "drawForm",
  summary: "A page as visitors would see it with the form; nothing is written",
  access: formPolicy.read,
  body: formInputSchema,
  answer: z.strictObject({ html: z.string() }),
});

export const listForms = declareCall({
  method: "GET",
  path: "/:country/forms",
  id: "listForms",
  summary: "The forms of a market, by name",
  access: formPolicy.read,
  query: listQuery({
    open: queryFilter("Only those that visitors see, or only others."),
    sort: sortedBy(formSorts),
  }),
  answer: listOf(listedFormSchema),
});

export const listFormPages = declareCall({
  method: "GET",
  path: "/:country/forms/:id/pages",
  id: "listFormPages",
  summary: "The pages on which a form stands",
  access: formPolicy.read,
  params,
  absent,
  answer: z.array(formUserSchema).readonly(),
});

export const formCalls = recordCalls({
  path: "/:country/forms",
  name: "Form",
  access: formPolicy,
  absent,
  body: formInputSchema,
  answer: formRecordSchema,
  summaries: {
    get: "A form of a market",
    create: "Adds a form to a market",
    save: "Saves a form of a market",
    delete: "Deletes a form that stands on no page with its submissions, and answers it",
  },
  isHeld: true,
});
