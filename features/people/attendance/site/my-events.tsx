import { dayText } from "#features/catalogue/events/parts/days-text.ts";
import { eventPath } from "#features/catalogue/events/parts/event-presenter.ts";
import type { ProfileSectionSource } from "#features/people/accounts/parts/profile-section-source.ts";
import type { VisitorAsked } from "#features/people/accounts/parts/visitor-asked.ts";
import type { OwnEvent } from "../own-events.ts";
import {
  MyEvents,
  type MyEventsView,
  type MyEventView,
} from "#features/people/attendance/parts/my-events.tsx";
import { hasBegun } from "#features/catalogue/events/rules.ts";
import { dayAt, formatTime } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import type { Site } from "#markets/site/site.ts";
import type { OwnEvents } from "../own-events.ts";

/** What is read here of the market, for one request. */
type PageSite = Site &
  Readonly<{
    /** The events of this market for which an account has signed up. */
    ownEvents: (accountId: string) => Promise<OwnEvents>;
  }>;

const stateOf = (
  { localizer: { t } }: PageSite,
  { event, state, ahead }: OwnEvent,
): string | null => {
  if (event.cancelledBecause !== "")
    return `${t("events.cancelledTitle")}: ${event.cancelledBecause}`;
  return state === "waiting" ? t("attendance.ahead", { n: ahead }) : null;
};

const toView = (site: PageSite, own: OwnEvent): MyEventView => {
  const { localizer } = site;
  const { t, market } = localizer;
  const { event } = own;
  const day = dayText(localizer, dayAt(event.startsAt, market));
  const isFixed = event.cancelledBecause !== "" || hasBegun(event, site.now());
  return {
    id: event.id,
    path: eventPath(localizer, event) ?? "/",
    title: event.title,
    facts: [day, formatTime(event.startsAt, market), event.address || event.city].join(", "),
    state: stateOf(site, own),
    leave: isFixed ? null : t(own.state === "going" ? "attendance.leave" : "attendance.leaveLine"),
  };
};

/** What somebody goes to, waits for and was at; nothing in a market that hides events. */
export const myEvents: ProfileSectionSource<VisitorAsked<PageSite>> = {
  id: "events",
  async load({ site, visitor }) {
    const { localizer, market } = site;
    const { t } = localizer;
    const path = pathOf(market.id, "events-wemeet");
    if (path === null) return null;
    const own = await site.ownEvents(visitor.accountId);
    const viewsOf = (events: readonly OwnEvent[]) => events.map((each) => toView(site, each));
    const view: MyEventsView = {
      groups: [
        { key: "going", title: t("attendance.mineGoing"), events: viewsOf(own.going) },
        { key: "waiting", title: t("attendance.mineWaiting"), events: viewsOf(own.waiting) },
        { key: "past", title: t("attendance.minePast"), events: viewsOf(own.past) },
      ],
      none: t("attendance.mineNone"),
      all: { label: t("wemeet.all"), path },
    };
    return {
      id: "events",
      title: t("attendance.mine"),
      lead: null,
      place: "kept",
      content: <MyEvents view={view} />,
    };
  },
};
