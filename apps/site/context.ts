import { createContext } from "react-router";
import type { MarketId } from "#markets/market-type.ts";
import type { Page } from "#features/pages/contract.ts";

/** What the server hands to the loaders of one request. */
export type SiteRequest = Readonly<{
  market: Readonly<{ id: MarketId; htmlLang: string }>;
  product: string;
  origin: string;
  pageBySlug: (slug: string) => Promise<Page | null>;
  /** Tells the page cache what this answer is made of. */
  tag: (...tags: string[]) => void;
  /** Tells the page cache the epoch milliseconds at which this answer changes by the clock. */
  endsAt: (moment: number) => void;
  now: () => Date;
}>;

export const siteContext = createContext<SiteRequest>();
