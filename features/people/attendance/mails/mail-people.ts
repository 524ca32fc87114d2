import type { StoredEvent } from "#features/catalogue/events/store.ts";
import { accountAddresses } from "#features/people/accounts/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { AttendanceScene } from "../scene.ts";
import { type EventKey, rowsOfEvent } from "../store.ts";
import { deletedAt } from "../rules.ts";
import { eventMail, type OwnMailKind } from "./letters.ts";
import { insertEventMails } from "./mail-store.ts";

type Letter = Readonly<{ event: StoredEvent; market: string; kind: OwnMailKind }>;

const mailAccounts = async (
  trx: Database,
  scene: AttendanceScene,
  { kind, ...about }: Letter,
  accountIds: readonly string[],
): Promise<void> => {
  const { mailer } = scene;
  if (!mailer) return;
  const written = [];
  for (const account of await accountAddresses(trx, accountIds)) {
    const mail = eventMail(scene, about, account, kind);
    const { language } = marketById(account.market);
    const outboxId = await mailer.queue(trx, mail);
    written.push({ accountId: account.id, outboxId, language, subject: mail.subject });
  }
  const { event, market } = about;
  const deleteAt = deletedAt(event);
  await insertEventMails(
    trx,
    { market, id: event.id },
    { kind, sender: null, writtenAt: scene.now(), deleteAt },
    written,
  );
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
  { event, kind }: Readonly<{ event: StoredEvent; kind: OwnMailKind }>,
): Promise<void> => {
  const rows = await rowsOfEvent(trx, key)
    .where("state", "!=", "left")
    .orderBy("position")
    .execute();
  const ids = rows.map((row) => row.account_id);
  await mailAccounts(trx, scene, { event, market: key.market, kind }, ids);
};
