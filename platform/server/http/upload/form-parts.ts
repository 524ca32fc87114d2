import { boundaryOf, decodeName, headEnd, maxHeadBytes } from "./file-form.ts";

export type FormPart = Readonly<{
  /** Of the form's field. */
  name: string;
  /** As the browser names it, which may be any text; null for what is no file. */
  fileName: string | null;
  content: Buffer;
}>;

const maxParts = 400;

const partOf = (head: string, content: Buffer): FormPart | null => {
  const [disposition = ""] = /^content-disposition:.*$/im.exec(head) ?? [];
  const [, name] = /;\s*name="([^"]*)"/i.exec(disposition) ?? [];
  const [, fileName] = /;\s*filename="([^"]*)"/i.exec(disposition) ?? [];
  if (name === undefined) return null;
  return {
    name: decodeName(name),
    fileName: fileName === undefined ? null : decodeName(fileName),
    content,
  };
};

/**
 * The parts of a `multipart/form-data` body (RFC 7578), at most 400. It copies nothing; a part that
 * does not end is left out, so that the beginning of a body can be read as well.
 * @throws Problem 400 where the type names no boundary
 */
export const readFormParts = (contentType: string, body: Buffer): readonly FormPart[] => {
  const boundary = boundaryOf(contentType);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts: FormPart[] = [];
  let start = Buffer.byteLength(`--${boundary}\r\n`);
  while (parts.length < maxParts) {
    const head = body.indexOf(headEnd, start);
    if (head < 0 || head - start > maxHeadBytes) break;
    const end = body.indexOf(delimiter, head + headEnd.length);
    if (end < 0) break;
    const content = body.subarray(head + headEnd.length, end);
    const part = partOf(body.subarray(start, head).toString(), content);
    if (part) parts.push(part);
    start = end + delimiter.length + 2;
  }
  return parts;
};
