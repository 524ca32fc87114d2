/**
 * Milliseconds that this process's CPU works while `run` does. Other processes of a busy machine
 * do not count, so a bound on it holds there as well.
 */
export const cpuTime = (run: () => void): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
