import type { InstallmentPlans } from "#features/settings/contract.ts";
import { installmentsOf } from "#features/settings/rules.ts";
import { formatMoney } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";

/**
 * `or 3 payments of £250`, in the market's currency and to the cent; null where a price is not paid in
 * parts. Payments that do not come out even name the last one.
 */
export const installmentText = (
  { t, market: { currency } }: Pick<Localizer, "t" | "market">,
  plan: InstallmentPlans | null,
  cents: number,
): string | null => {
  const parts = plan && installmentsOf(plan, cents);
  if (!parts) return null;
  const write = (amount: number) =>
    formatMoney(amount, currency, { precision: amount % 100 === 0 ? 0 : 2 });
  const words = { n: parts.count, amount: write(parts.each) };
  return parts.each === parts.last
    ? t("money.installments", words)
    : t("money.installmentsUneven", { ...words, last: write(parts.last) });
};

/** With a capital letter and a full stop. */
export const toSentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
