import type { Server } from "node:net";

const maxTurns = 100;

/**
 * Calls back once all pending connections have been accepted. Node accepts one connection in each
 * turn of its event loop. Between long tasks many clients would therefore wait in the operating
 * system for seconds, where no limit of ours applies.
 */
export const afterPendingConnections = (server: Server): ((call: () => void) => void) => {
  let accepted = 0;
  server.on("connection", () => (accepted += 1));
  return (call) => {
    let seen = accepted;
    let turns = 0;
    const check = () => {
      turns += 1;
      if (accepted === seen || turns >= maxTurns) return call();
      seen = accepted;
      setImmediate(check);
    };
    setImmediate(check);
  };
};
