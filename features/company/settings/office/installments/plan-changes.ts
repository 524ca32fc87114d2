import type { InstallmentPlan, InstallmentPlans } from "#features/company/settings/contract.ts";

/** As the contract has it. */
export const maxPlans = 6;

/** In the order in which they were written, the setting's own first. */
export const writtenPlans = ({
  installments,
  minimumPrice,
  further = [],
}: InstallmentPlans): readonly InstallmentPlan[] => [{ installments, minimumPrice }, ...further];

/** The setting with other plans, of which there is always one. */
const withPlans = (
  setting: InstallmentPlans,
  [first, ...further]: readonly InstallmentPlan[],
): InstallmentPlans => ({
  enabled: setting.enabled,
  ...(first ?? { installments: setting.installments, minimumPrice: setting.minimumPrice }),
  ...(further.length > 0 && { further }),
});

export const withPlan = (
  setting: InstallmentPlans,
  index: number,
  change: Partial<InstallmentPlan>,
): InstallmentPlans =>
  withPlans(
    setting,
    writtenPlans(setting).map((plan, place) => (place === index ? { ...plan, ...change } : plan)),
  );

/** Of one payment more than the last, from twice its price. */
export const withNewPlan = (setting: InstallmentPlans): InstallmentPlans => {
  const plans = writtenPlans(setting);
  const highest = Math.max(...plans.map(({ minimumPrice }) => minimumPrice));
  const { installments } = plans.at(-1) ?? setting;
  return withPlans(setting, [
    ...plans,
    { installments: Math.min(12, installments + 1), minimumPrice: Math.max(50_000, highest * 2) },
  ]);
};

export const withoutPlan = (setting: InstallmentPlans, index: number): InstallmentPlans =>
  withPlans(setting, writtenPlans(setting).toSpliced(index, 1));
