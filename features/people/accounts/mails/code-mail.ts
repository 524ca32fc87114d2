import type { Market } from "#markets/market-type.ts";
import { type MessageKey, translatorFor } from "#markets/translator.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { ChallengePurpose } from "../sign-in/challenges.ts";

export type MailPlace = Readonly<{
  product: string;
  /** In whose language it is written. */
  market: Market;
  /** The host on which it was asked for. */
  host: string;
}>;

const leads = {
  "sign-in": "codeMail.lead",
  password: "codeMail.passwordLead",
  deletion: "codeMail.deletionLead",
} as const satisfies Record<ChallengePurpose, MessageKey>;

/** A code stands in the subject too, so that a notification shows it. */
export const codeMail = (
  { to, code, purpose }: Readonly<{ to: string; code: string; purpose: ChallengePurpose }>,
  { product, market, host }: MailPlace,
): Mail => {
  const t = translatorFor(market);
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: t("codeMail.preview"),
    title: t("codeMail.title"),
    parts: [t(leads[purpose]), { code }, t("codeMail.notYou")],
    reason: t("codeMail.why", { host }),
  });
  return { to, subject: t("codeMail.subject", { code, product }), ...rendered };
};
