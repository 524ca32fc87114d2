import { marketById } from "#markets/markets.ts";
import { hashPassword, PasswordsBusy } from "#platform/server/identity/password.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import { toResult } from "#platform/server/http/routes/record-routes.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { invitationMail } from "../mails/invitation-mail.ts";
import type { SignInMailOptions } from "../mails/sign-in-mail.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import { invitationLifetimeMs, invitationLink } from "./invitation.ts";
import { createAccount, inviteAccount, saveAccount, setPassword } from "./save.ts";
import { findAccount, invitationOf, searchAccounts } from "./store.ts";

export type AccountRoutesOptions = Readonly<{
  /** Origin of the back-office as browsers see it. */
  origin: string;
  secret: string;
  now: () => Date;
  /** Mails invitations; without it administrators hand the links over. */
  post: (Pick<SignInMailOptions, "product" | "market"> & Readonly<{ mailer: Mailer }>) | null;
}>;

/** @throws Problem 503 when too many passwords are computed already */
const hashed = (password: string): Promise<string> =>
  hashPassword(password).catch((error: unknown) => {
    if (!(error instanceof PasswordsBusy)) throw error;
    throw new Problem(503, "Many people are signing in. Try again in a moment.");
  });

const addReads = (api: Api, now: () => Date): void => {
  api.route(calls.listStaff, {
    async handle({ db, market, actor, query }) {
      const { page, pageSize } = query;
      const { language } = marketById(market);
      const scope = { reach: actor.countries, now: now(), language };
      return { body: { ...(await searchAccounts(db, query, scope)), page, pageSize } };
    },
  });

  api.route(calls.getStaffAccount, {
    async handle({ db, actor, params: { id } }) {
      const account = await findAccount(db, id, actor.countries);
      if (!account) throw new Problem(404, absent);
      return toResult(account);
    },
  });
};

const contextOf = (now: () => Date) => (trx: Database, market: string, actor: Actor) => ({
  db: trx,
  market,
  actor: actor.email,
  reach: actor.countries,
  now: now(),
});

/** How somebody gets into an account. */
const addPasswords = (api: Api, options: AccountRoutesOptions): void => {
  const { now } = options;
  const toContext = contextOf(now);

  api.write(calls.setStaffPassword, {
    prepare: ({ body: { password } }) => hashed(password),
    async write({ trx, market, actor, params: { id }, prepared: hash }) {
      const context = toContext(trx, market, actor);
      const account = await setPassword(context, id, { hash, invitation: null });
      return { body: toResult(account).body };
    },
  });

  api.write(calls.inviteStaffAccount, {
    async write({ trx, market, actor, params: { id } }) {
      const until = new Date(now().getTime() + invitationLifetimeMs);
      await inviteAccount(toContext(trx, market, actor), id, until);
      const invitation = await invitationOf(trx, id);
      if (!invitation) throw new Error("An invitation that was just made is missing.");
      const link = invitationLink(invitation, options);
      const { post, origin } = options;
      if (post) {
        const facts = { email: invitation.email, link, until };
        await post.mailer.queue(trx, invitationMail(facts, { ...post, origin }));
      }
      return { body: { link, until: until.toISOString(), isMailed: post !== null } };
    },
  });
};

/**
 * Mounted under `/api/{country}/staff` where the embedded provider keeps the accounts. An account is
 * the company's, whatever the country in the path.
 */
export const addAccountRoutes = (api: Api, options: AccountRoutesOptions): void => {
  const { now } = options;
  const toContext = contextOf(now);
  addReads(api, now);
  addPasswords(api, options);

  api.write(calls.createStaffAccount, {
    async write({ trx, country, market, actor, body }) {
      const created = await createAccount(toContext(trx, market, actor), body);
      return { ...toResult(created), location: `/api/${country}/staff/${created.id}` };
    },
  });

  api.write(calls.saveStaffAccount, {
    async write({ trx, market, actor, params: { id }, body, ifMatch }) {
      const context = toContext(trx, market, actor);
      return toResult(await saveAccount(context, id, { input: body, ifVersion: ifMatch }));
    },
  });
};
