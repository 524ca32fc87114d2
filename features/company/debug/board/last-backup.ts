import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import { lastWriteAt, recordAudits } from "#features/records/audit/store.ts";
import { formatDateTime } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { counted } from "#platform/counted.ts";

const subject = "backup";
const hour = 3_600_000;

/** A nightly backup that was missed. */
const lateMs = 36 * hour;

type TakenBackup = Readonly<{ folder: string; rows: number; files: number }>;

/** The audit keeps when backups were taken; the backup itself holds the audit as it was before. */
export const recordBackup = (db: Database, { folder, rows, files }: TakenBackup): Promise<void> =>
  recordAudits(db, [
    {
      actor: "backup",
      market: null,
      action: "create",
      subject,
      subjectId: folder,
      name: folder,
      before: null,
      after: { rows, files },
    },
  ]);

const ageOf = (ms: number): string => {
  const hours = Math.floor(ms / hour);
  if (hours < 1) return "less than an hour";
  if (hours < 48) return counted(hours, "hour");
  return `${Math.floor(hours / 24)} days`;
};

/** How old the last backup is that was taken by `npm run backup`. */
export const lastBackup: BoardSource = async ({ db, market, now }) => {
  const at = await lastWriteAt(db, subject);
  const age = at && now.getTime() - at.getTime();
  const row = boardRow({
    id: "backup",
    icon: "history",
    tone: age !== null && age > lateMs ? "incomplete" : null,
    lead: { label: age === null ? "No backup" : `${ageOf(age)} old`, path: null },
    text: age === null ? "is known here" : "is the last backup",
    detail:
      at === null
        ? "those that the database takes itself are not seen"
        : `taken on ${formatDateTime(at, marketById(market))}`,
  });
  return { ...foundRows([row]), total: 0 };
};
