import { createHash, randomBytes } from "node:crypto";
import { keyedHash } from "#platform/server/identity/seal.ts";

/** The first part of the address of a request's own page, the same in all markets. */
export const requestPath = "/requests";

const keyBytes = 16;

/** Only the hash of a key is stored: who reads the table opens no page with it. */
export const hashOfKey = (key: string): string =>
  createHash("sha256").update(key).digest("base64url");

export const hashOf = (value: unknown): string => hashOfKey(JSON.stringify(value));

/**
 * A key of 128 bits, in small letters since addresses are read so. The same thing sent again gets the same
 * key, so that it need not be stored to be said again.
 * @param sentId null for what nobody sends again
 */
export const keyOf = (sentId: string | null, secret: string): string =>
  (sentId === null
    ? randomBytes(keyBytes)
    : Buffer.from(keyedHash(sentId, secret, "key of a request"), "base64url").subarray(0, keyBytes)
  ).toString("hex");
