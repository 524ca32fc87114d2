import type { PageOwner, PublishedPage } from "#features/content/pages/contract.ts";
import type { FormAttempt } from "#features/content/forms/parts/attempt.ts";
import type { OwnEvents } from "#features/people/attendance/own-events.ts";
import type { OwnPlace } from "#features/people/attendance/parts/own-place.ts";
import type { OwnRequestFacts } from "#features/people/requests/ask/own-facts.ts";
import type { RequestAttempt } from "#features/people/requests/parts/typed.ts";
import type { Interpretation } from "#features/content/search/sentences/interpret.ts";
import type { CurrencyChoices } from "#features/assets/layout/parts/shell-presenter.ts";
import type { InstallmentPlans } from "#features/company/settings/contract.ts";
import type { ThirdParties } from "#features/company/third-parties/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { SiteCatalogue } from "./catalogue.ts";

/** What route loaders may use of the server, for one request. */
export type SiteRequest = Readonly<{
  market: Readonly<{ id: MarketId; htmlLang: string }>;
  /**
   * The market's translations and present day, and the currency in which the visitor sees prices.
   */
  localizer: Localizer;
  /**
   * The currencies that visitors can choose, the default first, with the exchange rates for
   * converting prices.
   */
  currencies: CurrencyChoices;
  /** How prices can be paid in parts; null where they cannot. */
  installments: InstallmentPlans | null;
  /** The brand's name, which the configuration sets. */
  product: string;
  origin: string;
  /**
   * The origins of the markets that this installation serves, in the order of the list of markets.
   */
  origins: ReadonlyMap<MarketId, string>;
  thirdParties: ThirdParties;
  /** The path below which browsers call the API. */
  apiBase: string;
  catalogue: SiteCatalogue;
  pageBySlug: (slug: string) => Promise<PublishedPage | null>;
  /** The custom page whose blocks a fixed route shows; null where the route has none. */
  fixedPage: (routingKey: string) => Promise<PublishedPage | null>;
  /** The page whose blocks stand on those of a travel or a destination; null where it has none. */
  ownPage: (owner: PageOwner) => Promise<PublishedPage | null>;
  /** The form that was just sent from this page and not taken; null on every page that is kept. */
  formAttempt: FormAttempt | null;
  /** A request for a seat that was just sent and not taken; null on every page that is kept. */
  requestAttempt: RequestAttempt | null;
  /** Who looks at an event's page, in an answer for them alone; null on every page that is kept. */
  ownPlace: OwnPlace | null;
  /** The events of this market for which an account has signed up. */
  ownEvents: (accountId: string) => Promise<OwnEvents>;
  /** The request that a key opens; null for a key that leads to none. */
  ownRequest: (key: string) => Promise<OwnRequestFacts | null>;
  /** What the search understands of a sentence. */
  interpret: (sentence: string) => Promise<Interpretation>;
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
