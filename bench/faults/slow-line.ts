import { connect, createServer, type Socket } from "node:net";
import { Transform, type TransformCallback } from "node:stream";

export type LineSpeed = Readonly<{ latencyMs: number; bytesPerSecond: number }>;

/** A TCP proxy to a local port whose latency and bandwidth can be changed while it is in use. */
export const openThrottledLine = async (target: number) => {
  let speed: LineSpeed | null = null;
  let byteCount = 0;
  const sockets = new Set<Socket>();
  /**
   * One direction of the connection. Pieces of data leave one after another, at the line's
   * bandwidth.
   */
  const direction = () => {
    let freeAt = 0;
    return new Transform({
      transform(part: Buffer, _encoding, next: TransformCallback) {
        byteCount += part.length;
        if (!speed) return next(null, part);
        const { latencyMs, bytesPerSecond } = speed;
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + (part.length / bytesPerSecond) * 1000;
        // The next piece may leave once this one has left; latency does not add up.
        setTimeout(() => this.push(part), freeAt - now + latencyMs / 2);
        setTimeout(next, freeAt - now);
      },
      flush(done) {
        setTimeout(done, speed ? speed.latencyMs : 0);
      },
    });
  };
  const server = createServer((client) => {
    const server = connect(target, "127.0.0.1");
    for (const [source, destination] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(source);
      source.setNoDelay(true);
      source.on("error", () => source.destroy());
      source.on("close", () => {
        sockets.delete(source);
        setTimeout(() => destination.destroy(), speed ? speed.latencyMs : 0);
      });
      source.pipe(direction()).pipe(destination);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: address && typeof address === "object" ? address.port : 0,
    setSpeed(newSpeed: LineSpeed | null) {
      speed = newSpeed;
    },
    /** Bytes in both directions so far. */
    bytesCarried: () => byteCount,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
