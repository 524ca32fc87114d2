import { type Kysely, sql } from "kysely";

/** One field of a record that a migration wrote otherwise than staff did. */
export type UpgradedField = Readonly<{
  market: string | null;
  /** As the audit names the kind of record. */
  subject: string;
  subjectId: string;
  name: string | null;
  version: number | null;
  path: string;
  before: string;
  after: string;
}>;

/** The audit's own limit of a text in a change. */
const maxText = 400;

const cut = (text: string): string =>
  text.length > maxText ? `${text.slice(0, maxText - 1).toWellFormed()}…` : text;

/**
 * Lists in the audit what a migration changed of what staff wrote, or could not change, so that
 * they find it there. Who did it is `upgrade`.
 */
export const auditUpgrade = async (
  db: Kysely<never>,
  fields: readonly UpgradedField[],
): Promise<void> => {
  for (const { path, before, after, ...record } of fields)
    await sql`
      insert into audit (
        actor, market, action, subject, subject_id, name, version, changes, change_count
      ) values (
        'upgrade', ${record.market}, 'update', ${record.subject}, ${record.subjectId},
        ${record.name}, ${record.version},
        ${JSON.stringify([{ path, before: cut(before), after: cut(after) }])}::jsonb, 1
      )
    `.execute(db);
};
