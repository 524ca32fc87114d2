import { useQuery } from "@tanstack/react-query";
import {
  type InstallmentPlans,
  installmentPaymentsSchema,
} from "#features/company/settings/contract.ts";
import { useSettled } from "#design/office/use-settled.ts";
import { getInstallmentsConsequences } from "#features/company/settings/installments/calls.ts";
import { call } from "#platform/browser/call.ts";
import { settingKey, type SettingSheet } from "../draft/setting-sheet.ts";

export const planKey = (country: string) => settingKey(country, "installment_payments");

/** As it is typed, which may be no plan yet. */
export const planIn = (sheet: SettingSheet, country: string): InstallmentPlans =>
  sheet[planKey(country)] as InstallmentPlans;

/** Why a plan cannot be saved; null where it can. */
export const planProblem = (plan: InstallmentPlans): string | null => {
  const { success, error } = installmentPaymentsSchema.safeParse(plan);
  if (success) return null;
  const { path = [], code, message } = error.issues[0] ?? {};
  if (code === "custom") return message ?? null;
  return path.at(-1) === "installments"
    ? "Two payments at least, and twelve at most."
    : "The price is too high, or no amount.";
};

/** What the server says of a plan before it is saved. */
export const useInstallmentsConsequences = (country: string, plan: InstallmentPlans) => {
  const settled = useSettled(plan);
  return useQuery({
    queryKey: ["installments-consequences", country, settled],
    queryFn: () => call(getInstallmentsConsequences, { country }, { body: settled }),
    enabled: planProblem(settled) === null,
    placeholderData: (before) => before,
    retry: false,
  });
};
