import { assertFileName, type FileStore, isFileName } from "../file-store.ts";
import { errorOf, codeOf, type S3Answer } from "./answers.ts";
import type { Bucket } from "./bucket.ts";
import { createS3Client, type S3Request, type S3Times, sha256Of } from "./client.ts";
import { openSlices } from "./slices.ts";

/** The hash of the content, by which each reader knows that it has the whole of it. */
const hashHeader = "x-amz-meta-sha256";

const isWhole = ({ headers, body }: S3Answer): boolean => {
  const hash = headers.get(hashHeader);
  return hash === null || hash === sha256Of(body);
};

/** Keys of our names hold no letter that XML would write in another way. */
const keysIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key);

/**
 * Files as objects of a bucket. Several processes and machines share one: an object is whole or not
 * there, and nothing of it is kept here.
 */
export const s3Store = (bucket: Bucket, times?: S3Times, pageSize = 1000): FileStore => {
  const { prefix } = bucket;
  const { place, send } = createS3Client(bucket, times);

  const pathOf = (name: string): string => {
    assertFileName(name);
    return `/${prefix}${name}`;
  };

  /** Null where there is no such object. A bucket that is not there is an error. */
  const find = async (
    name: string,
    request: Pick<S3Request, "method" | "headers" | "isWhole">,
  ): Promise<S3Answer | null> => {
    const answer = await send({ ...request, path: pathOf(name), also: [404] });
    if (answer.status !== 404) return answer;
    if (codeOf(answer) === "NoSuchBucket") throw errorOf(place, answer);
    return null;
  };

  // The first version of the call, whose pages begin after a name: each server knows it.
  async function* list(): AsyncGenerator<string> {
    let marker: string | null = null;
    do {
      const query = new URLSearchParams({ "max-keys": String(pageSize) });
      if (prefix !== "") query.set("prefix", prefix);
      if (marker !== null) query.set("marker", marker);
      const xml = (await send({ method: "GET", path: `?${query}` })).body.toString();
      const keys = keysIn(xml);
      for (const key of keys) {
        const name = key.slice(prefix.length);
        if (isFileName(name)) yield name;
      }
      marker = xml.includes("<IsTruncated>true<") ? (keys.at(-1) ?? null) : null;
    } while (marker !== null);
  }

  return {
    place,
    read: async (name) => (await find(name, { method: "GET", isWhole }))?.body ?? null,
    open: (name, asked) =>
      openSlices(
        {
          place,
          ask: ({ start, end }) =>
            find(name, {
              method: "GET",
              headers: { range: `bytes=${start}-${end}` },
              isWhole: ({ status, body }) => status !== 206 || body.length === end - start + 1,
            }),
          hashOf: ({ headers }) => headers.get(hashHeader),
        },
        asked,
      ),
    has: async (name) => (await find(name, { method: "HEAD" })) !== null,
    async size(name) {
      const answer = await find(name, { method: "HEAD" });
      return answer && Number(answer.headers.get("content-length"));
    },
    async write(name, content) {
      const headers = { [hashHeader]: sha256Of(content) };
      await send({ method: "PUT", path: pathOf(name), headers, body: content });
    },
    async remove(name) {
      await send({ method: "DELETE", path: pathOf(name), also: [404] });
    },
    list,
  };
};
