import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { absentTour, tourPolicy } from "../policy.ts";
import {
  passengersInputSchema,
  passengersPreviewSchema,
  passengersSchema,
} from "./passenger-contract.ts";

const path = "/:country/tours/:id/passengers";
const params = { id: z.uuid() };

export const listPassengers = declareCall({
  method: "GET",
  path,
  id: "listPassengers",
  summary: "The people in a departure, without names; the ETag is the departure's",
  access: tourPolicy.read,
  params,
  absent: absentTour,
  answer: passengersSchema,
});

export const savePassengers = declareCall({
  method: "PUT",
  path,
  id: "savePassengers",
  summary: "Writes the people in a departure as a whole list; their number follows from it",
  access: tourPolicy.write,
  params,
  absent: absentTour,
  body: passengersInputSchema,
  ifMatch: true,
  answer: passengersSchema,
});

export const previewPassengers = declareCall({
  method: "POST",
  path: `${path}/preview`,
  id: "previewPassengers",
  summary: "What a save of the people in a departure would do; nothing is written",
  access: tourPolicy.read,
  params,
  absent: absentTour,
  body: passengersInputSchema,
  answer: passengersPreviewSchema,
});
