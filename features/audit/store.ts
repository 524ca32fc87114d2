import type { Generated, JSONColumnType } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";

type Json = JSONColumnType<object | null, string | null, string | null>;

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    audit: {
      id: Generated<string>;
      at: Generated<Date>;
      actor: string;
      market: string | null;
      action: string;
      subject: string;
      subject_id: string;
      before: Json;
      after: Json;
    };
  }
}

/** What one member of staff did to one record; `before` and `after` are the records themselves. */
export type AuditEntry = Readonly<{
  actor: string;
  market: string | null;
  action: "create" | "update" | "delete";
  subject: string;
  subjectId: string;
  before: object | null;
  after: object | null;
}>;

/** Writes the entry in the transaction of the change, so that neither stands without the other. */
export const recordAudit = async (trx: Database, entry: AuditEntry): Promise<void> => {
  await trx
    .insertInto("audit")
    .values({
      actor: entry.actor,
      market: entry.market,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId,
      before: entry.before && JSON.stringify(entry.before),
      after: entry.after && JSON.stringify(entry.after),
    })
    .execute();
};
