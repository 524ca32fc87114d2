import { dayAt, formatDate, formatTime } from "#markets/format.ts";
import { translatorFor } from "#markets/translator.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { MailPlace } from "./code-mail.ts";

/** The last mail to somebody whose account is deleted. */
export const deletedMail = (
  { to, at }: Readonly<{ to: string; at: Date }>,
  { product, market, host }: MailPlace,
): Mail => {
  const t = translatorFor(market);
  const lead = t("deletedMail.lead", {
    date: formatDate(dayAt(at, market)),
    time: formatTime(at, market),
  });
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: lead,
    title: t("deletedMail.title"),
    parts: [lead],
    reason: t("deletedMail.why", { host }),
  });
  return { to, subject: t("deletedMail.subject", { product }), ...rendered };
};
