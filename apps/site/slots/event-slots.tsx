import type { EventSlots } from "#features/catalogue/events/site/event/event.tsx";
import type { WemeetSlots } from "#features/catalogue/events/site/wemeet.tsx";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import { CardGrid } from "#features/catalogue/travels/parts/card-wall.tsx";
import { TripLinks } from "#features/catalogue/travels/parts/cards/trip-links.tsx";
import { tripCards } from "#features/content/search/parts/cards.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import { AttendancePanel } from "#features/people/attendance/parts/attendance-panel.tsx";
import { signUpView } from "#features/people/attendance/parts/sign-up.ts";
import type { SiteRequest } from "../context.ts";

const cardStrip = async (site: SiteRequest, travelIds: readonly string[]) => {
  const cards = await tripCards(site, travelIds);
  return cards.length > 0 ? (
    <CardGrid cards={cards} labels={toCardLabels(site.localizer)} level={3} isStrip />
  ) : null;
};

export const eventSlots: EventSlots<SiteRequest> = {
  signUp(site, event) {
    const view = signUpView(site, event);
    return (
      view && { content: <AttendancePanel view={view} />, hasCalendar: view.calendar !== null }
    );
  },
  async trips(site, travelIds) {
    const cards = await tripCards(site, travelIds);
    return cards.length > 0 ? (
      <TripLinks cards={cards} labels={toCardLabels(site.localizer)} />
    ) : null;
  },
};

const bestTrips = 3;

export const wemeetSlots: WemeetSlots<SiteRequest> = {
  trips: async (site) => cardStrip(site, await site.catalogue.bestRated(bestTrips)),
  allTrips: ({ localizer }) => searchPath(localizer, emptySearch),
};
