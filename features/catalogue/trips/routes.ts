import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, listQuery, sortedBy } from "#platform/server/http/routes/list-query.ts";
import { continents, tripBodySchema, tripRecordSchema } from "./contract.ts";
import {
  frameSchema,
  mapBodySchema,
  outlinesSchema,
  placeSchema,
  siteMapSchema,
} from "./map-contract.ts";
import { drawOutlines } from "./geography/outlines.ts";
import { findPlaces } from "./geography/places.ts";
import { siteMapOf } from "./geography/site-map.ts";
import { searchTrips } from "./listing/search.ts";
import { absentTrip, tripPolicy } from "./policy.ts";
import {
  listedTripSchema,
  tripPreviewBodySchema,
  tripPreviewSchema,
  tripSorts,
  tripUsersSchema,
} from "./record-contract.ts";
import { previewTrip } from "./save/preview.ts";
import { createTrip, inputOf, removeTrip, saveTrip, type SearchUpdates } from "./save/save-trip.ts";
import { tripUsers } from "./save/users.ts";
import { type StoredTrip, storedTrip } from "./store.ts";

const params = { id: z.uuid() };

/** The version becomes the ETag and is not part of the body. */
const toResult = (trip: StoredTrip) => ({
  version: trip.version,
  body: { ...inputOf(trip), id: trip.id },
});

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

const contextOf =
  ({ refreshSearchVectors }: SearchUpdates) =>
  ({ trx, market, actor }: Caller) => ({
    refreshSearchVectors,
    db: trx,
    market,
    actor: actor.email,
  });

const addGeography = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/trips/outlines",
    id: "drawOutlines",
    summary: "Land, borders and names of countries within a frame, to draw a route on",
    access: tripPolicy.read,
    query: frameSchema.meta({ examples: [{ west: -12, south: 27, east: 0, north: 36 }] }),
    answer: outlinesSchema,
    async handle({ query }) {
      if (query.east <= query.west || query.north <= query.south || query.east > query.west + 360)
        throw new Problem(422, "A frame goes from west to east and from south to north.");
      return { headers: { "cache-control": "private, max-age=86400" }, body: drawOutlines(query) };
    },
  });

  api.route({
    method: "POST",
    path: "/:country/trips/map",
    id: "drawSiteMap",
    summary: "A route as the site of the market would draw it; nothing is written",
    access: tripPolicy.read,
    body: mapBodySchema,
    answer: siteMapSchema,
    async handle({ market, body: { stops } }) {
      return { body: siteMapOf(market, stops) };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/trips/places",
    id: "findPlaces",
    summary: "Places that trips of the company go to, by name in any language",
    access: tripPolicy.read,
    query: z.strictObject({ search: z.string().trim().min(1).max(100) }),
    answer: z.array(placeSchema).readonly(),
    async handle({ db, query: { search } }) {
      return { body: await findPlaces(db, search) };
    },
  });
};

const addReads = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/trips",
    id: "listTrips",
    summary: "The trips of the company; they are the same in every country",
    access: tripPolicy.read,
    query: listQuery({
      continent: z.enum(continents).nullable().default(null),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullable()
        .default(null),
      sort: sortedBy(tripSorts),
    }),
    answer: listOf(listedTripSchema),
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchTrips(db, market, query)), page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/trips/:id",
    id: "getTrip",
    summary: "A trip of the company",
    access: tripPolicy.read,
    params,
    absent: absentTrip,
    answer: tripRecordSchema,
    async handle({ db, params: { id } }) {
      const trip = await storedTrip(db, id);
      if (!trip) throw new Problem(404, absentTrip);
      return toResult(trip);
    },
  });

  api.route({
    method: "GET",
    path: "/:country/trips/:id/users",
    id: "getTripUsers",
    summary: "The markets' travels of a trip, and pages with its map",
    access: tripPolicy.read,
    params,
    absent: absentTrip,
    answer: tripUsersSchema,
    async handle({ db, params: { id } }) {
      if (!(await storedTrip(db, id))) throw new Problem(404, absentTrip);
      return { body: await tripUsers(db, id) };
    },
  });
};

const addWrites = (api: Api, updates: SearchUpdates): void => {
  const toContext = contextOf(updates);

  api.route({
    method: "POST",
    path: "/:country/trips/preview",
    id: "previewTrip",
    summary: "What would happen if a trip were saved so; nothing is written",
    access: tripPolicy.write,
    body: tripPreviewBodySchema,
    answer: tripPreviewSchema,
    async handle({ db, market, actor, body: { id, trip } }) {
      return { body: await previewTrip(toContext({ trx: db, market, actor }), id, trip) };
    },
  });

  api.write({
    method: "POST",
    path: "/:country/trips",
    id: "createTrip",
    summary: "Makes a trip, which markets can then offer",
    access: tripPolicy.write,
    body: tripBodySchema,
    status: 201,
    answer: tripRecordSchema,
    async write(call) {
      const trip = await createTrip(toContext(call), call.body);
      return { ...toResult(trip), location: `/api/${call.country}/trips/${trip.id}` };
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/trips/:id",
    id: "saveTrip",
    summary: "Saves a trip, in all markets",
    access: tripPolicy.write,
    params,
    absent: absentTrip,
    body: tripBodySchema,
    ifMatch: true,
    answer: tripRecordSchema,
    async write(call) {
      const { params: path, body, ifMatch } = call;
      return toResult(await saveTrip(toContext(call), path.id, body, ifMatch));
    },
  });

  api.write({
    method: "DELETE",
    path: "/:country/trips/:id",
    id: "deleteTrip",
    summary: "Deletes a trip that no market offers, and answers it as it was",
    access: tripPolicy.write,
    params,
    absent: absentTrip,
    ifMatch: true,
    answer: tripRecordSchema,
    problems: [409],
    async write(call) {
      const { params: path, ifMatch } = call;
      return toResult(await removeTrip(toContext(call), path.id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/trips`. */
export const addTripRoutes = (api: Api, updates: SearchUpdates): void => {
  addGeography(api);
  addReads(api);
  addWrites(api, updates);
};
