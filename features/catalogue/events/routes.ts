import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addRecordRoutes } from "#platform/server/http/routes/record-routes.ts";
import { addSlugCheck } from "#platform/server/http/routes/slug-check.ts";
import * as calls from "./calls.ts";
import { eventCities } from "./listing/cities.ts";
import { searchEvents } from "./listing/search.ts";
import { absent } from "./policy.ts";
import { changesOf } from "./rules.ts";
import { createEvent, type FollowEvent, removeEvent, saveEvent, slugProblemOf } from "./save.ts";
import { attendanceOf, eventById } from "./store.ts";

type Options = Readonly<{ now: () => Date; followEvent: FollowEvent }>;

const addLists = (api: Api, now: () => Date): void => {
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

const addPreview = (api: Api): void => {
  api.route(calls.previewEvent, {
    async handle({ db, market, params: { id }, body }) {
      const event = await eventById(db, market, id);
      if (!event) throw new Problem(404, absent);
      const attendance = await attendanceOf(db, market, id);
      return { body: { ...attendance, changes: changesOf(event, body) } };
    },
  });
};

/** Mounted under `/api/{country}/events`. */
export const addEventRoutes = (api: Api, { now, followEvent }: Options): void => {
  addSlugCheck(api, calls.checkSlugOfEvent, slugProblemOf);
  addLists(api, now);
  addPreview(api);
  addRecordRoutes(api, calls.eventCalls, {
    find: eventById,
    create: createEvent,
    save: (context, ...place) => saveEvent({ ...context, followEvent }, ...place),
    remove: removeEvent,
  });
};
