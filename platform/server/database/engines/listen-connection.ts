import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

type Listener = Readonly<{ onNotify: (payload: string) => void; onReconnect: () => void }>;

/**
 * The connection on which a process listens, and by which it knows whether the server is reachable.
 */
export type ListenConnection = Readonly<{
  /** @throws the error of the very first attempt; later attempts are repeated until one succeeds */
  listen(
    channel: string,
    onNotify: Listener["onNotify"],
    onReconnect: Listener["onReconnect"],
  ): Promise<void>;
  /** @throws the last attempt's error while the server is known to be unreachable */
  reachable(): Promise<void>;
  close(): void;
}>;

export type ListenConnectionOptions = Readonly<{
  config: pg.ClientConfig;
  /** From 0 to 1; spreads the reconnections of many processes. */
  chance: () => number;
  /** Milliseconds after which a server that does not answer counts as away. */
  silenceMs: () => number;
  /** Called when the server has not answered for so long that other queries hang too. */
  onSilence: () => void;
}>;

/**
 * Pauses between attempts to connect, in milliseconds. With these every process is connected within
 * five seconds of the server's return.
 */
const pauses = { first: 100, longest: 1500 };
const heartbeatMs = 1000;

const pauseAfter = (failed: number, chance: () => number): number =>
  Math.min(pauses.longest, pauses.first * 2 ** (failed - 1)) * (0.5 + chance() / 2);

/**
 * The outcome of a query. Input that arrived while this process was busy is read before the query
 * counts as silent.
 */
const outcomeOf = (
  query: Promise<unknown>,
  silenceMs: number,
): Promise<"answered" | "lost" | "silent"> =>
  Promise.race([
    query.then(
      () => "answered" as const,
      () => "lost" as const,
    ),
    sleep(silenceMs, null, { ref: false })
      .then(() => turn())
      .then(() => "silent" as const),
  ]);

type Channels = Map<string, Listener[]>;

const dispatch = (channels: Channels, channel: string, payload: string) => {
  for (const { onNotify, onReconnect } of channels.get(channel) ?? [])
    try {
      onNotify(payload);
    } catch {
      onReconnect(); // a payload that cannot be read, such as one of a newer version, counts as missed
    }
};

const subscribe = (client: pg.Client, channelNames: Iterable<string>) =>
  client.query([...channelNames].map((name) => `listen ${pg.escapeIdentifier(name)}`).join(";"));

const connect = async (
  { config, silenceMs }: Pick<ListenConnectionOptions, "config" | "silenceMs">,
  channels: Channels,
): Promise<pg.Client> => {
  const next = new pg.Client({ ...config, connectionTimeoutMillis: silenceMs() });
  next.on("error", () => undefined); // An `end` event follows every error.
  next.on("notification", ({ channel, payload }) => dispatch(channels, channel, payload ?? ""));
  try {
    await next.connect();
    const outcome = await outcomeOf(subscribe(next, channels.keys()), silenceMs());
    if (outcome !== "answered") throw new Error("Connection terminated before it listened.");
    return next;
  } catch (error) {
    next.connection.stream.destroy();
    throw error;
  }
};

type Watching = Pick<ListenConnectionOptions, "silenceMs" | "onSilence"> &
  Readonly<{ closing: AbortSignal }>;

/** Resolves once the connection is lost. */
const watch = async (
  connected: pg.Client,
  { silenceMs, onSilence, closing }: Watching,
): Promise<void> => {
  const lost = new AbortController();
  connected.once("end", () => lost.abort());
  const signal = AbortSignal.any([lost.signal, closing]);
  while (!signal.aborted) {
    await sleep(heartbeatMs, null, { signal, ref: false }).catch(() => undefined);
    const outcome = signal.aborted
      ? "lost"
      : await outcomeOf(connected.query("select 1"), silenceMs());
    if (outcome === "answered") continue;
    connected.connection.stream.destroy();
    if (outcome === "silent") onSilence();
    return;
  }
};

/**
 * Connects at the first `listen` and reconnects from then on, one attempt at a time with growing
 * pauses. Meanwhile nothing else in the process tries to connect.
 */
export const openListenConnection = ({
  config,
  chance,
  silenceMs,
  onSilence,
}: ListenConnectionOptions): ListenConnection => {
  const channels: Channels = new Map();
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let firstAttempt: Promise<void> | null = null;
  let state: Promise<void> = Promise.resolve();

  /**
   * Callers of `reachable` wait for the first attempt; when it fails, they get its error until a
   * later attempt succeeds.
   * @param failed how many attempts in a row failed before this one
   */
  const attempt = async (failed: number): Promise<void> => {
    const connecting = connect({ config, silenceMs }, channels);
    const outcome = connecting.then(() => undefined);
    outcome.catch(() => undefined); // callers of reachable get the error
    if (failed === 0) state = outcome;
    client = await connecting;
    state = outcome;
    if (closing.signal.aborted) client.connection.stream.destroy();
  };

  const keepConnected = async (): Promise<void> => {
    let failed = 0;
    while (!closing.signal.aborted) {
      if (client) await watch(client, { silenceMs, onSilence, closing: closing.signal });
      client = null;
      if (closing.signal.aborted) return;
      try {
        await attempt(failed);
        failed = 0;
        for (const listeners of channels.values())
          for (const { onReconnect } of listeners) onReconnect();
      } catch {
        failed += 1;
        const pause = pauseAfter(failed, chance);
        await sleep(pause, null, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  };

  return {
    async listen(channel, onNotify, onReconnect) {
      const listeners = channels.get(channel) ?? [];
      channels.set(channel, [...listeners, { onNotify, onReconnect }]);
      if (firstAttempt === null) {
        firstAttempt = attempt(0);
        await firstAttempt;
        void keepConnected();
        return;
      }
      await firstAttempt;
      if (client) await subscribe(client, [channel]).catch(() => undefined); // otherwise done at the reconnection
    },
    reachable: () => state,
    close() {
      closing.abort();
      client?.connection.stream.destroy();
    },
  };
};
