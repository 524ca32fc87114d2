import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import type { EventReads } from "#features/catalogue/events/site/reads.ts";
import { dayAt } from "#markets/format.ts";
import type { Site } from "#markets/site/site.ts";
import { isCancelled, isOver, nextTurn } from "../public-event-rules.ts";
import { dayText } from "./days-text.ts";
import { eventPath } from "./event-presenter.ts";

const linksShown = 3;

type PlannedEvent = Awaited<ReturnType<EventReads["plannedEvents"]>>[number];

/** Links to the next events that fit, without numbers: a sign-up makes no page of a trip anew. */
export const eventLinks = async (
  site: Site<EventReads>,
  fits: (event: PlannedEvent) => boolean,
): Promise<readonly LinkView[]> => {
  const { catalogue, localizer } = site;
  const now = site.now();
  const events = (await catalogue.plannedEvents()).filter(
    (event) => !isCancelled(event) && !isOver(event, now) && fits(event),
  );
  site.expireAt(nextTurn(events, now));
  return events.slice(0, linksShown).flatMap((event) => {
    const path = eventPath(localizer, event);
    const day = dayText(localizer, dayAt(event.startsAt, localizer.market));
    return path === null ? [] : [{ label: [event.title, day, event.city].join(", "), path }];
  });
};
