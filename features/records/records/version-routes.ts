import { z } from "zod";
import type { EditedKind } from "#features/records/records/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { recordMarket } from "#platform/server/presence/record-market.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, pageQuery } from "#platform/server/http/routes/list-query.ts";
import {
  recordVersionSchema,
  storedRecordVersionSchema,
  versionContentSchema,
} from "#features/records/versions/contract.ts";
import {
  listVersions,
  readVersion,
  type VersionSummary,
} from "#features/records/versions/store.ts";

const absent = "There is no such version.";
const versionParam = z.coerce.number().int().min(1).max(2_000_000_000);

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
  const { name, path, access, id } = kind;
  const params = { id: id ?? z.uuid() };

  api.route({
    method: "GET",
    path: `${path}/:id/versions`,
    id: `listVersionsOf${name}`,
    summary: "The saved versions of a record, the newest first; none before its first change",
    access,
    params,
    absent: kind.absent,
    query: pageQuery({}),
    answer: listOf(recordVersionSchema),
    async handle({ db, market, params: { id: recordId }, query }) {
      if (!(await kind.isStored(db, market, recordId))) throw new Problem(404, kind.absent);
      const { items, total } = await listVersions(db, recordOf(kind, market, recordId), query);
      return { body: { items: items.map(toVersion), total, ...query } };
    },
  });

  api.route({
    method: "GET",
    path: `${path}/:id/versions/:version`,
    id: `getVersionOf${name}`,
    summary: "A version of a record with what staff wrote in it",
    access,
    params: { ...params, version: versionParam },
    absent,
    answer: storedRecordVersionSchema,
    async handle({ db, market, params: { id: recordId, version } }) {
      if (!(await kind.isStored(db, market, recordId))) throw new Problem(404, kind.absent);
      const stored = await readVersion(db, recordOf(kind, market, recordId), version);
      if (!stored) throw new Problem(404, absent);
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
  const { name, path, id, write: access, answer, save } = kind;
  addReads(api, kind);

  api.write({
    method: "POST",
    path: `${path}/:id/versions/:version/restore`,
    id: `restoreVersionOf${name}`,
    summary: "Saves a record as it was in an older version",
    access,
    params: { id: id ?? z.uuid(), version: versionParam },
    absent,
    ifMatch: true,
    answer,
    async prepare({ db, market, params: { id: recordId, version } }) {
      const stored = await readVersion(db, recordOf(kind, market, recordId), version);
      if (!stored) throw new Problem(404, absent);
      return readable(kind, stored.content);
    },
    async write({ trx, market, actor, params: { id: recordId, version }, ifMatch, prepared }) {
      const context = { db: trx, market, actor: actor.email, restores: version };
      const { version: newest, ...body } = await save(context, recordId, prepared, ifMatch);
      return { version: newest, body };
    },
  });
};
