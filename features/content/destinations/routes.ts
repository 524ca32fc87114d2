import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addSlugCheck } from "#platform/server/http/routes/slug-check.ts";
import { addDestinationList, toContext, toResult } from "./calls.ts";
import { addDestinationContentRoutes } from "./content-routes.ts";
import {
  destinationBodySchema,
  destinationInputSchema,
  destinationRecordSchema,
} from "./contract.ts";
import { absentDestination, destinationPolicy } from "./policy.ts";
import {
  createDestination,
  removeDestination,
  saveDestination,
  type SearchUpdates,
  slugProblemOf,
} from "./save/save-destination.ts";
import { destinationById } from "./store.ts";

const params = { id: z.guid() };

const addReads = (api: Api): void => {
  addDestinationList(api, {
    path: "/:country/destinations",
    id: "listDestinations",
    summary: "The regions, countries and places that visitors of a market search for",
  });

  api.route({
    method: "GET",
    path: "/:country/destinations/:id",
    id: "getDestination",
    summary: "A destination with its words",
    access: destinationPolicy.read,
    params,
    absent: absentDestination,
    answer: destinationRecordSchema,
    async handle({ db, market, params: { id } }) {
      const destination = await destinationById(db, market, id);
      if (!destination) throw new Problem(404, absentDestination);
      return toResult(destination);
    },
  });
};

const addWrites = (api: Api, updates: SearchUpdates): void => {
  api.write({
    method: "POST",
    path: "/:country/destinations",
    id: "createDestination",
    summary: "Adds a destination",
    access: destinationPolicy.write,
    body: destinationBodySchema,
    status: 201,
    answer: destinationRecordSchema,
    async write(call) {
      const created = await createDestination(toContext(updates, call), call.body);
      return { ...toResult(created), location: `/api/${call.country}/destinations/${created.id}` };
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/destinations/:id",
    id: "saveDestination",
    summary: "Saves a destination; searches by a former slug lead on to the new one",
    access: destinationPolicy.write,
    params,
    absent: absentDestination,
    body: destinationBodySchema,
    ifMatch: true,
    answer: destinationRecordSchema,
    async write(call) {
      const { params: path, body, ifMatch } = call;
      return toResult(await saveDestination(toContext(updates, call), path.id, body, ifMatch));
    },
  });

  api.write({
    method: "DELETE",
    path: "/:country/destinations/:id",
    id: "deleteDestination",
    summary:
      "Deletes a destination to which no travel goes and that owns no page; answers it as it was",
    access: destinationPolicy.write,
    params,
    absent: absentDestination,
    ifMatch: true,
    answer: destinationRecordSchema,
    problems: [409],
    async write(call) {
      const { params: path, ifMatch } = call;
      return toResult(await removeDestination(toContext(updates, call), path.id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/destinations` and `/api/{country}/page-contents/destination`. */
export const addDestinationRoutes = (api: Api, updates: SearchUpdates): void => {
  addSlugCheck(api, {
    path: "destinations",
    id: "checkSlugOfDestination",
    one: "a destination",
    slug: destinationInputSchema.shape.slug,
    access: destinationPolicy.read,
    problemOf: slugProblemOf,
  });
  addReads(api);
  addWrites(api, updates);
  addDestinationContentRoutes(api, updates);
};
