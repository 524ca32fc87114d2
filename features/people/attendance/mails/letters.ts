import { dayText } from "#features/catalogue/events/parts/days-text.ts";
import { eventPath } from "#features/catalogue/events/parts/event-presenter.ts";
import type { StoredEvent } from "#features/catalogue/events/store.ts";
import type { AccountAddress } from "#features/people/accounts/store.ts";
import { dayAt, formatTime } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { AttendanceScene } from "../scene.ts";

/** What a mail tells: that a place was freed, or what has changed for those who come and wait. */
export type MailKind = "place" | "cancelled" | "reinstated" | "changed";

const words = {
  place: ["attendance.mailPlaceSubject", "attendance.mailPlace", "attendance.mailPlaceLead"],
  cancelled: [
    "attendance.mailCancelledSubject",
    "attendance.mailCancelled",
    "attendance.mailCancelledLead",
  ],
  reinstated: [
    "attendance.mailReinstatedSubject",
    "attendance.mailReinstated",
    "attendance.mailReinstatedLead",
  ],
  changed: [
    "attendance.mailChangedSubject",
    "attendance.mailChanged",
    "attendance.mailChangedLead",
  ],
} as const;

/** In a person's own language, with the clock of the place where the event is. */
const localizerFor = (own: Market, place: Market, now: Date): Localizer => {
  const market = { ...own, timeZone: place.timeZone };
  return { market, t: translatorFor(own), today: dayAt(now, market), display: null };
};

type About = Readonly<{ event: StoredEvent; market: string }>;

/** A letter about an event to one person, who sees nobody else's address. */
export const eventMail = (
  scene: AttendanceScene,
  { event, market: id }: About,
  account: AccountAddress,
  kind: MailKind,
): Mail => {
  const place = marketById(id);
  const own = marketById(account.market);
  const localizer = localizerFor(own, place, scene.now());
  const { t, market } = localizer;
  const [subject, title, lead] = words[kind];
  const values = { title: event.title };
  const path = eventPath({ market: place }, event);
  const origin = scene.siteOf(id);
  const day = dayText(localizer, dayAt(event.startsAt, market));
  const rendered = renderLetter({
    language: own.htmlLang,
    product: scene.product,
    preview: t(lead, values),
    title: t(title, values),
    parts: [
      t(lead, values),
      ...(kind === "cancelled" ? [event.cancelledBecause] : []),
      {
        facts: [
          [t("attendance.mailEvent"), event.title],
          [t("events.when"), `${day}, ${formatTime(event.startsAt, market)}`],
          [t("attendance.mailPlaceName"), [event.address, event.city].filter(Boolean).join(", ")],
        ],
      },
      ...(path === null || origin === null
        ? []
        : [{ href: `${origin}${path}`, words: t("events.see") }]),
      ...(kind === "cancelled" ? [] : [t("attendance.mailCannot")]),
    ],
    reason: t("attendance.mailWhy", { product: scene.product }),
  });
  return { to: account.email, subject: t(subject, values), ...rendered };
};
