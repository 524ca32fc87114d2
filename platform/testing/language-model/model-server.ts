import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the stand-in answers: what a model would say, or as servers fail. */
export type ModelTreatment =
  | Readonly<{ kind: "says"; content: string }>
  | Readonly<{ kind: "answers from"; contentOf: (data: unknown) => string }>
  | Readonly<{ kind: "is silent" }>
  | Readonly<{ kind: "fails"; status: number }>
  | Readonly<{ kind: "moves"; to: string }>
  | Readonly<{ kind: "floods" }>;

/** What was sent to the stand-in. */
export type SentToModel = Readonly<{ headers: IncomingMessage["headers"]; body: ModelBody }>;

type ModelBody = Readonly<{
  model: string;
  messages: readonly Readonly<{ role: string; content: string }>[];
}>;

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const completion = (content: string) =>
  JSON.stringify({ choices: [{ message: { content } }], usage: { total_tokens: 100 } });

const flood = (response: ServerResponse): void => {
  const part = "x".repeat(64 * 1024);
  const more = () => {
    while (!response.destroyed) if (!response.write(part)) return;
  };
  response.on("drain", more);
  more();
};

/** A language model on loopback whose answers a test sets by `treat`; the caller closes it. */
export const openModelServer = async () => {
  let treatment: ModelTreatment = { kind: "is silent" };
  const received: SentToModel[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const body: ModelBody = JSON.parse(text);
      received.push({ headers: request.headers, body });
      const data: unknown = JSON.parse(body.messages[1]?.content ?? "null");
      if (treatment.kind === "says") response.end(completion(treatment.content));
      if (treatment.kind === "answers from") response.end(completion(treatment.contentOf(data)));
      if (treatment.kind === "fails") response.writeHead(treatment.status).end("{}");
      if (treatment.kind === "moves") response.writeHead(307, { location: treatment.to }).end();
      if (treatment.kind === "floods") flood(response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    treat: (next: ModelTreatment) => {
      treatment = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
