import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { absent } from "../accounts/calls.ts";
import { accountPolicy } from "../policy.ts";
import {
  accountFactorSchema,
  factorResetSchema,
  listedRulesSchema,
  signInRulesSchema,
} from "../factors-contract.ts";

const rulesPath = "/:country/sign-in-rules";

export const getSignInRules = declareCall({
  method: "GET",
  path: rulesPath,
  id: "getSignInRules",
  summary: "Which roles need a second factor, in all countries",
  access: accountPolicy.read,
  answer: listedRulesSchema,
});

export const saveSignInRules = declareCall({
  method: "PUT",
  path: rulesPath,
  id: "saveSignInRules",
  summary:
    "Requires a second factor of roles; ends the sessions of whom it is due of and who has none",
  access: accountPolicy.write,
  body: signInRulesSchema,
  answer: listedRulesSchema,
  problems: [409],
});

const ofAccount = {
  path: "/:country/staff/:id/second-factor",
  params: { id: z.guid() },
  absent,
} as const;

export const getStaffSecondFactor = declareCall({
  method: "GET",
  id: "getStaffSecondFactor",
  summary: "The second factor of an account",
  access: accountPolicy.read,
  ...ofAccount,
  answer: accountFactorSchema,
});

export const resetStaffSecondFactor = declareCall({
  method: "DELETE",
  id: "resetStaffSecondFactor",
  summary: "Takes the second factor of an account away, and ends its sessions",
  access: accountPolicy.write,
  ...ofAccount,
  body: factorResetSchema,
  status: 204,
  problems: [409],
});
