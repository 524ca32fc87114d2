import { z } from "zod";
import type { WriteContext } from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import { addSlugCheck } from "#platform/server/http/routes/slug-check.ts";
import {
  eventInputSchema,
  eventPreviewSchema,
  eventRecordSchema,
  eventSorts,
  listedEventSchema,
} from "./contract.ts";
import { eventCities, searchEvents } from "./listing/search.ts";
import { absent, eventPolicy } from "./policy.ts";
import { changesOf } from "./rules.ts";
import { createEvent, removeEvent, saveEvent, slugProblemOf } from "./save.ts";
import { attendanceOf, eventById, type StoredEvent } from "./store.ts";

const params = { id: z.guid() };

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredEvent) => ({ version, body });

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

const toContext = ({ trx, market, actor }: Caller): WriteContext => ({
  db: trx,
  market,
  actor: actor.email,
});

type Options = Readonly<{ now: () => Date }>;

const addLists = (api: Api, { now }: Options): void => {
  api.route({
    method: "GET",
    path: "/:country/events",
    id: "listEvents",
    summary: "The events of a market, by their day",
    access: eventPolicy.read,
    query: listQuery({
      when: z
        .enum(["coming", "past"])
        .nullable()
        .default(null)
        .describe("An event is past once it has ended."),
      city: z.string().min(1).max(60).nullable().default(null),
      place: queryFilter("Only those with a place, or only others."),
      host: queryFilter("Only those with a host, or only others."),
      published: queryFilter("Only published ones, or only others."),
      sort: sortedBy(eventSorts),
    }),
    answer: listOf(listedEventSchema),
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchEvents(db, market, query, now())), page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/events/cities",
    id: "listEventCities",
    summary: "The cities of a market's events",
    access: eventPolicy.read,
    answer: z.array(z.string()).readonly(),
    async handle({ db, market }) {
      return { body: await eventCities(db, market) };
    },
  });
};

const addRecords = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/events/:id",
    id: "getEvent",
    summary: "An event of a market",
    access: eventPolicy.read,
    params,
    absent,
    answer: eventRecordSchema,
    async handle({ db, market, params: { id } }) {
      const event = await eventById(db, market, id);
      if (!event) throw new Problem(404, absent);
      return toResult(event);
    },
  });

  api.route({
    method: "POST",
    path: "/:country/events/:id/preview",
    id: "previewEvent",
    summary: "What saving an event would change, and for how many; it writes nothing",
    access: eventPolicy.write,
    params,
    absent,
    body: eventInputSchema,
    answer: eventPreviewSchema,
    async handle({ db, market, params: { id }, body }) {
      const event = await eventById(db, market, id);
      if (!event) throw new Problem(404, absent);
      const coming = await attendanceOf(db, market, id);
      return { body: { coming, changes: changesOf(event, body) } };
    },
  });
};

const addWrites = (api: Api): void => {
  api.write({
    method: "POST",
    path: "/:country/events",
    id: "createEvent",
    summary: "Adds an event to a market",
    access: eventPolicy.write,
    body: eventInputSchema,
    status: 201,
    answer: eventRecordSchema,
    async write(call) {
      const created = await createEvent(toContext(call), call.body);
      return { ...toResult(created), location: `/api/${call.country}/events/${created.id}` };
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/events/:id",
    id: "saveEvent",
    summary: "Saves an event of a market",
    access: eventPolicy.write,
    params,
    absent,
    body: eventInputSchema,
    ifMatch: true,
    answer: eventRecordSchema,
    async write(call) {
      const { params: path, body, ifMatch } = call;
      return toResult(await saveEvent(toContext(call), path.id, body, ifMatch));
    },
  });

  api.write({
    method: "DELETE",
    path: "/:country/events/:id",
    id: "deleteEvent",
    summary: "Deletes an event to which nobody comes, and answers it as it was",
    access: eventPolicy.write,
    params,
    absent,
    ifMatch: true,
    answer: eventRecordSchema,
    problems: [409],
    async write(call) {
      const { params: path, ifMatch } = call;
      return toResult(await removeEvent(toContext(call), path.id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/events`. */
export const addEventRoutes = (api: Api, options: Options): void => {
  addSlugCheck(api, {
    path: "events",
    id: "checkSlugOfEvent",
    one: "an event",
    slug: eventInputSchema.shape.slug,
    access: eventPolicy.read,
    problemOf: slugProblemOf,
  });
  addLists(api, options);
  addRecords(api);
  addWrites(api);
};
