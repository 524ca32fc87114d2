import type { ContentRoute } from "#markets/routes.ts";
import type { WrittenRouteReads } from "#markets/site/paths-in-market.ts";
import type { StoredContent } from "../contract.ts";

/** What public pages read of pages of words; each read adds its cache tags to the page. */
export type ContentReads = WrittenRouteReads &
  Readonly<{
    /** The text of a fixed route; null when the market has none. */
    fixedContent(route: ContentRoute): Promise<StoredContent | null>;
  }>;
