import { MIMEType } from "node:util";
import { Problem } from "../problem.ts";

/** The only file of a form. */
type FormFile = Readonly<{
  /** The name of the form's field. */
  field: string;
  /** As the browser names it, which may be any text: it never becomes a path. */
  name: string;
  bytes: Buffer;
}>;

export const maxHeadBytes = 8192;
export const headEnd = Buffer.from("\r\n\r\n");

const parameterOf = (contentType: string): string | null => {
  try {
    return new MIMEType(contentType).params.get("boundary");
  } catch {
    return null;
  }
};

export const boundaryOf = (contentType: string): string => {
  const boundary = parameterOf(contentType);
  if (!boundary || boundary.length > 70) throw new Problem(400, "The form names no boundary.");
  return boundary;
};

/** Browsers write three characters percent-encoded (HTML standard, "multipart form data"). */
export const decodeName = (text: string): string =>
  text.replaceAll(/%(22|0D|0A)/gi, (_all, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

const readDisposition = (head: string): Readonly<{ field: string; name: string }> => {
  const [disposition = ""] = /^content-disposition:.*$/im.exec(head) ?? [];
  const [, field] = /;\s*name="([^"]*)"/i.exec(disposition) ?? [];
  const [, name] = /;\s*filename="([^"]*)"/i.exec(disposition) ?? [];
  if (field === undefined || name === undefined) throw new Problem(400, "The form has no file.");
  return { field: decodeName(field), name: decodeName(name) };
};

/**
 * Reads a `multipart/form-data` body (RFC 7578) that holds one file and nothing else. It copies
 * nothing, and takes less than a millisecond for 30 MB, so that others need not wait.
 * @throws Problem 400 for any other body
 */
export const readFileForm = (contentType: string, body: Buffer): FormFile => {
  const boundary = boundaryOf(contentType);
  const start = Buffer.from(`--${boundary}\r\n`);
  const head = body.indexOf(headEnd, start.length);
  if (!body.subarray(0, start.length).equals(start) || head < 0 || head > maxHeadBytes)
    throw new Problem(400, "The form cannot be read.");
  const contentStart = head + headEnd.length;
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const contentEnd = body.indexOf(delimiter, contentStart);
  if (contentEnd < 0) throw new Problem(400, "The form ends in the middle of its file.");
  const after = contentEnd + delimiter.length;
  if (body.subarray(after, after + 2).toString() !== "--")
    throw new Problem(400, "Send one file at a time, and nothing beside it.");
  return {
    ...readDisposition(body.subarray(start.length, head).toString()),
    bytes: body.subarray(contentStart, contentEnd),
  };
};
