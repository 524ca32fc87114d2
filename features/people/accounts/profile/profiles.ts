import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Visitor } from "#platform/server/http/routes/access.ts";
import type { Visit } from "#platform/server/http/visit.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { consentsOf, insertConsents, wantsMarketing } from "../consents.ts";
import type { Profile, ProfileChange, VisitorMe } from "../contract.ts";
import type { KeptElsewhere } from "../kept-elsewhere.ts";
import type { Codes } from "../sign-in/codes.ts";
import { accountById, type VisitorAccount } from "../store.ts";
import { payCurrencyOf, toProfile } from "./profile-of.ts";
import { showPaidCurrency } from "./paid-currency.ts";
import { createPasswordChange } from "./password-change.ts";
import { profileErrors, toColumns } from "./profile-change.ts";
import { createDeletion } from "./deletion.ts";
import { createSessions } from "./sessions.ts";

export type ProfilesOptions = Readonly<{
  db: Database;
  secret: string;
  secureCookies: boolean;
  product: string;
  mailer: Mailer;
  codes: Codes;
  keptElsewhere: readonly KeptElsewhere[];
  now: () => Date;
}>;

type VersionedProfile = Readonly<{ profile: Profile; version: number }>;

const createReading = ({ db }: ProfilesOptions) => {
  const accountOf = async ({ accountId }: Visitor): Promise<VisitorAccount> => {
    const account = await accountById(db, accountId);
    if (!account) throw new Problem(401, "Sign in first.");
    return account;
  };
  return {
    accountOf,
    async profileOf(visitor: Visitor): Promise<VersionedProfile> {
      const account = await accountOf(visitor);
      const consents = await consentsOf(db, account.id);
      return { profile: toProfile(account, consents, visitor.market), version: account.version };
    },
  };
};

type Reading = ReturnType<typeof createReading>;

const createChange = (
  options: ProfilesOptions,
  reading: Reading,
  sessions: ReturnType<typeof createSessions>,
) => {
  const { db, secureCookies, now } = options;
  const changePassword = createPasswordChange(options);
  /** @throws Problem 412 for a stale version, 422 with every error by its field */
  return async (
    visit: Visit,
    visitor: Visitor,
    change: ProfileChange,
    ifMatch: number | null,
  ): Promise<VersionedProfile> => {
    const account = await reading.accountOf(visitor);
    const market = marketById(visitor.market).id;
    const errors = profileErrors(account, change, market, now());
    if (errors.length > 0)
      throw new Problem(422, errors[0]?.message ?? "Validation failed", { errors });
    const { password, marketing } = change;
    const newPassword = password && (await changePassword.prepare(visit, account, password));
    const consents = await consentsOf(db, account.id);
    await db.transaction().execute(async (trx) => {
      const at = now();
      const updated = await trx
        .updateTable("visitor_account")
        .set((row) => ({
          ...toColumns(account, change, market),
          ...(newPassword && { password_hash: newPassword.hash }),
          version: row("version", "+", 1),
          updated_at: at,
        }))
        .where("id", "=", account.id)
        .where("version", "=", ifMatch ?? account.version)
        .executeTakeFirstOrThrow();
      if (updated.numUpdatedRows === 0n)
        throw new Problem(412, "Your profile was changed meanwhile. Read it again.");
      if (newPassword) await newPassword.use(trx);
      if (marketing !== undefined && marketing !== wantsMarketing(consents))
        await insertConsents(trx, account.id, [
          { kind: "marketing", isGiven: marketing, place: "profile", market, at },
        ]);
    });
    if (newPassword) await sessions.endOthers(visitor);
    if (change.homeAddress)
      showPaidCurrency(visit.reply, market, change.homeAddress.country, secureCookies);
    return reading.profileOf(visitor);
  };
};

/** What visitors see and change of their own account. */
export const createProfiles = (options: ProfilesOptions) => {
  const { db, codes, keptElsewhere } = options;
  const reading = createReading(options);
  const sessions = createSessions(options);

  return {
    sessions,
    profileOf: (visitor: Visitor): Promise<VersionedProfile> => reading.profileOf(visitor),
    async me(visitor: Visitor): Promise<VisitorMe> {
      const account = await reading.accountOf(visitor);
      const { email, name, phone, country } = account;
      return {
        email,
        name,
        phone,
        marketing: wantsMarketing(await consentsOf(db, account.id)),
        homeCountry: country,
        currency: payCurrencyOf(visitor.market, country),
        market: marketById(visitor.market).id,
        sessionUntil: visitor.session.until.toISOString(),
      };
    },
    change: createChange(options, reading, sessions),
    async exported(visitor: Visitor) {
      const { profile } = await reading.profileOf(visitor);
      const kept: Record<string, readonly object[]> = {};
      for (const { name, exported } of keptElsewhere) kept[name] = await exported(db, visitor);
      return { profile, sessions: await sessions.list(visitor), kept };
    },
    /** Mails a code by which something is proven that a session alone does not allow. */
    sendCode: (visit: Visit, visitor: Visitor, purpose: "password" | "deletion"): Promise<string> =>
      codes.send(visit, { purpose, email: visitor.email, isExisting: true, returnTo: "/" }),
    remove: createDeletion(options),
  };
};

export type Profiles = ReturnType<typeof createProfiles>;
