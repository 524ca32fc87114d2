import type { CurrencyChoices } from "#features/assets/layout/parts/shell-presenter.ts";
import type { InstallmentPlans } from "#features/company/settings/contract.ts";
import type { ThirdParties } from "#features/company/third-parties/contract.ts";
import type { FormAttempt } from "#features/content/forms/parts/attempt.ts";
import type { PageOwner, PublishedPage } from "#features/content/pages/contract.ts";
import type { Interpretation } from "#features/content/search/sentences/interpret.ts";
import type { OwnEvents } from "#features/people/attendance/own-events.ts";
import type { Group } from "#features/people/group/contract.ts";
import type { OwnPlace } from "#features/people/attendance/parts/own-place.ts";
import type { OwnRequestFacts } from "#features/people/requests/ask/own-facts.ts";
import type { RequestAttempt } from "#features/people/requests/parts/typed.ts";
import type { Site } from "#markets/site/site.ts";
import type { SiteCatalogue } from "./catalogue.ts";

/** What all pages together may use of the server, for one request. */
export type SiteRequest = Site<SiteCatalogue> &
  Readonly<{
    /**
     * The currencies that visitors can choose, the default first, with the exchange rates for
     * converting prices.
     */
    currencies: CurrencyChoices;
    /** How prices can be paid in parts; null where they cannot. */
    installments: InstallmentPlans | null;
    thirdParties: ThirdParties;
    pageBySlug: (slug: string) => Promise<PublishedPage | null>;
    /** The custom page whose blocks a fixed route shows; null where the route has none. */
    fixedPage: (routingKey: string) => Promise<PublishedPage | null>;
    /** The page whose blocks stand on those of a travel or a destination; null where it has none. */
    ownPage: (owner: PageOwner) => Promise<PublishedPage | null>;
    /** The form that was just sent from this page and not taken; null on cached pages. */
    formAttempt: FormAttempt | null;
    /** A request for a seat that was just sent and not taken; null on cached pages. */
    requestAttempt: RequestAttempt | null;
    /** Who looks at an event's page, in an answer for them alone; null on cached pages. */
    ownPlace: OwnPlace | null;
    /** Reads a departure's group for a signed-in visitor whose browser runs no script; null on cached pages. */
    groupOf: ((tourId: string) => Promise<Group | null>) | null;
    /** The events of this market for which an account has signed up. */
    ownEvents: (accountId: string) => Promise<OwnEvents>;
    /** The request that a key opens; null for a key that leads to none. */
    ownRequest: (key: string) => Promise<OwnRequestFacts | null>;
    /** What the search understands of a sentence. */
    interpret: (sentence: string) => Promise<Interpretation>;
    /** Keeps for staff what the search did not understand of a sentence. */
    keepUnread: (sentence: string, understood: Interpretation) => Promise<void>;
  }>;
