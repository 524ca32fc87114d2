import { recordAudits } from "#features/records/audit/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Visitor } from "#platform/server/http/routes/access.ts";
import type { Visit } from "#platform/server/http/visit.ts";
import { deletePasskeysOf } from "#platform/server/identity/passkeys/store.ts";
import { endSessionsOfAccount } from "#platform/server/identity/session/end-account.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { deleteMailsTo } from "#platform/server/mail/outbox.ts";
import type { Deletion } from "../contract.ts";
import type { KeptElsewhere } from "../kept-elsewhere.ts";
import { deletedMail } from "../mails/deleted-mail.ts";
import { visitorRealm } from "../realm.ts";
import { codeGone } from "../refusals-contract.ts";
import { useChallenge } from "../sign-in/challenges.ts";
import type { Codes } from "../sign-in/codes.ts";
import { accountById, lockAccount, type VisitorAccount } from "../store.ts";

export type DeletionOptions = Readonly<{
  db: Database;
  product: string;
  mailer: Mailer;
  codes: Codes;
  keptElsewhere: readonly KeptElsewhere[];
  now: () => Date;
}>;

export const createDeletion = (options: DeletionOptions) => {
  const { db, product, mailer, codes, keptElsewhere, now } = options;
  const remove = async ({ request, market }: Visit, account: VisitorAccount, challenge: string) => {
    const at = now();
    const place = { product, market: marketById(market), host: request.host };
    const mail = deletedMail({ to: account.email, at }, place);
    await db.transaction().execute(async (trx) => {
      if (!(await useChallenge(trx, challenge, at))) throw codeGone();
      await endSessionsOfAccount(trx, visitorRealm, account.external_subject ?? account.id);
      await trx.deleteFrom("visitor_challenge").where("email", "=", account.email).execute();
      await lockAccount(trx, account.id);
      for (const { leave } of keptElsewhere) await leave?.(trx, account.id);
      await deletePasskeysOf(trx, visitorRealm.name, account.id);
      await trx.deleteFrom("visitor_account").where("id", "=", account.id).execute();
      for (const { forget } of keptElsewhere) await forget?.(trx, account.email, at);
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

  /**
   * Deletes the account, once the mailed code is there.
   * @throws Problem 428 without a code, which mails one
   */
  return async (visit: Visit, visitor: Visitor, { challenge, code }: Deletion): Promise<Date> => {
    const account = await accountById(db, visitor.accountId);
    if (!account) throw new Problem(401, "Sign in first.");
    if (challenge === null || code === null) {
      const { email } = visitor;
      const asked = { purpose: "deletion", email, isExisting: true, returnTo: "/" } as const;
      throw new Problem(428, "Send the code that was mailed to you.", {
        key: "CODE_SENT",
        challenge: await codes.send(visit, asked),
      });
    }
    const checked = await codes.check(visit, { challenge, code }, "deletion");
    if (checked.account?.id !== account.id) throw codeGone();
    return remove(visit, account, challenge);
  };
};
