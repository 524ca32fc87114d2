import { read } from "./read.ts";

/**
 * The number of answers by status, where 0 means no answer, and the milliseconds of the slowest
 * answer.
 */
export type LoadResult = Readonly<{ statuses: ReadonlyMap<number, number>; slowest: number }>;

/**
 * Sends requests without pauses until `stop` is called.
 * @param address returns the address for the number of a request
 * @param concurrency the number of requests that are under way at the same time
 */
export const startLoad = (address: (number: number) => string, concurrency: number) => {
  const statuses = new Map<number, number>();
  let slowest = 0;
  let requestCount = 0;
  let isStopped = false;
  const requestRepeatedly = async () => {
    while (!isStopped) {
      const startedAt = performance.now();
      const status = await read(address(requestCount++)).then(
        (answer) => answer.status,
        () => 0,
      );
      slowest = Math.max(slowest, performance.now() - startedAt);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const all = Promise.all(Array.from({ length: concurrency }, requestRepeatedly));
  return {
    /** The answers so far. */
    statuses: statuses as ReadonlyMap<number, number>,
    async stop(): Promise<LoadResult> {
      isStopped = true;
      await all;
      return { statuses, slowest };
    },
  };
};
