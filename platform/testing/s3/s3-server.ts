import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Bucket } from "#platform/server/files/s3/bucket.ts";
import { errorReply, openObjects, type S3Reply } from "./s3-objects.ts";
import { refusalOf, type SignedRequest } from "./s3-signature.ts";

/** How the test server treats requests: correctly, or as servers fail. */
export type S3Treatment =
  | "answers"
  /** Hangs up. */
  | "hangs up"
  /** Never answers. */
  | "is silent"
  /** Says 503 with the code of a server that is asked too much. */
  | "is busy"
  /** Takes a part of what is sent and hangs up. */
  | "dies while it reads";

const key = {
  accessKeyId: "S3TESTKEY",
  secretAccessKey: "s3-secret-of-tests",
  region: "us-east-1",
};
const busy = "<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>";

const readRequest = async (request: IncomingMessage): Promise<SignedRequest> => ({
  method: request.method ?? "",
  url: request.url ?? "",
  headers: Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  ),
  body: await buffer(request),
});

const send = (response: ServerResponse, method: string, { status, headers, body }: S3Reply) => {
  const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length });
  response.end(method === "HEAD" ? undefined : body);
};

/**
 * An S3-compatible server on loopback, with one bucket, that checks signatures; `treat` makes it
 * fail. The caller closes it.
 */
export const openS3Server = async (port = 0, folder: string | null = null) => {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), "s3-")));
  let treatment: S3Treatment = "answers";
  const requests: string[] = [];
  const answer = await openObjects(directory, "files");
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(incoming);
    const code = refusalOf(request, key, new Date());
    send(response, request.method, code === null ? await answer(request) : errorReply(code));
  };
  const server = createServer((request: IncomingMessage, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (treatment === "hangs up") return void request.socket.destroy();
    if (treatment === "is silent") return;
    if (treatment === "is busy") return void response.writeHead(503).end(busy);
    if (treatment === "dies while it reads")
      return void request.once("data", () => request.socket.destroy());
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: actualPort } = server.address() as AddressInfo;
  const bucket: Bucket = {
    endpoint: `http://127.0.0.1:${actualPort}`,
    bucket: "files",
    ...key,
    prefix: "",
    addressing: "path",
  };
  return {
    bucket,
    port: actualPort,
    folder: directory,
    /** `GET /files/a.jpeg` of each request so far. */
    requests,
    treat: (next: S3Treatment) => {
      treatment = next;
    },
    /** Ends the server and keeps what it has stored. */
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    async close() {
      await this.end();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

export type S3Server = Awaited<ReturnType<typeof openS3Server>>;
