import blocks from "#design/sheets/blocks.css?url";
import content from "#design/sheets/content.css?url";
import departures from "#design/sheets/departures.css?url";
import search from "#design/sheets/search.css?url";
import trip from "#design/sheets/trip.css?url";
import frame from "#design/site.css?url";

/** The style sheets of the site by name, as paths of this host. */
export const sheets = { frame, search, departures, trip, content, blocks } as const;

export type SheetName = keyof typeof sheets;
