/** A bucket of an S3-compatible store, and our key to it. */
export type Bucket = Readonly<{
  /** Origin of the server, as in `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What the names of our files begin with, such as `wayroam/`; empty for a bucket of our own. */
  prefix: string;
  /** Whether the bucket's name stands in the path or before the host. */
  addressing: "path" | "host";
}>;

/** For people: holds no key. */
export const placeOf = ({ endpoint, bucket, prefix }: Bucket): string =>
  `${bucket}${prefix === "" ? "" : `/${prefix.replace(/\/$/, "")}`} at ${new URL(endpoint).host}`;

/** The address of the bucket, without a slash at its end. */
export const addressOf = ({ endpoint, bucket, addressing }: Bucket): string => {
  const url = new URL(endpoint);
  return addressing === "path"
    ? `${url.origin}/${bucket}`
    : `${url.protocol}//${bucket}.${url.host}`;
};
