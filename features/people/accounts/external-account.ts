import { sql } from "kysely";
import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { normalizeEmail } from "#platform/server/identity/plain-email.ts";
import type { KeptElsewhere } from "./kept-elsewhere.ts";
import type { Identity } from "#platform/server/identity/realm.ts";

/**
 * Keeps an account for somebody whom an external provider has let in: their profile and consents
 * hang on it. An address that was another account's goes to the one who has it at the provider now.
 */
export const keepExternalAccount = async (
  db: Database,
  { subject, email, name }: Identity,
  market: MarketId,
  { keptElsewhere, now }: Readonly<{ keptElsewhere: readonly KeptElsewhere[]; now: () => Date }>,
): Promise<void> => {
  const at = now();
  const own = { email: normalizeEmail(email), external_subject: subject, updated_at: at };
  await db.transaction().execute(async (trx) => {
    const former = await trx
      .selectFrom("visitor_account")
      .select("id")
      .where("email", "=", own.email)
      .where("external_subject", "is not", null)
      .where("external_subject", "!=", subject)
      .forUpdate()
      .executeTakeFirst();
    if (former) {
      for (const { leave } of keptElsewhere) await leave?.(trx, former.id);
      await trx.deleteFrom("visitor_account").where("id", "=", former.id).execute();
    }
    const known = await trx
      .updateTable("visitor_account")
      .set({ ...own, version: sql`version + 1` })
      .where("external_subject", "=", subject)
      .returning("id")
      .executeTakeFirst();
    if (known) return;
    await trx
      .insertInto("visitor_account")
      .values({ ...own, name, phone: null, password_hash: null, market, created_at: at })
      .onConflict((conflict) =>
        conflict.expression(sql`lower(email)`).doUpdateSet({ external_subject: subject }),
      )
      .execute();
  });
};
