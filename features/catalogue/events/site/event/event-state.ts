import { dayText } from "#features/catalogue/events/parts/days-text.ts";
import { attendanceTexts, eventPath } from "#features/catalogue/events/parts/event-presenter.ts";
import { eventsPath } from "#features/catalogue/events/parts/events-path.ts";
import {
  isCancelled,
  isOver,
  type PublicEvent,
} from "#features/catalogue/events/public-event-rules.ts";
import type { EventStateView } from "../event-view.ts";
import { dayAt, formatTime } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import type { Site } from "#markets/site/site.ts";

/** What else there is, for those who come to an event that is off or over. */
export type OtherEvents = Readonly<{
  /** Events to come that take place, without the event itself. */
  others: readonly PublicEvent[];
  host: string | null;
}>;

const othersInCity = (
  { localizer: { t, market } }: Site,
  { city }: PublicEvent,
  { others }: OtherEvents,
): EventStateView["link"] => {
  const n = others.filter((each) => each.city === city).length;
  const path = pathOf(market.id, "events-wemeet") ?? "/";
  if (n === 0) return others.length === 0 ? null : { label: t("wemeet.all"), path };
  return {
    label: t("events.othersIn", { n, city }),
    path: eventsPath(path, { city, when: "whenever" }),
  };
};

const overState = (site: Site, event: PublicEvent, other: OtherEvents): EventStateView => {
  const { localizer } = site;
  const { t, market } = localizer;
  const next = other.others.find(
    ({ coordinatorId }) => coordinatorId !== null && coordinatorId === event.coordinatorId,
  );
  const nextText =
    next && other.host !== null
      ? [
          t("events.nextWith", {
            name: other.host,
            day: dayText(localizer, dayAt(next.startsAt, market)),
          }),
        ]
      : [];
  return {
    kind: "over",
    tag: t("events.overTag"),
    title: t("events.overTitle", { day: dayText(localizer, dayAt(event.startsAt, market)) }),
    texts: [t("events.signedUp", { n: event.coming }), ...nextText],
    link: next
      ? { label: t("events.see"), path: eventPath(localizer, next) ?? "/" }
      : othersInCity(site, event, other),
  };
};

/** An event that is off is so before it is over, since it never took place. */
export const eventState = (site: Site, event: PublicEvent, other: OtherEvents): EventStateView => {
  const { localizer } = site;
  const { t, market } = localizer;
  if (isCancelled(event))
    return {
      kind: "cancelled",
      tag: t("events.cancelled"),
      title: t("events.cancelledTitle"),
      texts: [
        event.cancelledBecause,
        ...(event.coming + event.waiting > 0 ? [t("attendance.told")] : []),
      ],
      link: othersInCity(site, event, other),
    };
  if (isOver(event, site.now())) return overState(site, event, other);
  const day = dayText(localizer, dayAt(event.startsAt, market));
  return {
    kind: "open",
    tag: null,
    title: t("events.goingAndLeft", attendanceTexts(localizer, event)),
    texts: [`${day}, ${formatTime(event.startsAt, market)}`],
    link: null,
  };
};
