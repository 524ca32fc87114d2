import {
  cardsOfHits,
  departureRows,
  departureLabels,
} from "#features/content/search/parts/cards.ts";
import type { SiteRequest } from "#apps/site/context.ts";
import { loadDeparturePage as load } from "./pages/page-loads.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { DepartureBoard } from "#features/catalogue/tours/parts/departure-board.tsx";
import { DeparturePage } from "#features/content/trip-pages/site/departure/departure-page.tsx";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import { TravelCard } from "#features/catalogue/travels/parts/card.tsx";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import { statuses, type Status } from "#features/records/statuses/contract.ts";
import { markets } from "#markets/markets.ts";
import { type PageParams, paramsOfPath } from "#markets/site/page-params.ts";
import type { PageRequest } from "#markets/site/page-route.tsx";
import { htmlOf, type openDemoSite } from "./demo-site.tsx";

type DemoSite = Awaited<ReturnType<typeof openDemoSite>>;

/** Gives each status to one of the first six departures of each market's first travel. */
export const assignStatuses = async (demo: DemoSite): Promise<void> => {
  for (const market of markets) {
    const travel = await firstTravel(demo.siteOf({ market }));
    const tours = await demo.siteOf({ market }).catalogue.toursOfTravel(travel.id);
    for (const [index, status] of statuses.entries()) {
      const isFull = status === "WAITING_LIST" || status === "SOLD_OUT";
      const needed = status === "PLANNED" || status === "ALMOST_CONFIRMED" ? 3 : 0;
      await demo.db
        .updateTable("tour")
        .set({ status, seats_free: isFull ? 0 : 2, people_needed: needed })
        .where("market", "=", market.id)
        .where("id", "=", tours[index]?.id ?? "")
        .execute();
    }
  }
};

/** @throws where the demo has no travel in the market */
export const firstTravel = async (site: SiteRequest) => {
  const { hits } = await site.catalogue.search(emptySearch);
  const [travel] = await site.catalogue.travelsByIds([hits[0]?.travelId ?? ""]);
  if (!travel) throw new Error("The demo has no travel here.");
  return travel;
};

/** The departure to which `assignStatuses` gave the status. */
export const tourWithStatus = async (site: SiteRequest, status: Status): Promise<Tour> => {
  const travel = await firstTravel(site);
  const tours = await site.catalogue.toursOfTravel(travel.id);
  const tour = tours[statuses.indexOf(status)];
  if (!tour) throw new Error(`No departure is ${status}.`);
  return tour;
};

/** A request with which to call the `load` of a page directly. */
export const pageRequest = (
  site: SiteRequest,
  params: Partial<PageParams>,
  query = "",
): PageRequest<SiteRequest> => ({
  site,
  params: { ...paramsOfPath("/"), ...params },
  searchParams: new URLSearchParams(query),
});

export const loadDeparture = async (site: SiteRequest, code: string) => {
  const { slug } = await firstTravel(site);
  return load(pageRequest(site, { travel: slug, tour: code }));
};

export const departureViewOf = async (site: SiteRequest, tour: Tour) =>
  (await loadDeparture(site, tour.code)).view;

export const departurePageHtml = async (site: SiteRequest, tour: Tour): Promise<string> =>
  htmlOf(<DeparturePage view={await departureViewOf(site, tour)} />);

export const departureRowHtml = async (site: SiteRequest, tour: Tour): Promise<string> =>
  htmlOf(
    <DepartureBoard
      departures={await departureRows(site, [tour])}
      labels={departureLabels(site)}
    />,
  );

export const travelCardHtml = async (site: SiteRequest, tour: Tour): Promise<string> => {
  const [card] = await cardsOfHits(site, [{ travelId: tour.travelId, tourId: tour.id }]);
  if (!card) throw new Error("No card.");
  return htmlOf(<TravelCard card={card} labels={toCardLabels(site.localizer)} />);
};
