import type { Picture } from "#features/assets/media/contract.ts";
import type { PlaceAction } from "./place-form.ts";

/** Who hosts an event, as far as its pages show them. */
export type EventHost = Readonly<{ name: string; portrait: Picture | null }>;

/** An event in a list. */
export type EventRowView = Readonly<{
  path: string;
  title: string;
  /** `dateTime` is the moment of the start. */
  when: Readonly<{ dateTime: string; number: string; month: string; clock: string }>;
  place: string;
  host: Readonly<{ text: string; portrait: Picture | null }> | null;
  /** `14 going`, or that it is cancelled. */
  going: string;
  /** The places that are left, or how many wait; that those who had a place know it is off. */
  left: string;
  /** What can be done at once; null where nothing can, so that the row leads to the event's page. */
  signUp: Readonly<{ eventId: string; action: PlaceAction; label: string; isMain: boolean }> | null;
  see: string;
}>;
