/** Milliseconds that a usual machine works for `sample`. */
const usualMs = 12;

const sample = (): number => {
  const counts = new Map<number, number>();
  for (let index = 0; index < 400_000; index += 1)
    counts.set(index % 4096, (counts.get((index * 7) % 4096) ?? 0) + index);
  return counts.size;
};

/** Milliseconds of this process's CPU since `before`, user and system. */
const since = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** What a usual machine would have worked, where this one takes longer at the moment. */
export const onUsualMachine = (ms: number): number => {
  if (ms < 100) return ms;
  const before = process.cpuUsage();
  sample();
  return ms / Math.max(1, since(before) / usualMs);
};

/**
 * Milliseconds that this process's CPU works while `run` does, of those that a usual machine has.
 * Other processes of a busy machine do not count and a slow one counts as such, so a bound on it
 * holds there as well.
 */
export const cpuTime = (run: () => void): number => {
  const before = process.cpuUsage();
  run();
  return onUsualMachine(since(before));
};

/** Like `cpuTime`, of what is waited for. */
export const cpuTimeUntil = async (run: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await run();
  return onUsualMachine(since(before));
};
