import type { PagingView } from "#design/elements/paging.tsx";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import type { EventRowView } from "../parts/event-row-view.ts";

export type EventChoice = Readonly<{ value: string; label: string; isChosen: boolean }>;

/** The form of city and days, which asks for the same page with GET. */
export type EventFormView = Readonly<{
  path: string;
  city: Readonly<{ label: string; choices: readonly EventChoice[] }>;
  when: Readonly<{ label: string; choices: readonly EventChoice[] }>;
  submit: string;
}>;

/** What is said where nothing is found, with the nearest in time and then in place. */
export type NoEventsView = Readonly<{
  title: string;
  /** When the next one is; null where there is none. */
  text: string | null;
  links: readonly LinkView[];
}>;

export type EventsView = Readonly<{
  title: string;
  lead: string;
  form: EventFormView;
  /** `4 events in Bologna`; null where nothing is found. */
  count: string | null;
  /** The days that the chosen preset means; null for whenever. */
  days: string | null;
  events: readonly EventRowView[];
  none: NoEventsView | null;
  /** Cities near the chosen one with events on the same days; null without a city or neighbours. */
  nearby: Readonly<{ text: string; links: readonly LinkView[] }> | null;
  /** The page about WeMeet; null where nobody has written it. */
  how: LinkView | null;
  /** Null when all events fit on one page. */
  paging: PagingView | null;
}>;
