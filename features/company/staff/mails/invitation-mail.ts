import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import { formatMoment, type SignInMailOptions } from "./sign-in-mail.ts";
import { invitationTexts } from "./messages/invitations.ts";

export type InvitationFacts = Readonly<{
  /** The account's e-mail address, to which the mail is sent. */
  email: string;
  link: string;
  until: Date;
}>;

/** The mail by whose link somebody sets the password of their account. */
export const invitationMail = (
  { email, link, until }: InvitationFacts,
  { product, origin, market }: SignInMailOptions,
): Mail => {
  const texts = invitationTexts[market.language];
  const { host } = new URL(origin);
  const fill = (text: string): string =>
    text
      .replaceAll("{product}", product)
      .replaceAll("{host}", host)
      .replaceAll("{email}", email)
      .replaceAll("{when}", formatMoment(market, until));
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: fill(texts.until),
    title: texts.title,
    parts: [
      fill(texts.lead),
      { href: link, words: texts.open },
      fill(texts.until),
      texts.unexpected,
    ],
    reason: fill(texts.why),
  });
  return { to: email, subject: fill(texts.subject), ...rendered };
};
