import type { ServerResponse } from "node:http";

/** Who waits for the same thing at the same time. */
export type Audience = Readonly<{
  /** One more waits. @returns a signal that is aborted when the last of them has gone away */
  join(key: string, response: ServerResponse): AbortSignal;
}>;

export const createAudience = (): Audience => {
  const crowds = new Map<string, { size: number; left: AbortController }>();
  return {
    join(key, response) {
      const crowd = crowds.get(key) ?? { size: 0, left: new AbortController() };
      crowds.set(key, crowd);
      crowd.size += 1;
      response.once("close", () => {
        crowd.size -= 1;
        if (crowd.size > 0) return;
        if (crowds.get(key) === crowd) crowds.delete(key);
        crowd.left.abort("gone"); // a reason of our own spares the error that would be made for it
      });
      return crowd.left.signal;
    },
  };
};
