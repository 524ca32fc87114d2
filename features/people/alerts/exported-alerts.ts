import { marketIds } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { writtenMails } from "./mails/mail-store.ts";
import { alertsOf } from "./store.ts";

/** What somebody is told of, market by market, and what was written to them. */
export const exportedAlerts = async (
  db: Database,
  { accountId }: Readonly<{ accountId: string }>,
) => {
  const kept = [];
  for (const market of marketIds) {
    const owner = { accountId, market };
    const alerts = (await alertsOf(db, owner)).map(
      ({ kind, subject_id, reasons, months, age, asked_at }) => ({
        kind,
        id: subject_id,
        reasons,
        months,
        age,
        askedAt: asked_at.toISOString(),
      }),
    );
    const mails = (await writtenMails(db, owner, new Date(0))).map(({ subject, writtenAt }) => ({
      subject,
      writtenAt: writtenAt.toISOString(),
    }));
    if (alerts.length + mails.length > 0) kept.push({ market, alerts, mails });
  }
  return kept;
};
