import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { absentTravel, travelPolicy } from "../policy.ts";
import {
  travelBodySchema,
  travelCopySchema,
  travelPreviewBodySchema,
  travelPreviewSchema,
  travelRecordSchema,
} from "../record-contract.ts";

const params = { id: z.uuid() };

export const purgeTravel = declareCall({
  method: "POST",
  path: "/:country/travels/:id/purge",
  id: "purgeTravel",
  summary: "Has the pages of a travel made anew for their next visitors",
  access: travelPolicy.write,
  params: { id: z.uuid() },
  absent: absentTravel,
  answer: z.strictObject({ purged: z.array(z.string()) }),
});

export const getTravel = declareCall({
  method: "GET",
  path: "/:country/travels/:id",
  id: "getTravel",
  summary: "A travel, with what the editor shows of it",
  access: travelPolicy.read,
  params,
  absent: absentTravel,
  answer: travelRecordSchema,
});

export const previewTravel = declareCall({
  method: "POST",
  path: "/:country/travels/preview",
  id: "previewTravel",
  summary: "What would happen if a travel were saved so; nothing is written",
  access: travelPolicy.write,
  body: travelPreviewBodySchema,
  answer: travelPreviewSchema,
});

export const createTravel = declareCall({
  method: "POST",
  path: "/:country/travels",
  id: "createTravel",
  summary: "Makes a travel of a trip that the market does not offer yet",
  access: travelPolicy.write,
  body: travelBodySchema,
  status: 201,
  answer: travelRecordSchema,
});

export const copyTravel = declareCall({
  method: "POST",
  path: "/:country/travels/copies",
  id: "copyTravel",
  summary:
    "Makes an unpublished travel from one of this market, or from the same trip's in another",
  access: travelPolicy.write,
  body: travelCopySchema,
  status: 201,
  answer: travelRecordSchema,
});

export const saveTravel = declareCall({
  method: "PUT",
  path: "/:country/travels/:id",
  id: "saveTravel",
  summary: "Saves a travel; its former address leads on to a new one",
  access: travelPolicy.write,
  params,
  absent: absentTravel,
  body: travelBodySchema,
  ifMatch: true,
  answer: travelRecordSchema,
});

export const deleteTravel = declareCall({
  method: "DELETE",
  path: "/:country/travels/:id",
  id: "deleteTravel",
  summary: "Deletes a travel that nothing uses, and answers it as it was",
  access: travelPolicy.write,
  params,
  absent: absentTravel,
  ifMatch: true,
  answer: travelRecordSchema,
  problems: [409],
});
