import type { FastifyReply } from "fastify";
import type { SignInWords } from "../realm.ts";
import { passkeyScript } from "./passkey-form.ts";
import { showScript } from "./password-field.ts";
import { type PasswordForm, passwordFormBody } from "./password-form.ts";
import { escape, plainPage, plainPolicy, policyWith, scriptSource } from "./plain-page.ts";
import { sendPlainPage } from "./send-page.ts";

const messageWithButton = (text: string, href: string, button: string): string =>
  `<p>${escape(text)}</p><a class="button" href="${escape(href)}">${escape(button)}</a>`;

const loginAddress = (returnTo: string): string =>
  returnTo === "/" ? "/login" : `/login?returnTo=${encodeURIComponent(returnTo)}`;

/** The account is known to the provider alone, so both ways on begin with a sign-out there. */
const notLetInBody = (words: SignInWords, email: string | null): string =>
  [
    `<p>${escape(words.notLetIn)}</p>`,
    email === null ? "" : `<p>${escape(words.signedInAs)} <b>${escape(email)}</b></p>`,
    `<form method="post" action="/logout"><input type="hidden" name="next" value="/login"><button>${escape(words.otherAccount)}</button></form>`,
    `<form method="post" action="/logout"><button class="plain">${escape(words.signOut)}</button></form>`,
  ].join("");

const formPolicy = policyWith("form-action 'self'", scriptSource(showScript, passkeyScript));
/** Without a limit for forms: a sign-out goes on to the provider, and browsers hold redirects to it. */
const signOutPolicy = policyWith();

export const signInPages = (words: SignInWords, product: string) => {
  const brand = { language: words.language, product, part: words.part };
  const send = (
    reply: FastifyReply,
    status: number,
    title: string,
    body: string,
    policy = plainPolicy,
  ) => sendPlainPage(reply, status, plainPage(brand, title, body), policy);
  return {
    form: (reply: FastifyReply, status: number, form: PasswordForm) =>
      send(reply, status, words.signIn, passwordFormBody(words, form), formPolicy),
    /** The page for a sign-in that has expired, was used before or was tampered with. */
    expired: (reply: FastifyReply, returnTo = "/") =>
      send(
        reply,
        410,
        words.signInAgain,
        messageWithButton(words.expired, loginAddress(returnTo), words.signIn),
      ),
    /** @param email the account's; null where the provider does not tell it */
    notLetIn: (reply: FastifyReply, email: string | null) =>
      send(reply, 403, words.noAccess, notLetInBody(words, email), signOutPolicy),
    providerAway: (reply: FastifyReply, returnTo: string) =>
      send(
        reply.header("retry-after", "5"),
        503,
        words.notAvailable,
        messageWithButton(words.providerAway, loginAddress(returnTo), words.tryAgain),
      ),
    /**
     * Returns HTML, because the provider sends it itself. @param reason the error's name in the
     * OAuth standard
     */
    cannotGoOn: (reason: string): string =>
      plainPage(brand, words.cannotGoOn, messageWithButton(reason, "/", words.backToStart)),
  };
};
