import Bowser from "bowser";
import type { Market } from "#markets/market-type.ts";
import { Action, Facts, Letter, Paragraph, renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import { notices } from "./messages/notice.ts";

export type SignInFacts = Readonly<{
  /** Of the account, which gets the mail. */
  email: string;
  at: Date;
  /** As the browser says it is; empty where it says nothing. */
  userAgent: string;
  /** Of the network from which it came. */
  address: string;
}>;

export type SignInMailOptions = Readonly<{
  product: string;
  /** Of the back-office, as browsers see it. */
  origin: string;
  /** In whose language and time zone it is written. */
  market: Market;
}>;

/** Such as `Firefox, Windows`; null for what names neither. */
const browserOf = (userAgent: string): string | null => {
  if (userAgent === "") return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(", ") || null;
};

const momentIn = ({ htmlLang, timeZone }: Market, at: Date): string =>
  new Intl.DateTimeFormat(htmlLang, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(at);

/** Tells the owner of an account that somebody signed in to it with a browser that is new to it. */
export const signInMail = async (
  { email, at, userAgent, address }: SignInFacts,
  { product, origin, market }: SignInMailOptions,
): Promise<Mail> => {
  const texts = notices[market.language];
  const { host } = new URL(origin);
  const say = (text: string): string =>
    text.replaceAll("{product}", product).replaceAll("{host}", host);
  const browser = browserOf(userAgent) ?? texts.unknownBrowser;
  const when = momentIn(market, at);
  const facts = [
    [texts.account, email],
    [texts.when, when],
    [texts.browser, browser],
    [texts.address, address],
  ] as const;
  const parts = await renderLetter(
    <Letter
      language={market.htmlLang}
      product={product}
      preview={`${browser}, ${when}`}
      title={texts.title}
      why={say(texts.why)}
    >
      <Paragraph>{say(texts.lead)}</Paragraph>
      <Facts facts={facts} />
      <Paragraph>{texts.wasYou}</Paragraph>
      <Paragraph>{texts.wasNotYou}</Paragraph>
      <Action href={`${origin}/`}>{texts.open}</Action>
    </Letter>,
  );
  return { to: email, subject: say(texts.subject), ...parts };
};
