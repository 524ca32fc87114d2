import { type Kysely, sql } from "kysely";

/** Whether an answer of the chatbot has helped, where its visitor says so. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table chat_question add column is_helpful boolean`.execute(db);
};
