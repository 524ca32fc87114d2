import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { matchesEtag } from "#platform/server/http/compression/encoding.ts";
import { type KeptFiles, keepFiles } from "./kept-files.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
};

type Folder = Readonly<{ path: string; files: KeptFiles; headers: Record<string, string> }>;

const addFolder = (app: FastifyInstance, { path, files, headers }: Folder): void => {
  app.get<{ Params: { "*": string } }>(`/${path}/*`, async (request, reply) => {
    const { "accept-encoding": accepted, "if-none-match": known } = request.headers;
    const name = request.params["*"];
    const file = await files.find(name, accepted);
    if (file === null) return reply.callNotFound();
    reply.headers(headers).header("etag", file.etag);
    if (file.varies) reply.header("vary", "accept-encoding");
    if (matchesEtag(known, file.etag)) return reply.status(304).send();
    if (file.encoding !== "identity") reply.header("content-encoding", file.encoding);
    return reply.type(types[extname(name)] ?? "application/octet-stream").send(file.body);
  });
};

/** A file's name contains a hash of its content: a file of one name never changes. */
const hashed = { "cache-control": "public, max-age=31536000, immutable" };

type BuiltFilesOptions = Readonly<{
  buildDir: string;
  /** Is given what tells the bytes that are kept of each folder. */
  watch: (bytes: () => Readonly<Record<string, number>>) => void;
}>;

/** Serves built scripts, styles and fonts, and answers `/favicon.ico`, on every host. */
export const addBuiltFiles = (
  app: FastifyInstance,
  { buildDir, watch }: BuiltFilesOptions,
): void => {
  const folder = (path: string, from: string, headers: Record<string, string>): Folder => ({
    path,
    files: keepFiles(join(buildDir, from)),
    headers,
  });
  const folders = [
    folder("assets", "site/client/assets", hashed),
    folder("backoffice-assets", "backoffice/backoffice-assets", hashed),
    folder("fonts", "fonts", {
      "cache-control": "public, max-age=2592000",
      // Browsers require this header when a page loads fonts from another origin, such as a CDN.
      "access-control-allow-origin": "*",
    }),
  ];
  for (const each of folders) addFolder(app, each);
  watch(() => Object.fromEntries(folders.map(({ path, files }) => [path, files.bytes()])));
  // Pages link their icon; programs that request this path without reading a page may cache the empty answer.
  app.get("/favicon.ico", async (_request, reply) =>
    reply.status(204).header("cache-control", "public, max-age=2592000").send(),
  );
};
