import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { FilesAway, FilesRefused } from "../files-away.ts";
import { DiskFull } from "../disk-full.ts";
import { errorOf, type S3Answer } from "./answers.ts";
import { addressOf, type Bucket, placeOf } from "./bucket.ts";

export type S3Request = Readonly<{
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Below the bucket: `/name`, or a query of the bucket itself. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
  /** Statuses that are answers as well, besides 2xx. */
  also?: readonly number[];
  /** Refuses an answer that arrived damaged, so that it is asked for again. */
  isWhole?: (answer: S3Answer) => boolean;
}>;

export type S3Times = Readonly<{
  /** For one try; what is sent has a second more for each 4 MB. */
  attemptMs: number;
  /** Before the second try; the third waits twice as long. */
  pauseMs: number;
}>;

const attempts = 3;
const defaultTimes: S3Times = { attemptMs: 5000, pauseMs: 200 };
const bytesPerMs = 4000;
const nothing = Buffer.alloc(0);

export const sha256Of = (content: Buffer): string =>
  createHash("sha256").update(content).digest("hex");

/** Words for what `fetch` throws; its own message says nothing, and its cause names no secret. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return "no answer in time";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
};

/**
 * Sends signed requests and repeats what may go well the next time. After a request for which
 * nothing helped the others are tried once, so that nobody waits three times for a store that is
 * away; the first that goes well ends that.
 */
export const createS3Client = (bucket: Bucket, times: S3Times = defaultTimes) => {
  const place = placeOf(bucket);
  const address = addressOf(bucket);
  const { accessKeyId, secretAccessKey, region } = bucket;
  const signingKeys = new Map<string, ArrayBuffer>();
  let hasFailed = false;

  const sign = ({ method, path, headers = {}, body = nothing }: S3Request) =>
    new AwsV4Signer({
      method,
      url: address + path,
      headers: { ...headers, "x-amz-content-sha256": sha256Of(body) },
      accessKeyId,
      secretAccessKey,
      region,
      service: "s3",
      cache: signingKeys,
    }).sign();

  /** @throws FilesAway where no whole answer arrives in time */
  const exchange = async (url: URL, init: RequestInit): Promise<S3Answer> => {
    try {
      const answer = await fetch(url, init);
      const body = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, headers: answer.headers, body };
    } catch (error) {
      throw new FilesAway(`The store of files, ${place}, does not answer (${reasonOf(error)}).`);
    }
  };

  const attempt = async (request: S3Request): Promise<S3Answer> => {
    const { method, body, also = [], isWhole = () => true } = request;
    const { url, headers } = await sign(request);
    const answer = await exchange(url, {
      method,
      headers,
      ...(body && { body: new Uint8Array(body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(times.attemptMs + Math.round((body?.length ?? 0) / bytesPerMs)),
    });
    if (also.includes(answer.status)) return answer;
    if (answer.status < 200 || answer.status > 299) throw errorOf(place, answer);
    if (isWhole(answer)) return answer;
    throw new FilesAway(`The store of files, ${place}, sent another content than was stored.`);
  };

  const isFinal = (error: unknown): boolean =>
    error instanceof FilesRefused || error instanceof DiskFull;

  /** @throws FilesAway, DiskFull */
  const send = async (request: S3Request): Promise<S3Answer> => {
    const last = hasFailed ? 1 : attempts;
    for (let each = 1; ; each++)
      try {
        const answer = await attempt(request);
        hasFailed = false;
        return answer;
      } catch (error) {
        hasFailed = !isFinal(error);
        if (isFinal(error) || each >= last) throw error;
        await sleep(times.pauseMs * each);
      }
  };
  return { place, send };
};
