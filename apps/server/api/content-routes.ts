import { coordinatorEditing } from "#features/catalogue/coordinators/editing.ts";
import { addCoordinatorRoutes } from "#features/catalogue/coordinators/routes.ts";
import { addDestinationRoutes } from "#features/content/destinations/routes.ts";
import { eventEditing, type EventSaves } from "#features/catalogue/events/editing.ts";
import { addEventRoutes } from "#features/catalogue/events/routes.ts";
import { faqEditing } from "#features/catalogue/faqs/editing.ts";
import { addFaqRoutes } from "#features/catalogue/faqs/routes.ts";
import { addFormRoutes } from "#features/content/forms/routes.ts";
import { addLayoutRoutes, type LayoutRoutesOptions } from "#features/assets/layout/routes.ts";
import {
  addFixedContentRoutes,
  type FixedContentOptions,
} from "#features/content/page-contents/fixed/routes.ts";
import { hasPageAt } from "#features/content/pages/store.ts";
import type { FetchOptions } from "#features/catalogue/reviews/fetch/routes.ts";
import { addReviewRoutes } from "#features/catalogue/reviews/routes.ts";
import { refreshSearchVectors } from "#features/content/search/text/search-vectors.ts";
import { addTripRoutes } from "#features/catalogue/trips/routes.ts";
import type { Api } from "#platform/server/http/routes/api.ts";

/** The kinds of page contents that several people may edit at once. */
export const contentEditing = (saves: EventSaves) =>
  [coordinatorEditing({ hasPageAt }), faqEditing, eventEditing(saves)] as const;

/** Trips, destinations, coordinators, questions, events, forms, reviews, layout and fixed pages. */
export const addContentRoutes = (
  api: Api,
  {
    site,
    ...options
  }: FetchOptions & EventSaves & Readonly<{ site: LayoutRoutesOptions & FixedContentOptions }>,
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
