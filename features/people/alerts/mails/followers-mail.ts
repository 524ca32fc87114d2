import { decisionDay, isPast } from "#features/catalogue/tours/rules.ts";
import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { dayAt, formatLongDate, formatWeekday } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { pathOf } from "#markets/paths.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import { alertsPath } from "../policy.ts";

export type FollowedScene = Readonly<{
  localizer: Localizer;
  product: string;
  /** Of the market's public site. */
  origin: string;
  travel: Readonly<{ name: string; slug: string }>;
  tour: Tour;
}>;

export type FollowerFacts = Readonly<{
  to: string;
  /** In the link that ends the alert; null for a test, which ends none. */
  key: string | null;
  askedAt: Date;
}>;

/** Tells somebody who follows a departure that people are missing, and until when it is decided. */
export const followersMail = (
  { localizer, product, origin, travel, tour }: FollowedScene,
  { to, key, askedAt }: FollowerFacts,
): Mail => {
  const { t, market, today } = localizer;
  const date = formatLongDate(tour.departureDate, market);
  const { peopleIn, peopleNeeded, peopleMinimum } = tour;
  const day = decisionDay(tour);
  const values = { travel: travel.name, date, n: peopleNeeded };
  const title = t("alertMail.titleNeeded", values);
  const stop = `${origin}${alertsPath}/unsubscribe/${key ?? ""}`;
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: title,
    title,
    parts: [
      t("alertMail.needed", { ...values, in: peopleIn, minimum: peopleMinimum }),
      isPast({ departureDate: day }, today)
        ? t("alertMail.decideSoon")
        : t("alertMail.decideOn", {
            day: `${formatWeekday(day, market.language, { length: "long" })} ${formatLongDate(day, market)}`,
          }),
      t("alertMail.askSeat"),
      {
        href: `${origin}${tourPath(localizer, travel.slug, tour.code)}?ask`,
        words: t("request.title"),
      },
    ],
    reason: t("alertMail.whyTour", { date: formatLongDate(dayAt(askedAt, market), market) }),
    links: [
      ...(key === null ? [] : [{ href: stop, words: t("alertMail.stop") }]),
      {
        href: `${origin}${pathOf(market.id, "profile") ?? "/"}#alerts`,
        words: t("alertMail.all"),
      },
    ],
  });
  return {
    to,
    subject: t("alertMail.subjectNeeded", values),
    ...rendered,
    ...(key !== null && {
      headers: {
        "List-Unsubscribe": `<${stop}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
  };
};
