import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

type Heard = Readonly<{ heard: (payload: string) => void; onReconnect: () => void }>;

/** The one connection of a process that listens, and by which it knows whether the server is there. */
export type Line = Readonly<{
  /** @throws what the first attempt of all met; later ones are repeated for as long as it takes */
  listen(channel: string, heard: Heard["heard"], onReconnect: Heard["onReconnect"]): Promise<void>;
  /** @throws what the last attempt met, for as long as the server is known to be away */
  reachable(): Promise<void>;
  close(): void;
}>;

export type LineOptions = Readonly<{
  config: pg.ClientConfig;
  /** From 0 to 1, so that many processes do not come back at once. */
  chance: () => number;
  /** Told when the server has said nothing for so long that whatever else was asked hangs too. */
  onSilence: () => void;
}>;

/** Milliseconds. Away at most `longest` and one attempt, all is well within five seconds of the return. */
const pauses = { first: 100, longest: 1500 };
const beat = 1000;
const silence = 2000;

const pauseAfter = (failed: number, chance: () => number): number =>
  Math.min(pauses.longest, pauses.first * 2 ** (failed - 1)) * (0.5 + chance() / 2);

/** How a question fared. What came in while this process was busy is read before it counts as late. */
const fate = (question: Promise<unknown>): Promise<"answered" | "lost" | "silent"> =>
  Promise.race([
    question.then(
      () => "answered" as const,
      () => "lost" as const,
    ),
    sleep(silence, null, { ref: false })
      .then(() => turn())
      .then(() => "silent" as const),
  ]);

/**
 * Opens the line with the first channel and holds it from then on, one attempt at a time with
 * growing pauses. While it is being tried again, nobody else tries.
 */
export const openLine = ({ config, chance, onSilence }: LineOptions): Line => {
  const channels = new Map<string, Heard[]>();
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let begun: Promise<void> | null = null;
  let state: Promise<void> = Promise.resolve();

  const tell = (channel: string, payload: string) => {
    for (const { heard, onReconnect } of channels.get(channel) ?? [])
      try {
        heard(payload);
      } catch {
        onReconnect(); // what is not understood, such as the word of a newer version, was missed
      }
  };

  const listenTo = (to: pg.Client, names: Iterable<string>) =>
    to.query([...names].map((name) => `listen ${pg.escapeIdentifier(name)}`).join(";"));

  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client({ ...config, connectionTimeoutMillis: silence });
    next.on("error", () => undefined); // `end` follows
    next.on("notification", ({ channel, payload }) => tell(channel, payload ?? ""));
    try {
      await next.connect();
      const heard = await fate(listenTo(next, channels.keys()));
      if (heard !== "answered") throw new Error("Connection terminated before it listened.");
      return next;
    } catch (error) {
      next.connection.stream.destroy();
      throw error;
    }
  };

  /** Resolves once the connection is lost. */
  const watch = async (watched: pg.Client): Promise<void> => {
    const lost = new AbortController();
    watched.once("end", () => lost.abort());
    const signal = AbortSignal.any([lost.signal, closing.signal]);
    while (!signal.aborted) {
      await sleep(beat, null, { signal, ref: false }).catch(() => undefined);
      const heard = signal.aborted ? "lost" : await fate(watched.query("select 1"));
      if (heard === "answered") continue;
      watched.connection.stream.destroy();
      if (heard === "silent") onSilence();
      return;
    }
  };

  /** @param failed attempts before it; after the first nobody waits for the outcome any more */
  const attempt = async (failed: number): Promise<void> => {
    const made = connect();
    const outcome = made.then(() => undefined);
    outcome.catch(() => undefined); // told to whoever asks
    if (failed === 0) state = outcome;
    client = await made;
    state = outcome;
    if (closing.signal.aborted) client.connection.stream.destroy();
  };

  const hold = async (): Promise<void> => {
    let failed = 0;
    while (!closing.signal.aborted) {
      if (client) await watch(client);
      client = null;
      if (closing.signal.aborted) return;
      try {
        await attempt(failed);
        failed = 0;
        for (const all of channels.values()) for (const { onReconnect } of all) onReconnect();
      } catch {
        failed += 1;
        const pause = pauseAfter(failed, chance);
        await sleep(pause, null, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  };

  return {
    async listen(channel, heard, onReconnect) {
      const others = channels.get(channel) ?? [];
      channels.set(channel, [...others, { heard, onReconnect }]);
      if (begun === null) {
        begun = attempt(0);
        await begun;
        void hold();
        return;
      }
      await begun;
      if (client) await listenTo(client, [channel]).catch(() => undefined); // done when it is back
    },
    reachable: () => state,
    close() {
      closing.abort();
      client?.connection.stream.destroy();
    },
  };
};
