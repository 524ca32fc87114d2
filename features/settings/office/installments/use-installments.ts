import { useQuery } from "@tanstack/react-query";
import { type InstallmentPlan, installmentPaymentsSchema } from "#features/settings/contract.ts";
import type { InstallmentsConsequences } from "#features/settings/installments-contract.ts";
import { useSettled } from "#design/office/use-settled.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { settingKey, type SettingSheet } from "../draft/setting-sheet.ts";

export const planKey = (country: string) => settingKey(country, "installment_payments");

/** As it is typed, which may be no plan yet. */
export const planIn = (sheet: SettingSheet, country: string): InstallmentPlan =>
  sheet[planKey(country)] as InstallmentPlan;

/** Why a plan cannot be saved; null where it can. */
export const planProblem = (plan: InstallmentPlan): string | null => {
  const { success, error } = installmentPaymentsSchema.safeParse(plan);
  if (success) return null;
  return error.issues[0]?.path[0] === "installments"
    ? "Two payments at least, and twelve at most."
    : "The price is too high, or no amount.";
};

/** What the server says of a plan before it is saved. */
export const useInstallmentsConsequences = (country: string, plan: InstallmentPlan) => {
  const settled = useSettled(plan);
  return useQuery({
    queryKey: ["installments-consequences", country, settled],
    queryFn: () =>
      callApi<InstallmentsConsequences>(
        "POST",
        `${country}/settings/installment_payments/consequences`,
        settled,
      ),
    enabled: planProblem(settled) === null,
    placeholderData: (before) => before,
    retry: false,
  });
};
