import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
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

  api.route(calls.getTrip, {
    async handle({ db, params: { id } }) {
      const trip = await storedTrip(db, id);
      if (!trip) throw new Problem(404, absentTrip);
      return toResult(trip);
    },
  });

  api.route(calls.getTripUsers, {
    async handle({ db, params: { id } }) {
      if (!(await storedTrip(db, id))) throw new Problem(404, absentTrip);
      return { body: await tripUsers(db, id) };
    },
  });
};

const addWrites = (api: Api, updates: SearchUpdates): void => {
  const toContext = contextOf(updates);

  api.route(calls.previewTrip, {
    async handle({ db, market, actor, body: { id, trip } }) {
      return { body: await previewTrip(toContext({ trx: db, market, actor }), id, trip) };
    },
  });

  api.write(calls.createTrip, {
    async write(call) {
      const trip = await createTrip(toContext(call), call.body);
      return { ...toResult(trip), location: `/api/${call.country}/trips/${trip.id}` };
    },
  });

  api.write(calls.saveTrip, {
    async write(call) {
      const { params: path, body, ifMatch } = call;
      return toResult(await saveTrip(toContext(call), path.id, body, ifMatch));
    },
  });

  api.write(calls.deleteTrip, {
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
