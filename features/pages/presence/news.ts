import { PassThrough, type Readable } from "node:stream";
import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { streamReplaced } from "../presence-contract.ts";

/** The channel on which processes tell each other on which page somebody did something. */
const newsChannel = "page_presence";

type Place = Readonly<{ market: string; pageId: string }>;
const keyOf = ({ market, pageId }: Place) => `${market} ${pageId}`;

/**
 * Tells every process, once the transaction has come through.
 * @param session who did something, so that they need not ask about it
 */
export const tellNews = async (trx: Database, place: Place, session: string): Promise<void> => {
  await sql`select pg_notify(${newsChannel}, ${`${keyOf(place)} ${session}`})`.execute(trx);
};

/** How to hear of notifications; see the database's `listen`. */
export type Listen = (
  channel: string,
  heard: (payload: string) => void,
  onReconnect: () => void,
) => Promise<void>;

const most = 500;
const mostOfOne = 20;
const longest = 30 * 60_000;
const heartbeat = 25_000;

/**
 * Open event streams of this process, by page. They say that somebody, by the session of their tab,
 * did something, and not what, so that what is told stays behind the session of whoever asks. Each ends after half an
 * hour; its browser opens another, if it still may. Nobody has more than twenty in a process: the
 * newest is of a tab that is looked at, so the oldest one ends.
 */
export const createNews = async (listen: Listen) => {
  const streams = new Map<PassThrough, Readonly<{ key: string; email: string }>>();
  const tell = (isAbout: (key: string) => boolean, session: string) => {
    for (const [stream, { key }] of streams) if (isAbout(key)) stream.write(`data: ${session}\n\n`);
  };
  /** Ends a person's oldest stream once they have as many as one may have. */
  const makeRoom = (email: string) => {
    const own = [...streams].filter(([, stream]) => stream.email === email);
    const [oldest] = own[0] ?? [];
    if (!oldest || own.length < mostOfOne) return;
    streams.delete(oldest);
    oldest.end(`event: ${streamReplaced}\ndata:\n\n`);
  };
  await listen(
    newsChannel,
    (payload) => {
      const [market = "", pageId = "", session = ""] = payload.split(" ");
      tell((key) => key === keyOf({ market, pageId }), session);
    },
    () => tell(() => true, ""), // what was said meanwhile was missed
  );
  return {
    /** @returns null when this process has enough of them: beats serve as well */
    open: (place: Place, email: string): Readable | null => {
      makeRoom(email);
      if (streams.size >= most) return null;
      const stream = new PassThrough();
      streams.set(stream, { key: keyOf(place), email });
      const beat = setInterval(() => stream.write(":\n\n"), heartbeat);
      const end = setTimeout(() => stream.end(), longest);
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

export type News = Awaited<ReturnType<typeof createNews>>;
