import { createContext } from "react-router";
import type { PublishedPage } from "#features/pages/contract.ts";
import type { CurrencyChoices } from "#features/layout/parts/shell-presenter.ts";
import type { ThirdParties } from "#features/third-parties/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { SiteCatalogue } from "./catalogue.ts";

/** What route loaders may use of the server, for one request. */
export type SiteRequest = Readonly<{
  market: Readonly<{ id: MarketId; htmlLang: string }>;
  /** The market's texts, its day and the currency that the visitor sees. */
  localizer: Localizer;
  /** The currencies in which visitors can choose to read prices. */
  currencies: CurrencyChoices;
  /** The brand's name, which the configuration sets. */
  product: string;
  origin: string;
  /** The origins of the markets that this installation serves, in the markets' order. */
  origins: ReadonlyMap<MarketId, string>;
  thirdParties: ThirdParties;
  catalogue: SiteCatalogue;
  pageBySlug: (slug: string) => Promise<PublishedPage | null>;
  /** The custom page that supplies the blocks of a route. */
  fixedPage: (routingKey: string) => Promise<PublishedPage | null>;
  /** Adds cache tags to the page: invalidating any of them drops it from the page cache. */
  addTags: (...tags: string[]) => void;
  /** Limits the page's cache lifetime to an epoch time in milliseconds; the earliest call counts. */
  expireAt: (moment: number) => void;
  /** Logs an error that occurs while the response is made. */
  report: (error: unknown) => void;
  now: () => Date;
}>;

export const siteContext = createContext<SiteRequest>();
