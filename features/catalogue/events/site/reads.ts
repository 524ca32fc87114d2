import type { PublicEvent } from "../public-event-rules.ts";

/** What public pages read of events; each read adds its cache tags to the page. */
export type EventReads = Readonly<{
  /** Published events that end today or later, by their start; those that are over already too. */
  events(): Promise<readonly PublicEvent[]>;
  /** The same as planned: of those who come it may know less, and is not read anew for a sign-up. */
  plannedEvents(): Promise<readonly Omit<PublicEvent, "coming" | "waiting">[]>;
  /** A published event, also one that is over. */
  eventBySlug(slug: string): Promise<PublicEvent | null>;
  /** The slug that a published event has now, by one that it had; null where none had it. */
  currentEventSlug(slug: string): Promise<string | null>;
}>;
