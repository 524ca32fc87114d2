import { CoordinatorCard } from "#features/catalogue/coordinators/parts/card.tsx";
import { toCoordinatorCard } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import { eventPath } from "#features/catalogue/events/parts/event-presenter.ts";
import { isCancelled, isOver } from "#features/catalogue/events/public/public-event.ts";
import { EventPage } from "#features/catalogue/events/site/event-page.tsx";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import { CardGrid } from "#features/catalogue/travels/parts/card-wall.tsx";
import { RouteMap } from "#features/catalogue/trips/parts/route-map.tsx";
import { Crumbs } from "#features/catalogue/trips/parts/trip-top.tsx";
import { AttendancePanel } from "#features/people/attendance/parts/attendance-panel.tsx";
import { dayAt, formatShortDate } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import { loadLeaders, tripCards } from "../cards/cards.ts";
import type { SiteRequest } from "../context.ts";
import { alternateUrls, pageHead } from "../document/head.ts";
import { breadcrumbs, homeCrumb } from "../document/structured-data.ts";
import { notFound } from "../rendering/page-ends.ts";
import { keptPage, type PageRequest } from "../rendering/page-route.tsx";
import { eventData } from "./event-data.ts";
import { eventFacts } from "./event-facts.ts";
import { eventMap } from "./event-map.ts";
import { comingEvents } from "./event-rows.ts";
import { eventState } from "./event-state.ts";
import { signUpView } from "./sign-up.ts";
import { eventsPath } from "./events-path.ts";

const crumbsOf = ({ localizer: { t, market } }: SiteRequest, city: string) => {
  const path = pathOf(market.id, "events-wemeet") ?? "/";
  return [
    { label: t("nav.events"), path },
    { label: city, path: eventsPath(path, { city, when: "whenever" }) },
  ];
};

export const load = async ({ site, params }: PageRequest) => {
  const { catalogue, localizer, market, product, now } = site;
  const { t } = localizer;
  const event = await catalogue.eventBySlug(params.event);
  if (!event) throw notFound();
  const [coming, leaders, pictures, cards] = await Promise.all([
    comingEvents(site),
    loadLeaders(site),
    catalogue.pictures([event.pictureId]),
    tripCards(site, event.travelIds),
  ]);
  const leader = leaders.get(event.coordinatorId ?? "") ?? null;
  const others = coming.filter((each) => each.id !== event.id && !isCancelled(each));
  const isOpen = !isCancelled(event) && !isOver(event, now());
  const path = eventPath(localizer, event) ?? "/";
  const picture = pictures.get(event.pictureId ?? "") ?? null;
  const image = picture && `${picture.base}1280.jpeg`;
  const crumbs = crumbsOf(site, event.city);
  const signUp = signUpView(site, event);
  return {
    crumbs: { crumbs, label: t("nav.breadcrumb") },
    view: {
      title: event.title,
      text: event.text,
      picture,
      facts: eventFacts(localizer, event),
      state: eventState(site, event, { others, host: leader?.coordinator.name ?? null }),
      calendar:
        isOpen && !signUp?.calendar
          ? { label: t("events.calendar"), path: `${path}/calendar.ics` }
          : null,
      whereTitle: t("events.where"),
      place: [event.address, event.city].filter(Boolean).join(", "),
      hostTitle: t("events.host"),
      aboutTitle: t("events.about"),
    },
    map: eventMap(site, event),
    host: leader && toCoordinatorCard(localizer, leader.coordinator, leader.portrait),
    signUp,
    trips: { cards, labels: toCardLabels(localizer) },
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

type Props = Awaited<ReturnType<typeof load>>;

const Event = ({ view, crumbs, signUp, map, host, trips }: Props) => (
  <EventPage
    view={view}
    crumbs={<Crumbs {...crumbs} />}
    signUp={signUp && <AttendancePanel view={signUp} />}
    map={map && <RouteMap {...map} />}
    host={host && <CoordinatorCard coordinator={host} level={3} />}
    trips={trips.cards.length > 0 ? <CardGrid {...trips} level={3} isStrip /> : null}
  />
);

export const eventPage = keptPage({ load, Page: Event });
