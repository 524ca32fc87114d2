import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Encoding, encodingFor } from "#platform/server/http/compression/encoding.ts";

/** A built file in one encoding, as it is answered. */
type KeptFile = Readonly<{
  body: Buffer;
  etag: string;
  encoding: Encoding;
  /** Whether the encoding depends on what the client accepts. */
  varies: boolean;
}>;

/** How the build names the copies of a file that it has compressed. */
const endings = { br: ".br", gzip: ".gz", identity: "" } as const;

/** The files of a folder of the build, each kept in memory from its first request on. */
export type KeptFiles = Readonly<{
  /** @returns null when the build has no such file */
  find(name: string, acceptEncoding: string | undefined): Promise<KeptFile> | null;
  bytes(): number;
}>;

/**
 * A build does not change while it is served, so that its names are read once: what is not among
 * them is no path on the disk either.
 */
export const keepFiles = (folder: string): KeptFiles => {
  const stored = new Set(readdirSync(folder));
  const kept = new Map<string, Promise<KeptFile>>();
  let bytes = 0;
  const read = async (name: string, encoding: Encoding): Promise<KeptFile> => {
    const body = await readFile(join(folder, name + endings[encoding]));
    bytes += body.length;
    const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    return { body, etag: `"${hash}"`, encoding, varies: stored.has(name + endings.br) };
  };
  return {
    bytes: () => bytes,
    find(name, acceptEncoding) {
      if (!stored.has(name)) return null;
      const wanted = encodingFor(acceptEncoding);
      const encoding = stored.has(name + endings[wanted]) ? wanted : "identity";
      const key = name + endings[encoding];
      const found = kept.get(key);
      if (found) return found;
      const reading = read(name, encoding);
      kept.set(key, reading);
      // Who asks next tries again: the disk may have been busy.
      reading.catch(() => kept.delete(key));
      return reading;
    },
  };
};
