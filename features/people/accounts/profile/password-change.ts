import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Visit } from "#platform/server/http/visit.ts";
import { hashPassword, verifyPassword } from "#platform/server/identity/password.ts";
import type { NewPassword } from "../contract.ts";
import { codeGone, commonPassword } from "../refusals-contract.ts";
import { useChallenge } from "../sign-in/challenges.ts";
import type { Codes } from "../sign-in/codes.ts";
import { isCommonPassword } from "../sign-in/common-passwords.ts";
import type { VisitorAccount } from "../store.ts";

type Options = Readonly<{ codes: Codes; now: () => Date }>;

const wrongPassword = () => {
  const message = "This is not your password of today.";
  return new Problem(422, message, {
    key: "WRONG_LOGIN",
    errors: [{ path: "password.old", message }],
  });
};

/** A new password is set by who knows the old one, or a code that was mailed. */
export const createPasswordChange = ({ codes, now }: Options) => {
  /** @returns what uses the proof, in the transaction of the change */
  const prove = async (visit: Visit, account: VisitorAccount, given: NewPassword) => {
    if (given.challenge !== null && given.code !== null) {
      const written = { challenge: given.challenge, code: given.code };
      const checked = await codes.check(visit, written, "password");
      if (checked.account?.id !== account.id) throw codeGone();
      return async (trx: Database) => {
        if (!(await useChallenge(trx, checked.challenge.id, now()))) throw codeGone();
      };
    }
    const guess = await codes.beginGuess(visit, account.email, account.id);
    if (!(await verifyPassword(given.old ?? "", account.password_hash))) throw wrongPassword();
    await guess.succeed();
    return async () => undefined;
  };

  return {
    /** @throws Problem for a wrong proof and a password that many use */
    async prepare(visit: Visit, account: VisitorAccount, given: NewPassword) {
      if (isCommonPassword(given.new, account.email)) throw commonPassword("password.new");
      const use = await prove(visit, account, given);
      return { use, hash: await hashPassword(given.new) };
    },
  };
};
