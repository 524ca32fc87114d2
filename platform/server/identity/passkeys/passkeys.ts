import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import {
  type CreationOptions,
  creationOptionsSchema,
  mostPasskeys,
  type NewCredential,
  type RequestOptions,
  type UsedCredential,
} from "#platform/passkeys/credentials.ts";
import type { Database } from "#platform/server/database/tables.ts";
import {
  challengeLifetimeMs,
  type Challenging,
  isChallengeFor,
  newChallenge,
  useChallengeOnce,
} from "./challenges.ts";
import { countUse, insertPasskey, passkeyByCredential, passkeysOf } from "./store.ts";

/** Why a passkey is not taken, for the log; browsers and people are told nothing of it. */
export class PasskeyRefused extends Error {}

/** Where a passkey is made or used. */
export type PasskeySite = Readonly<{
  /** Scheme and host of the page, as the browser says it. */
  origin: string;
  /** The domain that the passkey belongs to: the page's own, or one that it is part of. */
  domain: string;
}>;

export type PasskeyOwner = Readonly<{ accountId: string; email: string; name: string }>;

const refuseFailed = (error: unknown): never => {
  throw new PasskeyRefused(error instanceof Error ? error.message : "It was not verified.");
};

const handleOf = (accountId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(accountId));

const makingOf = ({ accountId }: Pick<PasskeyOwner, "accountId">, { domain }: PasskeySite) =>
  `make ${accountId} at ${domain}`;

const usingOf = (visit: string, { domain }: PasskeySite) => `use in ${visit} at ${domain}`;

export type PasskeysOptions = Challenging & Readonly<{ product: string }>;

const createMaking = (options: PasskeysOptions) => {
  const { db, realm, product, now } = options;
  return {
    async beginNew(owner: PasskeyOwner, site: PasskeySite): Promise<CreationOptions> {
      const own = await passkeysOf(db, realm.name, owner.accountId);
      const made = await generateRegistrationOptions({
        rpName: product,
        rpID: site.domain,
        userName: owner.email,
        userDisplayName: owner.name || owner.email,
        userID: handleOf(owner.accountId),
        challenge: newChallenge(options, makingOf(owner, site)),
        timeout: challengeLifetimeMs,
        attestationType: "none",
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return creationOptionsSchema.strip().parse({
        ...made,
        excludeCredentials: own.map(({ credential_id }) => ({
          id: credential_id,
          type: "public-key",
        })),
      });
    },
    /**
     * @param keep runs in the transaction that keeps the passkey
     * @throws PasskeyRefused
     */
    async finishNew(
      owner: PasskeyOwner,
      site: PasskeySite,
      credential: NewCredential,
      keep: Readonly<{ userAgent: string; also: (trx: Database) => Promise<void> }>,
    ): Promise<void> {
      let signed = "";
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: (challenge) => {
          signed = challenge;
          return isChallengeFor(options, challenge, makingOf(owner, site));
        },
        expectedOrigin: site.origin,
        expectedRPID: site.domain,
      }).catch(refuseFailed);
      if (!verified) throw new PasskeyRefused("It was not verified.");
      if (!(await useChallengeOnce(options, signed)))
        throw new PasskeyRefused("Its challenge was used before.");
      const { id, publicKey, counter } = registrationInfo.credential;
      await db.transaction().execute(async (trx) => {
        const own = await passkeysOf(trx, realm.name, owner.accountId);
        if (own.length >= mostPasskeys) throw new PasskeyRefused("The account has enough.");
        const isNew = await insertPasskey(trx, {
          realm: realm.name,
          accountId: owner.accountId,
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: credential.response.transports,
          domain: site.domain,
          userAgent: keep.userAgent,
          now: now(),
        });
        if (!isNew) throw new PasskeyRefused("An account has it already.");
        await keep.also(trx);
      });
    },
  };
};

const createUsing = (options: PasskeysOptions) => {
  const { db, realm, now } = options;
  return {
    /** @param visit what the challenge counts in: a browser, or one sign-in of it */
    async beginUse(visit: string, site: PasskeySite): Promise<RequestOptions> {
      const { challenge } = await generateAuthenticationOptions({
        rpID: site.domain,
        challenge: newChallenge(options, usingOf(visit, site)),
      });
      const timeout = challengeLifetimeMs;
      return { challenge, rpId: site.domain, timeout, userVerification: "required" };
    },
    /** @returns the account's id @throws PasskeyRefused */
    async finishUse(visit: string, site: PasskeySite, credential: UsedCredential): Promise<string> {
      const passkey = await passkeyByCredential(db, realm.name, credential.id);
      if (!passkey) throw new PasskeyRefused("Nobody has it.");
      const { userHandle, ...response } = credential.response;
      if (userHandle && Buffer.from(userHandle, "base64url").toString() !== passkey.account_id)
        throw new PasskeyRefused("It says another account than the one that has it.");
      let signed = "";
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential, response, clientExtensionResults: {} },
        expectedChallenge: (challenge) => {
          signed = challenge;
          return isChallengeFor(options, challenge, usingOf(visit, site));
        },
        expectedOrigin: site.origin,
        expectedRPID: site.domain,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
          counter: Number(passkey.counter),
        },
      }).catch(refuseFailed);
      if (!verified) throw new PasskeyRefused("It was not verified.");
      if (!(await useChallengeOnce(options, signed)))
        throw new PasskeyRefused("Its challenge was used before.");
      if (!(await countUse(db, passkey.id, authenticationInfo.newCounter, now())))
        throw new PasskeyRefused("Its counter was reached before.");
      return passkey.account_id;
    },
  };
};

/** Makes passkeys of a realm, and recognises whose they are. */
export const createPasskeys = (options: PasskeysOptions) => ({
  ...createMaking(options),
  ...createUsing(options),
});
