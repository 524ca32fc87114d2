import { assertFileName, type FileStore, isFileName } from "../file-store.ts";
import { errorOf, codeOf, type S3Answer } from "./answers.ts";
import type { Bucket } from "./bucket.ts";
import { createS3Client, type S3Times, sha256Of } from "./client.ts";

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
  const find = async (method: "GET" | "HEAD", name: string): Promise<S3Answer | null> => {
    const request = { method, path: pathOf(name), also: [404], isWhole };
    const answer = await send(method === "HEAD" ? { ...request, isWhole: () => true } : request);
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
    read: async (name) => (await find("GET", name))?.body ?? null,
    has: async (name) => (await find("HEAD", name)) !== null,
    async size(name) {
      const answer = await find("HEAD", name);
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
