import { Action, Letter, Paragraph, renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import { formatMoment, type SignInMailOptions } from "./sign-in-mail.tsx";
import { invitationTexts } from "./messages/invitations.ts";

export type InvitationFacts = Readonly<{
  /** The account's e-mail address, to which the mail is sent. */
  email: string;
  link: string;
  until: Date;
}>;

/** The mail by whose link somebody sets the password of their account. */
export const invitationMail = async (
  { email, link, until }: InvitationFacts,
  { product, origin, market }: SignInMailOptions,
): Promise<Mail> => {
  const texts = invitationTexts[market.language];
  const { host } = new URL(origin);
  const fill = (text: string): string =>
    text
      .replaceAll("{product}", product)
      .replaceAll("{host}", host)
      .replaceAll("{email}", email)
      .replaceAll("{when}", formatMoment(market, until));
  const rendered = await renderLetter(
    <Letter
      language={market.htmlLang}
      product={product}
      preview={fill(texts.until)}
      title={texts.title}
      reason={fill(texts.why)}
    >
      <Paragraph>{fill(texts.lead)}</Paragraph>
      <Action href={link}>{texts.open}</Action>
      <Paragraph>{fill(texts.until)}</Paragraph>
      <Paragraph>{texts.unexpected}</Paragraph>
    </Letter>,
  );
  return { to: email, subject: fill(texts.subject), ...rendered };
};
