import type { StoredEvent } from "#features/catalogue/events/store.ts";
import { accountAddresses } from "#features/people/accounts/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { AttendanceScene } from "../scene.ts";
import { type EventKey, rowsOfEvent } from "../store.ts";
import { eventMail, type MailKind } from "./letters.ts";

type Letter = Readonly<{ event: StoredEvent; market: string; kind: MailKind }>;

const mailAccounts = async (
  trx: Database,
  scene: AttendanceScene,
  { kind, ...about }: Letter,
  accountIds: readonly string[],
): Promise<void> => {
  const { mailer } = scene;
  if (!mailer) return;
  for (const account of await accountAddresses(trx, accountIds))
    await mailer.queue(trx, eventMail(scene, about, account, kind));
};

/** Tells those who waited that a place is theirs now. */
export const mailPlaces = (
  trx: Database,
  scene: AttendanceScene,
  market: string,
  event: StoredEvent,
  accountIds: readonly string[],
): Promise<void> => mailAccounts(trx, scene, { event, market, kind: "place" }, accountIds);

/** Tells everybody who comes or waits. */
export const mailEverybody = async (
  trx: Database,
  scene: AttendanceScene,
  key: EventKey,
  { event, kind }: Readonly<{ event: StoredEvent; kind: MailKind }>,
): Promise<void> => {
  const rows = await rowsOfEvent(trx, key)
    .where("state", "!=", "left")
    .orderBy("position")
    .execute();
  const ids = rows.map((row) => row.account_id);
  await mailAccounts(trx, scene, { event, market: key.market, kind }, ids);
};
