import { subtle } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Queue } from "#platform/server/load/request-queue.ts";
import { Problem } from "../problem.ts";
import { readFileForm } from "./file-form.ts";
import { UploadedFile } from "./uploaded-file.ts";

type AcceptFileOptions = Readonly<{
  maxBytes: number;
  /** The message of the answer 413. */
  tooLarge: string;
  /** Limits how many files are held in memory at once; the rest wait before they are read. */
  queue: Queue;
}>;

/** Room for the boundaries and headers of the form around a file. */
const formBytes = 16 * 1024;

/** In the background, because a hash of 30 MB takes too long for the event loop. */
const hashOf = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");

/**
 * Makes the routes that are added to this scope take a form with a file, and nothing else, as their
 * body. Who may not call is refused before anything is read.
 */
export const acceptFile = (
  scope: FastifyInstance,
  { maxBytes, tooLarge, queue }: AcceptFileOptions,
): void => {
  const refuse = () =>
    new Problem(413, tooLarge, { errors: [{ path: "file", message: tooLarge }] });
  scope.removeContentTypeParser("application/json");
  scope.addHook("preParsing", async (request, { raw }) => {
    if (Number(request.headers["content-length"]) > maxBytes + formBytes) throw refuse();
    const closed = new AbortController();
    raw.once("close", () => closed.abort("gone"));
    const release = await queue.enter(closed.signal);
    for (const end of ["finish", "close"] as const) raw.once(end, release);
    if (closed.signal.aborted) release();
  });
  scope.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: maxBytes + formBytes },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      const { field, name, bytes } = readFileForm(headers["content-type"] ?? "", body);
      if (field !== "file") throw new Problem(400, "The form's field must be called file.");
      if (bytes.length > maxBytes) throw refuse();
      return new UploadedFile(name, bytes, await hashOf(bytes));
    },
  );
};
