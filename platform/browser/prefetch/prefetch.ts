/** An answer older than this is fetched anew. */
const maxAgeMs = 10_000;

type Pending = Readonly<{ answer: Promise<Response>; at: number }>;

/**
 * Requests data while the code that needs it is still loading. Each answer is handed out once, and
 * only while it is fresh; a later read of the same path fetches again.
 * @param now milliseconds of a monotonic clock
 */
export const createPrefetch = (request: (path: string) => Promise<Response>, now: () => number) => {
  const pending = new Map<string, Pending>();
  return {
    request: (path: string): void => {
      const answer = request(path);
      answer.catch(() => undefined); // the rejection reaches the caller of take
      pending.set(path, { answer, at: now() });
    },
    take: (path: string): Promise<Response> | null => {
      const entry = pending.get(path);
      pending.delete(path);
      return entry && now() - entry.at <= maxAgeMs ? entry.answer : null;
    },
  };
};

/**
 * The instance of the staff app. It sends no headers of its own: with them the browser would not
 * take what the page's links have loaded ahead.
 */
export const prefetch = createPrefetch(
  (path) => fetch(path),
  () => performance.now(),
);
