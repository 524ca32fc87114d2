import type { SiteRequest } from "#apps/site/context.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { PublishedPage } from "#features/content/pages/contract.ts";
import { toursByIds } from "#features/catalogue/tours/store.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { TravelDrawingRequest } from "#features/catalogue/travels/draft-contract.ts";
import type { TravelPreview } from "#features/catalogue/travels/draft/routes.ts";
import { pathOf } from "#markets/paths.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { createSiteHandler } from "../render.ts";
import {
  type FrameDocument,
  type frameDocument,
  type OpenPreview,
  previewUrl,
} from "./preview-site.ts";

export type TravelDrawerOptions = Pick<ReturnType<typeof createSiteHandler>, "draw"> &
  Readonly<{
    db: Database;
    open: OpenPreview;
    toFrame: ReturnType<typeof frameDocument>;
    now: () => Date;
  }>;

/** A travel that is being made has no departures, reviews or questions of its own. */
const noId = "00000000-0000-4000-8000-000000000000";

const draftOf = ({ id, travel }: TravelDrawingRequest, moment: Date): Travel => ({
  ...travel,
  id: id ?? noId,
  version: 0,
  updatedAt: moment.toISOString(),
});

const routes = {
  trip: "travels-travel",
  itinerary: "travels-travel-itinerary",
  departure: "travels-travel-tour",
} as const;

/** The departure as it is stored, published or not. @throws Problem 422 where it is not there */
const tourOf = async (
  db: Database,
  market: string,
  { page, tourId }: TravelDrawingRequest,
): Promise<Tour | null> => {
  if (page !== "departure") return null;
  const tour = tourId === null ? null : (await toursByIds(db, market, [tourId])).get(tourId);
  if (tour) return tour;
  const message = "There is no such departure.";
  throw new Problem(422, message, { errors: [{ path: "tourId", message }] });
};

/**
 * Draws a draft by the site's own routes, which find it where the stored travel would be. An own page
 * stands in the place of the one that visitors see.
 */
export const travelPageDrawer =
  ({ db, open, draw, toFrame, now }: TravelDrawerOptions) =>
  async (
    market: string,
    request: TravelDrawingRequest,
    ownPage: PublishedPage | null = null,
  ): Promise<FrameDocument> => {
    const moment = now();
    const site = await open(market, moment);
    const draft = draftOf(request, moment);
    const tour = await tourOf(db, market, request);
    const drafted: SiteRequest = {
      ...site,
      ...(ownPage === null ? {} : { ownPage: async () => ownPage }),
      catalogue: {
        ...site.catalogue,
        travelBySlug: async () => draft,
        tourByCode: async () => tour,
      },
    };
    const parameters = { travel: draft.slug, tour: tour?.code ?? "" };
    const path = pathOf(site.market.id, routes[request.page], parameters) ?? "/";
    const page = await draw(drafted, previewUrl(path));
    // Visitors of a departure that has left meet a 404 that shows the other dates.
    if (page.status !== 200 && !(tour && page.status === 404))
      throw new Problem(500, "The server failed to draw this travel.");
    return toFrame(page.html, site);
  };

/** As `travelPageDrawer`, for a frame that has its policy. */
export const travelDrawer = (options: TravelDrawerOptions): TravelPreview["drawTravel"] => {
  const draw = travelPageDrawer(options);
  return async (market, request) => ({ html: (await draw(market, request)).html });
};
