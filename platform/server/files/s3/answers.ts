import { DiskFull } from "../disk-full.ts";
import { FilesAway, FilesRefused } from "../files-away.ts";

/** An answer, read to its end. */
export type S3Answer = Readonly<{ status: number; headers: Headers; body: Buffer }>;

/** The name that a server gives an error; empty where it gives none, as without a body. */
export const codeOf = ({ body }: S3Answer): string =>
  /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(body.subarray(0, 10_000).toString())?.[1] ?? "";

/** Codes with which servers say that there is no room, and that a bucket has none. */
const fullCodes = /^(QuotaExceeded|XMinioStorageFull|EntityTooLarge|InsufficientStorage)$/;

const refusals: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: "it does not know the key of S3_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "the secret of S3_SECRET_ACCESS_KEY does not fit the key",
  NoSuchBucket: "it has no bucket of the name in S3_BUCKET",
  AccessDenied: "the key of S3_ACCESS_KEY_ID may not do this in the bucket",
  RequestTimeTooSkewed: "the clock of this machine differs from its own",
  PermanentRedirect: "the bucket is at another address than S3_ENDPOINT",
  AuthorizationHeaderMalformed: "the bucket is in another region than S3_REGION",
};

/** Null where another try may go well. */
const refusalOf = (answer: S3Answer): string | null => {
  const code = codeOf(answer);
  if (refusals[code] !== undefined) return refusals[code];
  const { status } = answer;
  if (status >= 500 || status === 408 || status === 425 || status === 429) return null;
  return `it answers ${status}${code ? ` (${code})` : ""}`;
};

/** What went wrong, in words that name neither key nor file. */
export const errorOf = (place: string, answer: S3Answer): Error => {
  if (answer.status === 507 || fullCodes.test(codeOf(answer)))
    return new DiskFull(`There is no room in ${place}.`);
  const refusal = refusalOf(answer);
  return refusal === null
    ? new FilesAway(`The store of files, ${place}, answers ${answer.status}.`)
    : new FilesRefused(`The store of files, ${place}, refuses us: ${refusal}.`);
};
