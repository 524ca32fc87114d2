import type { Picture } from "#features/assets/media/contract.ts";

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
  /** The places that are left; empty for a cancelled event. */
  left: string;
  isCancelled: boolean;
  see: string;
}>;
