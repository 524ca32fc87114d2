import { type IncomingMessage, request } from "node:http";

export type VisitorAnswer = Readonly<{
  status: number;
  body: string;
  /** Names and values of the cookies that are set. */
  cookies: readonly string[];
  /** Where a redirect leads; null in other answers. */
  location: string | null;
}>;

const cookiesOf = ({ headers }: IncomingMessage): readonly string[] =>
  (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0] ?? "");

const broken: VisitorAnswer = { status: 0, body: "", cookies: [], location: null };

/** A visitor's call; status 0 where the connection broke. */
export const visit = (
  port: number,
  {
    method,
    path,
    headers = {},
    body,
  }: Readonly<{
    method: string;
    path: string;
    headers?: Readonly<Record<string, string>>;
    body?: object;
  }>,
): Promise<VisitorAnswer> =>
  new Promise((resolve) => {
    const sent = body && JSON.stringify(body);
    const outgoing = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        agent: false,
        headers: {
          host: `it.localhost:${port}`,
          origin: `http://it.localhost:${port}`,
          ...(sent && { "content-type": "application/json" }),
          ...headers,
        },
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: text,
            cookies: cookiesOf(answer),
            location: answer.headers.location ?? null,
          }),
        );
        answer.on("error", () => resolve(broken));
      },
    );
    outgoing.on("error", () => resolve(broken));
    outgoing.end(sent);
  });
