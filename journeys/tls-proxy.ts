import { readFile } from "node:fs/promises";
import { request as ask } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** A proxy on loopback that terminates TLS in front of products. */
export type TlsProxy = Readonly<{
  port: number;
  /** TestBrowser arguments that send the requests for every host to the proxy. */
  browserArguments: readonly string[];
  /** The number of requests that the product on each port has answered. */
  answeredBy: () => ReadonlyMap<number, number>;
  stop(): Promise<void>;
}>;

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });

/**
 * Answers https for every host with a self-signed certificate and forwards the requests to the
 * products in turn. It sets the headers as a load balancer does: the original `Host`, the client's
 * address at the end of `X-Forwarded-For`, and `X-Forwarded-Proto`.
 * @param ports ports of the products on loopback
 */
export const startTlsProxy = async (ports: readonly number[]): Promise<TlsProxy> => {
  // The file holds both; the reader of each passes over the other.
  const pem = await readFile(join(import.meta.dirname, "tls-proxy.test-key.pem"));
  const answered = new Map<number, number>();
  let requestCount = 0;
  const server = createServer({ key: pem, cert: pem }, (request, response) => {
    const port = ports[requestCount++ % ports.length] ?? 0;
    answered.set(port, (answered.get(port) ?? 0) + 1);
    const forwardedFor = request.headers["x-forwarded-for"];
    const client = request.socket.remoteAddress ?? "";
    const headers = {
      ...request.headers,
      "x-forwarded-for": forwardedFor ? `${String(forwardedFor)}, ${client}` : client,
      "x-forwarded-proto": "https",
    };
    const { method, url: path } = request;
    const upstream = ask({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    upstream.on("error", () =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(),
    );
    response.on("close", () => upstream.destroy());
    request.pipe(upstream);
  });
  const port = await listen(server);
  return {
    port,
    browserArguments: [
      `--host-resolver-rules=MAP * 127.0.0.1:${port}`,
      "--ignore-certificate-errors",
    ],
    answeredBy: () => answered,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
