import type { IconName } from "#design/icons.tsx";
import type { ShareView } from "#features/assets/layout/parts/share.tsx";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import type { Picture } from "#features/assets/media/contract.ts";

/** What stands in the place of the sign-up: places, that it is off and why, or that it is over. */
export type EventStateView = Readonly<{
  /** `open` where people can come. */
  kind: "open" | "cancelled" | "over";
  /** A word for the state; null while it is open. */
  tag: string | null;
  title: string;
  texts: readonly string[];
  /** Another event; null while it is open, and where there is no other. */
  link: LinkView | null;
}>;

export type EventView = Readonly<{
  title: string;
  text: string;
  picture: Picture | null;
  facts: readonly Readonly<{ icon: IconName; text: string; details: string }>[];
  state: EventStateView;
  /** The file for calendars; null for an event to which nobody can come any more. */
  calendar: LinkView | null;
  /** Null for an event to which nobody can come any more. */
  share: ShareView | null;
  whereTitle: string;
  /** The place in words. */
  place: string;
  hostTitle: string;
  aboutTitle: string;
}>;
