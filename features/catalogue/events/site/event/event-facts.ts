import { dayText } from "#features/catalogue/events/parts/days-text.ts";
import { attendanceTexts } from "#features/catalogue/events/parts/event-presenter.ts";
import type { PublicEvent } from "#features/catalogue/events/public-event-rules.ts";
import type { EventView } from "../event-view.ts";
import { dayAt, formatTime, zoneName } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { formatFullDay } from "#markets/planned-days.ts";

const timeText = (localizer: Localizer, { startsAt, endsAt }: PublicEvent): string => {
  const { t, market } = localizer;
  const [from, to] = [formatTime(startsAt, market), formatTime(endsAt, market)];
  const zone = zoneName(startsAt, market);
  const [first, last] = [dayAt(startsAt, market), dayAt(endsAt, market)];
  return first === last
    ? t("events.time", { from, to, zone })
    : t("events.until", { from, to, zone, day: dayText(localizer, last) });
};

/** When, where and with how many. */
export const eventFacts = (localizer: Localizer, event: PublicEvent): EventView["facts"] => {
  const { t, market } = localizer;
  const { going, left } = attendanceTexts(localizer, event);
  const { address, city, places } = event;
  return [
    {
      icon: "calendar",
      text: formatFullDay(dayAt(event.startsAt, market), market),
      details: timeText(localizer, event),
    },
    { icon: "pin", text: address || city, details: address === "" ? "" : city },
    {
      icon: "people",
      text: going,
      details: places === null ? left : t("events.atMost", { n: places }),
    },
  ];
};
