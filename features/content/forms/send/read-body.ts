import { randomUUID } from "node:crypto";
import { Problem } from "#platform/server/http/problem.ts";
import { readFormParts } from "#platform/server/http/upload/form-parts.ts";
import { maxFormMegabytes } from "../contract.ts";
import type { FormBody } from "./receive-form.ts";

export const formType = "application/x-www-form-urlencoded";
export const filesType = "multipart/form-data";

/** Bytes of one form: its longest answers, each letter of which may take nine bytes. */
const maxBytes = 256 * 1024;

/** Bytes of one form with files. */
const maxBytesWithFiles = maxFormMegabytes * 1024 * 1024 + maxBytes;

type BodyBeginning = Readonly<{ body: Buffer; isCut: boolean }>;

/**
 * Reads what a browser sends, and keeps the beginning.
 * @param limits `read` bytes are still read, so that a browser gets to see the answer
 * @throws Problem 413 when it does not end
 */
const keepBeginning = async (
  payload: AsyncIterable<Buffer>,
  limits: Readonly<{ keep: number; read: number }>,
): Promise<BodyBeginning> => {
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const part of payload) {
    kept.push(part.subarray(0, Math.max(0, limits.keep - bytes)));
    bytes += part.length;
    if (bytes > limits.read) throw new Problem(413, "This is more than a form can hold.");
  }
  return { body: Buffer.concat(kept), isCut: bytes > limits.keep };
};

/** Reads a form as browsers send it. @throws Problem 413 when it does not end */
export const readForm = async (payload: AsyncIterable<Buffer>): Promise<FormBody> => {
  const limits = { keep: maxBytes, read: 8 * 1024 * 1024 };
  const { body, isCut } = await keepBeginning(payload, limits);
  return { fields: new URLSearchParams(body.toString("utf8")), files: [], isCut };
};

/** The same for a form with files. @throws Problem 400, 413 */
export const readFormWithFiles = async (
  contentType: string,
  payload: AsyncIterable<Buffer>,
): Promise<FormBody> => {
  const limits = { keep: maxBytesWithFiles, read: 64 * 1024 * 1024 };
  const { body, isCut } = await keepBeginning(payload, limits);
  const parts = readFormParts(contentType, body);
  const typed = parts.filter(({ fileName }) => fileName === null);
  const letters = typed.reduce((sum, { content }) => sum + content.length, 0);
  return {
    fields: new URLSearchParams(
      typed.map(({ name, content }) => [name, content.subarray(0, maxBytes).toString("utf8")]),
    ),
    files: parts.flatMap(({ name, fileName, content }) =>
      fileName === null ? [] : [{ id: randomUUID(), field: name, name: fileName, content }],
    ),
    isCut: isCut || letters > maxBytes,
  };
};

export const emptyForm = (): FormBody => ({
  fields: new URLSearchParams(),
  files: [],
  isCut: false,
});
