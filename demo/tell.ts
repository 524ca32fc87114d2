import type { Told } from "#demo/trips/trip-facts.ts";
import type { Market } from "#markets/market-type.ts";
import { american } from "./american.ts";

/** What a market reads: its language's text, in American spelling for the US. */
export const tell = (told: Told, market: Pick<Market, "id" | "language">): string =>
  market.id === "en-US" ? american(told.en) : told[market.language];
