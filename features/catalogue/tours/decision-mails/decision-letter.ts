import { formatLongDate } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { type LetterPart, renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { Tour } from "../contract.ts";
import { decisionDay } from "../rules.ts";
import { spelledDay } from "../questions/question-mail.ts";
import type { Addressed } from "../handed-in/departure-people.ts";

/** What a mail to those who are in tells of. */
export type DecisionNotice =
  | Readonly<{ kind: "confirm" }>
  | Readonly<{ kind: "day" }>
  | Readonly<{ kind: "cancel"; reason: string; others: readonly Tour[] }>
  | Readonly<{ kind: "move"; reason: string; to: Tour; until: string; link: string }>;

export type LetterScene = Readonly<{
  product: string;
  /** Of the market's public site. */
  site: string;
  /** Of the departure, which is on the site of this market alone. */
  market: string;
  travel: Readonly<{ name: string; slug: string }>;
  tour: Tour;
}>;

const addressOf = ({ site, market, travel }: LetterScene, { code }: Tour): string =>
  site +
  (pathOf(marketById(market).id, "travels-travel-tour", { travel: travel.slug, tour: code }) ??
    "/");

type LetterTexts = Readonly<{ subject: string; title: string; parts: readonly LetterPart[] }>;

const textsOf = (
  scene: LetterScene,
  { market: id, passengerIds }: Addressed,
  notice: DecisionNotice,
): LetterTexts => {
  const market = marketById(id);
  const t = translatorFor(market);
  const { travel, tour } = scene;
  const date = formatLongDate(tour.departureDate, market);
  const values = { travel: travel.name, date };
  if (notice.kind === "confirm")
    return {
      subject: t("decisionMail.subjectConfirmed", values),
      title: t("decisionMail.titleConfirmed"),
      parts: [
        t("decisionMail.confirmed", values),
        { href: addressOf(scene, tour), words: t("decisionMail.see") },
      ],
    };
  if (notice.kind === "day") {
    const day = spelledDay(decisionDay(tour), market);
    const group = { in: tour.peopleIn, minimum: tour.peopleMinimum };
    return {
      subject: t("decisionMail.subjectDay", { ...values, day }),
      title: t("decisionMail.titleDay"),
      parts: [
        t("decisionMail.day", { ...values, ...group, day }),
        t("decisionMail.dayFlights"),
        { href: addressOf(scene, tour), words: t("decisionMail.see") },
      ],
    };
  }
  if (notice.kind === "cancel")
    return {
      subject: t("decisionMail.subjectCancelled", values),
      title: t("decisionMail.titleCancelled"),
      parts: [
        t("decisionMail.cancelled", { ...values, reason: notice.reason }),
        t("decisionMail.moneyBack"),
        ...(notice.others.length === 0 ? [] : [t("decisionMail.otherDates")]),
        ...notice.others.map((other) => ({
          href: addressOf(scene, other),
          words: spelledDay(other.departureDate, market),
        })),
      ],
    };
  const toDate = formatLongDate(notice.to.departureDate, market);
  return {
    subject: t("decisionMail.subjectMove", { ...values, toDate }),
    title: t("decisionMail.titleMove"),
    parts: [
      t("decisionMail.move", { ...values, reason: notice.reason }),
      t("decisionMail.moveOffer", { n: passengerIds.length, toDate }),
      {
        facts: [
          [t("answer.from"), spelledDay(notice.to.departureDate, market)],
          [t("answer.to"), spelledDay(notice.to.endDate, market)],
        ],
      },
      { href: notice.link, words: t("answer.mailOpen") },
      t("decisionMail.moveUntil", { until: spelledDay(notice.until, market) }),
    ],
  };
};

/** Tells who is in a departure what was decided, in their own language. */
export const decisionLetter = (scene: LetterScene, to: Addressed, notice: DecisionNotice): Mail => {
  const market = marketById(to.market);
  const t = translatorFor(market);
  const { subject, title, parts } = textsOf(scene, to, notice);
  const hello =
    to.name === "" ? t("decisionMail.hello") : t("decisionMail.helloName", { name: to.name });
  const rendered = renderLetter({
    language: market.htmlLang,
    product: scene.product,
    preview: title,
    title,
    parts: [hello, ...parts],
    reason: t("decisionMail.why", { product: scene.product }),
  });
  return { to: to.email, subject, ...rendered };
};
