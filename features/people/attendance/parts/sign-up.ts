import { attendanceTexts, eventPath } from "#features/catalogue/events/parts/event-presenter.ts";
import {
  isCancelled,
  isOver,
  type PublicEvent,
} from "#features/catalogue/events/public-event-rules.ts";
import { toAttendanceView } from "#features/people/attendance/parts/attendance-presenter.ts";
import type { AttendanceView } from "#features/people/attendance/parts/attendance-view.ts";
import type { Site } from "#markets/site/site.ts";
import type { OwnPlace } from "./own-place.ts";

/** What is read here of the market, for one request. */
type PageSite = Site & Readonly<{ ownPlace: OwnPlace | null }>;

/** The places of an event to which people can come, for everyone or for one; null for any other. */
export const signUpView = (site: PageSite, event: PublicEvent): AttendanceView | null => {
  const { localizer, ownPlace } = site;
  const now = site.now();
  if (isCancelled(event) || isOver(event, now)) return null;
  const path = eventPath(localizer, event) ?? "/";
  const scene = {
    localizer,
    event,
    numbers: attendanceTexts(localizer, event),
    path,
    calendar: { label: localizer.t("events.calendar"), path: `${path}/calendar.ics` },
    now,
  };
  return toAttendanceView(scene, ownPlace?.eventId === event.id ? ownPlace : null);
};
