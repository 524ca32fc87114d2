import { z } from "zod";
import { seal, unseal } from "../seal.ts";
import type { Tokens } from "../session/store.ts";

const tokensSchema = z.object({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
  /** When the ID token was issued, in epoch milliseconds; 0 for one stored before this field existed. */
  id_token_at: z.number().default(0),
});

export type StoredTokens = z.output<typeof tokensSchema>;

type TokenResponse = Readonly<{
  access_token: string;
  refresh_token?: string | undefined;
  id_token?: string | undefined;
  /** When the ID token was issued, in epoch milliseconds; now by default. */
  idTokenAt?: number;
  /** Seconds; undefined where the provider does not say. */
  expiresIn: () => number | undefined;
}>;

/**
 * Milliseconds before its expiry at which a token is refreshed; also the pause between two
 * attempts.
 */
export const renewalMargin = 60_000;

/** `renewAt` is null where the provider issued no refresh token. */
export const sealTokens = (tokens: TokenResponse, secret: string, now: Date): Tokens => {
  const { access_token, refresh_token, id_token, idTokenAt = now.getTime() } = tokens;
  const stored = { access_token, refresh_token, id_token, id_token_at: idTokenAt };
  const lifetimeMs = (tokens.expiresIn() ?? 3600) * 1000;
  const wait = Math.max(lifetimeMs - renewalMargin, renewalMargin);
  return {
    sealed: seal(JSON.stringify(stored), secret, "tokens"),
    renewAt: refresh_token ? new Date(now.getTime() + wait) : null,
  };
};

/** Decrypts stored tokens; empty when that fails, such as after a change of the secret. */
export const unsealTokens = (sealed: string, secret: string): StoredTokens => {
  const text = unseal(sealed, secret, "tokens");
  return tokensSchema.parse(text ? JSON.parse(text) : {});
};
