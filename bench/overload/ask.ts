import { type Agent, request } from "node:http";

/** How one request went: `status` is 0 where the connection broke. */
export type Answer = Readonly<{ status: number; milliseconds: number; retryAfter: string | null }>;

export type Target = Readonly<{ port: number; host: string; agent: Agent }>;

const patience = 30_000;

/** Asks for a path and reads its answer to the end. */
export const ask = ({ port, host, agent }: Target, path: string): Promise<Answer> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const end = (status: number, retryAfter: string | null = null) =>
      resolve({ status, milliseconds: performance.now() - begun, retryAfter });
    const headers = { host, "accept-encoding": "br" };
    const asked = request({ host: "127.0.0.1", port, path, headers, agent }, (answer) => {
      answer.resume();
      answer.on("end", () => end(answer.statusCode ?? 0, answer.headers["retry-after"] ?? null));
      answer.on("error", () => end(0));
    });
    asked.setTimeout(patience, () => asked.destroy());
    asked.on("error", () => end(0));
    asked.end();
  });

/** Milliseconds within which this share of the answers came; NaN of none. */
export const within = (answers: readonly Answer[], share: number): number => {
  const all = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;
};
