import type { Catalogue } from "#features/content/search/store.ts";
import type { Market } from "#markets/market-type.ts";
import type { RouteName } from "#markets/routes.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** `cancelledBecause` is empty for an event that takes place. */
type ListedEvent = Readonly<{ slug: string; updatedAt: string; cancelledBecause: string }>;

/** What the site's routes tell of themselves. */
export type SiteFacts = Readonly<{
  hasPage: (route: RouteName) => boolean;
  /** Whether a route has a page that is the same for everyone. */
  isForEveryone: (route: RouteName) => boolean;
  /** @param travel a slug; null for the feed of the whole market */
  feedPath: (travel: string | null) => string;
  /** The path of a search for one country, by its slug. */
  countryPath: (market: Market, country: string) => string;
  /** Published events that are not over. */
  comingEvents: (db: Database, market: string, now: Date) => Promise<readonly ListedEvent[]>;
}>;

export type DocumentOptions = Readonly<{
  db: Database;
  market: Market;
  product: string;
  origin: string;
  now: Date;
  site: SiteFacts;
}> &
  Pick<Catalogue, "travelOutlines" | "placeCounts">;
