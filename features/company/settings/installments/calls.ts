import { declareCall } from "#platform/calls/call.ts";
import {
  installmentsConsequencesSchema,
  installmentsDraftSchema,
} from "../installments-contract.ts";
import { settingPolicy } from "../policy.ts";

export const getInstallmentsConsequences = declareCall({
  method: "POST",
  path: "/:country/settings/installment_payments/consequences",
  id: "getInstallmentsConsequences",
  summary: "What visitors would read of payments in parts; nothing is written",
  access: settingPolicy.write,
  body: installmentsDraftSchema,
  answer: installmentsConsequencesSchema,
});
