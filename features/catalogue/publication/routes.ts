import { z } from "zod";
import { publicationSchema } from "./contract.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { planBodySchema, type PlannedKind } from "./contract.ts";
import { nounOf, type PlannedKinds, planRecord } from "./plan.ts";
import { publicationPolicy } from "./policy.ts";
import { findPlanned, type PlannedKey, readRecordPlan } from "./store.ts";

export type RecordPublicationOptions = Readonly<{ kinds: PlannedKinds; now: () => Date }>;

const params = { id: z.uuid() };

const declared = {
  travel: { read: "getTravelPublication", write: "planTravelPublication" },
  tour: { read: "getTourPublication", write: "planTourPublication" },
} as const;

const assertThere = async (db: Database, key: PlannedKey, absent: string): Promise<void> => {
  if (!(await findPlanned(db, key))) throw new Problem(404, absent);
};

const addKind = (api: Api, kind: PlannedKind, { kinds, now }: RecordPublicationOptions): void => {
  const noun = nounOf[kind];
  const absent = `There is no such ${noun}.`;
  const path = `/:country/${kind}s/:id/publication` as const;

  api.route({
    method: "GET",
    path,
    id: declared[kind].read,
    summary: `When a ${noun} is published and unpublished by itself`,
    access: publicationPolicy.read,
    params,
    absent,
    answer: publicationSchema,
    async handle({ db, market, params: { id } }) {
      const key = { market, kind, id };
      await assertThere(db, key, absent);
      return { body: await readRecordPlan(db, key) };
    },
  });

  api.write({
    method: "PUT",
    path,
    id: declared[kind].write,
    summary: `Plans when a ${noun} is published and unpublished, in place of what was planned`,
    access: publicationPolicy.write,
    params,
    absent,
    body: planBodySchema,
    answer: publicationSchema,
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
