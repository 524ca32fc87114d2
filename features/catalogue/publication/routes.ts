import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { publicationCalls } from "./calls.ts";
import type { PlannedKind } from "./contract.ts";
import { type PlannedKinds, planRecord } from "./plan.ts";
import { findPlanned, type PlannedKey, readRecordPlan } from "./store.ts";

export type RecordPublicationOptions = Readonly<{ kinds: PlannedKinds; now: () => Date }>;

const assertThere = async (db: Database, key: PlannedKey, absent: string): Promise<void> => {
  if (!(await findPlanned(db, key))) throw new Problem(404, absent);
};

const addKind = (api: Api, kind: PlannedKind, { kinds, now }: RecordPublicationOptions): void => {
  const { absent } = publicationCalls[kind].read;

  api.route(publicationCalls[kind].read, {
    async handle({ db, market, params: { id } }) {
      const key = { market, kind, id };
      await assertThere(db, key, absent);
      return { body: await readRecordPlan(db, key) };
    },
  });

  api.write(publicationCalls[kind].plan, {
    async write({ trx, market, actor, params: { id }, body }) {
      const context = { db: trx, market, actor: actor.email, kinds, now };
      return { body: await planRecord(context, kind, id, body) };
    },
  });
};

/** Mounted under `/api/{country}/travels/{id}` and `/api/{country}/tours/{id}`. */
export const addRecordPublicationRoutes = (api: Api, options: RecordPublicationOptions): void => {
  addKind(api, "travel", options);
  addKind(api, "tour", options);
};
