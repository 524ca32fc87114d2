import { policies } from "#features/catalogue/tours/policy-rules.ts";
import type { StepsView } from "#features/content/page-contents/parts/steps.tsx";
import type { Translate } from "#markets/translator.ts";

const steps = ["step1", "step2", "step3", "step4"] as const;

export const stepsOf = (t: Translate): StepsView => ({
  title: t("home.steps"),
  items: steps.map((step) => ({
    title: t(`home.${step}`),
    text: t(`home.${step}Text`, { days: policies.balanceDays }),
  })),
});
