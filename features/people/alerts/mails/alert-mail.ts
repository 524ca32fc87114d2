import { dayAt, formatLongDate } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { pathOf } from "#markets/paths.ts";
import { type LetterPart, renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import { alertsPath } from "../policy.ts";
import { factsOfEvent, itemOfEvent, pathOfEvent, wordsOfEvent } from "./event-words.ts";
import type { ToldEvent } from "./told-event.ts";

/** An event, with when its alert was asked for. */
export type MailedEvent = ToldEvent & Readonly<{ alertId: string; askedAt: Date }>;

type Scene = Readonly<{
  localizer: Localizer;
  product: string;
  /** Of the market's public site. */
  origin: string;
  to: string;
  /** Ends the alerts of the events. */
  key: string;
}>;

type Contents = Readonly<{
  subject: string;
  title: string;
  preview: string;
  parts: readonly LetterPart[];
  reason: string;
}>;

const contentsOfOne = ({ localizer, origin }: Scene, event: MailedEvent): Contents => {
  const { t, market } = localizer;
  const { subject, title } = wordsOfEvent(localizer, event);
  const item = itemOfEvent(localizer, event, origin);
  const why = event.reason === "new-date" ? "alertMail.whyTravel" : "alertMail.whyTour";
  return {
    subject,
    title,
    preview: item.text,
    parts: [
      event.travel.name,
      factsOfEvent(localizer, event),
      { href: origin + pathOfEvent(localizer, event), words: t("alertMail.open") },
      ...(event.reason === "confirmed" ? [t("alertMail.seatFirst")] : []),
    ],
    reason: t(why, { date: formatLongDate(dayAt(event.askedAt, market), market) }),
  };
};

const contentsOfMany = ({ localizer, origin }: Scene, events: readonly MailedEvent[]): Contents => {
  const { t, market } = localizer;
  const title = t("alertMail.titleMany", { n: events.length });
  const items = events.map((event) => itemOfEvent(localizer, event, origin));
  const wishlist = pathOf(market.id, "wishlist") ?? "/";
  return {
    subject: title,
    title,
    preview: items.map(({ item, label }) => `${item}: ${label}`).join(". "),
    parts: [
      t("alertMail.leadMany"),
      ...items,
      { href: origin + wishlist, words: t("alertMail.openMany") },
    ],
    reason: t("alertMail.whyMany", { n: new Set(events.map(({ alertId }) => alertId)).size }),
  };
};

/** Tells a person what has happened, in the language in which they asked to be told. */
export const alertMail = (scene: Scene, events: readonly MailedEvent[]): Mail => {
  const { localizer, product, origin, to, key } = scene;
  const { t, market } = localizer;
  const [event] = events;
  const { subject, ...contents } =
    event && events.length === 1 ? contentsOfOne(scene, event) : contentsOfMany(scene, events);
  const stop = `${origin}${alertsPath}/unsubscribe/${key}`;
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    ...contents,
    links: [
      { href: stop, words: t("alertMail.stop") },
      {
        href: `${origin}${pathOf(market.id, "profile") ?? "/"}#alerts`,
        words: t("alertMail.all"),
      },
    ],
  });
  return {
    to,
    subject,
    ...rendered,
    headers: {
      "List-Unsubscribe": `<${stop}>`,
      // RFC 8058: the program of the mailbox may send this by itself, when its owner asks for it.
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
};
