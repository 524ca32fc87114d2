import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addRecordRoutes } from "#platform/server/http/routes/record-routes.ts";
import * as calls from "./calls.ts";
import { drawOutlines } from "./geography/outlines.ts";
import { findPlaces } from "./geography/places.ts";
import { siteMapOf } from "./geography/site-map.ts";
import { searchTrips } from "./listing/search.ts";
import { absentTrip } from "./policy.ts";
import { previewTrip } from "./save/preview.ts";
import { createTrip, inputOf, removeTrip, saveTrip, type SearchUpdates } from "./save/save-trip.ts";
import { tripUsers } from "./save/users.ts";
import { type StoredTrip, storedTrip } from "./store.ts";

/** A trip as the API answers it, with the version. */
const toRecord = (trip: StoredTrip) => ({
  ...inputOf(trip),
  id: trip.id,
  version: trip.version,
});

const addGeography = (api: Api): void => {
  api.route(calls.drawOutlines, {
    async handle({ query }) {
      if (query.east <= query.west || query.north <= query.south || query.east > query.west + 360)
        throw new Problem(422, "A frame goes from west to east and from south to north.");
      return { headers: { "cache-control": "private, max-age=86400" }, body: drawOutlines(query) };
    },
  });

  api.route(calls.drawSiteMap, {
    async handle({ market, body: { stops } }) {
      return { body: siteMapOf(market, stops) };
    },
  });

  api.route(calls.findPlaces, {
    async handle({ db, query: { search } }) {
      return { body: await findPlaces(db, search) };
    },
  });
};

const addReads = (api: Api): void => {
  api.route(calls.listTrips, {
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchTrips(db, market, query)), page, pageSize } };
    },
  });

  api.route(calls.getTripUsers, {
    async handle({ db, params: { id } }) {
      if (!(await storedTrip(db, id))) throw new Problem(404, absentTrip);
      return { body: await tripUsers(db, id) };
    },
  });
};

const addRecords = (api: Api, updates: SearchUpdates): void => {
  api.route(calls.previewTrip, {
    async handle({ db, market, actor, body: { id, trip } }) {
      const context = { ...updates, db, market, actor: actor.email };
      return { body: await previewTrip(context, id, trip) };
    },
  });

  addRecordRoutes(api, calls.tripCalls, {
    async find(db, _market, id) {
      const trip = await storedTrip(db, id);
      return trip && toRecord(trip);
    },
    create: async (context, input) => toRecord(await createTrip({ ...context, ...updates }, input)),
    save: async (context, ...rest) => toRecord(await saveTrip({ ...context, ...updates }, ...rest)),
    remove: async (context, ...rest) =>
      toRecord(await removeTrip({ ...context, ...updates }, ...rest)),
  });
};

/** Mounted under `/api/{country}/trips`. */
export const addTripRoutes = (api: Api, updates: SearchUpdates): void => {
  addGeography(api);
  addReads(api);
  addRecords(api, updates);
};
