import { read } from "./read.ts";

/** Counts of each status, 0 for no answer, and the slowest answer in milliseconds. */
export type LoadResult = Readonly<{ statuses: ReadonlyMap<number, number>; slowest: number }>;

/**
 * Asks for addresses without a pause until it is stopped.
 * @param address the next one to ask for; its number makes it one that nobody asked for before
 * @param abreast how many ask at a time
 */
export const startLoad = (address: (number: number) => string, abreast: number) => {
  const statuses = new Map<number, number>();
  let slowest = 0;
  let asked = 0;
  let isStopped = false;
  const ask = async () => {
    while (!isStopped) {
      const begun = performance.now();
      const status = await read(address(asked++)).then(
        (answer) => answer.status,
        () => 0,
      );
      slowest = Math.max(slowest, performance.now() - begun);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const all = Promise.all(Array.from({ length: abreast }, ask));
  return {
    async stop(): Promise<LoadResult> {
      isStopped = true;
      await all;
      return { statuses, slowest };
    },
  };
};
