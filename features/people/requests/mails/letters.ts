import { formatLongDate } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { formatDays } from "#markets/planned-days.ts";
import { translatorFor } from "#markets/translator.ts";
import { type LetterPart, renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { AskedDeparture } from "../ask/asked-departure.ts";
import { numberOf } from "../ask/number-of.ts";
import { marketDay, type RequestScene } from "../ask/scene.ts";
import { roomName, toBillView } from "../parts/bill-presenter.ts";
import type { StoredRequest } from "../store.ts";

/** Mails say amounts in the market's own currency, in which they are stored. */
export const mailLocalizer = (scene: Pick<RequestScene, "now">, id: string): Localizer => {
  const { market, today } = marketDay(scene, id);
  return { market, t: translatorFor(market), today, display: null };
};

const billFacts = (localizer: Localizer, request: StoredRequest) => {
  const { lines, total, due } = toBillView(localizer, request.bill, request, true);
  return [...lines, total, ...due].map(({ label, amount }) => [label, amount] as const);
};

/** The label of each fact that a change may differ in, with how it reads. */
const personFacts = (localizer: Localizer, request: StoredRequest) => {
  const { t } = localizer;
  const { seats, room, flexible, name, email, phone, question } = request;
  return [
    [t("request.seats"), String(seats)],
    [t("request.room"), roomName(localizer, seats, room)],
    [t("request.flexible"), t(flexible ? "request.yes" : "request.no")],
    [t("request.name"), name],
    [t("request.email"), email],
    ...(phone === null ? [] : [[t("request.phone"), phone] as const]),
    ...(question === "" ? [] : [[t("request.question"), question] as const]),
  ] as const;
};

export type LetterWords = Readonly<{
  title:
    | "request.mailCareNew"
    | "request.mailCareChanged"
    | "request.mailCareWithdrawn"
    | "request.mailCareWord";
  /** What the traveller has said; null where it is no answer. */
  lead: string | null;
  /** The request as it was, where it was changed: what differs is said. */
  before?: StoredRequest;
}>;

const changesOf = (localizer: Localizer, before: StoredRequest, after: StoredRequest) => {
  const was = new Map(personFacts(localizer, before));
  return personFacts(localizer, after)
    .filter(([label, value]) => was.get(label) !== value)
    .map(([label, value]) => [label, `${was.get(label) ?? "–"} → ${value}`] as const);
};

/** Tells the market's care of a request, in the market's language. */
export const careMail = (
  scene: RequestScene,
  { request, to }: Readonly<{ request: StoredRequest; to: string }>,
  { title, lead, before }: LetterWords,
): Mail => {
  const localizer = mailLocalizer(scene, request.market);
  const { t, market } = localizer;
  const date = formatLongDate(request.departure_date, market);
  const subject = `${numberOf(request)}: ${t(title)}. ${request.travel_name}, ${date}`;
  const facts = before ? changesOf(localizer, before, request) : personFacts(localizer, request);
  const rendered = renderLetter({
    language: market.htmlLang,
    product: scene.product,
    preview: `${request.travel_name}, ${date}`,
    title: `${t(title)}: ${numberOf(request)}`,
    parts: [
      `${request.travel_name}, ${date}`,
      ...(lead === null ? [] : [lead]),
      { facts },
      {
        href: `${scene.office}/requests/${request.id}?in=${market.apiCountry}`,
        words: t("request.mailCareOpen"),
      },
    ],
    reason: t("request.mailCareWhy", { product: scene.product }),
  });
  return { to, subject, ...rendered };
};

type TravellerFacts = Readonly<{
  request: StoredRequest;
  departure: AskedDeparture;
  /** Of the request's own page. */
  url: string;
}>;

const tripFacts = (
  localizer: Localizer,
  { request, departure: { tour } }: TravellerFacts,
): LetterPart => ({
  facts: [
    [localizer.t("request.number"), numberOf(request)],
    [localizer.t("request.trip"), request.travel_name],
    [localizer.t("request.dates"), formatDays(tour.departureDate, tour.endDate, localizer.market)],
    ...billFacts(localizer, request),
  ],
});

/** What was asked for, to whoever has asked, in the language of the market. */
export const travellerMail = (
  scene: RequestScene,
  about: TravellerFacts,
  title: "request.mailSent" | "request.mailChanged",
): Mail => {
  const { request, url } = about;
  const localizer = mailLocalizer(scene, request.market);
  const { t, market } = localizer;
  const values = { name: request.name, travel: request.travel_name, number: numberOf(request) };
  const rendered = renderLetter({
    language: market.htmlLang,
    product: scene.product,
    preview: t("request.careAnswers"),
    title: t(title),
    parts: [
      t("request.mailLead", values),
      tripFacts(localizer, about),
      ...(request.question === "" ? [] : [`${t("request.yourQuestion")}: ${request.question}`]),
      { href: url, words: t("request.see") },
      t("request.mailLater"),
      `${t("request.notBooking")} ${t("request.notBookingText")}`,
    ],
    reason: t("request.mailWhy", { product: scene.product }),
  });
  return { to: request.email, subject: t("request.mailSubject", values), ...rendered };
};
