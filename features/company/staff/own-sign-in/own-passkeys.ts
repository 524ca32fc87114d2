import Bowser from "bowser";
import { mostPasskeys, newCredentialSchema } from "#platform/passkeys/credentials.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { passkeyForm } from "#platform/server/identity/pages/passkey-form.ts";
import {
  createPasskeys,
  type PasskeyOwner,
  PasskeyRefused,
} from "#platform/server/identity/passkeys/passkeys.ts";
import { deletePasskey, passkeysOf } from "#platform/server/identity/passkeys/store.ts";
import type { FactorMails } from "../mails/factor-mail.ts";
import { staffRealm } from "../realm.ts";
import type { FactorForms } from "../second-factor/factor-pages.ts";

export type OwnPasskeysOptions = Readonly<{
  db: Database;
  product: string;
  secret: string;
  now: () => Date;
  mails: FactorMails | null;
  /** Of the back-office, as browsers see it. */
  origin: string;
}>;

const texts = { label: "Add a passkey", cancelled: "Nothing was added. Try again." };

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/** `Firefox, Windows`; empty where the user agent names neither. */
const browserOf = (userAgent: string): string => {
  if (userAgent === "") return "";
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(", ");
};

/** The passkeys of somebody of staff, on the page of their own sign-in. */
export const createOwnPasskeys = (options: OwnPasskeysOptions) => {
  const { db, origin, mails } = options;
  const passkeys = createPasskeys({ ...options, realm: staffRealm });
  const site = { origin, domain: new URL(origin).hostname };
  return {
    async list(accountId: string) {
      const rows = await passkeysOf(db, staffRealm.name, accountId);
      return rows.map(({ id, user_agent, created_at, used_at }) => ({
        id,
        browser: browserOf(user_agent),
        made: created_at,
        used: used_at,
      }));
    },
    /** The form that makes one; empty for somebody who has enough. */
    async form({ action, hidden }: FactorForms, owner: PasskeyOwner, had: number): Promise<string> {
      if (had >= mostPasskeys) return "";
      const make = await passkeys.beginNew(owner, site);
      const step = '<input type="hidden" name="step" value="add-passkey">';
      return passkeyForm({ action, hidden: hidden + step, asked: { make }, texts });
    },
    /** @returns whether it was taken */
    async add(owner: PasskeyOwner, credential: string, userAgent: string): Promise<boolean> {
      const { data } = newCredentialSchema.safeParse(parsed(credential));
      if (!data) return false;
      const also = async (trx: Database) => mails?.(trx, owner.email, "passkey-added");
      try {
        await passkeys.finishNew(owner, site, data, { userAgent, also });
        return true;
      } catch (error) {
        if (!(error instanceof PasskeyRefused)) throw error;
        return false;
      }
    },
    remove: (owner: PasskeyOwner, id: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const removed = await deletePasskey(trx, staffRealm.name, owner.accountId, id);
        if (removed) await mails?.(trx, owner.email, "passkey-removed");
        return removed;
      }),
  };
};
