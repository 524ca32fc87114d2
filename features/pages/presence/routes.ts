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
import { recordHeartbeat, isPageStored, removeSession } from "./store.ts";

export type PresenceOptions = Readonly<{
  now: () => Date;
  /** Null where there are no event streams and clients rely on heartbeats. */
  events: PresenceEvents | null;
}>;

const absent = "There is no such page.";
const params = { id: z.uuid() };

/** Presence is only a hint to people: nothing here refuses a save. */
export const addPresenceRoutes = (api: Api, { now, events }: PresenceOptions): void => {
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
      const page = { db, market, pageId: id, now: now() };
      if (!(await isPageStored(page))) throw new Problem(404, absent);
      return { body: await recordHeartbeat(page, { email, name }, body) };
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
      await removeSession({ db, market, pageId: id, now: now() }, { email, name }, session);
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
      const page = { db, market, pageId: id, now: now() };
      if (!(await isPageStored(page))) throw new Problem(404, absent);
      const stream = events?.open(page, actor.email);
      if (!stream) throw new Problem(503, "No more streams. Beats serve as well.");
      return { body: stream, headers: { "x-accel-buffering": "no" } };
    },
  });
};
