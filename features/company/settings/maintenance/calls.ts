import { declareCall } from "#platform/calls/call.ts";
import {
  closedPageSchema,
  maintenanceConsequencesSchema,
  maintenanceDraftSchema,
} from "../maintenance-contract.ts";
import { settingPolicy } from "../policy.ts";

export const getMaintenanceConsequences = declareCall({
  method: "POST",
  path: "/:country/settings/maintenance/consequences",
  id: "getMaintenanceConsequences",
  summary: "What maintenance would mean if it were saved; nothing is written",
  access: settingPolicy.write,
  body: maintenanceDraftSchema,
  answer: maintenanceConsequencesSchema,
});

export const drawClosedPage = declareCall({
  method: "POST",
  path: "/:country/settings/maintenance/drawings",
  id: "drawClosedPage",
  summary: "The page that visitors would get while the site is closed; nothing is written",
  access: settingPolicy.write,
  body: maintenanceDraftSchema,
  answer: closedPageSchema,
});
