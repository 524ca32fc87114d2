import type { Queue } from "./request-queue.ts";

/** A queue for each key, which is kept while anything runs or waits in it. */
export const queuePerKey = (open: () => Queue): ((key: string) => Queue) => {
  const queues = new Map<string, Queue>();
  const dropIdle = () => {
    for (const [key, queue] of queues) {
      const { running, waiting } = queue.stats();
      if (running + waiting === 0) queues.delete(key);
    }
  };
  return (key) => {
    const known = queues.get(key);
    if (known) return known;
    dropIdle();
    const queue = open();
    queues.set(key, queue);
    return queue;
  };
};
