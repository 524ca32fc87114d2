import type { ServerResponse } from "node:http";

/** Groups the requests that wait for the same result. */
export type Audience = Readonly<{
  /**
   * Adds a request. @returns a signal that is aborted when the last request of the group has gone
   */
  join(key: string, response: ServerResponse): AbortSignal;
}>;

export const createAudience = (): Audience => {
  const groups = new Map<string, { size: number; abandoned: AbortController }>();
  return {
    join(key, response) {
      const group = groups.get(key) ?? { size: 0, abandoned: new AbortController() };
      groups.set(key, group);
      group.size += 1;
      response.once("close", () => {
        group.size -= 1;
        if (group.size > 0) return;
        if (groups.get(key) === group) groups.delete(key);
        group.abandoned.abort("gone"); // a constant reason is cheaper than the error that abort() would create
      });
      return group.abandoned.signal;
    },
  };
};
