import type { EventHost, EventRowView } from "#features/catalogue/events/parts/event-row-view.ts";
import { toEventRow } from "#features/catalogue/events/parts/event-presenter.ts";
import {
  isOver,
  nextTurn,
  type PublicEvent,
} from "#features/catalogue/events/public/public-event.ts";
import type { SiteRequest } from "../context.ts";
import { loadLeaders } from "../cards/cards.ts";

/** The published events to come; the page that shows them holds until one begins or ends. */
export const comingEvents = async (site: SiteRequest): Promise<readonly PublicEvent[]> => {
  const now = site.now();
  const events = (await site.catalogue.events()).filter((event) => !isOver(event, now));
  site.expireAt(nextTurn(events, now));
  return events;
};

/** The host of an event, by whose name and portrait visitors know them; null without one. */
export const hostOf = (
  leaders: Awaited<ReturnType<typeof loadLeaders>>,
  { coordinatorId }: Pick<PublicEvent, "coordinatorId">,
): EventHost | null => {
  const leader = leaders.get(coordinatorId ?? "");
  return leader ? { name: leader.coordinator.name, portrait: leader.portrait } : null;
};

export const eventRows = async (
  site: SiteRequest,
  events: readonly PublicEvent[],
): Promise<readonly EventRowView[]> => {
  const leaders = await loadLeaders(site);
  return events.map((event) => toEventRow(site.localizer, event, hostOf(leaders, event)));
};
