import { alertsPage } from "../alerts/alerts.tsx";
import { unsubscribePage } from "../alerts/unsubscribe.tsx";
import { chatPage } from "../chat/chat.tsx";
import { contentOrCustomPage } from "../cms/custom-page.tsx";
import { destinationsPage } from "../destinations/destinations.tsx";
import { eventPage } from "../events/event.tsx";
import { ownWordsPage } from "../own-words/own-words.tsx";
import { eventsPage } from "../events/events.tsx";
import { homePage } from "../home/home.tsx";
import { coordinatorPage } from "../people/coordinator.tsx";
import { coordinatorsPage } from "../people/coordinators.tsx";
import { loginPage } from "../people/login.tsx";
import { profilePage } from "../people/profile.tsx";
import type { PageRoute } from "../rendering/page-route.tsx";
import { requestPage } from "../requests/request.tsx";
import { searchPage } from "../search/search.tsx";
import { confirmedPage } from "../trip/confirmed-departures.tsx";
import { departurePage } from "../trip/departure.tsx";
import { itineraryPage } from "../trip/itinerary.tsx";
import { tripPage } from "../trip/trip.tsx";
import { wishlistPage } from "../wishlist/wishlist.tsx";
import type { BuiltRoute } from "./built-routes.ts";

/** How the page of each route is made; `*` stands for content pages and custom pages. */
export const pages: Readonly<Record<BuiltRoute | "*", PageRoute>> = {
  index: homePage,
  travels: destinationsPage,
  "travels-travel": tripPage,
  "travels-travel-itinerary": itineraryPage,
  "travels-travel-tour": departurePage,
  coordinators: coordinatorsPage,
  "coordinators-coordinator": coordinatorPage,
  tours: confirmedPage,
  search: searchPage,
  "requests-request": requestPage,
  alerts: alertsPage,
  "alerts-unsubscribe": unsubscribePage,
  wishlist: wishlistPage,
  "search-ai": ownWordsPage,
  login: loginPage,
  chat: chatPage,
  profile: profilePage,
  "events-wemeet": eventsPage,
  "events-wemeet-event": eventPage,
  "*": contentOrCustomPage,
};
