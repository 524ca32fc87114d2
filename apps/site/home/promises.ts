import type { HomeView } from "#features/content/home/parts/home-view.ts";
import { policies } from "#features/catalogue/tours/policy-rules.ts";
import type { Translate } from "#markets/translator.ts";

/** What holds for every trip. */
export const promisesOf = (t: Translate): HomeView["claims"] => [
  { icon: "shield", text: t("claim.insurance") },
  { icon: "bed", text: t("claim.privateRoom") },
  { icon: "clock", text: t("claim.cancellation", { days: policies.freeDays }) },
  { icon: "globe", text: t("claim.countries") },
];
