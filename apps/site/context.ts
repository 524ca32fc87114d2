import { createContext } from "react-router";
import type { PublishedPage } from "#features/pages/contract.ts";
import type { CurrencyChoices } from "#features/layout/parts/shell-presenter.ts";
import type { ThirdParties } from "#features/third-parties/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { SiteCatalogue } from "./catalogue.ts";

/** What the server hands to the loaders of one request. */
export type SiteRequest = Readonly<{
  market: Readonly<{ id: MarketId; htmlLang: string }>;
  /** The market's texts, its day and the currency that the visitor sees. */
  localizer: Localizer;
  /** The currencies that visitors may read prices in. */
  money: CurrencyChoices;
  product: string;
  origin: string;
  /** The origin of each market that a host shows, in the markets' order. */
  origins: ReadonlyMap<MarketId, string>;
  /** The services of other companies that pages may use. */
  thirdParties: ThirdParties;
  catalogue: SiteCatalogue;
  pageBySlug: (slug: string) => Promise<PublishedPage | null>;
  /** The custom page that supplies the blocks of a route. */
  fixedPage: (routingKey: string) => Promise<PublishedPage | null>;
  /** Tells the page cache what this answer is made of. */
  tag: (...tags: string[]) => void;
  /** Tells the page cache the epoch milliseconds at which this answer changes by the clock. */
  endsAt: (moment: number) => void;
  now: () => Date;
}>;

export const siteContext = createContext<SiteRequest>();
