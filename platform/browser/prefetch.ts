/** How long an answer that was asked for ahead may wait until somebody takes it, in ms. */
const maxAgeMs = 10_000;

type Pending = Readonly<{ answer: Promise<Response>; at: number }>;

/**
 * Asks for what is going to be needed while the code that needs it is still on its way. Each answer
 * is taken once, and only while it is fresh: whoever reads the same path again asks again.
 * @param ask how to ask
 * @param now milliseconds of a clock that never goes back
 */
export const createPrefetch = (ask: (path: string) => Promise<Response>, now: () => number) => {
  const waiting = new Map<string, Pending>();
  return {
    ask: (path: string): void => {
      const answer = ask(path);
      answer.catch(() => undefined); // whoever takes it hears of it
      waiting.set(path, { answer, at: now() });
    },
    take: (path: string): Promise<Response> | null => {
      const asked = waiting.get(path);
      waiting.delete(path);
      return asked && now() - asked.at <= maxAgeMs ? asked.answer : null;
    },
  };
};

/** The staff app's own. */
export const prefetch = createPrefetch(
  (path) => fetch(path, { headers: { accept: "application/json" } }),
  () => performance.now(),
);
