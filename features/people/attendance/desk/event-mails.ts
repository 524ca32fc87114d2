import { accountAddresses } from "#features/people/accounts/store.ts";
import type { Language } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { MailState } from "#platform/server/mail/outbox.ts";
import { type CountedMails, countEventMails, mailsOfSending } from "../mails/mail-store.ts";
import type { EventKey } from "../store.ts";
import {
  type EventMails,
  type MailOutcome,
  mailOutcomes,
  type PersonMail,
} from "./mail-contract.ts";

const outcomeOf = (state: MailState | null): MailOutcome => {
  if (state === null) return "forgotten";
  if (state === "sent" || state === "refused" || state === "unknown") return state;
  return "leaving";
};

const sumOf = (rows: readonly CountedMails[]): number =>
  rows.reduce((sum, { number }) => sum + number, 0);

const toMails = (rows: readonly CountedMails[], own: Language): readonly EventMails[] => {
  const [first] = rows;
  if (!first) return [];
  const languages = [...Map.groupBy(rows, ({ language }) => language)]
    .map(([language, read]) => ({ language, people: sumOf(read) }))
    .toSorted((a, b) => b.people - a.people);
  const outcomes = mailOutcomes
    .map((outcome) => ({
      outcome,
      people: sumOf(rows.filter(({ state }) => outcomeOf(state) === outcome)),
    }))
    .filter(({ people }) => people > 0);
  const { id, kind, sender, writtenAt } = first;
  const { subject } = rows.find(({ language }) => language === own) ?? first;
  const people = sumOf(rows);
  return [
    { id, kind, subject, sender, writtenAt: writtenAt.toISOString(), people, languages, outcomes },
  ];
};

/** What was written about an event, the newest first; an event has at most some dozen. */
export const eventMailsOf = async (db: Database, key: EventKey): Promise<readonly EventMails[]> => {
  const bySending = Map.groupBy(await countEventMails(db, key), ({ id }) => id);
  const own = marketById(key.market).language;
  return [...bySending.values()].flatMap((rows) => toMails(rows, own));
};

/** Who got the mails that were written at once, those that failed first. */
export const peopleOfMails = async (
  db: Database,
  key: EventKey,
  sendingId: string,
): Promise<readonly PersonMail[]> => {
  const mails = await mailsOfSending(db, key, sendingId);
  const accounts = await accountAddresses(
    db,
    mails.map(({ accountId }) => accountId),
  );
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return mails.flatMap(({ accountId, language, subject, state, reason, recipient }) => {
    const account = byId.get(accountId);
    if (!account) return [];
    const outcome = outcomeOf(state);
    const email = recipient ?? account.email;
    const { name } = account;
    return [
      {
        id: accountId,
        name,
        email,
        language,
        subject,
        outcome,
        reason: outcome === "sent" ? null : reason,
      },
    ];
  });
};
