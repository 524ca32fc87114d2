import { PassThrough, type Readable } from "node:stream";
import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { streamReplacedEvent } from "#platform/presence/presence-contract.ts";

/** PostgreSQL notification channel between the processes. */
const channel = "record_presence";

/** One record of a market; none of the three has a space. */
export type RecordKey = Readonly<{ market: string; subject: string; recordId: string }>;

const keyOf = ({ market, subject, recordId }: RecordKey) => `${market} ${subject} ${recordId}`;

/**
 * Notifies every process when the transaction commits.
 * @param session the tab that caused the event, so that it can ignore its own
 */
export const publishPresenceEvent = async (
  trx: Database,
  record: RecordKey,
  session: string,
): Promise<void> => {
  await sql`select pg_notify(${channel}, ${`${keyOf(record)} ${session}`})`.execute(trx);
};

/**
 * Notifies, once the transaction commits, the tabs that have one of the records open of a save.
 * Records that nobody has open are left out: a transaction may write thousands.
 */
export const publishSaves = async (trx: Database, records: readonly RecordKey[]): Promise<void> => {
  if (records.length === 0) return;
  const open = await trx
    .selectFrom("record_presence")
    .select(["market", "subject", "record_id as recordId"])
    .distinct()
    .execute();
  const saved = new Set(records.map(keyOf));
  for (const record of open)
    if (saved.has(keyOf(record))) await publishPresenceEvent(trx, record, "saved");
};

/** Subscribes to notifications; see the database's `listen`. */
export type Listen = (
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
) => Promise<void>;

const maxStreams = 500;
const maxStreamsPerPerson = 20;
const maxStreamAgeMs = 30 * 60_000;
const keepAliveMs = 25_000;

/**
 * The open event streams of this process. An event names only the session that did something, so
 * that its details are read through an authorised request. A stream ends after half an hour; then
 * the browser opens a new one if the account still has access. An account has at most twenty
 * streams in a process. The twenty-first ends the oldest, since the newest belongs to the tab in
 * use.
 */
export const createPresenceEvents = async (listen: Listen) => {
  const streams = new Map<PassThrough, Readonly<{ key: string; email: string }>>();
  const broadcast = (matches: (key: string) => boolean, session: string) => {
    for (const [stream, { key }] of streams) if (matches(key)) stream.write(`data: ${session}\n\n`);
  };
  const endOldestIfFull = (email: string) => {
    const ofAccount = [...streams].filter(([, stream]) => stream.email === email);
    const [oldest] = ofAccount[0] ?? [];
    if (!oldest || ofAccount.length < maxStreamsPerPerson) return;
    streams.delete(oldest);
    oldest.end(`event: ${streamReplacedEvent}\ndata:\n\n`);
  };
  await listen(
    channel,
    (payload) => {
      const [market = "", subject = "", recordId = "", session = ""] = payload.split(" ");
      broadcast((key) => key === keyOf({ market, subject, recordId }), session);
    },
    () => broadcast(() => true, ""), // notifications may have been missed meanwhile
  );
  return {
    /** @returns null when this process has too many streams; clients then rely on heartbeats */
    open: (record: RecordKey, email: string): Readable | null => {
      endOldestIfFull(email);
      if (streams.size >= maxStreams) return null;
      const stream = new PassThrough();
      streams.set(stream, { key: keyOf(record), email });
      const keepAlive = setInterval(() => stream.write(":\n\n"), keepAliveMs);
      const maxAge = setTimeout(() => stream.end(), maxStreamAgeMs);
      stream.on("close", () => {
        streams.delete(stream);
        clearInterval(keepAlive);
        clearTimeout(maxAge);
      });
      stream.write("retry: 5000\n\n");
      return stream;
    },
    close: () => {
      for (const stream of streams.keys()) stream.end();
    },
  };
};

export type PresenceEvents = Awaited<ReturnType<typeof createPresenceEvents>>;
