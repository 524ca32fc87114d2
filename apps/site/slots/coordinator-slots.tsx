import departuresStyles from "#features/catalogue/tours/parts/styles/departures.css?url";
import type { CoordinatorSlots } from "#features/catalogue/coordinators/site/coordinator.tsx";
import { eventLinks } from "#features/catalogue/events/parts/event-links.ts";
import { DepartureBoard } from "#features/catalogue/tours/parts/departure-board.tsx";
import { departureLabels, departureRows } from "#features/content/search/parts/cards.ts";
import type { SiteRequest } from "../context.ts";

const departuresShown = 12;

export const coordinatorSlots: CoordinatorSlots<SiteRequest> = {
  async departures(site, coordinatorId) {
    const tours = await site.catalogue.toursOfCoordinator(coordinatorId, departuresShown);
    const rows = await departureRows(site, tours);
    // The page is about them already.
    const departures = rows.map((each) => ({ ...each, coordinator: null }));
    return departures.length > 0 ? (
      <DepartureBoard departures={departures} labels={departureLabels(site)} showTrip />
    ) : null;
  },
  events: (site, coordinatorId) =>
    eventLinks(site, (event) => event.coordinatorId === coordinatorId),
  stylesheets: [departuresStyles],
};
