import { Agent, request } from "node:http";

const host = "it.localhost";

export type Read = (path: string, encoding?: string) => Promise<{ status: number; text: string }>;

/** Fetches pages from one process over keep-alive connections. */
export const createReader = (port: number): Read => {
  const agent = new Agent({ keepAlive: true });
  return (path, encoding = "br") =>
    new Promise((resolve, reject) => {
      const headers = { host, "accept-encoding": encoding };
      request({ host: "127.0.0.1", port, path, headers, agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      })
        .on("error", reject)
        .end();
    });
};

const readLocations = async (read: Read, path: string): Promise<string[]> => {
  const { status, text } = await read(path, "identity");
  if (status !== 200) throw new Error(`${path} was answered ${status}.`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return pathname + search;
  });
};

/** Paths of every page in the sitemap and its parts. */
export const sitemapPaths = async (read: Read): Promise<readonly string[]> => {
  const first = await readLocations(read, "/sitemap.xml");
  const parts = first.filter((path) => path.endsWith(".xml"));
  const partPaths = await Promise.all(parts.map((part) => readLocations(read, part)));
  return [...first.filter((path) => !path.endsWith(".xml")), ...partPaths.flat()];
};
