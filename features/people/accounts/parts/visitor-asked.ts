import type { VisitorRequest } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";
import type { People, VisitorVisit } from "../people.ts";

/** What pages of signed-in visitors are asked with. */
export type VisitorAsked<Of extends Site = Site> = VisitorRequest<Of> &
  Readonly<{
    /** The request itself, for what is done for its visitor. */
    visit: VisitorVisit;
    people: People;
  }>;
