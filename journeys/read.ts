import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The decompressed body. */
  text: string;
  /** The number of bytes of the compressed body. */
  length: number;
}>;

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/**
 * Sends a request with the headers of a browser. Redirects are not followed. The address is on
 * loopback and the host only in the header, because Node may not resolve `*.localhost`.
 */
export const read = (
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(address);
    const options = {
      host: "127.0.0.1",
      port,
      path: pathname + search,
      method,
      headers: { host, ...headers },
    };
    request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (part: Buffer) => chunks.push(part));
      answer.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const decode = decoders[answer.headers["content-encoding"] ?? ""];
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
          ),
          text: (decode && bytes.length > 0 ? decode(bytes) : bytes).toString(),
          length: bytes.length,
        });
      });
    })
      .on("error", reject)
      .end();
  });
