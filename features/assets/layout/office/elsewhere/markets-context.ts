import { createContext, use } from "react";
import type { MarketLayout } from "#features/assets/layout/record-contract.ts";
import { routeNames } from "#markets/routes.ts";

/** The part in all markets of the account, and the one that is edited. */
export type LayoutMarkets = Readonly<{ edited: MarketLayout; all: readonly MarketLayout[] }>;

const MarketsContext = createContext<LayoutMarkets | null>(null);

export const LayoutMarketsProvider = MarketsContext.Provider;

/** @throws Error outside a part of the layout */
export const useLayoutMarkets = (): LayoutMarkets => {
  const markets = use(MarketsContext);
  if (!markets) throw new Error("useLayoutMarkets needs a LayoutMarketsProvider above it.");
  return markets;
};

const isRoute = (to: string): boolean => (routeNames as readonly string[]).includes(to);

/** Whether a link is not shown in a market, since its route has no page there. */
export const isHiddenIn = ({ paths }: Pick<MarketLayout, "paths">, to: string): boolean =>
  isRoute(to) && !(to in paths);

/** `how-it-works` becomes "How it works". */
export const routeLabel = (route: string): string =>
  route === "index"
    ? "Home"
    : route.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
