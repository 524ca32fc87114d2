import type { Market } from "#markets/market-type.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { StoredForm } from "../store.ts";
import { formMailWords } from "./mail-words.ts";

type MailOptions = Readonly<{ product: string; market: Market }>;

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");

/** Tells staff of a submission. It says nothing of who has sent, or what. */
export const noticeMails = (
  { id, name, mailTo }: StoredForm,
  { product, office, market }: MailOptions & Readonly<{ office: string }>,
): readonly Mail[] => {
  if (mailTo.length === 0) return [];
  const words = formMailWords[market.language];
  const values = { form: name, product };
  const subject = fill(words.subject, values);
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: name,
    title: words.title,
    parts: [
      fill(words.lead, values),
      { href: `${office}/new-form-builder/${id}?tab=submissions`, words: words.open },
    ],
    reason: fill(words.noticeReason, values),
  });
  return mailTo.map((to) => ({ to, subject, ...rendered }));
};

/** What the form's own words say to the one who has sent. */
export const replyMail = (
  { replySubject, replyText }: StoredForm,
  to: string,
  { product, market }: MailOptions,
): Mail => {
  const paragraphs = replyText.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: paragraphs[0] ?? replySubject,
    title: replySubject,
    parts: paragraphs,
    reason: fill(formMailWords[market.language].replyReason, { product }),
  });
  return { to, subject: replySubject, ...rendered };
};
