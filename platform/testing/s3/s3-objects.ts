import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SignedRequest } from "./s3-signature.ts";

export type S3Reply = Readonly<{
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer | string;
}>;

const statuses: Readonly<Record<string, number>> = {
  AuthorizationHeaderMalformed: 400,
  InvalidRange: 416,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  XAmzContentSHA256Mismatch: 400,
};

/** An error as S3 answers it; what names no other status is a 403. */
export const errorReply = (code: string): S3Reply => ({
  status: statuses[code] ?? 403,
  headers: { "content-type": "application/xml" },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`,
});

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * One bucket in a folder, with the calls that the product makes. An object is one file: a line with
 * the headers that came with it, then its content. It takes its place by a rename, as an object in
 * S3 is whole or not there.
 */
export const openObjects = async (folder: string, bucket: string) => {
  const objects = join(folder, bucket);
  const half = join(folder, "half");
  for (const each of [objects, half]) await mkdir(each, { recursive: true });
  const fileOf = (key: string) => join(objects, encodeURIComponent(key));

  const put = async (key: string, { headers, body }: SignedRequest): Promise<S3Reply> => {
    const kept = Object.entries(headers).filter(([name]) => name.startsWith("x-amz-meta-"));
    const line = Buffer.from(`${JSON.stringify(Object.fromEntries(kept))}\n`);
    const file = join(half, randomUUID());
    await writeFile(file, Buffer.concat([line, body]));
    await rename(file, fileOf(key));
    return { status: 200 };
  };

  const get = async (key: string, range = ""): Promise<S3Reply> => {
    const file = await readFile(fileOf(key)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (file === null) return errorReply("NoSuchKey");
    const end = file.indexOf("\n");
    const headers = JSON.parse(file.subarray(0, end).toString()) as Record<string, string>;
    const body = file.subarray(end + 1);
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    if (first === undefined) return { status: 200, headers, body };
    const part = body.subarray(Number(first), Number(last) + 1);
    if (part.length === 0) return errorReply("InvalidRange");
    const place = `bytes ${first}-${Number(first) + part.length - 1}/${body.length}`;
    return { status: 206, headers: { ...headers, "content-range": place }, body: part };
  };

  /** The first version of the call, in which a page begins after a key. */
  const list = async (query: URLSearchParams): Promise<S3Reply> => {
    const [prefix, marker] = [query.get("prefix") ?? "", query.get("marker") ?? ""];
    const keys = (await readdir(objects))
      .map(decodeURIComponent)
      .filter(
        (key) =>
          key.startsWith(prefix) && Buffer.compare(Buffer.from(key), Buffer.from(marker)) > 0,
      )
      .toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    const page = keys.slice(0, Math.min(Number(query.get("max-keys") ?? 1000), 1000));
    const contents = page.map((key) => `<Contents><Key>${escape(key)}</Key></Contents>`);
    const body = `<ListBucketResult><IsTruncated>${page.length < keys.length}</IsTruncated>${contents.join("")}</ListBucketResult>`;
    return { status: 200, headers: { "content-type": "application/xml" }, body };
  };

  return async (request: SignedRequest): Promise<S3Reply> => {
    const { pathname, searchParams } = new URL(request.url, "http://any");
    const [, asked, ...rest] = pathname.split("/").map(decodeURIComponent);
    const key = rest.join("/");
    if (asked !== bucket) return errorReply("NoSuchBucket");
    if (key === "")
      return request.method === "GET" && !searchParams.has("list-type")
        ? list(searchParams)
        : errorReply("NotImplemented");
    if (request.method === "PUT") return put(key, request);
    if (request.method === "HEAD") return get(key);
    if (request.method === "GET") return get(key, request.headers["range"]);
    if (request.method !== "DELETE") return errorReply("NotImplemented");
    await rm(fileOf(key), { force: true });
    return { status: 204 };
  };
};
