import type { ReactNode } from "react";
import eventsStyles from "../styles/events.css?url";
import mapStyles from "#features/catalogue/trips/parts/styles/route-map.css?url";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import { CoordinatorCard } from "#features/catalogue/coordinators/parts/card.tsx";
import { toCoordinatorCard } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import { loadLeaders } from "#features/catalogue/coordinators/parts/leaders.ts";
import type { CoordinatorReads } from "#features/catalogue/coordinators/site/reads.ts";
import { eventPath } from "#features/catalogue/events/parts/event-presenter.ts";
import { eventsPath } from "#features/catalogue/events/parts/events-path.ts";
import { comingEvents } from "#features/catalogue/events/parts/load-event-rows.ts";
import { isCancelled, isOver } from "#features/catalogue/events/public-event-rules.ts";
import type { EventReads } from "../reads.ts";
import { EventPage } from "../event-page.tsx";
import { RouteMap } from "#features/catalogue/trips/parts/route-map.tsx";
import { Crumbs } from "#features/catalogue/trips/parts/trip-top.tsx";
import type { ThirdParties } from "#features/company/third-parties/contract.ts";
import { dayAt, formatShortDate } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import { breadcrumbs, homeCrumb } from "#markets/site/breadcrumbs.ts";
import { alternateUrls, pageHead } from "#markets/site/head.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";
import { movedForGood, notFound } from "#platform/site/page-ends.ts";
import type { PublicEvent } from "#features/catalogue/events/public-event-rules.ts";
import { eventData } from "./event-data.ts";
import { eventFacts } from "./event-facts.ts";
import { eventMap } from "./event-map.ts";
import { eventState } from "./event-state.ts";

/** What is read here of the market, for one request. */
type PageSite = Site<CoordinatorReads & EventReads & PictureReads> &
  Readonly<{ thirdParties: ThirdParties }>;

const crumbsOf = ({ localizer: { t, market } }: PageSite, city: string) => {
  const path = pathOf(market.id, "events-wemeet") ?? "/";
  return [
    { label: t("nav.events"), path },
    { label: city, path: eventsPath(path, { city, when: "whenever" }) },
  ];
};

/** @throws a redirect from a former slug, or a 404 */
const eventOrRedirect = async (
  { catalogue, localizer }: PageSite,
  slug: string,
): Promise<PublicEvent> => {
  const event = await catalogue.eventBySlug(slug);
  if (event) return event;
  const current = await catalogue.currentEventSlug(slug);
  const path = current && eventPath(localizer, { slug: current });
  throw path ? movedForGood(path) : notFound();
};

export const load = async ({ site, params }: PageRequest<PageSite>) => {
  const { catalogue, localizer, market, origin, product, now } = site;
  const { t } = localizer;
  const event = await eventOrRedirect(site, params.event);
  const [coming, leaders, pictures] = await Promise.all([
    comingEvents(site),
    loadLeaders(site),
    catalogue.pictures([event.pictureId]),
  ]);
  const leader = leaders.get(event.coordinatorId ?? "") ?? null;
  const others = coming.filter((each) => each.id !== event.id && !isCancelled(each));
  const isOpen = !isCancelled(event) && !isOver(event, now());
  const path = eventPath(localizer, event) ?? "/";
  const picture = pictures.get(event.pictureId ?? "") ?? null;
  const image = picture && `${picture.base}1280.jpeg`;
  const crumbs = crumbsOf(site, event.city);
  return {
    crumbs: { crumbs, label: t("nav.breadcrumb") },
    view: {
      title: event.title,
      text: event.text,
      picture,
      facts: eventFacts(localizer, event),
      state: eventState(site, event, { others, host: leader?.coordinator.name ?? null }),
      calendar: isOpen ? { label: t("events.calendar"), path: `${path}/calendar.ics` } : null,
      share: isOpen
        ? { url: `${origin}${path}`, label: t("trip.share"), done: t("trip.shared") }
        : null,
      whereTitle: t("events.where"),
      place: [event.address, event.city].filter(Boolean).join(", "),
      hostTitle: t("events.host"),
      aboutTitle: t("events.about"),
    },
    map: eventMap(site, event),
    host: leader && toCoordinatorCard(localizer, leader.coordinator, leader.portrait),
    event,
    // An event belongs to one market, so visitors who change market get the other market's list.
    otherMarketUrls: alternateUrls(site, "events-wemeet"),
    head: pageHead(site, {
      title: t("meta.event.title", {
        title: event.title,
        city: event.city,
        day: formatShortDate(dayAt(event.startsAt, localizer.market), localizer.market),
        product,
      }),
      description: event.text,
      path,
      robots: isOpen ? null : "noindex,follow",
      alternates: new Map([[market.id, path]]),
      image,
      structuredData: [
        eventData(site, event, { path, image }),
        breadcrumbs(site, [homeCrumb(site), ...crumbs, { label: event.title, path }]),
      ],
    }),
  };
};

/** How people come to an event. */
export type SignUp = Readonly<{
  content: ReactNode;
  /** Whether it offers the calendar file, which the page then need not. */
  hasCalendar: boolean;
}>;

/** What later features put on the page. */
export type EventSlots<Of> = Readonly<{
  /** Null where nobody can come. */
  signUp: (site: Of, event: PublicEvent) => SignUp | null;
  /** Cards of the trips that an event is about; null without one. */
  trips: (site: Of, travelIds: readonly string[]) => Promise<ReactNode>;
}>;

type Loaded = Pick<Awaited<ReturnType<typeof load>>, "view" | "crumbs" | "map" | "host">;
type Props = Loaded & Readonly<{ signUp: ReactNode; trips: ReactNode }>;

const Event = ({ view, crumbs, signUp, map, host, trips }: Props) => (
  <EventPage
    view={view}
    crumbs={<Crumbs {...crumbs} />}
    signUp={signUp}
    map={map && <RouteMap {...map} />}
    host={host && <CoordinatorCard coordinator={host} level={3} />}
    trips={trips}
  />
);

export const eventPageWith = <Of extends PageSite>({ signUp, trips }: EventSlots<Of>) =>
  keptPage({
    stylesheets: [eventsStyles, mapStyles],
    async load(request: PageRequest<Of>) {
      const { site } = request;
      const { event, view, ...page } = await load(request);
      const panel = signUp(site, event);
      return {
        ...page,
        view: { ...view, calendar: panel?.hasCalendar ? null : view.calendar },
        signUp: panel?.content ?? null,
        trips: await trips(site, event.travelIds),
      };
    },
    Page: Event,
  });
