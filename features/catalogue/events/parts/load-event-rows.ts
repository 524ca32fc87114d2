import type { PictureReads } from "#features/assets/media/site/reads.ts";
import { loadLeaders } from "#features/catalogue/coordinators/parts/leaders.ts";
import type { CoordinatorReads } from "#features/catalogue/coordinators/site/reads.ts";
import { toEventRow } from "#features/catalogue/events/parts/event-presenter.ts";
import type { EventHost, EventRowView } from "#features/catalogue/events/parts/event-row-view.ts";
import type { Site } from "#markets/site/site.ts";
import { isOver, nextTurn, type PublicEvent } from "../public-event-rules.ts";
import type { EventReads } from "#features/catalogue/events/site/reads.ts";

/** What is read here of the market, for one request. */
type PageSite = Site<CoordinatorReads & EventReads & PictureReads>;

/** The published events to come; the page that shows them holds until one begins or ends. */
export const comingEvents = async (site: PageSite): Promise<readonly PublicEvent[]> => {
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
  site: PageSite,
  events: readonly PublicEvent[],
): Promise<readonly EventRowView[]> => {
  const leaders = await loadLeaders(site);
  const now = site.now();
  return events.map((event) => toEventRow(site.localizer, event, hostOf(leaders, event), now));
};
