import type { FastifyPluginAsync } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { fileInputSchema } from "../cdn-contract.ts";
import { fileHeaders } from "./file-types.ts";
import { contentName, fileAt, fileTag } from "./store.ts";

const absent = "There is no such file.";

/** The address of a file may get another content, so that caches ask again soon. */
const caching = "public, max-age=300, stale-while-revalidate=86400";

/** `GET /cdn/files/{folder}/{name}`, on every host. */
export const cdnFiles: FastifyPluginAsync<Readonly<{ db: Database; files: FileStore }>> = async (
  app,
  { db, files },
) => {
  app.get<{ Params: { "*": string } }>("/cdn/files/*", async (request, reply) => {
    const parts = request.params["*"].split("/");
    const name = parts.pop() ?? "";
    const input = fileInputSchema.safeParse({ name, folder: parts.join("/") });
    const found = input.success ? await fileAt(db, input.data) : null;
    if (!found) throw new Problem(404, absent);
    const { file, sha256 } = found;
    const etag = `"${sha256.slice(0, 32)}"`;
    void reply
      .headers(fileHeaders(file.name))
      .header("cache-control", caching)
      .header("surrogate-key", fileTag(file.id))
      .header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    const content = await files.read(contentName(sha256));
    if (!content) throw new Problem(404, absent);
    return reply.send(content);
  });
};
