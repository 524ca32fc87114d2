import type { StepsView } from "#features/home/parts/steps.tsx";
import { policies } from "#features/tours/policies.ts";
import type { Say } from "#markets/say.ts";

const steps = ["step1", "step2", "step3", "step4"] as const;

/** From one seat to a group, in four steps. */
export const stepsOf = (say: Say): StepsView => ({
  title: say("home.steps"),
  items: steps.map((step) => ({
    title: say(`home.${step}`),
    text: say(`home.${step}Text`, { days: policies.balanceDays }),
  })),
});
