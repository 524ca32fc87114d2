import type { FastifyRequest } from "fastify";
import { usedCredentialSchema } from "#platform/passkeys/credentials.ts";
import { passkeyForm, type PasskeyFormTexts } from "../pages/passkey-form.ts";
import { type Challenging } from "../passkeys/challenges.ts";
import { createPasskeys, PasskeyRefused } from "../passkeys/passkeys.ts";
import type { Accounts } from "./accounts.ts";

export type PasskeyTexts = PasskeyFormTexts & Readonly<{ refused: string }>;

export type PasskeyWay = Readonly<{
  /** The form of one sign-in, as HTML. */
  form: (uid: string, action: string) => Promise<string>;
  /** The account of a passkey that was used in the sign-in; null for one that is refused. */
  accountOf: (uid: string, credential: string, request: FastifyRequest) => Promise<string | null>;
  refused: string;
}>;

type PasskeyWayOptions = Challenging &
  Readonly<{ product: string; origin: string; accounts: Accounts }>;

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/** Signs in by a passkey on the kit's form; it counts in one sign-in of one browser. */
export const createPasskeyWay = (options: PasskeyWayOptions, texts: PasskeyTexts): PasskeyWay => {
  const { origin, accounts } = options;
  const passkeys = createPasskeys(options);
  const site = { origin, domain: new URL(origin).hostname };
  const visitOf = (uid: string) => `sign-in ${uid}`;
  return {
    refused: texts.refused,
    form: async (uid, action) =>
      passkeyForm({
        action,
        hidden: "",
        asked: { use: await passkeys.beginUse(visitOf(uid), site) },
        texts,
      }),
    async accountOf(uid, credential, request) {
      const { data } = usedCredentialSchema.safeParse(parsed(credential));
      if (!data) return null;
      try {
        const accountId = await passkeys.finishUse(visitOf(uid), site, data);
        return (await accounts.claimsOf(accountId)) ? accountId : null;
      } catch (error) {
        if (!(error instanceof PasskeyRefused)) throw error;
        request.log.warn({ reason: error.message }, "passkey refused");
        return null;
      }
    },
  };
};
