import type { RecordCalls } from "#platform/calls/records/record-calls.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "../problem.ts";
import type { Api } from "./api.ts";

/** A row of a record has the version that counts its writes. */
type Versioned = Readonly<{ version: number }>;

/** The version becomes the ETag and is not part of the body. */
export const toResult = <Stored extends Versioned>({ version, ...body }: Stored) => ({
  version,
  body,
});

/** Of a call that writes, what tells in which transaction, where and for whom. */
type Caller = Readonly<{
  trx: Database;
  market: string;
  actor: Readonly<{ email: string }>;
}>;

type CallerContext = Readonly<{ db: Database; market: string; actor: string }>;

export const toContext = ({ trx, market, actor }: Caller): CallerContext => ({
  db: trx,
  market,
  actor: actor.email,
});

type RecordHandlers<Body, Stored> = Readonly<{
  find: (db: Database, market: string, id: string) => Promise<Stored | null>;
  create: (context: CallerContext, body: Body) => Promise<Stored>;
  /** @param ifVersion the version that the client read; null skips the check */
  save: (
    context: CallerContext,
    id: string,
    body: Body,
    ifVersion: number | null,
  ) => Promise<Stored>;
  remove: (context: CallerContext, id: string, ifVersion: number | null) => Promise<Stored>;
}>;

/** What the server does for the calls that a record of every kind has. */
export const addRecordRoutes = <Body extends object, Stored extends Versioned & { id: string }>(
  api: Api,
  calls: RecordCalls<Body, Omit<Stored, "version">>,
  { find, create, save, remove }: RecordHandlers<Body, Stored>,
): void => {
  api.route(calls.get, {
    async handle({ db, market, params: { id } }) {
      const stored = await find(db, market, id);
      if (!stored) throw new Problem(404, calls.get.absent);
      return toResult(stored);
    },
  });

  api.write(calls.create, {
    async write(call) {
      const created = await create(toContext(call), call.body);
      const list = calls.create.path.replace("/:country", `/api/${call.country}`);
      return { ...toResult(created), location: `${list}/${created.id}` };
    },
  });

  api.write(calls.save, {
    async write(call) {
      return toResult(await save(toContext(call), call.params.id, call.body, call.ifMatch));
    },
  });

  api.write(calls.delete, {
    async write(call) {
      return toResult(await remove(toContext(call), call.params.id, call.ifMatch));
    },
  });
};
