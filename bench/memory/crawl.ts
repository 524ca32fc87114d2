import { Agent, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { type Read, sitemapPaths } from "../faults/sitemap-paths.ts";

const readersAtOnce = 4;
/** The sources of pictures on a page, in the format and width that most browsers ask for. */
const pictureUrl = /\/media\/[\w-]+\/\d+-640\.avif/g;

/** Reads as a browser does, which asks for brotli. */
const readerOf = (port: number, host: string, agent: Agent): Read => {
  const read: Read = (path, encoding = "br") =>
    new Promise((resolve, reject) => {
      const headers = { host, "accept-encoding": encoding, accept: "text/html,image/avif,*/*" };
      request({ host: "127.0.0.1", port, path, headers, agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => {
          const body = Buffer.concat(parts);
          const isBrotli = answer.headers["content-encoding"] === "br";
          const text = (isBrotli ? brotliDecompressSync(body) : body).toString();
          resolve({ status: answer.statusCode ?? 0, text });
        });
      })
        .on("error", reject)
        .end();
    });
  return read;
};

const evenly = (paths: readonly string[], count: number): readonly string[] =>
  paths.filter(
    (_, index) =>
      Math.floor((index * count) / paths.length) !==
      Math.floor(((index - 1) * count) / paths.length),
  );

export type Crawl = Readonly<{ pages: number; pictures: number; failed: number }>;

/**
 * Reads pages of each host's sitemap, taken evenly, and each picture on them once.
 * @param limits pages of each host, and pictures of all together
 */
export const crawl = async (
  port: number,
  hosts: readonly string[],
  limits: Readonly<{ pages: number; pictures: number }>,
): Promise<Crawl> => {
  const agent = new Agent({ keepAlive: true });
  const pictures = new Set<string>();
  let [pages, failed] = [0, 0];
  for (const host of hosts) {
    const read = readerOf(port, host, agent);
    const paths = evenly(await sitemapPaths(read), limits.pages).values();
    // The readers share one iterator.
    const readOn = async () => {
      for (const path of paths) {
        const { status, text } = await read(path);
        if (status !== 200) failed += 1;
        pages += 1;
        for (const [url] of text.matchAll(pictureUrl)) {
          if (pictures.has(url) || pictures.size >= limits.pictures) continue;
          pictures.add(url);
          if ((await read(url)).status !== 200) failed += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: readersAtOnce }, readOn));
  }
  agent.destroy();
  return { pages, pictures: pictures.size, failed };
};
