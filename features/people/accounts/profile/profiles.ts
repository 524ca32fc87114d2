import { marketById } from "#markets/markets.ts";
import { recordAudits } from "#features/records/audit/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Visitor } from "#platform/server/http/routes/access.ts";
import type { Visit } from "#platform/server/http/visit.ts";
import { endSessionsOfAccount } from "#platform/server/identity/session/end-account.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { deleteMailsTo } from "#platform/server/mail/outbox.ts";
import { consentsOf, insertConsents, wantsMarketing } from "../consents.ts";
import type { Deletion, Profile, ProfileChange, VisitorMe } from "../contract.ts";
import { deletedMail } from "../mails/deleted-mail.ts";
import { visitorRealm } from "../realm.ts";
import { useChallenge } from "../sign-in/challenges.ts";
import { codeGone } from "../sign-in/refusals.ts";
import type { Codes } from "../sign-in/sign-in.ts";
import { accountById, type VisitorAccount } from "../store.ts";
import { payCurrencyOf, toProfile } from "./profile-of.ts";
import { createPasswordChange } from "./password-change.ts";
import { profileErrors, toColumns } from "./profile-change.ts";
import { createSessions } from "./sessions.ts";

export type ProfilesOptions = Readonly<{
  db: Database;
  secret: string;
  product: string;
  mailer: Mailer;
  codes: Codes;
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

/** What visitors see and change of their own account. */
export const createProfiles = (options: ProfilesOptions) => {
  const { db, product, mailer, codes, now } = options;
  const { accountOf, profileOf } = createReading(options);
  const sessions = createSessions(options);
  const changePassword = createPasswordChange(options);

  const remove = async ({ request, market }: Visit, account: VisitorAccount, challenge: string) => {
    const at = now();
    const place = { product, market: marketById(market), host: request.host };
    const mail = deletedMail({ to: account.email, at }, place);
    await db.transaction().execute(async (trx) => {
      if (!(await useChallenge(trx, challenge, at))) throw codeGone();
      await endSessionsOfAccount(trx, visitorRealm, account.external_subject ?? account.id);
      await trx.deleteFrom("visitor_challenge").where("email", "=", account.email).execute();
      await trx.deleteFrom("visitor_account").where("id", "=", account.id).execute();
      await deleteMailsTo(trx, account.email);
      await mailer.queue(trx, mail);
      // The audit keeps that it happened, and not who it was.
      await recordAudits(trx, [
        {
          actor: "a visitor",
          market: null,
          action: "delete",
          subject: "visitor-account",
          subjectId: "deleted",
          name: "Account of a visitor",
          before: null,
          after: null,
        },
      ]);
    });
    return at;
  };

  return {
    sessions,
    profileOf,
    async me(visitor: Visitor): Promise<VisitorMe> {
      const account = await accountOf(visitor);
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
    /** @throws Problem 412 for a stale version, 422 with every error by its field */
    async change(
      visit: Visit,
      visitor: Visitor,
      change: ProfileChange,
      ifMatch: number | null,
    ): Promise<VersionedProfile> {
      const account = await accountOf(visitor);
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
      return profileOf(visitor);
    },
    async exported(visitor: Visitor) {
      const { profile } = await profileOf(visitor);
      return { profile, sessions: await sessions.list(visitor) };
    },
    /** Mails a code by which something is proven that a session alone does not allow. */
    sendCode: (visit: Visit, visitor: Visitor, purpose: "password" | "deletion"): Promise<string> =>
      codes.send(visit, { purpose, email: visitor.email, isExisting: true, returnTo: "/" }),
    /**
     * Deletes the account, once the mailed code is there.
     * @throws Problem 428 without a code, which mails one
     */
    async remove(visit: Visit, visitor: Visitor, { challenge, code }: Deletion): Promise<Date> {
      const account = await accountOf(visitor);
      if (challenge === null || code === null) {
        const sent = await this.sendCode(visit, visitor, "deletion");
        throw new Problem(428, "Send the code that was mailed to you.", {
          key: "CODE_SENT",
          challenge: sent,
        });
      }
      const checked = await codes.check(visit, { challenge, code }, "deletion");
      if (checked.account?.id !== account.id) throw codeGone();
      return remove(visit, account, challenge);
    },
  };
};

export type Profiles = ReturnType<typeof createProfiles>;
