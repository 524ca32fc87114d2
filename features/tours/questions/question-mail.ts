import { formatLongDate, formatWeekday } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import { linkDays } from "#features/tours/parts/answers/question-contract.ts";

export type AskedFacts = Readonly<{
  /** Name and address of the coordinator. */
  name: string;
  email: string;
  travelName: string;
  departureDate: string;
  endDate: string;
  /** Address of the page with yes and no. */
  link: string;
}>;

/** `sabato 20 marzo 2027` */
export const spelledDay = (day: string, market: Market): string =>
  `${formatWeekday(day, market.language, { length: "long" })} ${formatLongDate(day, market)}`;

/** Asks a coordinator whether they lead a departure, in the market's language. */
export const questionMail = (
  { name, email, travelName, departureDate, endDate, link }: AskedFacts,
  { market, product }: Readonly<{ market: Market; product: string }>,
): Mail => {
  const t = translatorFor(market);
  const subject = t("answer.mailSubject", { travel: travelName });
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: `${formatLongDate(departureDate, market)} – ${formatLongDate(endDate, market)}`,
    title: t("answer.title"),
    parts: [
      t("answer.mailLead", { name }),
      {
        facts: [
          [t("answer.travel"), travelName],
          [t("answer.from"), spelledDay(departureDate, market)],
          [t("answer.to"), spelledDay(endDate, market)],
        ],
      },
      { href: link, words: t("answer.mailOpen") },
      t("answer.mailLater", { n: linkDays }),
    ],
    reason: t("answer.mailWhy", { product }),
  });
  return { to: email, subject, ...rendered };
};
