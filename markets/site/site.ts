import type { Localizer } from "../localizer.ts";
import type { MarketId } from "../market-type.ts";

/**
 * What each public page may use of the server, for one request. `Reads` is what the page reads of
 * the market's catalogue: a feature offers its own as `site/reads.ts`, and a page names those of
 * the features that it shows.
 */
export type Site<Reads = unknown> = Readonly<{
  market: Readonly<{ id: MarketId; htmlLang: string }>;
  /**
   * The market's translations and present day, and the currency in which the visitor sees prices.
   */
  localizer: Localizer;
  /** The brand's name, which the configuration sets. */
  product: string;
  origin: string;
  /**
   * The origins of the markets that this installation serves, in the order of the list of markets.
   */
  origins: ReadonlyMap<MarketId, string>;
  /** The path below which browsers call the API. */
  apiBase: string;
  catalogue: Reads;
  /** Adds cache tags to the page: invalidating any of them drops it from the page cache. */
  addTags: (...tags: string[]) => void;
  /**
   * Ends the page's time in the cache at a moment in epoch milliseconds. When it is called several
   * times, the smallest moment is used.
   */
  expireAt: (moment: number) => void;
  /** Logs an error that occurs while the response is made. */
  report: (error: unknown) => void;
  now: () => Date;
}>;
