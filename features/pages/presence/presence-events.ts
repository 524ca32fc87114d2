import { PassThrough, type Readable } from "node:stream";
import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { streamReplacedEvent } from "../presence-contract.ts";

/** The channel on which processes tell each other on which page somebody did something. */
const channel = "page_presence";

type PageKey = Readonly<{ market: string; pageId: string }>;
const keyOf = ({ market, pageId }: PageKey) => `${market} ${pageId}`;

/**
 * Tells every process, once the transaction has come through.
 * @param session who did something, so that they need not ask about it
 */
export const publishPresenceEvent = async (
  trx: Database,
  place: PageKey,
  session: string,
): Promise<void> => {
  await sql`select pg_notify(${channel}, ${`${keyOf(place)} ${session}`})`.execute(trx);
};

/** How to hear of notifications; see the database's `listen`. */
export type Listen = (
  channel: string,
  heard: (payload: string) => void,
  onReconnect: () => void,
) => Promise<void>;

const maxStreams = 500;
const maxStreamsPerPerson = 20;
const maxStreamAgeMs = 30 * 60_000;
const keepAliveMs = 25_000;

/**
 * Open event streams of this process, by page. They say that somebody, by the session of their tab,
 * did something, and not what, so that what is told stays behind the session of whoever asks. Each ends after half an
 * hour; its browser opens another, if it still may. Nobody has more than twenty in a process: the
 * newest is of a tab that is looked at, so the oldest one ends.
 */
export const createPresenceEvents = async (listen: Listen) => {
  const streams = new Map<PassThrough, Readonly<{ key: string; email: string }>>();
  const broadcast = (isAbout: (key: string) => boolean, session: string) => {
    for (const [stream, { key }] of streams) if (isAbout(key)) stream.write(`data: ${session}\n\n`);
  };
  /** Ends a person's oldest stream once they have as many as one may have. */
  const makeRoom = (email: string) => {
    const own = [...streams].filter(([, stream]) => stream.email === email);
    const [oldest] = own[0] ?? [];
    if (!oldest || own.length < maxStreamsPerPerson) return;
    streams.delete(oldest);
    oldest.end(`event: ${streamReplacedEvent}\ndata:\n\n`);
  };
  await listen(
    channel,
    (payload) => {
      const [market = "", pageId = "", session = ""] = payload.split(" ");
      broadcast((key) => key === keyOf({ market, pageId }), session);
    },
    () => broadcast(() => true, ""), // what was said meanwhile was missed
  );
  return {
    /** @returns null when this process has enough of them: heartbeats serve as well */
    open: (place: PageKey, email: string): Readable | null => {
      makeRoom(email);
      if (streams.size >= maxStreams) return null;
      const stream = new PassThrough();
      streams.set(stream, { key: keyOf(place), email });
      const beat = setInterval(() => stream.write(":\n\n"), keepAliveMs);
      const end = setTimeout(() => stream.end(), maxStreamAgeMs);
      stream.on("close", () => {
        streams.delete(stream);
        clearInterval(beat);
        clearTimeout(end);
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
