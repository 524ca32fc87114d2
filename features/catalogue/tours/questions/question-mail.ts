import { formatLongDate, formatWeekday } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import { type LetterPart, renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import { linkDays } from "../question-contract.ts";

/** Who is asked. */
export type AskedPerson = Readonly<{ name: string; email: string }>;

/** A departure that somebody is asked about. */
export type AskedFacts = Readonly<{
  travelName: string;
  departureDate: string;
  endDate: string;
  /** Address of the page with yes and no. */
  link: string;
}>;

/** `sabato 20 marzo 2027` */
export const spelledDay = (day: string, market: Market): string =>
  `${formatWeekday(day, market.language, { length: "long" })} ${formatLongDate(day, market)}`;

type MailScene = Readonly<{ market: Market; product: string }>;

const factsOf = (
  { travelName, departureDate, endDate }: AskedFacts,
  market: Market,
): LetterPart => {
  const t = translatorFor(market);
  return {
    facts: [
      [t("answer.travel"), travelName],
      [t("answer.from"), spelledDay(departureDate, market)],
      [t("answer.to"), spelledDay(endDate, market)],
    ],
  };
};

/** The parts in which the mails about one departure and about several differ. */
const wordsOf = (
  { name }: AskedPerson,
  departures: readonly AskedFacts[],
  market: Market,
): Readonly<{ subject: string; title: string; lead: string; later: string }> => {
  const t = translatorFor(market);
  const [first] = departures;
  if (first && departures.length === 1)
    return {
      subject: t("answer.mailSubject", { travel: first.travelName }),
      title: t("answer.title"),
      lead: t("answer.mailLead", { name }),
      later: t("answer.mailLater", { n: linkDays }),
    };
  const n = departures.length;
  return {
    subject: t("answer.mailSubjectMany", { n }),
    title: t("answer.titleMany"),
    lead: t("answer.mailLeadMany", { name, n }),
    later: t("answer.mailLaterMany", { n: linkDays }),
  };
};

/**
 * Asks a coordinator whether they lead departures, in the market's language: each has a link to the
 * page on which it is answered.
 * @param departures at least one, the earliest first
 */
export const questionMail = (
  person: AskedPerson,
  departures: readonly AskedFacts[],
  { market, product }: MailScene,
): Mail => {
  const t = translatorFor(market);
  const { subject, title, lead, later } = wordsOf(person, departures, market);
  const days = [departures[0]?.departureDate, departures.at(-1)?.endDate];
  const isOne = departures.length === 1;
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: days.map((day) => formatLongDate(day ?? "", market)).join(" – "),
    title,
    parts: [
      lead,
      ...departures.flatMap((departure): LetterPart[] => [
        factsOf(departure, market),
        {
          href: departure.link,
          words: isOne
            ? t("answer.mailOpen")
            : t("answer.mailOpenOf", { day: formatLongDate(departure.departureDate, market) }),
        },
      ]),
      later,
    ],
    reason: t("answer.mailWhy", { product }),
  });
  return { to: person.email, subject, ...rendered };
};
