import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import { openRealm } from "#platform/server/identity/open-realm.ts";
import { plainPage, policyWith } from "#platform/server/identity/pages/plain-page.ts";
import { sendPlainPage } from "#platform/server/identity/pages/send-page.ts";
import { addPasswordPage } from "./accounts/password-page.ts";
import { sessionChannel, signedInPath } from "./contract.ts";
import { type ExternalStaffProvider, staffProvider } from "./provider.ts";
import { staffBrand, staffRealm } from "./realm.ts";
import { addOwnSignIn } from "./own-sign-in/own-sign-in.ts";
import { createSecondStep } from "./second-factor/second-step.ts";
import { createFactorMails } from "./mails/factor-mail.ts";
import { createSignInNotice, type SignInNoticeOptions } from "./mails/sign-in-notice.ts";

export type StaffOptions = Readonly<{
  db: Database;
  /** Origin of the back-office as browsers see it. */
  origin: string;
  /** The product's name, in the head of the pages. */
  product: string;
  secret: string;
  /** An external OpenID provider; null for the embedded one. */
  provider: ExternalStaffProvider | null;
  secureCookies: boolean;
  now: () => Date;
  /** Options of the mail about sign-ins in new browsers; without them none is sent. */
  notice?: Pick<SignInNoticeOptions, "mailer" | "market">;
}>;

const signedInScript = `${signedInPath}.js`;
const broadcastAndCloseScript = `new BroadcastChannel(${JSON.stringify(sessionChannel)}).postMessage("signed in");
window.close();
`;
const signedInBody = `<p>You can close this window and go on where you were.</p><script src="${signedInScript}"></script>`;

/** The last page of the sign-in popup and its script; see `signedInPath`. */
const addSignedInPages = (app: FastifyInstance, host: string, product: string): void => {
  const constraints = { host };
  const brand = staffBrand(product);
  const policy = policyWith("script-src 'self'");
  app.get(signedInPath, { constraints }, async (request, reply) => {
    const page = plainPage(brand, "You are signed in", signedInBody);
    return sendPlainPage(reply, 200, page, policy);
  });
  app.get(signedInScript, { constraints }, async (request, reply) => {
    return reply
      .header("cache-control", "no-store")
      .type("text/javascript")
      .send(broadcastAndCloseScript);
  });
};

/**
 * Adds the sign-in on the back-office's host only. The caller registers `@fastify/cookie` before.
 */
export const addStaffRoutes = async (
  app: FastifyInstance,
  options: StaffOptions,
): Promise<void> => {
  const { db, origin } = options;
  const { host } = new URL(origin);
  const mails = options.notice ? createFactorMails({ ...options, ...options.notice }) : null;
  const secondStep = createSecondStep({ ...options, mails });
  const provider = staffProvider(db, options.provider, secondStep);
  const notice = options.notice && createSignInNotice({ ...options, ...options.notice });
  await openRealm(app, {
    ...options,
    realm: staffRealm,
    provider,
    ...(notice ? { onSignIn: notice } : {}),
  });
  addSignedInPages(app, host, options.product);
  if (options.provider !== null) return;
  await addPasswordPage(app, { ...options, host });
  await addOwnSignIn(app, { ...options, host, mails });
};
