import {
  lockAttendance,
  type StoredEvent,
  writeAttendance,
} from "#features/catalogue/events/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { moveUp } from "./attend.ts";
import { mailEverybody } from "./mails/mail-people.ts";
import { setMailDeletion } from "./mails/mail-store.ts";
import { deletedAt, mailKindOf } from "./rules.ts";
import type { AttendanceScene } from "./scene.ts";
import { setDeletion } from "./store.ts";

/**
 * What a save of an event does to those who have signed up: they are mailed when it is off, on
 * again, or elsewhere and at another time, and more places go to those who wait.
 */
export const followEventWith =
  (scene: AttendanceScene) =>
  async (trx: Database, market: string, before: StoredEvent, after: StoredEvent): Promise<void> => {
    const key = { market, id: after.id };
    if (before.endsAt !== after.endsAt) {
      await setDeletion(trx, key, deletedAt(after));
      await setMailDeletion(trx, key, deletedAt(after));
    }
    const kind = mailKindOf(before, after, scene.now());
    if (kind) await mailEverybody(trx, scene, key, { event: after, kind });
    const event = await lockAttendance(trx, market, after.id);
    if (event) await writeAttendance(trx, market, after.id, await moveUp(trx, scene, key, event));
  };
