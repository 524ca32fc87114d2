import type { WriteContext } from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addSlugCheck } from "#platform/server/http/routes/slug-check.ts";
import * as calls from "./calls.ts";
import { eventCities } from "./listing/cities.ts";
import { searchEvents } from "./listing/search.ts";
import { absent } from "./policy.ts";
import { changesOf } from "./rules.ts";
import { createEvent, type FollowEvent, removeEvent, saveEvent, slugProblemOf } from "./save.ts";
import { attendanceOf, eventById, type StoredEvent } from "./store.ts";

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredEvent) => ({ version, body });

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

const toContext = ({ trx, market, actor }: Caller): WriteContext => ({
  db: trx,
  market,
  actor: actor.email,
});

type Options = Readonly<{ now: () => Date; followEvent: FollowEvent }>;

const addLists = (api: Api, { now }: Options): void => {
  api.route(calls.listEvents, {
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchEvents(db, market, query, now())), page, pageSize } };
    },
  });

  api.route(calls.listEventCities, {
    async handle({ db, market }) {
      const cities = await eventCities(db, market, now());
      return { body: cities.map(({ city }) => city) };
    },
  });
};

const addRecords = (api: Api): void => {
  api.route(calls.getEvent, {
    async handle({ db, market, params: { id } }) {
      const event = await eventById(db, market, id);
      if (!event) throw new Problem(404, absent);
      return toResult(event);
    },
  });

  api.route(calls.previewEvent, {
    async handle({ db, market, params: { id }, body }) {
      const event = await eventById(db, market, id);
      if (!event) throw new Problem(404, absent);
      const attendance = await attendanceOf(db, market, id);
      return { body: { ...attendance, changes: changesOf(event, body) } };
    },
  });
};

const addWrites = (api: Api, { followEvent }: Options): void => {
  api.write(calls.createEvent, {
    async write(call) {
      const created = await createEvent(toContext(call), call.body);
      return { ...toResult(created), location: `/api/${call.country}/events/${created.id}` };
    },
  });

  api.write(calls.saveEvent, {
    async write(call) {
      const { params: path, body, ifMatch } = call;
      const context = { ...toContext(call), followEvent };
      return toResult(await saveEvent(context, path.id, body, ifMatch));
    },
  });

  api.write(calls.deleteEvent, {
    async write(call) {
      const { params: path, ifMatch } = call;
      return toResult(await removeEvent(toContext(call), path.id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/events`. */
export const addEventRoutes = (api: Api, options: Options): void => {
  addSlugCheck(api, calls.checkSlugOfEvent, slugProblemOf);
  addLists(api, options);
  addRecords(api);
  addWrites(api, options);
};
