import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { planReportSchema } from "../consequences-contract.ts";
import { tourDraftSchema } from "../contract.ts";
import { listedTourSchema } from "../listed-contract.ts";
import { absentTour, absentTravel, tourPolicy } from "../policy.ts";
import { savedTourRowsSchema, tourDraftExample, tourRowsSchema } from "../save-contract.ts";

const params = { id: z.uuid() };
const draftSchema = tourDraftSchema.meta({ examples: [tourDraftExample] });

export const purgeTour = declareCall({
  method: "POST",
  path: "/:country/tours/:id/purge",
  id: "purgeTour",
  summary: "Has the pages that show a departure made anew for their next visitors",
  access: tourPolicy.write,
  params: { id: z.uuid() },
  absent: absentTour,
  answer: z.strictObject({ purged: z.array(z.string()) }),
});

export const createTour = declareCall({
  method: "POST",
  path: "/:country/travels/:id/tours",
  id: "createTour",
  summary: "Makes a departure of a travel",
  access: tourPolicy.write,
  params,
  absent: absentTravel,
  body: draftSchema,
  status: 201,
  answer: listedTourSchema,
});

export const saveTour = declareCall({
  method: "PUT",
  path: "/:country/tours/:id",
  id: "saveTour",
  summary: "Saves a departure",
  access: tourPolicy.write,
  params,
  absent: absentTour,
  body: draftSchema,
  ifMatch: true,
  answer: listedTourSchema,
});

export const deleteTour = declareCall({
  method: "DELETE",
  path: "/:country/tours/:id",
  id: "deleteTour",
  summary: "Deletes a departure in which nobody is, and answers it as it was",
  access: tourPolicy.write,
  params,
  absent: absentTour,
  ifMatch: true,
  answer: listedTourSchema,
  problems: [409],
});

export const saveToursOfTravel = declareCall({
  method: "PUT",
  path: "/:country/travels/:id/tours",
  id: "saveToursOfTravel",
  summary: "Saves and makes many departures of a travel: rows without an error, each by itself",
  access: tourPolicy.write,
  params,
  absent: absentTravel,
  body: savedTourRowsSchema,
  answer: planReportSchema,
});

export const previewToursOfTravel = declareCall({
  method: "POST",
  path: "/:country/travels/:id/tours/preview",
  id: "previewToursOfTravel",
  summary: "What a save of many departures of a travel would do; nothing is written",
  access: tourPolicy.read,
  params,
  absent: absentTravel,
  body: tourRowsSchema,
  answer: planReportSchema,
});

export const saveTours = declareCall({
  method: "PUT",
  path: "/:country/tours",
  id: "saveTours",
  summary: "Saves departures of several travels: rows without an error, each by itself",
  access: tourPolicy.write,
  body: savedTourRowsSchema,
  answer: planReportSchema,
});

export const previewTours = declareCall({
  method: "POST",
  path: "/:country/tours/preview",
  id: "previewTours",
  summary: "What a save of departures of several travels would do; nothing is written",
  access: tourPolicy.read,
  body: tourRowsSchema,
  answer: planReportSchema,
});
