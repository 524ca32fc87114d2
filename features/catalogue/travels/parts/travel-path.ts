import type { MarketId } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";

export const travelPath = (market: MarketId, slug: string): string =>
  pathOf(market, "travels-travel", { travel: slug }) ?? "/";
