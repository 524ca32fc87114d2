import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import {
  destinationBodySchema,
  destinationKinds,
  destinationRecordSchema,
  destinationSorts,
  listedDestinationSchema,
} from "./contract.ts";
import { searchDestinations } from "./listing/search.ts";
import { absentDestination, destinationPolicy } from "./policy.ts";
import {
  createDestination,
  removeDestination,
  saveDestination,
  type SearchUpdates,
} from "./save/save-destination.ts";
import { destinationById, type StoredDestination } from "./store.ts";

const params = { id: z.guid() };

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredDestination) => ({ version, body });

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

const addReads = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/destinations",
    id: "listDestinations",
    summary: "The regions, countries and places that visitors of a market search for",
    access: destinationPolicy.read,
    query: listQuery({
      kind: z.enum(destinationKinds).nullable().default(null),
      offered: queryFilter("Only those that “Where” offers, or only the others."),
      words: queryFilter("Only those with a lead or a text, or only those without."),
      travels: queryFilter("Only those with a published travel, or only those without."),
      sort: sortedBy(destinationSorts),
    }),
    answer: listOf(listedDestinationSchema),
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchDestinations(db, market, query)), page, pageSize } };
    },
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

const addWrites = (api: Api, { refreshSearchVectors }: SearchUpdates): void => {
  const toContext = ({ trx, market, actor }: Caller) => ({
    refreshSearchVectors,
    db: trx,
    market,
    actor: actor.email,
  });

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
      const created = await createDestination(toContext(call), call.body);
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
      return toResult(await saveDestination(toContext(call), path.id, body, ifMatch));
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
      return toResult(await removeDestination(toContext(call), path.id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/destinations`. */
export const addDestinationRoutes = (api: Api, updates: SearchUpdates): void => {
  addReads(api);
  addWrites(api, updates);
};
