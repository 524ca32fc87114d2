import { coordinatorPageWith } from "#features/catalogue/coordinators/site/coordinator.tsx";
import { coordinatorsPage } from "#features/catalogue/coordinators/site/coordinators.tsx";
import { eventPageWith } from "#features/catalogue/events/site/event/event.tsx";
import { eventsPage } from "#features/catalogue/events/site/events.tsx";
import { homePage } from "#features/content/home/site/home.tsx";
import { ownWordsPage } from "#features/content/search/sentences/site/own-words.tsx";
import { confirmedPage } from "#features/content/search/site/confirmed/confirmed-departures.tsx";
import { destinationsPage } from "#features/content/search/site/destinations/destinations.tsx";
import { searchPageWith } from "#features/content/search/site/results/search-or-comparison.tsx";
import { departurePageWith } from "#features/content/trip-pages/site/departure/departure.tsx";
import { itineraryPage } from "#features/content/trip-pages/site/itinerary/itinerary.tsx";
import { tripPageWith } from "#features/content/trip-pages/site/trip/trip.tsx";
import { loginPage } from "#features/people/accounts/site/login.tsx";
import { profilePageWith } from "#features/people/accounts/site/profile.tsx";
import { alertsPage } from "#features/people/alerts/site/alerts.tsx";
import { unsubscribePage } from "#features/people/alerts/site/unsubscribe.tsx";
import { chatPage } from "#features/people/assistant/answers/site/chat.tsx";
import { requestPage } from "#features/people/requests/site/request.tsx";
import { sharedWishlistPage } from "#features/people/wishlist/site/shared-wishlist.tsx";
import { wishlistPage } from "#features/people/wishlist/site/wishlist.tsx";
import type { BuiltRoute } from "#markets/site/built-routes.ts";
import { contentOrCustomPage } from "../cms/custom-page.tsx";
import type { SitePage } from "../site-page.ts";
import { coordinatorSlots } from "../slots/coordinator-slots.tsx";
import { eventSlots } from "../slots/event-slots.tsx";
import { profileSections } from "../slots/profile-sections.ts";
import { searchSlots } from "../slots/search-slots.ts";
import { departureSlots, tripSlots } from "../slots/trip-slots.tsx";

/** How the page of each route is made; `*` stands for content pages and custom pages. */
export const pages: Readonly<Record<BuiltRoute | "*", SitePage>> = {
  index: homePage,
  travels: destinationsPage,
  "travels-travel": tripPageWith(tripSlots),
  "travels-travel-itinerary": itineraryPage,
  "travels-travel-tour": departurePageWith(departureSlots),
  coordinators: coordinatorsPage,
  "coordinators-coordinator": coordinatorPageWith(coordinatorSlots),
  tours: confirmedPage,
  search: searchPageWith(searchSlots),
  "requests-request": requestPage,
  alerts: alertsPage,
  "alerts-unsubscribe": unsubscribePage,
  wishlist: wishlistPage,
  "wishlist-shared": sharedWishlistPage,
  "search-ai": ownWordsPage,
  login: loginPage,
  chat: chatPage,
  profile: profilePageWith(profileSections),
  "events-wemeet": eventsPage,
  "events-wemeet-event": eventPageWith(eventSlots),
  "*": contentOrCustomPage,
};
