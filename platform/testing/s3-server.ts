import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { Bucket } from "#platform/server/files/s3/bucket.ts";

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

const busy = "<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>";

/**
 * An S3-compatible server on loopback, with one bucket, that checks signatures; `treat` makes it
 * fail. The caller closes it.
 */
export const openS3Server = async (port = 0, folder: string | null = null) => {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), "s3-")));
  let treatment: S3Treatment = "answers";
  const requests: string[] = [];
  const s3 = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: "files", configs: [] }],
  });
  await s3.configureBuckets();
  const handle = s3.callback();
  const server = createServer((request: IncomingMessage, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (treatment === "hangs up") return void request.socket.destroy();
    if (treatment === "is silent") return;
    if (treatment === "is busy") return void response.writeHead(503).end(busy);
    if (treatment === "dies while it reads")
      return void request.once("data", () => request.socket.destroy());
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: actualPort } = server.address() as AddressInfo;
  const bucket: Bucket = {
    endpoint: `http://127.0.0.1:${actualPort}`,
    bucket: "files",
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
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
