import type { IconName } from "#design/icons.tsx";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import type { PlaceAction } from "#features/catalogue/events/parts/place-form.ts";

/** `save` begins the id of each form whose buttons are the script's (`late-parts.ts`). */
export const placeFormId = "save-place";

export type PlaceButton = Readonly<{
  action: PlaceAction;
  label: string;
  /** `safe` is the choice that loses nothing, `plain` a way out in words alone. */
  look: "main" | "safe" | "quiet" | "plain";
}>;

/** Places of an event, as everyone sees them, or as whoever is signed in does. */
export type AttendanceView = Readonly<{
  kind: "open" | "full" | "going" | "waiting" | "gone" | "leaving" | "begun";
  eventId: string;
  /** Whether this is what is said to the visitor alone. */
  isOwn: boolean;
  /** Of the event's page. */
  path: string;
  tag: Readonly<{ icon: IconName; text: string }> | null;
  title: string;
  texts: readonly string[];
  calendar: LinkView | null;
  buttons: readonly PlaceButton[];
  /** In small words below the buttons. */
  notes: readonly string[];
  /** Said where nobody answers the script. */
  offline: string;
  /** Said once there is an answer again, and what was asked for has not arrived. */
  lost: string;
  /** Said where the server answers no page. */
  busy: string;
}>;
