import type { IconName } from "#design/icons.tsx";
import type { Translate } from "#markets/translator.ts";
import { policies } from "../policy-rules.ts";

export type PromiseView = Readonly<{ icon: IconName; text: string }>;

/** What holds for every trip. */
export const promisesOf = (t: Translate): readonly PromiseView[] => [
  { icon: "shield", text: t("claim.insurance") },
  { icon: "bed", text: t("claim.privateRoom") },
  { icon: "clock", text: t("claim.cancellation", { days: policies.freeDays }) },
  { icon: "globe", text: t("claim.countries") },
];
