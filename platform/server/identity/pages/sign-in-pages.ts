import type { FastifyReply } from "fastify";
import type { SignInWords } from "../realm.ts";
import { escape, plainPage } from "./plain-page.ts";
import { sendPlainPage } from "./send-page.ts";

type Form = Readonly<{
  /** The URL that the form posts to. */
  action: string;
  /** The typed e-mail is shown again after an error. */
  email: string;
  error: string | null;
}>;

const passwordForm = (words: SignInWords, { action, email, error }: Form): string =>
  plainPage(
    words.language,
    words.signIn,
    `<form method="post" action="${escape(action)}"><label>${escape(words.email)}<input name="email" type="email" autocomplete="username" required maxlength="254" value="${escape(email)}"></label><label>${escape(words.password)}<input name="password" type="password" autocomplete="current-password" required maxlength="128"></label>${error ? `<p role="alert">${escape(error)}</p>` : ""}<button>${escape(words.signIn)}</button></form>`,
  );

const messageWithButton = (text: string, href: string, button: string): string =>
  `<p>${escape(text)}</p><a class="button" href="${escape(href)}">${escape(button)}</a>`;

const loginAddress = (returnTo: string): string =>
  returnTo === "/" ? "/login" : `/login?returnTo=${encodeURIComponent(returnTo)}`;

export const signInPages = (words: SignInWords) => {
  const send = (reply: FastifyReply, status: number, title: string, body: string) =>
    sendPlainPage(reply, status, plainPage(words.language, title, body));
  return {
    form: (reply: FastifyReply, status: number, form: Form) =>
      sendPlainPage(reply, status, passwordForm(words, form)),
    /** The page for a sign-in that has expired, was used before or was tampered with. */
    expired: (reply: FastifyReply, returnTo = "/") =>
      send(
        reply,
        410,
        words.signInAgain,
        messageWithButton(words.expired, loginAddress(returnTo), words.signIn),
      ),
    notLetIn: (reply: FastifyReply) =>
      send(reply, 403, words.noAccess, `<p>${escape(words.notLetIn)}</p>`),
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
      plainPage(
        words.language,
        words.cannotGoOn,
        messageWithButton(reason, "/", words.backToStart),
      ),
  };
};
