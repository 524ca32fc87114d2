import type { EditedKind } from "#features/records/records/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { recordMarket } from "#platform/server/presence/record-market.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { absentVersion, versionCalls } from "#features/records/versions/calls.ts";
import { versionContentSchema } from "#features/records/versions/contract.ts";
import {
  listVersions,
  readVersion,
  type VersionSummary,
} from "#features/records/versions/store.ts";

const toVersion = ({ version, savedAt, author, summary }: VersionSummary) => ({
  version,
  savedAt,
  author,
  summary,
});

/** Where the versions of a record are kept. */
const recordOf = (kind: EditedKind, market: string, recordId: string) => ({
  market: recordMarket(kind, market),
  subject: kind.subject,
  recordId,
});

const addReads = (api: Api, kind: EditedKind): void => {
  const calls = versionCalls(kind);

  api.route(calls.list, {
    async handle({ db, market, params: { id: recordId }, query }) {
      if (!(await kind.isStored(db, market, recordId))) throw new Problem(404, kind.absent);
      const { items, total } = await listVersions(db, recordOf(kind, market, recordId), query);
      return { body: { items: items.map(toVersion), total, ...query } };
    },
  });

  api.route(calls.get, {
    async handle({ db, market, params: { id: recordId, version } }) {
      if (!(await kind.isStored(db, market, recordId))) throw new Problem(404, kind.absent);
      const stored = await readVersion(db, recordOf(kind, market, recordId), version);
      if (!stored) throw new Problem(404, absentVersion);
      const content = versionContentSchema.parse(stored.content);
      return { body: { ...toVersion(stored), content } };
    },
  });
};

/** @throws Problem 422 for a version that the rules of today refuse */
const readable = (kind: EditedKind, content: object): object => {
  const result = kind.input.safeParse(content);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    message,
  }));
  throw new Problem(422, "This version no longer fits what is asked today.", { errors });
};

/** A record's versions and putting one back, below the record's path. */
export const addVersionRoutes = (api: Api, kind: EditedKind): void => {
  addReads(api, kind);

  api.write(versionCalls(kind).restore, {
    async prepare({ db, market, params: { id: recordId, version } }) {
      const stored = await readVersion(db, recordOf(kind, market, recordId), version);
      if (!stored) throw new Problem(404, absentVersion);
      return readable(kind, stored.content);
    },
    async write({ trx, market, actor, params: { id: recordId, version }, ifMatch, prepared }) {
      const context = { db: trx, market, actor: actor.email, restores: version };
      const { version: newest, ...body } = await kind.save(context, recordId, prepared, ifMatch);
      return { version: newest, body };
    },
  });
};
