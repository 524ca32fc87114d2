import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { pagePolicy } from "../policy.ts";
import {
  presenceResponseSchema,
  heartbeatSchema,
  presenceLeaveSchema,
} from "../presence-contract.ts";
import type { PresenceEvents } from "./presence-events.ts";
import { recordHeartbeat, isStored, leave } from "./store.ts";

export type PresenceOptions = Readonly<{
  now: () => Date;
  /** Null where nobody is told at once and heartbeats alone serve. */
  news: PresenceEvents | null;
}>;

const absent = "There is no such page.";
const params = { id: z.uuid() };

/** Who has a page open and which block each is editing. Nothing here refuses a save. */
export const addPresenceRoutes = (api: Api, { now, news }: PresenceOptions): void => {
  api.route({
    method: "PUT",
    path: "/:country/custompages/:id/presence",
    id: "beatOnPage",
    summary: "Says what a tab does on a page, and is told who else is there",
    access: pagePolicy.read,
    params,
    absent,
    body: heartbeatSchema,
    answer: presenceResponseSchema,
    async handle({ db, market, params: { id }, actor: { email, name }, body }) {
      const place = { db, market, pageId: id, now: now() };
      if (!(await isStored(place))) throw new Problem(404, absent);
      return { body: await recordHeartbeat(place, { email, name }, body) };
    },
  });

  api.route({
    method: "POST",
    path: "/:country/custompages/:id/presence/leave",
    id: "leavePage",
    summary: "Takes a tab off a page at once",
    access: pagePolicy.read,
    params,
    absent,
    body: presenceLeaveSchema,
    status: 204,
    async handle({ db, market, params: { id }, actor: { email, name }, body: { session } }) {
      await leave({ db, market, pageId: id, now: now() }, { email, name }, session);
      return {};
    },
  });

  api.route({
    method: "GET",
    path: "/:country/custompages/:id/presence/events",
    id: "pageEvents",
    summary: "A stream that says when somebody does something on a page",
    access: pagePolicy.read,
    params,
    absent,
    answer: { mediaType: "text/event-stream" },
    problems: [503],
    async handle({ db, market, params: { id }, actor }) {
      const place = { db, market, pageId: id, now: now() };
      if (!(await isStored(place))) throw new Problem(404, absent);
      const stream = news?.open(place, actor.email);
      if (!stream) throw new Problem(503, "No more streams. Beats serve as well.");
      return { body: stream, headers: { "x-accel-buffering": "no" } };
    },
  });
};
