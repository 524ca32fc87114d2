import type { FastifyPluginAsync } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { Content } from "#platform/server/http/content/content.ts";
import { sendContent } from "#platform/server/http/content/send-content.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { fileInputSchema } from "../cdn-contract.ts";
import { fileHeaders } from "./file-types.ts";
import { contentName, fileAt, fileTag } from "./store.ts";

const absent = "There is no such file.";

/** The address of a file may get another content, so that caches ask again soon. */
const caching = "public, max-age=300, stale-while-revalidate=86400";

/** `GET /cdn/files/{folder}/{name}`, on every host, whole or in parts as films are asked for. */
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
    const content = new Content(file.bytes, `"${sha256.slice(0, 32)}"`, (part) =>
      files.open(contentName(sha256), part),
    );
    const headers = {
      ...fileHeaders(file.name),
      "cache-control": caching,
      "surrogate-key": fileTag(file.id),
    };
    return sendContent(request, reply, content, { absent, headers });
  });
};
