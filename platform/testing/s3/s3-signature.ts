import { createHash, createHmac } from "node:crypto";

/** A request as it came: `url` is path and query, header names are in lower case. */
export type SignedRequest = Readonly<{
  method: string;
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}>;

export type S3Key = Readonly<{ accessKeyId: string; secretAccessKey: string; region: string }>;

const mostSkewMs = 15 * 60_000;
const authorizationForm =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");
const hmac = (key: Buffer | string, text: string) =>
  createHmac("sha256", key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The moment of `20130524T000000Z`; not a number for what is none. */
const timeOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** The request in the form that is signed, of which the client has to have made the same. */
const canonicalOf = ({ method, url, headers }: SignedRequest, signedHeaders: string): string => {
  const { pathname, searchParams } = new URL(url, "http://any");
  return [
    method,
    pathname.split("/").map(decodeURIComponent).map(encode).join("/"),
    [...searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join("&"),
    ...signedHeaders
      .split(";")
      .map((name) => `${name}:${(headers[name] ?? "").trim().replace(/ +/g, " ")}`),
    "",
    signedHeaders,
    headers["x-amz-content-sha256"] ?? "",
  ].join("\n");
};

/**
 * Checks a request as Amazon describes its fourth signature, with nothing of the library that signs
 * ours: what that gets wrong is refused here.
 * @returns the code of the error, null for a request that holds
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export const refusalOf = (request: SignedRequest, key: S3Key, now: Date): string | null => {
  const { headers, body } = request;
  const [, accessKeyId, day = "", region = "", signedHeaders = "", signature] =
    authorizationForm.exec(headers["authorization"] ?? "") ?? [];
  const stamp = headers["x-amz-date"] ?? "";
  if (accessKeyId === undefined || !stamp.startsWith(day)) return "AccessDenied";
  if (accessKeyId !== key.accessKeyId) return "InvalidAccessKeyId";
  if (region !== key.region) return "AuthorizationHeaderMalformed";
  const signed = new Set(signedHeaders.split(";"));
  const mustBeSigned = Object.keys(headers).filter((name) => name.startsWith("x-amz-"));
  if (!["host", ...mustBeSigned].every((name) => signed.has(name))) return "AccessDenied";
  if (!(Math.abs(now.getTime() - timeOf(stamp)) <= mostSkewMs)) return "RequestTimeTooSkewed";
  const signingKey = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    hmac,
    `AWS4${key.secretAccessKey}`,
  );
  const text = [
    "AWS4-HMAC-SHA256",
    stamp,
    `${day}/${region}/s3/aws4_request`,
    sha256(canonicalOf(request, signedHeaders)),
  ].join("\n");
  if (hmac(signingKey, text).toString("hex") !== signature) return "SignatureDoesNotMatch";
  return headers["x-amz-content-sha256"] === sha256(body) ? null : "XAmzContentSHA256Mismatch";
};
