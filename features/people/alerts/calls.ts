import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { alertsSchema, tourAlertSchema, travelAlertSchema } from "./contract.ts";
import { absentTour, absentTravel } from "./policy.ts";

const ofVisitors = { host: "site", access: "visitor" } as const;
const params = { id: z.uuid() };

export const getAlerts = declareCall({
  method: "GET",
  path: "/alerts",
  id: "getAlerts",
  summary: "What who is signed in is told of in this market",
  ...ofVisitors,
  answer: alertsSchema,
});

export const setTourAlert = declareCall({
  method: "PUT",
  path: "/alerts/tours/:id",
  id: "setTourAlert",
  summary: "Asks to be told of a departure, for these reasons and no others",
  ...ofVisitors,
  params,
  absent: absentTour,
  body: tourAlertSchema,
  status: 204,
  problems: [409],
});

export const endTourAlert = declareCall({
  method: "DELETE",
  path: "/alerts/tours/:id",
  id: "endTourAlert",
  summary: "Ends the alert for a departure",
  ...ofVisitors,
  params,
  absent: absentTour,
  status: 204,
});

export const setTravelAlert = declareCall({
  method: "PUT",
  path: "/alerts/travels/:id",
  id: "setTravelAlert",
  summary: "Asks to be told of new dates of a travel, in these months and for this age",
  ...ofVisitors,
  params,
  absent: absentTravel,
  body: travelAlertSchema,
  status: 204,
  problems: [409],
});

export const endTravelAlert = declareCall({
  method: "DELETE",
  path: "/alerts/travels/:id",
  id: "endTravelAlert",
  summary: "Ends the alert for new dates of a travel",
  ...ofVisitors,
  params,
  absent: absentTravel,
  status: 204,
});
