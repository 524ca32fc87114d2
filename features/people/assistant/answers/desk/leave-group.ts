import { recordAudits } from "#features/records/audit/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import "../store.ts";

type Leaving = Readonly<{ key: string; reason: string; by: string; at: Date }>;

/** Hides a group of questions that nobody mends; the newest reason stands. */
export const leaveGroup = async (
  trx: Database,
  market: string,
  { key, reason, by, at }: Leaving,
): Promise<void> => {
  const values = { left_reason: reason, left_by: by, left_at: at };
  await trx
    .insertInto("chat_group")
    .values({ market, group_key: key, ...values })
    .onConflict((conflict) => conflict.columns(["market", "group_key"]).doUpdateSet(values))
    .execute();
  await recordAudits(trx, [
    {
      actor: by,
      market,
      action: "update",
      subject: "chat-question",
      subjectId: key,
      name: key,
      before: null,
      after: { reason },
    },
  ]);
};
