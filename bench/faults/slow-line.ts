import { connect, createServer, type Socket } from "node:net";
import { Transform, type TransformCallback } from "node:stream";

export type Slowness = Readonly<{ latencyMs: number; bytesPerSecond: number }>;

/** A line to a port of this machine that can be made slow and good again while it is used. */
export const openSlowLine = async (target: number) => {
  let slowness: Slowness | null = null;
  let carried = 0;
  const sockets = new Set<Socket>();
  /** One direction of the line: bytes come one after another, each piece as late as the line is slow. */
  const direction = () => {
    let freeAt = 0;
    return new Transform({
      transform(part: Buffer, _encoding, next: TransformCallback) {
        carried += part.length;
        if (!slowness) return next(null, part);
        const { latencyMs, bytesPerSecond } = slowness;
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + (part.length / bytesPerSecond) * 1000;
        // The next piece may set out once this one has left; the latency passes beside it.
        setTimeout(() => this.push(part), freeAt - now + latencyMs / 2);
        setTimeout(next, freeAt - now);
      },
      flush(done) {
        setTimeout(done, slowness ? slowness.latencyMs : 0);
      },
    });
  };
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        setTimeout(() => other.destroy(), slowness ? slowness.latencyMs : 0);
      });
      socket.pipe(direction()).pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: address && typeof address === "object" ? address.port : 0,
    turn(next: Slowness | null) {
      slowness = next;
    },
    /** Bytes in both directions until now. */
    carried: () => carried,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
