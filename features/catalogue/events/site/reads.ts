import type { PublicEvent } from "../public-event-rules.ts";

/** What public pages read of events; each read adds its cache tags to the page. */
export type EventReads = Readonly<{
  /** Published events that end today or later, by their start; those that are over already too. */
  events(): Promise<readonly PublicEvent[]>;
  /** A published event, also one that is over. */
  eventBySlug(slug: string): Promise<PublicEvent | null>;
}>;
