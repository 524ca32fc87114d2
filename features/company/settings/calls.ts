import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { settingBodySchema, settingNameSchema, settingSchema } from "./contract.ts";
import { settingPolicy } from "./policy.ts";

const notFoundDetail = "There is no such setting.";
export const params = { name: settingNameSchema };

export const listSettings = declareCall({
  method: "GET",
  path: "/:country/settings",
  id: "listSettings",
  summary: "All settings of a market; the default of what was never set",
  access: settingPolicy.read,
  answer: z.array(settingSchema).readonly(),
});

export const getSetting = declareCall({
  method: "GET",
  path: "/:country/settings/:name",
  id: "getSetting",
  summary: "A setting, or its default",
  access: settingPolicy.read,
  params,
  absent: notFoundDetail,
  answer: settingSchema,
});

export const saveSetting = declareCall({
  method: "PUT",
  path: "/:country/settings/:name",
  id: "saveSetting",
  summary: "Sets a setting",
  access: settingPolicy.write,
  params,
  absent: notFoundDetail,
  body: settingBodySchema.meta({ examples: [{ value: { tags: ["visa"] } }] }),
  ifMatch: true,
  answer: settingSchema,
});
