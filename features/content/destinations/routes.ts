import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addSlugCheck } from "#platform/server/http/routes/slug-check.ts";
import { addDestinationList, toContext, toResult } from "./both-paths.ts";
import * as calls from "./calls.ts";
import { addDestinationContentRoutes } from "./content-routes.ts";
import { absentDestination } from "./policy.ts";
import {
  createDestination,
  removeDestination,
  saveDestination,
  type SearchUpdates,
  slugProblemOf,
} from "./save/save-destination.ts";
import { destinationById } from "./store.ts";

const addReads = (api: Api): void => {
  addDestinationList(api, calls.listDestinations);

  api.route(calls.getDestination, {
    async handle({ db, market, params: { id } }) {
      const destination = await destinationById(db, market, id);
      if (!destination) throw new Problem(404, absentDestination);
      return toResult(destination);
    },
  });
};

const addWrites = (api: Api, updates: SearchUpdates): void => {
  api.write(calls.createDestination, {
    async write(call) {
      const created = await createDestination(toContext(updates, call), call.body);
      return { ...toResult(created), location: `/api/${call.country}/destinations/${created.id}` };
    },
  });

  api.write(calls.saveDestination, {
    async write(call) {
      const { params: path, body, ifMatch } = call;
      return toResult(await saveDestination(toContext(updates, call), path.id, body, ifMatch));
    },
  });

  api.write(calls.deleteDestination, {
    async write(call) {
      const { params: path, ifMatch } = call;
      return toResult(await removeDestination(toContext(updates, call), path.id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/destinations` and `/api/{country}/page-contents/destination`. */
export const addDestinationRoutes = (api: Api, updates: SearchUpdates): void => {
  addSlugCheck(api, calls.checkSlugOfDestination, slugProblemOf);
  addReads(api);
  addWrites(api, updates);
  addDestinationContentRoutes(api, updates);
};
