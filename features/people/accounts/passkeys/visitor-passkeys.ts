import Bowser from "bowser";
import { marketById } from "#markets/markets.ts";
import {
  type CreationOptions,
  type ListedPasskey,
  mostPasskeys,
  type NewCredential,
  type RequestOptions,
  type UsedCredential,
} from "#platform/passkeys/credentials.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Visitor } from "#platform/server/http/routes/access.ts";
import type { Visit } from "#platform/server/http/visit.ts";
import { createPasskeys, PasskeyRefused } from "#platform/server/identity/passkeys/passkeys.ts";
import {
  deletePasskey,
  passkeysOf,
  type StoredPasskey,
} from "#platform/server/identity/passkeys/store.ts";
import type { BeginSignIn } from "#platform/server/identity/realm-options.ts";
import { freshSession } from "#platform/server/identity/session/fresh-session.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { passkeyMail } from "../mails/passkey-mail.ts";
import { visitorRealm } from "../realm.ts";
import { passkeyRefused, signInAgain } from "../refusals-contract.ts";
import { browserHashOf, markBrowser } from "../sign-in/browser.ts";
import { accountById } from "../store.ts";

export type VisitorPasskeysOptions = Readonly<{
  db: Database;
  secret: string;
  secureCookies: boolean;
  product: string;
  mailer: Mailer;
  /** The domain that passkeys of all markets belong to; null where each host has its own. */
  passkeyDomain: string | null;
  /** Begins the code flow on the host of a visit. */
  begin: BeginSignIn;
  now: () => Date;
}>;

const hostNameOf = (host: string): string => host.replace(/:\d+$/, "");

/** `Firefox, Windows`; empty where the user agent names neither. */
const browserOf = (userAgent: string): string => {
  if (userAgent === "") return "";
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(", ");
};

const toListed = (passkey: StoredPasskey): ListedPasskey => ({
  id: passkey.id,
  browser: browserOf(passkey.user_agent),
  domain: passkey.domain,
  createdAt: passkey.created_at.toISOString(),
  usedAt: passkey.used_at?.toISOString() ?? null,
});

/** What a refused passkey was refused for stands in the log alone. */
const answerRefused = (visit: Visit, error: unknown): never => {
  if (!(error instanceof PasskeyRefused)) throw error;
  visit.request.log.warn({ reason: error.message }, "passkey refused");
  throw passkeyRefused();
};

/** Passkeys of visitors. The code that is mailed is always another way in, so each can be removed. */
export const createVisitorPasskeys = (options: VisitorPasskeysOptions) => {
  const { db, secureCookies, product, mailer, passkeyDomain, begin, now } = options;
  const passkeys = createPasskeys({ ...options, realm: visitorRealm });
  const siteOf = ({ request }: Visit) => ({
    origin: `${secureCookies ? "https" : "http"}://${request.host}`,
    domain: passkeyDomain ?? hostNameOf(request.host),
  });
  const list = async ({ accountId }: Visitor): Promise<readonly ListedPasskey[]> =>
    (await passkeysOf(db, visitorRealm.name, accountId)).map(toListed);
  const isFresh = async ({ session }: Visitor): Promise<boolean> =>
    (await freshSession(db, visitorRealm, session.idHash, now())) !== null;
  const assertFresh = async (visitor: Visitor): Promise<void> => {
    if (!(await isFresh(visitor))) throw signInAgain();
  };
  const mailTo = (visit: Visit, visitor: Visitor, change: "added" | "removed") =>
    passkeyMail(
      { to: visitor.email, change, at: now() },
      { product, market: marketById(visit.market), host: visit.request.host },
    );

  /** @throws Problem 403 where the sign-in was too long ago, 404 */
  const remove = async (visit: Visit, visitor: Visitor, id: string): Promise<void> => {
    await assertFresh(visitor);
    const mail = mailTo(visit, visitor, "removed");
    await db.transaction().execute(async (trx) => {
      if (!(await deletePasskey(trx, visitorRealm.name, visitor.accountId, id)))
        throw new Problem(404, "There is no such passkey.");
      await mailer.queue(trx, mail);
    });
  };

  return {
    list,
    remove,
    /** @returns whether it could be removed */
    tryRemove: (visit: Visit, visitor: Visitor, id: string): Promise<boolean> =>
      remove(visit, visitor, id).then(
        () => true,
        (problem: unknown) => {
          if (problem instanceof Problem && [403, 404].includes(problem.status)) return false;
          throw problem;
        },
      ),
    /** Whether somebody may change them now, or has to sign in again first. */
    isFresh,
    async start(visit: Visit, visitor: Visitor): Promise<CreationOptions> {
      await assertFresh(visitor);
      if ((await list(visitor)).length >= mostPasskeys)
        throw inTheWay("There are enough passkeys", `Keep at most ${mostPasskeys}: remove one.`);
      return passkeys.beginNew(visitor, siteOf(visit));
    },
    async finish(visit: Visit, visitor: Visitor, credential: NewCredential) {
      await assertFresh(visitor);
      const mail = mailTo(visit, visitor, "added");
      await passkeys
        .finishNew(visitor, siteOf(visit), credential, {
          userAgent: visit.request.headers["user-agent"] ?? "",
          also: async (trx) => void (await mailer.queue(trx, mail)),
        })
        .catch((error: unknown) => answerRefused(visit, error));
      return list(visitor);
    },
    async startLogin(visit: Visit): Promise<RequestOptions> {
      const browser = markBrowser(visit.request, visit.reply, secureCookies);
      return passkeys.beginUse(browser, siteOf(visit));
    },
    /** @returns where the sign-in goes on */
    async finishLogin(visit: Visit, credential: UsedCredential, returnTo: string): Promise<string> {
      const browser = browserHashOf(visit.request, secureCookies) ?? "";
      const accountId = await passkeys
        .finishUse(browser, siteOf(visit), credential)
        .catch((error: unknown) => answerRefused(visit, error));
      if (!(await accountById(db, accountId))) throw passkeyRefused();
      return begin(visit.request, visit.reply, { accountId, returnTo });
    },
  };
};

export type VisitorPasskeys = ReturnType<typeof createVisitorPasskeys>;
