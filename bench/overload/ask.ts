import { type Agent, request } from "node:http";

/** Status 0 means that the connection broke. */
export type Answer = Readonly<{ status: number; milliseconds: number; retryAfter: string | null }>;

export type Target = Readonly<{ port: number; host: string; agent: Agent }>;

const timeoutMs = 30_000;

export const ask = ({ port, host, agent }: Target, path: string): Promise<Answer> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const finish = (status: number, retryAfter: string | null = null) =>
      resolve({ status, milliseconds: performance.now() - startedAt, retryAfter });
    const headers = { host, "accept-encoding": "br" };
    const outgoing = request({ host: "127.0.0.1", port, path, headers, agent }, (answer) => {
      answer.resume();
      answer.on("end", () => finish(answer.statusCode ?? 0, answer.headers["retry-after"] ?? null));
      answer.on("error", () => finish(0));
    });
    outgoing.setTimeout(timeoutMs, () => outgoing.destroy());
    outgoing.on("error", () => finish(0));
    outgoing.end();
  });

/** Milliseconds within which the given share of the answers came; NaN without answers. */
export const latencyQuantile = (answers: readonly Answer[], share: number): number => {
  const all = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;
};
