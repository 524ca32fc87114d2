import { type PresentRecords, presenceCalls } from "#platform/calls/presence-calls.ts";
import type { Database } from "../database/tables.ts";
import { Problem } from "../http/problem.ts";
import type { Api } from "../http/routes/api.ts";
import type { PresenceEvents } from "./presence-events.ts";
import { recordHeartbeat, removeSession } from "./presence-store.ts";
import { recordMarket } from "./record-market.ts";

/** A kind of record on which people see each other. */
export type PresenceKind = PresentRecords &
  Readonly<{
    /** As the audit names it. */
    subject: string;
    /** Whether it is one record in all markets, at which their people meet. */
    isOfCompany?: true;
    /** False for a record that was never saved, which nobody else can have open. */
    isStored: (db: Database, market: string, id: string) => Promise<boolean>;
    /** The newest version that is kept of a record; null before its first. */
    newestVersion?: (db: Database, market: string, id: string) => Promise<number | null>;
  }>;

export type PresenceOptions = Readonly<{
  now: () => Date;
  /** Null where there are no event streams and clients rely on heartbeats. */
  events: PresenceEvents | null;
}>;

/** Presence is only a hint to people: nothing here refuses a save. */
export const addPresenceRoutes = (
  api: Api,
  kind: PresenceKind,
  { now, events }: PresenceOptions,
): void => {
  const { subject, absent, isStored, newestVersion } = kind;
  const calls = presenceCalls(kind);
  const recordOf = (market: string, id: string) => ({
    market: recordMarket(kind, market),
    subject,
    recordId: id,
  });

  api.route(calls.beat, {
    async handle({ db, market, params: { id }, actor: { email, name: person }, body }) {
      if (!(await isStored(db, market, id))) throw new Problem(404, absent);
      const record = { db, ...recordOf(market, id), now: now() };
      const seen = await recordHeartbeat(record, { email, name: person }, body);
      const version = (await newestVersion?.(db, market, id)) ?? null;
      return { body: { ...seen, version } };
    },
  });

  api.route(calls.leave, {
    async handle({ db, market, params: { id }, actor: { email }, body: { session } }) {
      if (!(await isStored(db, market, id))) throw new Problem(404, absent);
      await removeSession({ db, ...recordOf(market, id), now: now() }, email, session);
      return {};
    },
  });

  api.route(calls.events, {
    async handle({ db, market, params: { id }, actor }) {
      if (!(await isStored(db, market, id))) throw new Problem(404, absent);
      const stream = events?.open(recordOf(market, id), actor.email);
      if (!stream) throw new Problem(503, "No more streams. Beats serve as well.");
      return { body: stream, headers: { "x-accel-buffering": "no" } };
    },
  });
};
