import { dayText } from "#features/catalogue/events/parts/days-text.ts";
import { eventPath } from "#features/catalogue/events/parts/event-presenter.ts";
import type { StoredEvent } from "#features/catalogue/events/store.ts";
import type { AccountAddress } from "#features/people/accounts/store.ts";
import { dayAt, formatTime } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { type LetterPart, renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { AttendanceScene } from "../scene.ts";
import type { MailKind } from "./mail-kinds.ts";

/** A mail that the product writes by itself. */
export type OwnMailKind = Exclude<MailKind, "letter">;

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

/** Which event a letter is about, when and where it is, and the link to its page. */
export const aboutEvent = (
  scene: AttendanceScene,
  { event, market: id }: About,
  reader: Market,
): readonly LetterPart[] => {
  const place = marketById(id);
  const localizer = localizerFor(reader, place, scene.now());
  const { t, market } = localizer;
  const path = eventPath({ market: place }, event);
  const origin = scene.siteOf(id);
  const day = dayText(localizer, dayAt(event.startsAt, market));
  return [
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
  ];
};

/** A letter about an event to one person, who sees nobody else's address. */
export const eventMail = (
  scene: AttendanceScene,
  about: About,
  account: AccountAddress,
  kind: OwnMailKind,
): Mail => {
  const { event } = about;
  const own = marketById(account.market);
  const t = translatorFor(own);
  const [subject, title, lead] = words[kind];
  const values = { title: event.title };
  const rendered = renderLetter({
    language: own.htmlLang,
    product: scene.product,
    preview: t(lead, values),
    title: t(title, values),
    parts: [
      t(lead, values),
      ...(kind === "cancelled" ? [event.cancelledBecause] : []),
      ...aboutEvent(scene, about, own),
      ...(kind === "cancelled" ? [] : [t("attendance.mailCannot")]),
    ],
    reason: t("attendance.mailWhy", { product: scene.product }),
  });
  return { to: account.email, subject: t(subject, values), ...rendered };
};
