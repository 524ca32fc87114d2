import { dayText } from "#features/catalogue/events/parts/days-text.ts";
import { type EventChoices, eventsPath } from "#features/catalogue/events/parts/events-path.ts";
import type { PublicEvent } from "#features/catalogue/events/public-event-rules.ts";
import { eventsOn, nearestCities } from "../public/find-events.ts";
import { type DaySpan, dayOfEvent } from "../public/presets.ts";
import type { EventsView, NoEventsView } from "./events-view.ts";
import type { Site } from "#markets/site/site.ts";

const citiesShown = 3;

/** What was searched for, and in what. */
export type EventSearch = Readonly<{
  path: string;
  choices: EventChoices;
  days: DaySpan | null;
  /** All events to come. */
  all: readonly PublicEvent[];
}>;

const citiesNear = ({ localizer }: Site, { choices, days, all }: EventSearch) => {
  if (choices.city === null) return [];
  const found = eventsOn(all, { days, city: null }, localizer.today, localizer.market);
  return nearestCities(found, all, choices.city, localizer.market).slice(0, citiesShown);
};

/** Cities near the chosen one, with events on the same days. */
export const nearbyView = (site: Site, search: EventSearch): EventsView["nearby"] => {
  const cities = citiesNear(site, search);
  if (cities.length === 0) return null;
  return {
    text: site.localizer.t("events.nearby"),
    links: cities.map(({ city, count }) => ({
      label: `${city} ${count}`,
      path: eventsPath(search.path, { ...search.choices, city }),
    })),
  };
};

/** Where nothing is found: the nearest in time, then in place. */
export const noEventsView = (site: Site, search: EventSearch): NoEventsView => {
  const { localizer } = site;
  const { t, today, market } = localizer;
  const { path, choices, all } = search;
  const { city } = choices;
  if (all.length === 0) return { title: t("events.noneAtAll"), text: null, links: [] };
  const anyDay = eventsOn(all, { days: null, city }, today, market);
  const [next] = anyDay;
  const day = next ? dayText(localizer, dayOfEvent(next, today, market)) : "";
  return {
    title: city === null ? t("events.none") : t("events.noneIn", { city }),
    text: next ? t(city === null ? "events.next" : "events.nextHere", { day }) : null,
    links: [
      {
        label: `${t("events.preset.whenever")}, ${t("events.count", { n: anyDay.length })}`,
        path: eventsPath(path, { city, when: "whenever" }),
      },
      ...citiesNear(site, search).map((near) => ({
        label: `${near.city}, ${t("events.count", { n: near.count })}`,
        path: eventsPath(path, { ...choices, city: near.city }),
      })),
    ],
  };
};
