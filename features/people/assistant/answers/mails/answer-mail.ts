import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { StoredHandOver } from "../store.ts";

/** What care has written, to whoever has asked, in the words in which it was written. */
export const answerMail = (
  product: string,
  { market: marketId, email, question }: StoredHandOver,
  { subject, text }: Readonly<{ subject: string; text: string }>,
): Mail => {
  const market = marketById(marketId);
  const t = translatorFor(market);
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: question,
    title: subject,
    parts: [...paragraphs, `${t("chat.mailConversation")}: ${question}`],
    reason: t("chat.mailWhy", { product }),
  });
  return { to: email, subject, ...rendered };
};
