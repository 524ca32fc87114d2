import type { Server } from "node:net";

const mostTurns = 100;

/**
 * Calls back once all who are at the door have been let in. Node accepts one connection in each turn
 * of its event loop, so that between turns of long work a crowd would wait for seconds outside,
 * where no limit of ours knows of it.
 */
export const lettingIn = (server: Server): ((call: () => void) => void) => {
  let accepted = 0;
  server.on("connection", () => (accepted += 1));
  return (call) => {
    let seen = accepted;
    let turns = 0;
    const look = () => {
      turns += 1;
      if (accepted === seen || turns >= mostTurns) return call();
      seen = accepted;
      setImmediate(look);
    };
    setImmediate(look);
  };
};
