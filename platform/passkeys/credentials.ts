import { z } from "zod";

/** Bytes as the browser sends them. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/, "Send base64url.");
const transports = z.array(z.string().max(30)).max(10).default([]);

const shared = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
};

/**
 * What `navigator.credentials.create` gives. The browser decides what else it sends, and only what
 * is read is named here.
 */
export const newCredentialSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(8000),
    transports,
  }),
});
export type NewCredential = z.output<typeof newCredentialSchema>;

/** What `navigator.credentials.get` gives. */
export const usedCredentialSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    // The longest that we ask for, ML-DSA-44, which current browsers choose, is 3,227 characters.
    signature: bytes(4000),
    userHandle: bytes(100).nullish(),
  }),
});
export type UsedCredential = z.output<typeof usedCredentialSchema>;

const need = z.enum(["required", "preferred", "discouraged"]);

/** What a browser is asked for when a passkey is made. */
export const creationOptionsSchema = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(z.strictObject({ id: z.string(), type: z.literal("public-key") })),
  authenticatorSelection: z.strictObject({
    residentKey: need,
    requireResidentKey: z.boolean(),
    userVerification: need,
  }),
});
export type CreationOptions = z.output<typeof creationOptionsSchema>;

/** What a browser is asked for when somebody signs in: any passkey of the domain. */
export const requestOptionsSchema = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: need,
});
export type RequestOptions = z.output<typeof requestOptionsSchema>;

/** A passkey as its owner sees it. */
export const listedPasskeySchema = z.strictObject({
  id: z.guid(),
  browser: z.string().describe("Where it was made: browser and system; may be empty."),
  domain: z.string().describe("The domain whose pages it opens."),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});
export type ListedPasskey = z.output<typeof listedPasskeySchema>;

export const mostPasskeys = 10;
