import { partsOf } from "#markets/days.ts";
import { dayAt, formatShortDay, formatTime, formatWeekday } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { pathOf } from "#markets/paths.ts";
import { isCancelled, placesLeft, type PublicEvent } from "../public-event-rules.ts";
import { hasBegun } from "../rules.ts";
import type { EventHost, EventRowView } from "./event-row-view.ts";

/** The path of an event's page; null where the market hides events. */
export const eventPath = (
  { market }: Pick<Localizer, "market">,
  { slug }: Pick<PublicEvent, "slug">,
): string | null => pathOf(market.id, "events-wemeet-event", { event: slug });

/** `14 going` and `6 places left`. */
export const attendanceTexts = (
  { t }: Localizer,
  event: PublicEvent,
): Readonly<{ going: string; left: string }> => {
  const going = t("events.going", { n: event.coming });
  const left = placesLeft(event);
  if (left === null) return { going, left: t("events.noLimit") };
  return { going, left: left === 0 ? t("events.full") : t("events.left", { n: left }) };
};

/** The button of a row: a place while there are some, and then one in the line. */
const signUpOf = ({ t }: Localizer, event: PublicEvent, now: Date): EventRowView["signUp"] => {
  if (isCancelled(event) || hasBegun(event, now)) return null;
  const eventId = event.id;
  return placesLeft(event) === 0
    ? { eventId, action: "waiting", label: t("events.waitingList"), isMain: false }
    : { eventId, action: "going", label: t("attendance.go"), isMain: true };
};

const leftText = ({ t }: Localizer, event: PublicEvent, left: string): string => {
  if (isCancelled(event)) return t("events.told");
  const isFull = placesLeft(event) === 0 && event.waiting > 0;
  return isFull ? t("events.fullWaiting", { n: event.waiting }) : left;
};

export const toEventRow = (
  localizer: Localizer,
  event: PublicEvent,
  host: EventHost | null,
  now: Date,
): EventRowView => {
  const { t, market } = localizer;
  const day = dayAt(event.startsAt, market);
  const isOff = isCancelled(event);
  const attendance = attendanceTexts(localizer, event);
  return {
    path: eventPath(localizer, event) ?? "/",
    title: event.title,
    when: {
      dateTime: event.startsAt,
      number: String(partsOf(day)[2]),
      month: formatShortDay(day, market).month,
      clock: `${formatWeekday(day, market.language)} ${formatTime(event.startsAt, market)}`,
    },
    place: [event.city, event.address].filter(Boolean).join(", "),
    host: host && { text: t("events.with", { name: host.name }), portrait: host.portrait },
    going: isOff ? t("events.cancelled") : attendance.going,
    left: leftText(localizer, event, attendance.left),
    signUp: signUpOf(localizer, event, now),
    see: t("events.see"),
  };
};
