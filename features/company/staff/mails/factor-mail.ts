import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Database } from "#platform/server/database/tables.ts";
import type { Mail, Mailer } from "#platform/server/mail/mail.ts";
import { type FactorChange, factorTexts } from "./messages/factors.ts";
import { formatMoment, type SignInMailOptions } from "./sign-in-mail.ts";

/** Mails the owner of an account what has changed, in the transaction of the change. */
export type FactorMails = (trx: Database, email: string, change: FactorChange) => Promise<void>;

/** Tells the owner of an account of staff that it is signed in to in another way now. */
export const factorMail = (
  { email, change, at }: Readonly<{ email: string; change: FactorChange; at: Date }>,
  { product, origin, market }: SignInMailOptions,
): Mail => {
  const texts = factorTexts[market.language];
  const { host } = new URL(origin);
  const fill = (text: string): string =>
    text.replaceAll("{product}", product).replaceAll("{host}", host);
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: fill(texts[change]),
    title: texts.title,
    parts: [
      fill(texts[change]),
      {
        facts: [
          [texts.account, email],
          [texts.when, formatMoment(market, at)],
        ],
      },
      texts.wasNotYou,
      { href: `${origin}/`, words: texts.open },
    ],
    reason: fill(texts.why),
  });
  return { to: email, subject: fill(texts.subject), ...rendered };
};

export type FactorMailOptions = SignInMailOptions & Readonly<{ mailer: Mailer; now: () => Date }>;

export const createFactorMails =
  (options: FactorMailOptions): FactorMails =>
  async (trx, email, change) => {
    await options.mailer.queue(trx, factorMail({ email, change, at: options.now() }, options));
  };
