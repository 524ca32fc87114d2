import type { Messages } from "#markets/languages/en/site.ts";

/** What is said differently where the international groups are offered: a third of the trips. */
export const overrides = {
  "claim.countries": "Trips on five continents",
  "meta.home.description":
    "Trips for people aged 25 to 49 on five continents, with a coordinator and insurance included. You leave alone and travel together.",
} as const satisfies Partial<Messages>;
