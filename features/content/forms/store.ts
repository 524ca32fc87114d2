import {
  type Generated,
  type GeneratedAlways,
  type JSONColumnType,
  type RawBuilder,
  type Selectable,
  sql,
} from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { FormField, FormInput, FormRecord, FormUser } from "./contract.ts";

type FormTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  name: string;
  is_open: boolean;
  fields: JSONColumnType<readonly FormField[]>;
  send_label: string;
  thanks_title: string;
  thanks_text: string;
  mail_to: JSONColumnType<readonly string[]>;
  sends_reply: boolean;
  reply_subject: string;
  reply_text: string;
  keep_days: number;
  /** Its place in lists, by its name. */
  sort_key: GeneratedAlways<string>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    form: FormTable;
    /** What other features read of a form. */
    known_form: Pick<Selectable<FormTable>, "market" | "id" | "name">;
  }
}

/** Cache tag of what shows a form. */
export const formTag = (market: string, id: string): string => `form:${market}:${id}`;

/** A form with the version, which is the ETag. */
export type StoredForm = FormRecord & Readonly<{ version: number }>;

/** Fields that were stored before they had all of today's settings. */
const withDefaults = (field: FormField): FormField => ({
  ...field,
  showWhen: field.showWhen ?? null,
  isHalf: field.isHalf ?? false,
  ...(field.kind === "choice" && { isList: field.isList ?? false }),
});

const toStored = (row: Selectable<FormTable>): StoredForm => ({
  id: row.id,
  version: row.version,
  name: row.name,
  isOpen: row.is_open,
  fields: row.fields.map(withDefaults),
  sendLabel: row.send_label,
  thanksTitle: row.thanks_title,
  thanksText: row.thanks_text,
  mailTo: row.mail_to,
  sendsReply: row.sends_reply,
  replySubject: row.reply_subject,
  replyText: row.reply_text,
  keepDays: row.keep_days,
});

const ofId = (db: Database, market: string, id: string) =>
  db.selectFrom("form").selectAll().where("market", "=", market).where("id", "=", id);

/** Closed forms too. */
export const formById = async (
  db: Database,
  market: string,
  id: string,
): Promise<StoredForm | null> => {
  const row = await ofId(db, market, id).executeTakeFirst();
  return row ? toStored(row) : null;
};

/** The form of an id, which no other transaction changes until this one ends. */
export const lockForm = async (
  trx: Database,
  market: string,
  id: string | null,
): Promise<StoredForm | null> => {
  const row = id === null ? undefined : await ofId(trx, market, id).forUpdate().executeTakeFirst();
  return row ? toStored(row) : null;
};

const toColumns = (input: FormInput) => ({
  name: input.name,
  is_open: input.isOpen,
  fields: JSON.stringify(input.fields),
  send_label: input.sendLabel,
  thanks_title: input.thanksTitle,
  thanks_text: input.thanksText,
  mail_to: JSON.stringify(input.mailTo),
  sends_reply: input.sendsReply,
  reply_subject: input.replySubject,
  reply_text: input.replyText,
  keep_days: input.keepDays,
});

/** @param id by default a new one */
export const insertForm = async (
  trx: Database,
  market: string,
  input: FormInput,
  id?: string,
): Promise<StoredForm> =>
  toStored(
    await trx
      .insertInto("form")
      .values({ market, ...(id !== undefined && { id }), ...toColumns(input) })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export const updateForm = async (
  trx: Database,
  market: string,
  id: string,
  input: FormInput,
): Promise<StoredForm> =>
  toStored(
    await trx
      .updateTable("form")
      .set({
        ...toColumns(input),
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where("market", "=", market)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

/** Its submissions go with it. */
export const deleteForm = async (trx: Database, market: string, id: string): Promise<void> => {
  await trx.deleteFrom("form").where("market", "=", market).where("id", "=", id).execute();
};

const maxUsers = 100;

/** SQL: whether a page's blocks show the form of an id. */
export const showsForm = (id: RawBuilder<unknown>) => sql<boolean>`
  custom_page.blocks @> jsonb_build_array(jsonb_build_object(
    'blockType', 'wr-form', 'content', jsonb_build_object('form', ${id}::text)))`;

/** The pages of the market on which a form stands. */
export const formUsers = async (
  db: Database,
  market: string,
  id: string,
): Promise<readonly FormUser[]> => {
  const rows = await db
    .selectFrom("known_page as custom_page")
    .select(["id", "name", "slug", "is_published"])
    .where("market", "=", market)
    .where(showsForm(sql`${id}`))
    .orderBy("sort_key")
    .orderBy("id")
    .limit(maxUsers)
    .execute();
  return rows.map(({ is_published, ...page }) => ({ ...page, isPublished: is_published }));
};
