import { coordinatorEditing } from "#features/coordinators/editing.ts";
import { addCoordinatorRoutes } from "#features/coordinators/routes.ts";
import { addDestinationRoutes } from "#features/destinations/routes.ts";
import { eventEditing } from "#features/events/editing.ts";
import { addEventRoutes } from "#features/events/routes.ts";
import { faqEditing } from "#features/faqs/editing.ts";
import { addFaqRoutes } from "#features/faqs/routes.ts";
import { addFormRoutes } from "#features/forms/routes.ts";
import { addLayoutRoutes, type LayoutRoutesOptions } from "#features/layout/routes.ts";
import {
  addFixedContentRoutes,
  type FixedContentOptions,
} from "#features/page-contents/fixed/routes.ts";
import { hasPageAt } from "#features/pages/store.ts";
import type { FetchOptions } from "#features/reviews/fetch/routes.ts";
import { addReviewRoutes } from "#features/reviews/routes.ts";
import { refreshSearchVectors } from "#features/search/text/search-vectors.ts";
import { addTripRoutes } from "#features/trips/routes.ts";
import type { Api } from "#platform/server/http/routes/api.ts";

/** The kinds of page contents that several people may edit at once. */
export const contentEditing = [
  coordinatorEditing({ hasPageAt }),
  faqEditing,
  eventEditing,
] as const;

/** Trips, destinations, coordinators, questions, events, forms, reviews, layout and fixed pages. */
export const addContentRoutes = (
  api: Api,
  {
    site,
    ...options
  }: FetchOptions & Readonly<{ site: LayoutRoutesOptions & FixedContentOptions }>,
): void => {
  addTripRoutes(api, { refreshSearchVectors });
  addDestinationRoutes(api, { refreshSearchVectors });
  addCoordinatorRoutes(api, { ...options, hasPageAt });
  addFaqRoutes(api);
  addEventRoutes(api, options);
  addFormRoutes(api);
  addReviewRoutes(api, options);
  addLayoutRoutes(api, site);
  addFixedContentRoutes(api, site);
};
