import type { Market } from "#markets/market-type.ts";
import { Action, Letter, Paragraph, renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { StoredForm } from "../store.ts";
import { formMailWords } from "./mail-words.ts";

type MailOptions = Readonly<{ product: string; market: Market }>;

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");

/** Tells staff of a submission. It says nothing of who has sent, or what. */
export const noticeMails = async (
  { id, name, mailTo }: StoredForm,
  { product, office, market }: MailOptions & Readonly<{ office: string }>,
): Promise<readonly Mail[]> => {
  if (mailTo.length === 0) return [];
  const words = formMailWords[market.language];
  const values = { form: name, product };
  const subject = fill(words.subject, values);
  const rendered = await renderLetter(
    <Letter
      language={market.htmlLang}
      product={product}
      preview={name}
      title={words.title}
      reason={fill(words.noticeReason, values)}
    >
      <Paragraph>{fill(words.lead, values)}</Paragraph>
      <Action href={`${office}/new-form-builder/${id}?tab=submissions`}>{words.open}</Action>
    </Letter>,
  );
  return mailTo.map((to) => ({ to, subject, ...rendered }));
};

/** What the form's own words say to the one who has sent. */
export const replyMail = async (
  { replySubject, replyText }: StoredForm,
  to: string,
  { product, market }: MailOptions,
): Promise<Mail> => {
  const paragraphs = replyText.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const rendered = await renderLetter(
    <Letter
      language={market.htmlLang}
      product={product}
      preview={paragraphs[0] ?? replySubject}
      title={replySubject}
      reason={fill(formMailWords[market.language].replyReason, { product })}
    >
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index}>{paragraph}</Paragraph>
      ))}
    </Letter>,
  );
  return { to, subject: replySubject, ...rendered };
};
