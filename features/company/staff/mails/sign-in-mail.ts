import Bowser from "bowser";
import type { Market } from "#markets/market-type.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import { notices } from "./messages/notices.ts";

export type SignInFacts = Readonly<{
  /** The account's e-mail address, to which the mail is sent. */
  email: string;
  at: Date;
  /** The User-Agent header; empty where it is missing. */
  userAgent: string;
  /** IP address of the sign-in. */
  address: string;
}>;

export type SignInMailOptions = Readonly<{
  product: string;
  /** Origin of the back-office as browsers see it. */
  origin: string;
  /** The market whose language and time zone the mail uses. */
  market: Market;
}>;

/** `Firefox, Windows`; null if the user agent names neither. */
const browserOf = (userAgent: string): string | null => {
  if (userAgent === "") return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(", ") || null;
};

/** In the market's language and time zone. */
export const formatMoment = ({ htmlLang, timeZone }: Market, at: Date): string =>
  new Intl.DateTimeFormat(htmlLang, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(at);

export const signInMail = (
  { email, at, userAgent, address }: SignInFacts,
  { product, origin, market }: SignInMailOptions,
): Mail => {
  const texts = notices[market.language];
  const { host } = new URL(origin);
  const fill = (text: string): string =>
    text.replaceAll("{product}", product).replaceAll("{host}", host);
  const browser = browserOf(userAgent) ?? texts.unknownBrowser;
  const when = formatMoment(market, at);
  const facts = [
    [texts.account, email],
    [texts.when, when],
    [texts.browser, browser],
    [texts.address, address],
  ] as const;
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: `${browser}, ${when}`,
    title: texts.title,
    parts: [
      fill(texts.lead),
      { facts },
      texts.wasYou,
      texts.wasNotYou,
      { href: `${origin}/`, words: texts.open },
    ],
    reason: fill(texts.why),
  });
  return { to: email, subject: fill(texts.subject), ...rendered };
};
