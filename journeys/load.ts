import { read } from "./read.ts";

/** The number of answers by status (0: no answer), and the slowest answer in milliseconds. */
export type LoadResult = Readonly<{ statuses: ReadonlyMap<number, number>; slowest: number }>;

/**
 * Requests addresses without a pause until `stop` is called.
 * @param address makes the address of a request from the number of the request
 * @param concurrency how many requests are in flight at a time
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
    async stop(): Promise<LoadResult> {
      isStopped = true;
      await all;
      return { statuses, slowest };
    },
  };
};
