import { dayAt, formatDate, formatTime } from "#markets/format.ts";
import { translatorFor } from "#markets/translator.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { MailPlace } from "./code-mail.ts";

/** Tells somebody that their account is opened by another passkey, or by one less. */
export const passkeyMail = (
  { to, change, at }: Readonly<{ to: string; change: "added" | "removed"; at: Date }>,
  { product, market, host }: MailPlace,
): Mail => {
  const t = translatorFor(market);
  const values = { date: formatDate(dayAt(at, market)), time: formatTime(at, market) };
  const lead =
    change === "added" ? t("passkeyMail.added", values) : t("passkeyMail.removed", values);
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: lead,
    title: t("passkeyMail.title"),
    parts: [lead, t("passkeyMail.notYou")],
    reason: t("passkeyMail.why", { host }),
  });
  return { to, subject: t("passkeyMail.subject", { product }), ...rendered };
};
