import { declareCall } from "#platform/calls/call.ts";
import { deploymentSchema } from "./contract.ts";

export const getDeployment = declareCall({
  method: "GET",
  path: "/:country/debug",
  id: "getDeployment",
  summary: "Versions, health, switches, processes and queues of this deployment",
  access: { role: "admin", denial: "This is for administrators." },
  answer: deploymentSchema,
});
