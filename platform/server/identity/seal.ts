import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/**
 * Encrypts a text so that only this installation can read it, and notices a change (AES-256-GCM).
 */
export const seal = (text: string, secret: string, purpose: string): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
};

/** Null when the text was sealed with another secret or was changed. */
export const unseal = (sealed: string, secret: string, purpose: string): string | null => {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < 28) return null;
  try {
    const decipher = createDecipheriv(
      "aes-256-gcm",
      keyFor(secret, purpose),
      bytes.subarray(0, 12),
    );
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
};

/**
 * A hash that only this installation can compute: with a plain hash, anybody could find a text that
 * is easy to guess by hashing guesses.
 */
export const keyedHash = (text: string, secret: string, purpose: string): string =>
  createHmac("sha256", keyFor(secret, purpose)).update(text).digest("base64url");
