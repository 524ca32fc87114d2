import Bowser from "bowser";
import {
  type CreationOptions,
  mostPasskeys,
  type NewCredential,
  newCredentialSchema,
} from "#platform/passkeys/credentials.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { passkeyForm } from "#platform/server/identity/pages/passkey-form.ts";
import {
  createPasskeys,
  type PasskeyOwner,
  PasskeyRefused,
} from "#platform/server/identity/passkeys/passkeys.ts";
import { deletePasskey, passkeysOf } from "#platform/server/identity/passkeys/store.ts";
import type { Role } from "#platform/roles.ts";
import { lockAccount } from "../accounts/store.ts";
import type { FactorMails } from "../mails/factor-mail.ts";
import { staffRealm } from "../realm.ts";
import type { FactorForms } from "../second-factor/factor-pages.ts";
import { factorSince, needsFactor } from "../second-factor/store.ts";

export type OwnPasskeysOptions = Readonly<{
  db: Database;
  product: string;
  secret: string;
  now: () => Date;
  mails: FactorMails | null;
  /** Of the back-office, as browsers see it. */
  origin: string;
}>;

/** Whose passkeys they are, with the role that may need them. */
export type StaffOwner = PasskeyOwner & Readonly<{ role: Role }>;

type OwnPasskey = Readonly<{
  id: string;
  browser: string;
  domain: string;
  made: Date;
  used: Date | null;
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

/** Whether the way in that is about to go is the last that the role of its owner allows. */
export const isOnlyWayIn = async (
  trx: Database,
  { role }: StaffOwner,
  others: number,
  now: Date,
): Promise<boolean> => others === 0 && (await needsFactor(trx, role, now));

/** The passkeys of somebody of staff, as their page and their calls change them. */
export const createOwnPasskeys = (options: OwnPasskeysOptions) => {
  const { db, origin, mails, now } = options;
  const passkeys = createPasskeys({ ...options, realm: staffRealm });
  const site = { origin, domain: new URL(origin).hostname };
  const begin = (owner: StaffOwner): Promise<CreationOptions> => passkeys.beginNew(owner, site);
  /** @throws PasskeyRefused */
  const keep = (owner: StaffOwner, credential: NewCredential, userAgent: string): Promise<void> => {
    const also = async (trx: Database) => mails?.(trx, owner.email, "passkey-added");
    return passkeys.finishNew(owner, site, credential, { userAgent, also });
  };
  return {
    begin,
    keep,
    async list(accountId: string): Promise<readonly OwnPasskey[]> {
      const rows = await passkeysOf(db, staffRealm.name, accountId);
      return rows.map((row) => ({
        id: row.id,
        browser: browserOf(row.user_agent),
        domain: row.domain,
        made: row.created_at,
        used: row.used_at,
      }));
    },
    /** The form that makes one; empty for somebody who has enough. */
    async form({ action, hidden }: FactorForms, owner: StaffOwner, had: number): Promise<string> {
      if (had >= mostPasskeys) return "";
      const step = '<input type="hidden" name="step" value="add-passkey">';
      const asked = { make: await begin(owner) };
      return passkeyForm({ action, hidden: hidden + step, asked, texts });
    },
    /** @returns whether it was taken */
    async add(owner: StaffOwner, credential: string, userAgent: string): Promise<boolean> {
      const { data } = newCredentialSchema.safeParse(parsed(credential));
      if (!data) return false;
      try {
        await keep(owner, data, userAgent);
        return true;
      } catch (error) {
        if (!(error instanceof PasskeyRefused)) throw error;
        return false;
      }
    },
    /** The owner is held meanwhile, so that of two that are removed at once one can be refused. */
    remove: (owner: StaffOwner, id: string): Promise<"removed" | "absent" | "only way in"> =>
      db.transaction().execute(async (trx) => {
        await lockAccount(trx, owner.accountId, null);
        const own = await passkeysOf(trx, staffRealm.name, owner.accountId);
        if (!own.some((passkey) => passkey.id === id)) return "absent";
        const others = own.length - 1 + ((await factorSince(trx, owner.accountId)) ? 1 : 0);
        if (await isOnlyWayIn(trx, owner, others, now())) return "only way in";
        await deletePasskey(trx, staffRealm.name, owner.accountId, id);
        await mails?.(trx, owner.email, "passkey-removed");
        return "removed";
      }),
  };
};

export type OwnPasskeys = ReturnType<typeof createOwnPasskeys>;
