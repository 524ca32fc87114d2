import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
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

export const getForm = declareCall({
  method: "GET",
  path: "/:country/forms/:id",
  id: "getForm",
  summary: "A form of a market",
  access: formPolicy.read,
  params,
  absent,
  answer: formRecordSchema,
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

export const createForm = declareCall({
  method: "POST",
  path: "/:country/forms",
  id: "createForm",
  summary: "Adds a form to a market",
  access: formPolicy.write,
  body: formInputSchema,
  status: 201,
  answer: formRecordSchema,
});

export const saveForm = declareCall({
  method: "PUT",
  path: "/:country/forms/:id",
  id: "saveForm",
  summary: "Saves a form of a market",
  access: formPolicy.write,
  params,
  absent,
  body: formInputSchema,
  ifMatch: true,
  answer: formRecordSchema,
});

export const deleteForm = declareCall({
  method: "DELETE",
  path: "/:country/forms/:id",
  id: "deleteForm",
  summary: "Deletes a form that stands on no page with its submissions, and answers it",
  access: formPolicy.write,
  params,
  absent,
  ifMatch: true,
  answer: formRecordSchema,
  problems: [409],
});
