import { z } from "zod";
import { seal, unseal } from "../seal.ts";
import type { Tokens } from "../session/store.ts";

const tokensSchema = z.object({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
  /** When the ID token came, in epoch milliseconds; 0 for one that was kept before this was. */
  id_token_at: z.number().default(0),
});

export type KeptTokens = z.output<typeof tokensSchema>;

type Answer = Readonly<{
  access_token: string;
  refresh_token?: string | undefined;
  id_token?: string | undefined;
  /** When the ID token came, in epoch milliseconds; just now unless given. */
  idTokenAt?: number;
  /** Seconds, undefined where the provider does not say. */
  expiresIn: () => number | undefined;
}>;

/** Milliseconds before its end at which a token is renewed, and between two tries. */
export const renewalMargin = 60_000;

/** @returns `renewAt` null where the provider gave nothing to renew with */
export const sealTokens = (tokens: Answer, secret: string, now: Date): Tokens => {
  const { access_token, refresh_token, id_token, idTokenAt = now.getTime() } = tokens;
  const kept = { access_token, refresh_token, id_token, id_token_at: idTokenAt };
  const lasts = (tokens.expiresIn() ?? 3600) * 1000;
  const wait = Math.max(lasts - renewalMargin, renewalMargin);
  return {
    sealed: seal(JSON.stringify(kept), secret, "tokens"),
    renewAt: refresh_token ? new Date(now.getTime() + wait) : null,
  };
};

/** The tokens of a session; none where they cannot be read, as after a change of the secret. */
export const unsealTokens = (sealed: string, secret: string): KeptTokens => {
  const text = unseal(sealed, secret, "tokens");
  return tokensSchema.parse(text ? JSON.parse(text) : {});
};
