import { z } from "zod";
import type { Bucket } from "#platform/server/files/s3/bucket.ts";

const printable = z.string().regex(/^[\x21-\x7e]{1,500}$/, {
  error: "is no word of up to 500 letters, digits and signs without spaces",
});

export const fileStoreVariables = {
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: "is no address of a store such as https://s3.eu-central-1.amazonaws.com",
    })
    .refine((url) => URL.parse(url)?.href === `${URL.parse(url)?.origin}/`, {
      error: "is more than the address of a store: the bucket stands in S3_BUCKET",
    })
    .transform((url) => new URL(url).origin)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: "is no name of a bucket" })
    .optional(),
  S3_ACCESS_KEY_ID: printable.optional(),
  S3_SECRET_ACCESS_KEY: printable.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, { error: "is no name of a region such as eu-central-1" })
    .optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[a-z0-9._-]{1,60}$/, { error: "is no folder such as wayroam" })
    .optional(),
  S3_ADDRESSING: z.enum(["path", "host"], { error: "is none of path, host" }).optional(),
};

type Variables = z.infer<z.ZodObject<typeof fileStoreVariables>>;

/**
 * @returns null without `S3_ENDPOINT`: files are then kept in `DATA_DIR`
 * @throws Error with one line that names the variable and what is wrong with it
 */
export const readFileStore = (variables: Variables): Bucket | null => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = variables;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  const { S3_REGION, S3_PREFIX, S3_ADDRESSING } = variables;
  if (!endpoint) {
    const [unusedVariable] = Object.entries(variables).find(
      ([name, value]) => name in fileStoreVariables && value !== undefined,
    ) ?? [null];
    if (unusedVariable) throw new Error(`${unusedVariable}: needs S3_ENDPOINT beside it.`);
    return null;
  }
  if (!bucket) throw new Error("S3_BUCKET: S3_ENDPOINT needs it.");
  if (!accessKeyId) throw new Error("S3_ACCESS_KEY_ID: S3_ENDPOINT needs it.");
  if (!secretAccessKey) throw new Error("S3_SECRET_ACCESS_KEY: S3_ENDPOINT needs it.");
  return {
    endpoint,
    bucket,
    accessKeyId,
    secretAccessKey,
    region: S3_REGION ?? "us-east-1",
    prefix: S3_PREFIX === undefined ? "" : `${S3_PREFIX}/`,
    addressing: S3_ADDRESSING ?? "path",
  };
};
