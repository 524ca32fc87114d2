import { searchSlots } from "#apps/site/slots/search-slots.ts";
import { departureSlots, tripSlots } from "#apps/site/slots/trip-slots.tsx";
import type { SiteRequest } from "#apps/site/context.ts";
import { load as loadSearchWith } from "#features/content/search/site/results/search.tsx";
import { load as loadDepartureWith } from "#features/content/trip-pages/site/departure/departure.tsx";
import { load as loadTripWith } from "#features/content/trip-pages/site/trip/trip.tsx";
import type { PageRequest } from "#markets/site/page-route.tsx";

// What pages load, with their slots filled as visitors see them.

export const loadSearch = (request: PageRequest<SiteRequest>) =>
  loadSearchWith(request, searchSlots);

export const loadTrip = (request: PageRequest<SiteRequest>) => loadTripWith(request, tripSlots);

export const loadDeparturePage = (request: PageRequest<SiteRequest>) =>
  loadDepartureWith(request, departureSlots);
