import type { Api } from "#platform/server/http/routes/api.ts";
import { addRecordRoutes } from "#platform/server/http/routes/record-routes.ts";
import { addSlugCheck } from "#platform/server/http/routes/slug-check.ts";
import { addDestinationList } from "./both-paths.ts";
import * as calls from "./calls.ts";
import { addDestinationContentRoutes } from "./content-routes.ts";
import {
  createDestination,
  removeDestination,
  saveDestination,
  type SearchUpdates,
  slugProblemOf,
} from "./save/save-destination.ts";
import { destinationById } from "./store.ts";

/** Mounted under `/api/{country}/destinations` and `/api/{country}/page-contents/destination`. */
export const addDestinationRoutes = (api: Api, updates: SearchUpdates): void => {
  addSlugCheck(api, calls.checkSlugOfDestination, slugProblemOf);
  addDestinationList(api, calls.listDestinations);
  addRecordRoutes(api, calls.destinationCalls, {
    find: (db, market, id) => destinationById(db, market, id),
    create: (context, input) => createDestination({ ...context, ...updates }, input),
    save: (context, ...rest) => saveDestination({ ...context, ...updates }, ...rest),
    remove: (context, ...rest) => removeDestination({ ...context, ...updates }, ...rest),
  });
  addDestinationContentRoutes(api, updates);
};
